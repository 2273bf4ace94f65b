import { createMachine } from 'xstate';

/** A visitor's message, from the operator's view. */
export const operatorLeadModel = createMachine({
  initial: 'none is open',
  states: {
    'none is open': { on: { 'open one': 'it is read' } },
    'it is read': { on: { 'it comes': 'it stands there in full', 'nothing comes': 'shown why' } },
    'shown why': { on: { 'try again': 'it is read' } },
    'it stands there in full': {
      on: { 'take it up': 'it is on its way', 'write what came of it': 'it may be settled', leave: 'none is open' },
    },
    'it is on its way': { on: { 'it is mine': 'it was taken up' } },
    'it was taken up': {},
    'it may be settled': { on: { 'settle it': 'it is settled' } },
    'it is settled': {
      on: { 'it holds': 'it was settled', 'a user was first': 'notified of the other', 'it is lost': 'still written' },
    },
    'it was settled': {},
    'notified of the other': {},
    'still written': {},
  },
});
