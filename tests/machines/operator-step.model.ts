import { createMachine } from 'xstate';

/** The second confirmation of a step, as an operator goes through it. */
export const operatorStepModel = createMachine({
  initial: 'the consequences',
  states: {
    'the consequences': {
      on: { 'type other digits': 'other digits', 'type the digits': 'the digits', 'go back': 'left' },
    },
    'other digits': { on: { 'type the digits': 'the digits' } },
    'the digits': { on: { confirm: 'it is sent', 'go back': 'left' } },
    'it is sent': {
      on: { 'it worked': 'recorded', 'the order has changed': 'overtaken', 'it was lost': 'not sent' },
    },
    'not sent': { on: { confirm: 'it is sent', 'type other digits': 'other digits' } },
    recorded: {},
    overtaken: {},
    left: {},
  },
});

/** The same of an undo. */
export const undoModel = createMachine({
  initial: 'asked why',
  states: {
    'asked why': { on: { 'say why': 'a reason', 'go back': 'left' } },
    'a reason': { on: { confirm: 'it is sent' } },
    'it is sent': { on: { 'it worked': 'undone', 'it was lost': 'not sent' } },
    'not sent': { on: { confirm: 'it is sent' } },
    undone: {},
    left: {},
  },
});
