import { createMachine } from 'xstate';

/** The tabs of the operator room. */
export const operatorRoomsModel = createMachine({
  initial: 'the first room is open',
  states: {
    'the first room is open': {
      on: { 'choose its tab': 'it is open again', 'choose the rates': 'the rates are open' },
    },
    'the rates are open': {},
    'it is open again': {},
  },
});
