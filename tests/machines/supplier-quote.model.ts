import { createMachine } from 'xstate';

/** A supplier's quote, as the supplier sees it. */
export const supplierQuoteModel = createMachine({
  initial: 'a form',
  states: {
    'a form': {
      on: {
        'submit it empty': 'shown what is missing',
        'fill it in and submit': 'sending',
        'submit while a certificate is on its way': 'asked to wait for it',
        'time is over': 'closed',
      },
    },
    'shown what is missing': { on: { 'fill it in and submit': 'sending' } },
    'asked to wait for it': { on: { 'it is in, submit again': 'sending' } },
    sending: { on: { 'it is taken': 'thanked', 'it gets lost': 'shown that it got lost' } },
    'shown that it got lost': { on: { 'submit it again': 'sending' } },
    thanked: { on: { 'change it': 'a form filled in', 'time is over': 'closed' } },
    'a form filled in': {},
    closed: {},
  },
});
