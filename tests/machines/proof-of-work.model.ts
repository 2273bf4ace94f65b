import { createMachine } from 'xstate';

/** The work of a device as the person before it sees it. */
export const proofOfWorkModel = createMachine({
  initial: 'the device works',
  states: {
    'the device works': {
      on: { 'some is done': 'sees how far it is', 'eight seconds pass': 'reads that the device is slow' },
    },
    'sees how far it is': { on: { 'the browser cannot compute': 'reads what to do instead' } },
    'reads that the device is slow': { on: { 'the browser cannot compute': 'reads what to do instead' } },
    'reads what to do instead': { on: { 'try again': 'the device works again' } },
    'the device works again': {},
  },
});
