import { createMachine } from 'xstate';

/** A visit to the user centre, in the words of the person who makes it. */
export const userCentreModel = createMachine({
  initial: 'at the door',
  states: {
    'at the door': {
      on: {
        'the link is good': 'in the workplace',
        'the link was used': 'told to come again by the shop',
        'the network fails': 'told of the network',
      },
    },
    'told to come again by the shop': { on: { 'go back without signing in': 'in the shop' } },
    'told of the network': { on: { 'try once more': 'at the door' } },
    'in the workplace': { on: { 'look at the orders': 'among the orders', 'go back': 'in the shop' } },
    'among the orders': { on: { 'open an order': 'at an order', 'the session ends': 'told to sign in again' } },
    'at an order': { on: { 'want to cancel': 'asked whether to cancel' } },
    'asked whether to cancel': {
      on: {
        'think better of it': 'at an order',
        'say yes, the carrier has it already': 'told why not',
        'say yes': 'at a cancelled order',
      },
    },
    'told why not': { on: { 'think better of it': 'at an order' } },
    'at a cancelled order': { on: { 'go back': 'in the shop' } },
    'told to sign in again': {},
    'in the shop': {},
  },
});
