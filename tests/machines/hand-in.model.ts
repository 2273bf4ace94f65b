import { createMachine } from 'xstate';

/** A paper of an order as its owner hands it in. */
export const handInModel = createMachine({
  initial: 'owed',
  states: {
    owed: { on: { 'want to upload': 'an empty form' } },
    'an empty form': {
      on: { 'submit at once': 'told what is missing', 'think better of it': 'owed', 'fill it in': 'a full form' },
    },
    'told what is missing': { on: { 'fill it in': 'a full form' } },
    'a full form': { on: { 'date it too early': 'told of the date', submit: 'on its way' } },
    'told of the date': { on: { 'date it right': 'a full form' } },
    'on its way': {
      on: { 'it arrives': 'owed', 'it gets lost': 'told why', 'another tab was first': 'told to look again' },
    },
    'told why': { on: { submit: 'on its way' } },
    'told to look again': { on: { 'look again': 'owed' } },
  },
});
