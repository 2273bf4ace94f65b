import { createMachine } from 'xstate';

/** A request to cancel, as the operator of the open order answers it. */
export const operatorCancellationModel = createMachine({
  initial: 'no order',
  states: {
    'no order': { on: { 'open one': 'a request that waits' } },
    'a request that waits': {
      on: { 'write a fee': 'a fee to write', 'cancel free': 'asked once more', refuse: 'a reason to write' },
    },
    'a fee to write': { on: { 'fill it in': 'a fee that is complete', 'drop it': 'a request that waits' } },
    'a fee that is complete': { on: { 'send the fee': 'on its way' } },
    'asked once more': { on: { 'drop it': 'a request that waits', 'cancel it': 'on its way' } },
    'a reason to write': { on: { 'drop it': 'a request that waits' } },
    'on its way': { on: { 'it is answered': 'answered', 'the network fails': 'why', 'it was withdrawn': 'outdated' } },
    answered: {},
    why: {},
    outdated: {},
  },
});
