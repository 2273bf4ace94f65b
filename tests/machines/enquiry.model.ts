import { createMachine } from 'xstate';

/** Asking for a price, as the person who asks sees it. */
export const enquiryModel = createMachine({
  initial: 'bars',
  states: {
    bars: { on: { 'the form comes': 'form' } },
    form: {
      on: { 'leave the cargo out and submit': 'form with a list of what is missing', 'submit, signed out': 'login' },
    },
    'form with a list of what is missing': {},
    login: { on: { 'sign in': 'form with a welcome', 'close the login': 'form again' } },
    'form again': {},
    'form with a welcome': { on: { 'submit once more': 'sending' } },
    sending: {
      on: {
        'it arrives': 'number',
        'it gets lost': 'form with a retry',
        'it was asked before': 'form with the first number',
        'a field is refused': 'form with words at the field',
      },
    },
    number: { on: { 'ask another': 'bars again' } },
    'bars again': {},
    'form with a retry': { on: { 'try again': 'sending again' } },
    'sending again': {},
    'form with the first number': {},
    'form with words at the field': {},
  },
});
