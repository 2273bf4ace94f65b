import { createMachine } from 'xstate';

/** Where one is signed in, as the person sees it. */
export const devicesModel = createMachine({
  initial: 'on their way',
  states: {
    'on their way': { on: { 'three come': 'three sign-ins', 'they do not come': 'shown why' } },
    'shown why': { on: { 'try again': 'on their way again' } },
    'on their way again': { on: { 'only this one comes': 'signed in here only' } },
    'signed in here only': { on: { 'look again': 'read by a press' } },
    'read by a press': { on: { 'two are left': 'two sign-ins' } },
    'three sign-ins': { on: { 'end the phone': 'asked about the phone', 'end all others': 'asked about all others' } },
    'asked about the phone': { on: { 'rather not': 'three sign-ins again', confirm: 'the phone going' } },
    'three sign-ins again': {},
    'the phone going': { on: { 'it no longer exists': 'read again', 'it is not': 'shown that all hold' } },
    'shown that all hold': {},
    'read again': { on: { 'two are left': 'two sign-ins' } },
    'two sign-ins': {},
    'asked about all others': { on: { confirm: 'all others going' } },
    'all others going': { on: { 'they no longer exist': 'read once more' } },
    'read once more': { on: { 'this one is left': 'signed in here only' } },
  },
});
