import { createMachine } from 'xstate';

/** The number of the goods, in the words of the person who types it. */
export const listedNumbersModel = createMachine({
  initial: 'no number',
  states: {
    'no number': {
      on: {
        'type a number': 'nothing is said',
        'type a number that no list has': 'told it is not listed',
        'type a number, the server is slow': 'told it is being read',
        'type a number, the server is away': 'told it was not read',
      },
    },
    'told it is being read': {
      on: { 'the answer comes': 'nothing is said any more', 'take the number away': 'no more is said' },
    },
    'told it was not read': {
      on: {
        'try again': 'nothing is said any more',
        'try again, the server is away still': 'told again it was not read',
      },
    },
    'nothing is said': {},
    'nothing is said any more': {},
    'no more is said': {},
    'told it is not listed': {},
    'told again it was not read': {},
  },
});
