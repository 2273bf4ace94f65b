import { createMachine } from 'xstate';

/** A paper of an order as its owner hands it in. */
export const handInModel = createMachine({
  initial: 'outstanding',
  states: {
    outstanding: { on: { 'want to upload': 'an empty form' } },
    'an empty form': {
      on: {
        'submit at once': 'shown what is missing',
        'think better of it': 'outstanding',
        'fill it in': 'a full form',
      },
    },
    'shown what is missing': { on: { 'fill it in': 'a full form' } },
    'a full form': { on: { 'date it too early': 'notified of the date', submit: 'on its way' } },
    'notified of the date': { on: { 'date it right': 'a full form' } },
    'on its way': {
      on: { 'it arrives': 'outstanding', 'it gets lost': 'shown why', 'another tab was first': 'asked to look again' },
    },
    'shown why': { on: { submit: 'on its way' } },
    'asked to look again': { on: { 'look again': 'outstanding' } },
  },
});
