import type { MachineCases } from '../kit/cases.ts';
import type { SharedLinkInput } from './shared-link.types.ts';
import { sharedLinkWords } from './shared-link.words.ts';

const id = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const input: SharedLinkInput = { id };
const none: SharedLinkInput = { id: null };
const done = (output: unknown) => ({ type: 'xstate.done.actor.read', output });

export const sharedLinkCases: MachineCases = {
  words: sharedLinkWords,
  input,
  otherInputs: [none],
  events: {
    'link.followed': [{ type: 'link.followed', id }],
    'link.retry': [{ type: 'link.retry' }],
    'link.leave': [{ type: 'link.leave' }],
    'xstate.done.actor.read': [
      done({ outcome: 'found', path: '/shippingFcl', query: 'orgPortCode=CNSHA&dstPortCode=NLRTM' }),
      done({ outcome: 'expired' }),
    ],
    'xstate.error.actor.read': [{ type: 'xstate.error.actor.read', error: new Error('no answer') }],
  },
  delays: {},
};
