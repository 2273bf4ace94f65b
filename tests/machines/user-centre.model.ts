import { createMachine } from 'xstate';

/** A visit to the user centre, in the words of the person who makes it. */
export const userCentreModel = createMachine({
  initial: 'at the door',
  states: {
    'at the door': {
      on: {
        'the link is good': 'in the workplace',
        'the link was used': 'asked to come again by the shop',
        'the network fails': 'notified of the network',
      },
    },
    'asked to come again by the shop': { on: { 'go back without signing in': 'in the shop' } },
    'notified of the network': { on: { 'try once more': 'at the door' } },
    'in the workplace': { on: { 'look at the orders': 'among the orders', 'go back': 'in the shop' } },
    'among the orders': { on: { 'open an order': 'at an order', 'the session ends': 'asked to sign in again' } },
    'at an order': { on: { 'want to cancel': 'asked whether to cancel' } },
    'asked whether to cancel': {
      on: {
        'think better of it': 'at an order',
        'say yes, the carrier has it already': 'shown why not',
        'say yes': 'at a cancelled order',
      },
    },
    'shown why not': { on: { 'think better of it': 'at an order' } },
    'at a cancelled order': { on: { 'go back': 'in the shop' } },
    'asked to sign in again': {},
    'in the shop': {},
  },
});

/** Entering and leaving the user centre, for any set of sections. */
export const userCentreDoorModel = createMachine({
  initial: 'at the door',
  states: {
    'at the door': {
      on: {
        'the link is good': 'being let in',
        'the link is of the account that is here': 'being recognised',
        'the link was used': 'asked to come again by the shop',
        'the network fails': 'notified of the network',
      },
    },
    'being let in': {
      on: { 'the cookie is kept': 'being recognised', 'the cookie is blocked': 'notified of cookies' },
    },
    'notified of cookies': { on: { 'try once more': 'being let in' } },
    'asked to come again by the shop': { on: { 'look who is here': 'being recognised', 'go back': 'in the shop' } },
    'notified of the network': { on: { 'try once more': 'at the door' } },
    'being recognised': {
      on: {
        'it is me': 'inside',
        'it is signed out': 'asked to sign in',
        'the account does not come': 'shown why not',
      },
    },
    'shown why not': { on: { 'try once more': 'being recognised' } },
    'asked to sign in': { on: { 'go back': 'in the shop', 'sign in in another tab': 'being recognised' } },
    inside: {
      on: {
        'go back': 'on the way to the shop',
        'sign out': 'signing out',
        'the session ends': 'asked to sign in again',
      },
    },
    'on the way to the shop': {
      on: { 'the ticket comes': 'in the shop', 'no ticket comes': 'shown that it did not open' },
    },
    'shown that it did not open': { on: { 'go back': 'on the way to the shop' } },
    'signing out': { on: { 'the server knows': 'asked to sign in' } },
    'asked to sign in again': { on: { 'go back': 'in the shop' } },
    'in the shop': {},
  },
});
