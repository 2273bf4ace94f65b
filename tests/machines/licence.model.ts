import { createMachine } from 'xstate';

/** A business licence on its way, as the person who handed it in sees it. */
export const licenceModel = createMachine({
  initial: 'on its way',
  states: {
    'on its way': {
      on: {
        'see it move': 'nearly half of it there',
        'it arrives': 'being read',
        'the network fails': 'shown the failure',
      },
    },
    'nearly half of it there': { on: { 'the file is damaged': 'refused', 'give it up': 'closed' } },
    'shown the failure': { on: { 'try again': 'on its way', 'give it up': 'closed' } },
    'being read': { on: { 'it is read': 'taken', 'the reader fails': 'shown the reason of the reader' } },
    'shown the reason of the reader': { on: { 'try again': 'being read' } },
    refused: {},
    taken: {},
    closed: {},
  },
});
