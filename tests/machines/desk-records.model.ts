import { createMachine } from 'xstate';

/** The codes of the company as an operator sees them. */
export const deskRecordsModel = createMachine({
  initial: 'they are read',
  states: {
    'they are read': { on: { 'the list comes': 'the list is there', 'nothing comes': 'told why' } },
    'told why': { on: { 'try again': 'they are read' } },
    'the list is there': {
      on: {
        'read on': 'more is read',
        'show another kind': 'they are read again',
        'add one': 'one is written',
        'edit one': 'it is written anew',
      },
    },
    'more is read': {},
    'they are read again': {},
    'one is written': { on: { 'give it up': 'the list is there again' } },
    'the list is there again': {},
    'it is written anew': { on: { 'save it': 'it is saved' } },
    'it is saved': {
      on: {
        'it arrives': 'told that it is saved',
        'it does not': 'told that it is not',
        'a field is refused': 'told at the field',
        'somebody was first': 'told who was first',
      },
    },
    'told that it is saved': {},
    'told that it is not': {},
    'told at the field': {},
    'told who was first': { on: { 'save it': 'it is saved over theirs' } },
    'it is saved over theirs': {},
  },
});
