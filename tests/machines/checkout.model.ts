import { createMachine } from 'xstate';

/** From a filled form to its order, in the words of the person who orders. */
export const checkoutModel = createMachine({
  initial: 'waiting for the price',
  states: {
    'waiting for the price': {
      on: {
        'it is the one seen': 'reading the form through',
        'it has risen': 'before both prices',
        'the space no longer exists': 'reported there is no space',
      },
    },
    'reported there is no space': {
      on: { 'ask for a price again': 'waiting for the price', 'go back to mend it': 'back at the form' },
    },
    'before both prices': { on: { 'take the new one': 'reading the form through', 'leave it': 'back at the form' } },
    'reading the form through': {
      on: { 'wait until the price is over': 'shown it is over', order: 'waiting for the charges' },
    },
    'shown it is over': { on: { 'ask for a price again': 'waiting for the price' } },
    'waiting for the charges': {
      on: { 'read both agreements': 'waiting for the answer', 'they do not come': 'reported they did not come' },
    },
    'reported they did not come': {
      on: { 'ask for them again': 'waiting for the charges', 'rather go back': 'reading the form through' },
    },
    'waiting for the answer': {
      on: {
        'the order is taken': 'ordered',
        'there is no space by now': 'reported there is no space by now',
        'the price has risen by now': 'before the price of the order',
        'the session is over by now': 'asked to sign in',
        'the network is away': 'shown it waits for the network',
        'the answer is lost': 'reported no one answered',
        'the server finds the phone wrong': 'back at the form',
      },
    },
    'reported there is no space by now': {
      on: { 'ask for a price again': 'waiting for the next price', 'go back to mend it': 'back at the form' },
    },
    'before the price of the order': {
      on: { 'take the new one': 'reading it through again', 'leave it': 'back at the form' },
    },
    'asked to sign in': {
      on: { 'ask to sign in again': 'asked to sign in', 'sign in': 'waiting for the next price' },
    },
    'waiting for the next price': { on: { 'it is the one seen': 'reading it through again' } },
    'reading it through again': { on: { order: 'waiting for the answer' } },
    'shown it waits for the network': {
      on: { 'the network is back': 'waiting for the second answer', 'send it again': 'waiting for the second answer' },
    },
    'reported no one answered': { on: { 'send it again': 'waiting for the second answer' } },
    'waiting for the second answer': { on: { 'the order is taken': 'ordered' } },
    'back at the form': {},
    ordered: {},
  },
});
