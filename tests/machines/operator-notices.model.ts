import { createMachine } from 'xstate';

/** Sent and failed notices, from the operator's view. */
export const operatorNoticesModel = createMachine({
  initial: 'they are read',
  states: {
    'they are read': {
      on: { 'the list comes': 'the list is there', 'nothing comes': 'shown why', 'none was given up': 'nothing to do' },
    },
    'shown why': { on: { 'try again': 'they are read' } },
    'nothing to do': {},
    'the list is there': {
      on: {
        'read on': 'more is read',
        'show what is still tried': 'that is read',
        'show what was sent': 'that is being read',
        'send one again': 'it is sent',
      },
    },
    'more is read': {},
    'that is read': { on: { 'one is waiting': 'shown when it is tried' } },
    'shown when it is tried': {},
    'that is being read': { on: { 'one was sent': 'shown what it says' } },
    'shown what it says': {},
    'it is sent': { on: { 'it is on its way': 'shown that it is', 'it does not go': 'shown that it is not' } },
    'shown that it is': {},
    'shown that it is not': {},
  },
});
