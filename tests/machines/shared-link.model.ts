import { createMachine } from 'xstate';

/** A link that somebody shared, as the person who opens it sees it. */
export const sharedLinkModel = createMachine({
  initial: 'waiting for what was shared',
  states: {
    'waiting for what was shared': {
      on: {
        'it comes': 'out of the way',
        'it is gone': 'told that it is gone',
        'no answer comes': 'a way to try again',
      },
    },
    'told that it is gone': { on: { 'search instead': 'out of the way' } },
    'a way to try again': { on: { 'try again': 'waiting for what was shared', 'search instead': 'out of the way' } },
    'out of the way': { on: { 'follow another link': 'waiting for what was shared' } },
  },
});
