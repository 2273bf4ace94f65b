import { createMachine } from 'xstate';

/** A message of one who writes on an order. */
export const orderMessagesModel = createMachine({
  initial: 'nothing written',
  states: {
    'nothing written': { on: { 'write something': 'a message' } },
    'a message': { on: { send: 'on its way', 'take it back': 'nothing written' } },
    'on its way': { on: { 'it arrives': 'shown it was sent', 'it gets lost': 'shown why' } },
    'shown it was sent': { on: { 'write something': 'a message' } },
    'shown why': { on: { send: 'on its way' } },
  },
});
