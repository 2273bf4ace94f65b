import { createMachine } from 'xstate';

/** An order that may still be cancelled, as its owner sees it. */
export const orderModel = createMachine({
  initial: 'an order',
  states: {
    'an order': { on: { 'want to cancel': 'asked whether to cancel', 'mark what moved': 'being marked' } },
    'being marked': { on: { 'it is marked': 'an order', 'the network fails': 'shown why not marked' } },
    'shown why not marked': { on: { 'want to cancel': 'asked whether to cancel' } },
    'asked whether to cancel': {
      on: { 'think better of it': 'an order', 'say why': 'a reason is written', 'say yes': 'being cancelled' },
    },
    'a reason is written': { on: { 'say yes': 'being cancelled' } },
    'being cancelled': { on: { 'it is done': 'an order', 'the carrier has it already': 'shown why not' } },
    'shown why not': { on: { 'think better of it': 'an order', 'say yes': 'being cancelled' } },
  },
});
