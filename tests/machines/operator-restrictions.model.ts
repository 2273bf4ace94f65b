import { createMachine } from 'xstate';

/** The restrictions as an operator sees them. */
export const operatorRestrictionsModel = createMachine({
  initial: 'they are read',
  states: {
    'they are read': { on: { 'the list comes': 'the list is there', 'nothing comes': 'shown why' } },
    'shown why': { on: { 'try again': 'they are read' } },
    'the list is there': {
      on: {
        'read on': 'more is read',
        'show the ended ones': 'they are read again',
        'add one': 'one is written',
        'edit one': 'one is edited',
        'ask to end one': 'asked whether to end it',
      },
    },
    'more is read': {},
    'they are read again': {},
    'one is written': {
      on: { 'ask without a word': 'shown what is missing', 'give it up': 'the list is there again' },
    },
    'shown what is missing': {},
    'the list is there again': {},
    'one is edited': { on: { 'ask what it would refuse': 'it is looked for' } },
    'it is looked for': {
      on: {
        'it refuses orders': 'the orders are shown',
        'a user was first': 'both are shown',
        'a field is refused': 'shown at the field',
      },
    },
    'shown at the field': {},
    'the orders are shown': { on: { 'change it': 'it is written again', 'save it': 'it is saved' } },
    'it is written again': {},
    'it is saved': { on: { 'it arrives': 'shown that it is saved', 'it does not': 'shown that it is not' } },
    'shown that it is saved': {},
    'shown that it is not': {},
    'both are shown': { on: { 'keep mine': 'mine is written', 'take theirs': 'theirs is written' } },
    'mine is written': {},
    'theirs is written': {},
    'asked whether to end it': { on: { 'keep it': 'the list is there again', 'end it': 'it ends' } },
    'it ends': { on: { 'it has ended': 'shown that it has ended' } },
    'shown that it has ended': {},
  },
});
