import type { MachineCases } from '../kit/cases.ts';
import { ownPostWords } from './own-post.words.ts';

export const ownPostCases: MachineCases = {
  words: ownPostWords,
  input: { postId: 'request-of-the-tests' },
  events: {
    'post.award': [{ type: 'post.award', quoteNo: 'PRC26100700001' }],
    'post.revoke': [{ type: 'post.revoke' }],
    'post.confirm': [{ type: 'post.confirm' }],
    'post.keep': [{ type: 'post.keep' }],
    'xstate.done.actor.decide': [{ type: 'xstate.done.actor.decide', output: null }],
    'xstate.error.actor.decide': [{ type: 'xstate.error.actor.decide', error: new Error('no answer') }],
  },
  delays: {},
};
