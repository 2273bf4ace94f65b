import { createMachine } from 'xstate';

/** A shared link, from the view of the person who opens it. */
export const sharedLinkModel = createMachine({
  initial: 'waiting for what was shared',
  states: {
    'waiting for what was shared': {
      on: {
        'it comes': 'out of the way',
        'it no longer exists': 'shown that it no longer exists',
        'no answer comes': 'a way to try again',
      },
    },
    'shown that it no longer exists': { on: { 'search instead': 'out of the way' } },
    'a way to try again': { on: { 'try again': 'waiting for what was shared', 'search instead': 'out of the way' } },
    'out of the way': { on: { 'follow another link': 'waiting for what was shared' } },
  },
});
