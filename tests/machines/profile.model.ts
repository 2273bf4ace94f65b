import { createMachine } from 'xstate';

/** The profile form after registration; every field can be skipped. */
export const profileModel = createMachine({
  initial: 'waiting for what is known',
  states: {
    'waiting for what is known': {
      on: { 'it comes': 'a form', 'it does not come': 'a way to try again', 'say later': 'closed' },
    },
    'a way to try again': { on: { 'try again': 'waiting for what is known', 'say later': 'closed' } },
    'a form': {
      on: {
        'send it as it is': 'waiting for the shop',
        'name a company and send it': 'waiting for the shop, a company named',
        'give a crooked e-mail': 'shown the e-mail',
        'say later': 'closed',
      },
    },
    'shown the e-mail': { on: { 'mend the e-mail': 'a form' } },
    'waiting for the shop': {
      on: { 'the shop keeps it': 'kept', 'the shop does not answer': 'shown the reason, the form as it was' },
    },
    'shown the reason, the form as it was': { on: { 'send it as it is': 'waiting for the shop' } },
    'waiting for the shop, a company named': {
      on: { 'the shop keeps it': 'kept and notified of the verification' },
    },
    'kept and notified of the verification': { on: { 'go on to it': 'led on to it', 'say later': 'kept' } },
    'led on to it': {},
    kept: {},
    closed: {},
  },
});
