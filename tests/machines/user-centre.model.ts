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

/** Coming in and going out, whatever the rooms are. */
export const userCentreDoorModel = createMachine({
  initial: 'at the door',
  states: {
    'at the door': {
      on: {
        'the link is good': 'being let in',
        'the link is of the account that is here': 'being recognised',
        'the link was used': 'told to come again by the shop',
        'the network fails': 'told of the network',
      },
    },
    'being let in': { on: { 'the cookie is kept': 'being recognised', 'the cookie is blocked': 'told of cookies' } },
    'told of cookies': { on: { 'try once more': 'being let in' } },
    'told to come again by the shop': { on: { 'look who is here': 'being recognised', 'go back': 'in the shop' } },
    'told of the network': { on: { 'try once more': 'at the door' } },
    'being recognised': {
      on: { 'it is me': 'inside', 'it is nobody': 'told to sign in', 'the account does not come': 'told why not' },
    },
    'told why not': { on: { 'try once more': 'being recognised' } },
    'told to sign in': { on: { 'go back': 'in the shop', 'sign in in another tab': 'being recognised' } },
    inside: {
      on: {
        'go back': 'on the way to the shop',
        'sign out': 'signing out',
        'the session ends': 'told to sign in again',
      },
    },
    'on the way to the shop': {
      on: { 'the ticket comes': 'in the shop', 'no ticket comes': 'told that it did not open' },
    },
    'told that it did not open': { on: { 'go back': 'on the way to the shop' } },
    'signing out': { on: { 'the server knows': 'told to sign in' } },
    'told to sign in again': { on: { 'go back': 'in the shop' } },
    'in the shop': {},
  },
});
