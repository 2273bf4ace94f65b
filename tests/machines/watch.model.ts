import { createMachine } from 'xstate';

/** One's own enquiries, as the person who waits for prices sees them. */
export const watchModel = createMachine({
  initial: 'waiting for the list',
  states: {
    'waiting for the list': {
      on: { 'one is open': 'an open one', 'it does not come': 'a way to try again', 'sign out': 'asked to sign in' },
    },
    'a way to try again': { on: { 'try again': 'waiting for the list' } },
    'an open one': {
      on: {
        'fifteen seconds pass': 'the old one, read again',
        refresh: 'the old one, read again',
        'look away for an hour': 'the old one, unread',
      },
    },
    'the old one, unread': { on: { 'look back': 'the old one, read again' } },
    'the old one, read again': {
      on: { 'it is answered': 'an answered one', 'no answer comes': 'the old one with a note' },
    },
    'the old one with a note': {
      on: { 'try again': 'the old one, read again', 'fifteen seconds pass': 'the old one, read again' },
    },
    'an answered one': { on: { 'an hour passes': 'an answered one' } },
    'asked to sign in': { on: { 'sign in': 'waiting for the list' } },
  },
});
