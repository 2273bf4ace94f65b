import { createMachine } from 'xstate';

/** A paper of an order as its owner fills it in. */
export const paperFormModel = createMachine({
  initial: 'owed',
  states: {
    owed: { on: { 'want to fill it in': 'an empty form' } },
    'an empty form': {
      on: { 'submit at once': 'told what is missing', 'think better of it': 'owed', 'fill it in': 'a full form' },
    },
    'told what is missing': { on: { 'fill it in': 'a full form' } },
    'a full form': {
      on: { 'mistype the tare': 'told of the tare', 'let the cut-off pass': 'a late form', submit: 'on its way' },
    },
    'told of the tare': { on: { 'type it right': 'a full form' } },
    'a late form': { on: { 'submit late': 'late on its way' } },
    'late on its way': { on: { 'it arrives': 'owed' } },
    'on its way': {
      on: { 'it arrives': 'owed', 'it gets lost': 'told why', 'another tab was first': 'told to look again' },
    },
    'told why': { on: { submit: 'on its way' } },
    'told to look again': { on: { 'look again': 'owed' } },
  },
});
