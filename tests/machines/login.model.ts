import { createMachine } from 'xstate';

/** The login dialog as the person in front of it lives it. */
export const loginModel = createMachine({
  initial: 'an empty form',
  states: {
    'an empty form': {
      on: { 'submit it empty': 'shown what is missing', 'fill it in': 'a filled form', 'close it': 'closed' },
    },
    'shown what is missing': {
      on: { 'choose another mode and come back': 'an empty form', 'fill it in': 'a filled form' },
    },
    'a filled form': {
      on: {
        'submit, rightly': 'closed',
        'submit, wrongly': 'shown why',
        'submit and give the puzzle up': 'a filled form',
        'submit and close at once': 'closed',
      },
    },
    'shown why': { on: { 'fill it in': 'a filled form', 'close it': 'closed' } },
    closed: {},
  },
});
