import { createMachine } from 'xstate';

/** A form that is kept while it is filled, in the words of the person who fills it. */
export const draftModel = createMachine({
  initial: 'untouched',
  states: {
    untouched: {
      on: {
        'type as a visitor': 'kept here',
        'type as a visitor where nothing can be kept': 'not kept',
        'type signed in': 'on the server',
        'type signed in where nothing can be kept': 'on the server',
      },
    },
    'not kept': { on: { 'make room and try again': 'kept here', 'sign in': 'on the server' } },
    'kept here': { on: { 'sign in': 'on the server', 'the order is placed': 'removed' } },
    'on the server': {
      on: {
        'type on': 'the later words are on the server',
        'type on while it is being saved': 'the later words are on the server',
        'type on, the server is away': 'here alone',
        'type on after another tab saved': 'asked which of the two',
        'send the order': 'kept with its key',
        'the order is placed': 'removed',
      },
    },
    'here alone': { on: { 'try again': 'the later words are on the server' } },
    'asked which of the two': {
      on: { 'take theirs': 'theirs is shown', 'keep mine': 'the later words are on the server' },
    },
    'kept with its key': { on: { 'the order is placed': 'removed' } },
    'the later words are on the server': {},
    'theirs is shown': {},
    removed: {},
  },
});
