import { createMachine } from 'xstate';

/** The form of an order, in the words of the person who fills it in. */
export const orderFormModel = createMachine({
  initial: 'at the last step',
  states: {
    'at the last step': {
      on: {
        'write a note': 'writing',
        'empty the phone and go on': 'notified of the phone',
        'misspell the phone': 'shown how a phone is written',
        'go back': 'at the first step',
        'go on': 'waiting for the order',
        'see the other drafts': 'leaving for the drafts',
        'another user signs in': 'given up',
      },
    },
    writing: { on: { 'stop for a moment': 'saved to the draft', 'go on': 'waiting for the order with the note' } },
    'saved to the draft': {
      on: {
        'another tab’s draft is taken': 'at what that draft misses',
        'go on': 'waiting for the order with the note',
      },
    },
    'at what that draft misses': { on: { 'fill in the day and go on': 'at the last step with the draft' } },
    'at the last step with the draft': {},
    'notified of the phone': { on: { 'write the phone and go on': 'waiting for the order' } },
    'shown how a phone is written': { on: { 'write the phone and go on': 'waiting for the order' } },
    'at the first step': { on: { 'go on again': 'at the last step' } },
    'leaving for the drafts': { on: { 'a moment passes': 'left to the drafts' } },
    'left to the drafts': {},
    'waiting for the order with the note': { on: { 'the price is there': 'reading the note through' } },
    'reading the note through': {},
    'waiting for the order': {
      on: {
        'the price is there': 'reading it through',
        'there is no space': 'at the last step',
        'the server finds the day wrong': 'notified of the day',
      },
    },
    'notified of the day': { on: { 'go on again': 'at the last step' } },
    'reading it through': {
      on: {
        'untick and submit': 'asked to tick',
        'go back': 'at the last step',
        submit: 'submitted',
        'the price is over': 'waiting for the order',
      },
    },
    'asked to tick': { on: { 'tick and submit': 'submitted' } },
    submitted: { on: { 'the order is on its way': 'waiting for the answer' } },
    'waiting for the answer': { on: { 'the order is placed': 'ordered' } },
    ordered: {},
    'given up': {},
  },
});

/** Amending an order that another user changes at the same time. */
export const renewalModel = createMachine({
  initial: 'at the last step',
  states: {
    'at the last step': { on: { 'write a note': 'writing' } },
    writing: { on: { 'a colleague’s change comes first': 'notified of the change' } },
    'notified of the change': { on: { 'fetch the order': 'waiting for the order', 'a file comes': 'with a file' } },
    'with a file': { on: { 'fetch the order': 'waiting for the order with the file' } },
    'waiting for the order': {
      on: {
        'the order comes': 'going on from it',
        'it does not come': 'shown why',
        'a file comes': 'waiting for the order with the file',
      },
    },
    'waiting for the order with the file': { on: { 'the order comes': 'going on from it with the file' } },
    'shown why': { on: { 'fetch the order': 'waiting for the order' } },
    'going on from it': {},
    'going on from it with the file': {},
  },
});
