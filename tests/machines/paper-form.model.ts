import { createMachine } from 'xstate';

/** A paper of an order as its owner fills it in. */
export const paperFormModel = createMachine({
  initial: 'outstanding',
  states: {
    outstanding: { on: { 'want to fill it in': 'an empty form' } },
    'an empty form': {
      on: {
        'submit at once': 'shown what is missing',
        'think better of it': 'outstanding',
        'fill it in': 'a full form',
      },
    },
    'shown what is missing': { on: { 'fill it in': 'a full form' } },
    'a full form': {
      on: { 'mistype the tare': 'notified of the tare', 'let the cut-off pass': 'a late form', submit: 'on its way' },
    },
    'notified of the tare': { on: { 'type it right': 'a full form' } },
    'a late form': { on: { 'submit late': 'late on its way' } },
    'late on its way': { on: { 'it arrives': 'outstanding' } },
    'on its way': {
      on: { 'it arrives': 'outstanding', 'it gets lost': 'shown why', 'another tab was first': 'asked to look again' },
    },
    'shown why': { on: { submit: 'on its way' } },
    'asked to look again': { on: { 'look again': 'outstanding' } },
  },
});
