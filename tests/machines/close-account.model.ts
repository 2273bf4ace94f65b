import { createMachine } from 'xstate';

/** One's own data and the end of the account, as the person sees them. */
export const closeAccountModel = createMachine({
  initial: 'shown what happens',
  states: {
    'shown what happens': {
      on: {
        'close it without the password': 'asked for the password',
        'take the data': 'the data pending',
        close: 'asked',
      },
    },
    'asked for the password': { on: { 'type it': 'the password there' } },
    'the password there': {},
    'the data pending': { on: { 'it comes': 'the data taken', 'it does not': 'notified of the network' } },
    'the data taken': { on: { 'close it now': 'asked' } },
    'notified of the network': {},
    asked: { on: { 'rather not': 'shown again', 'be sure': 'being closed' } },
    'shown again': {},
    'being closed': {
      on: {
        'orders are open': 'shown why not',
        'the password is wrong': 'shown that it is wrong',
        'it is closed': 'cleared',
      },
    },
    'shown why not': { on: { 'go back': 'shown once more' } },
    'shown once more': {},
    'shown that it is wrong': {},
    cleared: { on: { 'all no longer exists': 'shown that it is closed' } },
    'shown that it is closed': {},
  },
});
