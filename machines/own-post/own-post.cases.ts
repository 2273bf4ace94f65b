import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { ownPostWords } from './own-post.words.ts';

export const changedQuote = new CallFailure({
  ...{ kind: 'refused', code: '10004009', message: '报价刚改过', status: 200 },
});

export const ownPostCases: MachineCases = {
  words: ownPostWords,
  input: { postId: 'request-of-the-tests' },
  events: {
    'post.award': [{ type: 'post.award', quoteNo: 'PRC26100700001', updatedAt: 1 }],
    'post.revoke': [{ type: 'post.revoke' }],
    'post.confirm': [{ type: 'post.confirm' }],
    'post.keep': [{ type: 'post.keep' }],
    'xstate.done.actor.decide': [{ type: 'xstate.done.actor.decide', output: null }],
    'xstate.error.actor.decide': [
      { type: 'xstate.error.actor.decide', error: new Error('no answer') },
      { type: 'xstate.error.actor.decide', error: changedQuote },
    ],
  },
  delays: {},
};
