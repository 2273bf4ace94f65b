import { createMachine } from 'xstate';

/** The documents of an order as its owner takes them away. */
export const orderDocumentsModel = createMachine({
  initial: 'a list to choose from',
  states: {
    'a list to choose from': {
      on: {
        'take the note': 'being made',
        'take a declaration without a shipper': 'told what is missing',
        'print the note': 'read on the page',
      },
    },
    'being made': {
      on: {
        'it is made': 'told that it is saved',
        'it gets lost': 'told why',
        'it lacks something': 'told what is missing',
      },
    },
    'told that it is saved': { on: { 'put it away': 'a list to choose from' } },
    'told what is missing': { on: { 'put it away': 'a list to choose from' } },
    'told why': { on: { 'try again': 'being made', 'put it away': 'a list to choose from' } },
    'read on the page': { on: { 'close it': 'a list to choose from' } },
  },
});
