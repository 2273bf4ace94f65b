import { createMachine } from 'xstate';

/** Verifying an enterprise, in the words of the person who does it. */
export const verificationModel = createMachine({
  initial: 'at the form',
  states: {
    'at the form': {
      on: {
        'give a licence with a code': 'before what the register says',
        'give a licence without a code': 'asked to type the code',
        'give a damaged file': 'notified of the file',
        'type a wrong code': 'notified of the code',
        'type a code another account holds': 'shown that it is taken',
        'type a code no one knows': 'asked for the name',
        'type the code while the register is away': 'asked to try again',
      },
    },
    'asked to type the code': { on: { 'type the code': 'before what the register says' } },
    'notified of the file': { on: { 'give a licence with a code': 'before what the register says' } },
    'notified of the code': { on: { 'type the code': 'before what the register says' } },
    'shown that it is taken': {
      on: {
        'type the code instead': 'before what the register says',
        'go on all the same': 'before the other’s entry',
        'ask to join it': 'shown that they are asked',
      },
    },
    'shown that they are asked': {},
    'before the other’s entry': { on: { 'that is us, though taken': 'waiting for a person' } },
    'asked to try again': { on: { 'try again': 'before what the register says' } },
    'asked for the name': { on: { 'write the name': 'waiting for the operator' } },
    'before what the register says': {
      on: {
        'that is us': 'verified',
        'that is us, the operator says no': 'rejected',
        'that is not us': 'at the form again',
      },
    },
    'waiting for the operator': { on: { 'the operator has stated yes': 'verified' } },
    'waiting for a person': {},
    rejected: { on: { 'begin again': 'at the form again' } },
    'at the form again': {},
    verified: {},
  },
});
