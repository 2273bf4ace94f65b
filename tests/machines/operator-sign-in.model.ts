import { createMachine } from 'xstate';

/** The door of the operator room. */
export const operatorSignInModel = createMachine({
  initial: 'it looks who is there',
  states: {
    'it looks who is there': {
      on: { 'no user is signed in': 'asked who it is', 'a user is signed in': 'in the room' },
    },
    'asked who it is': {
      on: { 'send nothing': 'shown what is missing', 'send name and password': 'the password is checked' },
    },
    'shown what is missing': { on: { 'send name and password': 'the password is checked' } },
    'the password is checked': {
      on: {
        'it is wrong': 'shown it is wrong',
        'it was wrong too often': 'asked to wait',
        'it is right': 'asked for a code',
      },
    },
    'shown it is wrong': { on: { 'send again': 'the password is checked' } },
    'asked to wait': { on: { 'time passes': 'asked for the password again' } },
    'asked for the password again': {},
    'asked for a code': {
      on: {
        'send half a code': 'shown it is no code',
        'send a code': 'the code is checked',
        'another user sits down': 'asked who it is',
      },
    },
    'shown it is no code': { on: { 'send a code': 'the code is checked' } },
    'the code is checked': {
      on: {
        'the code is wrong': 'shown that the code is wrong',
        'it took too long': 'asked to begin again',
        'the code is right': 'in the room',
      },
    },
    'shown that the code is wrong': { on: { 'send a code': 'the code is checked' } },
    'asked to begin again': {},
    'in the room': { on: { leave: 'on the way out', 'be removed': 'shown that the session is over' } },
    'on the way out': { on: { 'it is left': 'asked who it is', 'no one answers': 'reported to be still inside' } },
    'reported to be still inside': {},
    'shown that the session is over': { on: { 'send name and password': 'the password is checked' } },
  },
});
