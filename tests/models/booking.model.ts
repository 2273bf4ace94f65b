import { createMachine } from 'xstate';

/** Booking, in the words of the person who books. */
export const bookingModel = createMachine({
  initial: 'at the form',
  states: {
    'at the form': {
      on: {
        'go on': 'confirming',
        'go on without a phone': 'told of the phone',
        'go on, the price is gone': 'told why not',
      },
    },
    'told of the phone': { on: { 'write the phone and go on': 'confirming' } },
    'told why not': { on: { 'go back to mend it': 'at the form again' } },
    confirming: {
      on: {
        order: 'reading the charge agreement',
        'go back': 'at the form again',
        'go back and on, the price has risen': 'before both prices',
        'wait until the price is over': 'told it is over',
      },
    },
    'told it is over': { on: { 'ask for the price again': 'confirming again' } },
    'before both prices': { on: { 'take the new price': 'confirming again', 'leave it': 'at the form again' } },
    'reading the charge agreement': {
      on: {
        'close it unread': 'confirming again',
        'read both and agree': 'ordered',
        'read both, the space is gone': 'told why not',
        'read both, the price has risen': 'before both prices',
        'read both, the session is over': 'asked to sign in',
        'read both, the network is away': 'told it waits for the network',
        'read both, the answer is lost': 'told nobody answered',
        'read both, the server finds the phone wrong': 'told of the phone',
      },
    },
    'asked to sign in': { on: { 'sign in': 'confirming again' } },
    'told it waits for the network': { on: { 'the network is back': 'ordered' } },
    'told nobody answered': { on: { 'send it again': 'ordered' } },
    'confirming again': {},
    'at the form again': {},
    ordered: {},
  },
});
