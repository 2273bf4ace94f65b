import { createMachine } from 'xstate';

/** The number of the goods, in the words of the person who types it. */
export const listedNumbersModel = createMachine({
  initial: 'no number',
  states: {
    'no number': {
      on: {
        'type a number': 'nothing is shown',
        'type a number that no list has': 'shown it is not listed',
        'type a number, the server is slow': 'shown it is being read',
        'type a number, the server is away': 'shown it was not read',
      },
    },
    'shown it is being read': {
      on: { 'the answer comes': 'no message is shown any more', 'take the number away': 'no more is shown' },
    },
    'shown it was not read': {
      on: {
        'try again': 'no message is shown any more',
        'try again, the server is away still': 'shown again it was not read',
      },
    },
    'nothing is shown': {},
    'no message is shown any more': {},
    'no more is shown': {},
    'shown it is not listed': {},
    'shown again it was not read': {},
  },
});
