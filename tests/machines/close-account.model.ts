import { createMachine } from 'xstate';

/** One's own data and the end of the account, as the person sees them. */
export const closeAccountModel = createMachine({
  initial: 'told what happens',
  states: {
    'told what happens': {
      on: {
        'close it without the password': 'asked for the password',
        'take the data': 'the data coming',
        close: 'asked',
      },
    },
    'asked for the password': { on: { 'type it': 'the password there' } },
    'the password there': {},
    'the data coming': { on: { 'it comes': 'the data taken', 'it does not': 'told of the network' } },
    'the data taken': { on: { 'close it now': 'asked' } },
    'told of the network': {},
    asked: { on: { 'rather not': 'told again', 'be sure': 'being closed' } },
    'told again': {},
    'being closed': {
      on: {
        'orders are open': 'told why not',
        'the password is wrong': 'told that it is wrong',
        'it is closed': 'cleared',
      },
    },
    'told why not': { on: { 'go back': 'told once more' } },
    'told once more': {},
    'told that it is wrong': {},
    cleared: { on: { 'all is gone': 'told that it is closed' } },
    'told that it is closed': {},
  },
});
