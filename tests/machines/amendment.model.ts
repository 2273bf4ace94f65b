import { createMachine } from 'xstate';

/** An amendment that waits for the operator, as the order's owner sees it. */
export const amendmentModel = createMachine({
  initial: 'an amendment that waits',
  states: {
    'an amendment that waits': { on: { 'want it back': 'asked whether to withdraw it' } },
    'asked whether to withdraw it': {
      on: { 'think better of it': 'an amendment that waits', 'say yes': 'being withdrawn' },
    },
    'being withdrawn': {
      on: {
        'it is done': 'an amendment that waits',
        'the network fails': 'shown it failed',
        'the operator was faster': 'notified of the answer',
      },
    },
    'shown it failed': { on: { 'think better of it': 'an amendment that waits', 'say yes': 'being withdrawn' } },
    'notified of the answer': { on: { understand: 'an amendment that waits' } },
  },
});
