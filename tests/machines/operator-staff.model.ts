import { createMachine } from 'xstate';

/** The operators of the company as an administrator sees them. */
export const operatorStaffModel = createMachine({
  initial: 'they are read',
  states: {
    'they are read': { on: { 'the list arrives': 'the list is shown', 'nothing arrives': 'the reason is shown' } },
    'the reason is shown': { on: { 'try again': 'they are read' } },
    'the list is shown': {
      on: {
        'add one': 'a form is open',
        'change the roles of one': 'the roles of one are open',
        'change the own roles': 'the own role is locked',
        'reset one': 'asked whether to reset',
        'disable one': 'asked whether to disable',
        'enable one': 'asked whether to enable',
      },
    },
    'the own role is locked': {},
    'a form is open': {
      on: { 'go on without a word': 'the form says what is missing', 'fill it in': 'the form is filled in' },
    },
    'the form says what is missing': { on: { 'give it up': 'the list is back' } },
    'the list is back': {},
    'the form is filled in': { on: { 'go on': 'asked whether to add' } },
    'asked whether to add': { on: { 'change it': 'the form is back', 'confirm adding': 'it is added' } },
    'the form is back': {},
    'it is added': {
      on: {
        'the set-up arrives': 'the set-up is shown',
        'the name is refused': 'the reason stands at the name',
        'the call fails': 'the form says why',
      },
    },
    'the reason stands at the name': {},
    'the form says why': {},
    'the set-up is shown': {
      on: { 'copy the key': 'the key is copied', 'close it': 'shown that it is added' },
    },
    'the key is copied': {
      on: { 'the clipboard takes it': 'shown that it is copied', 'it refuses': 'asked to copy by hand' },
    },
    'shown that it is copied': {},
    'asked to copy by hand': {},
    'shown that it is added': {},
    'the roles of one are open': {
      on: { 'go on unchanged': 'shown that nothing changed', 'give one more': 'the new roles are ticked' },
    },
    'shown that nothing changed': {},
    'the new roles are ticked': { on: { 'go on to the change': 'asked whether to change' } },
    'asked whether to change': { on: { 'confirm the change': 'they are changed' } },
    'they are changed': {
      on: { 'it is done': 'shown that they are changed', 'another was first': 'notified of the other' },
    },
    'shown that they are changed': {},
    'notified of the other': {},
    'asked whether to reset': { on: { 'leave it': 'the list is back', 'confirm the reset': 'it is reset' } },
    'it is reset': {
      on: { 'the new set-up arrives': 'the new set-up is shown', 'the reset fails': 'shown that it failed' },
    },
    'the new set-up is shown': {},
    'shown that it failed': {},
    'asked whether to disable': { on: { 'confirm disabling': 'it is disabled' } },
    'it is disabled': {},
    'asked whether to enable': {},
  },
});
