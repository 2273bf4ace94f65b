import { createMachine } from 'xstate';

/** The documents of an order as its owner takes them away. */
export const orderDocumentsModel = createMachine({
  initial: 'a list to choose from',
  states: {
    'a list to choose from': {
      on: {
        'take the note': 'being made',
        'take a declaration without a shipper': 'shown what is missing',
        'print the note': 'read on the page',
      },
    },
    'being made': {
      on: {
        'it is made': 'shown that it is saved',
        'it gets lost': 'shown why',
        'it lacks something': 'shown what is missing',
      },
    },
    'shown that it is saved': { on: { 'put it away': 'a list to choose from' } },
    'shown what is missing': { on: { 'put it away': 'a list to choose from' } },
    'shown why': { on: { 'try again': 'being made', 'put it away': 'a list to choose from' } },
    'read on the page': { on: { 'close it': 'a list to choose from' } },
  },
});
