import { createMachine } from 'xstate';

/** One verification as an operator decides it. */
export const operatorVerificationModel = createMachine({
  initial: 'none is open',
  states: {
    'none is open': { on: { 'open one': 'it is read' } },
    'it is read': { on: { 'it comes': 'its licence comes', 'nothing comes': 'shown why' } },
    'shown why': { on: { 'try again': 'it is read' } },
    'its licence comes': { on: { 'the picture is there': 'it is compared', 'no picture comes': 'asked to open it' } },
    'asked to open it': { on: { 'open the licence': 'its licence comes' } },
    'it is compared': { on: { 'choose to reject': 'a reason is due', 'choose to pass': 'it may pass' } },
    'a reason is due': { on: { 'say why': 'it may be rejected' } },
    'it may be rejected': { on: { 'decide on it': 'it is turned down' } },
    'it is turned down': { on: { 'a user was first': 'notified of the other' } },
    'it may pass': { on: { 'decide on it': 'it is decided', leave: 'none is open' } },
    'it is decided': { on: { 'it holds': 'it has passed' } },
    'it has passed': {},
    'notified of the other': {},
  },
});
