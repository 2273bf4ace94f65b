import { createMachine } from 'xstate';

/** Papers for an order, in the words of the person who adds them. */
export const uploadsModel = createMachine({
  initial: 'nothing chosen',
  states: {
    'nothing chosen': {
      on: { 'choose two files': 'one on its way, one waits', 'choose a program': 'shown what is taken' },
    },
    'shown what is taken': { on: { 'choose two files': 'one on its way, one waits' } },
    'one on its way, one waits': {
      on: {
        'see it move': 'half of it is there',
        'it arrives': 'the second on its way, the first taken',
        'it is refused': 'the second on its way, the first refused',
        'cancel it': 'the second on its way alone',
        'take out the one that waits': 'one on its way alone',
        'choose the same two again': 'one on its way, one waits still',
      },
    },
    'half of it is there': { on: { 'it arrives': 'the second on its way, the first taken' } },
    'the second on its way, the first taken': { on: { 'it arrives': 'both taken' } },
    'the second on its way, the first refused': {
      on: { 'it arrives': 'one refused, one taken', 'try the refused again': 'the second on its way, the first waits' },
    },
    'the second on its way, the first waits': { on: { 'both arrive': 'both taken' } },
    'one refused, one taken': {
      on: { 'try the refused again and it arrives': 'both taken', 'take out the refused': 'one taken' },
    },
    'the second on its way alone': { on: { 'it arrives': 'one taken' } },
    'one on its way alone': { on: { 'it arrives': 'the first taken' } },
    'one on its way, one waits still': {},
    'both taken': {},
    'one taken': {},
    'the first taken': {},
  },
});
