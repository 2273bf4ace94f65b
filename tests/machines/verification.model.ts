import { createMachine } from 'xstate';

/** Verifying an enterprise, in the words of the person who does it. */
export const verificationModel = createMachine({
  initial: 'at the form',
  states: {
    'at the form': {
      on: {
        'give a licence with a code': 'before what the register says',
        'give a licence without a code': 'told to type the code',
        'give a damaged file': 'told of the file',
        'type a wrong code': 'told of the code',
        'type a code another account holds': 'told that it is taken',
        'type a code nobody knows': 'asked for the name',
        'type the code while the register is away': 'told to try again',
      },
    },
    'told to type the code': { on: { 'type the code': 'before what the register says' } },
    'told of the file': { on: { 'give a licence with a code': 'before what the register says' } },
    'told of the code': { on: { 'type the code': 'before what the register says' } },
    'told that it is taken': {
      on: {
        'type the code instead': 'before what the register says',
        'go on all the same': 'before the other’s entry',
        'ask to join it': 'told that they are asked',
      },
    },
    'told that they are asked': {},
    'before the other’s entry': { on: { 'that is us, though taken': 'waiting for a person' } },
    'told to try again': { on: { 'try again': 'before what the register says' } },
    'asked for the name': { on: { 'write the name': 'waiting for the desk' } },
    'before what the register says': {
      on: {
        'that is us': 'verified',
        'that is us, the desk says no': 'rejected',
        'that is not us': 'at the form again',
      },
    },
    'waiting for the desk': { on: { 'the desk has said yes': 'verified' } },
    'waiting for a person': {},
    rejected: { on: { 'begin anew': 'at the form again' } },
    'at the form again': {},
    verified: {},
  },
});
