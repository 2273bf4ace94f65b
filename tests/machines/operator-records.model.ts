import { createMachine } from 'xstate';

/** The codes of the company as an operator sees them. */
export const operatorRecordsModel = createMachine({
  initial: 'they are read',
  states: {
    'they are read': { on: { 'the list comes': 'the list is there', 'nothing comes': 'shown why' } },
    'shown why': { on: { 'try again': 'they are read' } },
    'the list is there': {
      on: {
        'read on': 'more is read',
        'show another kind': 'they are read again',
        'add one': 'one is written',
        'edit one': 'it is written again',
      },
    },
    'more is read': {},
    'they are read again': {},
    'one is written': { on: { 'give it up': 'the list is there again' } },
    'the list is there again': {},
    'it is written again': { on: { 'save it': 'it is saved' } },
    'it is saved': {
      on: {
        'it arrives': 'shown that it is saved',
        'it does not': 'shown that it is not',
        'a field is refused': 'shown at the field',
        'a user was first': 'shown who was first',
      },
    },
    'shown that it is saved': {},
    'shown that it is not': {},
    'shown at the field': {},
    'shown who was first': { on: { 'save it': 'it is saved over theirs' } },
    'it is saved over theirs': {},
  },
});
