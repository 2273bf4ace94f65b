import { createMachine } from 'xstate';

/** An invoice that was asked for, as an operator answers it. */
export const operatorInvoiceModel = createMachine({
  initial: 'none is open',
  states: {
    'none is open': { on: { 'open one': 'it is read' } },
    'it is read': { on: { 'it comes': 'it stands there in full', 'nothing comes': 'shown why' } },
    'shown why': { on: { 'try again': 'it is read' } },
    'it stands there in full': {
      on: {
        'copy its number': 'it is copied',
        'choose its file': 'its number is asked for',
        'choose a picture': 'shown that it is no PDF',
        'write why not': 'it may be refused',
        leave: 'none is open',
      },
    },
    'it is copied': {
      on: { 'the clipboard takes it': 'shown that it is there', 'it is refused there': 'shown that it is not' },
    },
    'shown that it is there': {},
    'shown that it is not': {},
    'shown that it is no PDF': {},
    'its number is asked for': {
      on: { 'write half of it': 'shown what a number is', 'write its number': 'it may be handed over' },
    },
    'shown what a number is': {},
    'it may be handed over': { on: { 'hand it over': 'it is on its way', 'take it away': 'none is chosen' } },
    'none is chosen': {},
    'it is on its way': { on: { 'it arrives': 'it was handed over', 'it is lost': 'still chosen' } },
    'it was handed over': { on: { 'look at it again': 'it is fetched' } },
    'it is fetched': {},
    'still chosen': {},
    'it may be refused': { on: { 'refuse it': 'it is being refused' } },
    'it is being refused': { on: { 'it holds': 'it was refused', 'a user was first': 'notified of the other' } },
    'it was refused': {},
    'notified of the other': {},
  },
});
