import { createMachine } from 'xstate';

/** The restrictions as an operator sees them. */
export const deskRestrictionsModel = createMachine({
  initial: 'they are read',
  states: {
    'they are read': { on: { 'the list comes': 'the list is there', 'nothing comes': 'told why' } },
    'told why': { on: { 'try again': 'they are read' } },
    'the list is there': {
      on: {
        'read on': 'more is read',
        'show the ended ones': 'they are read again',
        'add one': 'one is written',
        'edit one': 'it is written anew',
        'ask to end one': 'asked whether to end it',
      },
    },
    'more is read': {},
    'they are read again': {},
    'one is written': {
      on: { 'ask without a word': 'told what is missing', 'give it up': 'the list is there again' },
    },
    'told what is missing': {},
    'the list is there again': {},
    'it is written anew': { on: { 'ask what it would refuse': 'it is looked for' } },
    'it is looked for': {
      on: {
        'it refuses orders': 'the orders are shown',
        'somebody was first': 'both are shown',
        'a field is refused': 'told at the field',
      },
    },
    'told at the field': {},
    'the orders are shown': { on: { 'change it': 'it is written again', 'save it': 'it is saved' } },
    'it is written again': {},
    'it is saved': { on: { 'it arrives': 'told that it is saved', 'it does not': 'told that it is not' } },
    'told that it is saved': {},
    'told that it is not': {},
    'both are shown': { on: { 'keep mine': 'mine is written', 'take theirs': 'theirs is written' } },
    'mine is written': {},
    'theirs is written': {},
    'asked whether to end it': { on: { 'keep it': 'the list is there again', 'end it': 'it ends' } },
    'it ends': { on: { 'it has ended': 'told that it has ended' } },
    'told that it has ended': {},
  },
});
