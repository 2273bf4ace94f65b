import { createMachine } from 'xstate';

/** What was sent and what could not be, as an operator sees it. */
export const deskNoticesModel = createMachine({
  initial: 'they are read',
  states: {
    'they are read': {
      on: { 'the list comes': 'the list is there', 'nothing comes': 'told why', 'none was given up': 'nothing to do' },
    },
    'told why': { on: { 'try again': 'they are read' } },
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
    'that is read': { on: { 'one is waiting': 'told when it is tried' } },
    'told when it is tried': {},
    'that is being read': { on: { 'one was sent': 'told what it says' } },
    'told what it says': {},
    'it is sent': { on: { 'it is on its way': 'told that it is', 'it does not go': 'told that it is not' } },
    'told that it is': {},
    'told that it is not': {},
  },
});
