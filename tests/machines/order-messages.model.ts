import { createMachine } from 'xstate';

/** A message of one who writes on an order. */
export const orderMessagesModel = createMachine({
  initial: 'nothing written',
  states: {
    'nothing written': { on: { 'write something': 'a message' } },
    'a message': { on: { send: 'on its way', 'take it back': 'nothing written' } },
    'on its way': { on: { 'it arrives': 'told it was sent', 'it gets lost': 'told why' } },
    'told it was sent': { on: { 'write something': 'a message' } },
    'told why': { on: { send: 'on its way' } },
  },
});
