import { createMachine } from 'xstate';

/** What a newcomer may tell of themselves, as they see it: all of it later, or never. */
export const profileModel = createMachine({
  initial: 'waiting for what is known',
  states: {
    'waiting for what is known': {
      on: { 'it comes': 'a form', 'it does not come': 'a way to try again', 'say later': 'gone' },
    },
    'a way to try again': { on: { 'try again': 'waiting for what is known', 'say later': 'gone' } },
    'a form': {
      on: {
        'send it as it is': 'waiting for the shop',
        'name a company and send it': 'waiting for the shop, a company named',
        'give a crooked e-mail': 'shown the e-mail',
        'say later': 'gone',
      },
    },
    'shown the e-mail': { on: { 'mend the e-mail': 'a form' } },
    'waiting for the shop': {
      on: { 'the shop keeps it': 'kept', 'the shop does not answer': 'told so, the form as it was' },
    },
    'told so, the form as it was': { on: { 'send it as it is': 'waiting for the shop' } },
    'waiting for the shop, a company named': {
      on: { 'the shop keeps it': 'kept and told of the verification' },
    },
    'kept and told of the verification': { on: { 'go on to it': 'led on to it', 'say later': 'kept' } },
    'led on to it': {},
    kept: {},
    gone: {},
  },
});
