import { createMachine } from 'xstate';

/** The parties a person keeps, as that person sees them. */
export const addressBookModel = createMachine({
  initial: 'waiting for them',
  states: {
    'waiting for them': {
      on: { 'they come': 'a list', 'there are none': 'an empty list', 'they do not come': 'a way to try again' },
    },
    'a way to try again': { on: { 'try again': 'waiting for them' } },
    'an empty list': { on: { 'add one': 'an empty form', 'close it': 'closed' } },
    'a list': { on: { 'edit one': 'a form', 'remove one': 'asked whether to remove', 'add one': 'an empty form' } },
    'an empty form': { on: { 'write the name': 'a form that can be saved' } },
    'a form that can be saved': { on: { 'make it a default notify party': 'a default notify party' } },
    'a default notify party': { on: { 'save it': 'saving what is new' } },
    'saving what is new': {},
    'a form': {
      on: {
        'wipe the name': 'shown that the name is missing',
        'change the contact and save': 'saving',
        'give it up': 'a list',
      },
    },
    'shown that the name is missing': { on: { 'write the name': 'a form' } },
    saving: { on: { 'it is saved': 'waiting behind the list', 'it is not saved': 'the form with a reason' } },
    'the form with a reason': { on: { 'change the contact and save': 'saving' } },
    'asked whether to remove': { on: { 'keep it': 'a list', 'say yes': 'removing' } },
    removing: { on: { 'it is removed': 'waiting behind the list', 'it is not removed': 'the list with a reason' } },
    'waiting behind the list': { on: { 'there are none': 'an empty list' } },
    'the list with a reason': {},
    closed: {},
  },
});
