import { createMachine } from 'xstate';

/** The door of the operator room. */
export const deskSignInModel = createMachine({
  initial: 'it looks who is there',
  states: {
    'it looks who is there': {
      on: { 'nobody is signed in': 'asked who it is', 'somebody is signed in': 'in the room' },
    },
    'asked who it is': {
      on: { 'send nothing': 'told what is missing', 'send name and password': 'the password is checked' },
    },
    'told what is missing': { on: { 'send name and password': 'the password is checked' } },
    'the password is checked': {
      on: {
        'it is wrong': 'told it is wrong',
        'it was wrong too often': 'told to wait',
        'it is right': 'asked for a code',
      },
    },
    'told it is wrong': { on: { 'send again': 'the password is checked' } },
    'told to wait': { on: { 'time passes': 'asked for the password again' } },
    'asked for the password again': {},
    'asked for a code': {
      on: {
        'send half a code': 'told it is no code',
        'send a code': 'the code is checked',
        'somebody else sits down': 'asked who it is',
      },
    },
    'told it is no code': { on: { 'send a code': 'the code is checked' } },
    'the code is checked': {
      on: {
        'the code is wrong': 'told the code is wrong',
        'it took too long': 'told to begin again',
        'the code is right': 'in the room',
      },
    },
    'told the code is wrong': { on: { 'send a code': 'the code is checked' } },
    'told to begin again': {},
    'in the room': { on: { leave: 'on the way out', 'be removed': 'told the session is over' } },
    'on the way out': { on: { 'it is left': 'asked who it is', 'nobody answers': 'told to be still inside' } },
    'told to be still inside': {},
    'told the session is over': { on: { 'send name and password': 'the password is checked' } },
  },
});
