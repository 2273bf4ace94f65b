import { createMachine } from 'xstate';

/** Invoices as the person who asks for them sees them. */
export const invoiceRequestModel = createMachine({
  initial: 'on their way',
  states: {
    'on their way': {
      on: {
        'they come': 'three invoices',
        'they do not come': 'shown why',
        'they come to a viewer': 'only to be read',
      },
    },
    'shown why': { on: { 'try again': 'on their way again' } },
    'on their way again': { on: { 'there are none yet': 'none yet' } },
    'none yet': {},
    'only to be read': {},
    'three invoices': { on: { 'download the issued one': 'it is pending', 'ask for another': 'asked for the orders' } },
    'it is pending': { on: { 'it came': 'three invoices again', 'it did not': 'shown that it did not' } },
    'three invoices again': {},
    'shown that it did not': {},
    'asked for the orders': { on: { 'choose one': 'one chosen', 'rather not': 'three invoices again' } },
    'one chosen': { on: { 'go on': 'asked for the company' } },
    'asked for the company': {
      on: { 'check without the number': 'shown what is missing', check: 'everything once more' },
    },
    'shown what is missing': { on: { 'mend it': 'everything once more' } },
    'everything once more': { on: { 'go back': 'the company again', send: 'on its way' } },
    'the company again': {},
    'on its way': { on: { 'it is taken': 'read once more', 'it is refused': 'shown why not' } },
    'shown why not': {},
    'read once more': { on: { 'they come': 'shown that it was sent' } },
    'shown that it was sent': {},
  },
});
