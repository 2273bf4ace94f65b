import { createMachine } from 'xstate';

/** The rates and the departures as an operator sees them. */
export const ratesImportModel = createMachine({
  initial: 'they are read',
  states: {
    'they are read': {
      on: {
        'the versions come': 'a file is waited for',
        'one waits for its time': 'shown its time',
        'nothing comes': 'shown why',
      },
    },
    'shown its time': { on: { 'ask to withdraw it': 'asked whether to withdraw it' } },
    'asked whether to withdraw it': {
      on: { 'keep it waiting': 'shown its time', 'withdraw it': 'it is withdrawn' },
    },
    'it is withdrawn': {
      on: { 'it was first': 'shown that it is in force already', 'it went': 'shown that it never was' },
    },
    'shown that it is in force already': {},
    'shown that it never was': {},
    'shown why': { on: { 'try again': 'they are read' } },
    'a file is waited for': {
      on: {
        'choose a file': 'it is uploaded',
        'choose an empty file': 'shown that it is empty',
        'ask to roll back': 'asked whether to roll back',
        'choose the list': 'those of the list are read',
        'choose departures': 'those of departures are read',
      },
    },
    'those of departures are read': { on: { 'the versions come': 'departures are waited for' } },
    'those of the list are read': { on: { 'its first edition comes': 'an edition is waited for' } },
    'an edition is waited for': { on: { 'ask to roll back': "asked whether to go back to the product's own" } },
    "asked whether to go back to the product's own": {},
    'departures are waited for': { on: { 'choose routes': 'routes are uploaded' } },
    'routes are uploaded': { on: { 'their departures come': 'the departures are shown' } },
    'the departures are shown': {},
    'shown that it is empty': {},
    'it is uploaded': {
      on: {
        'it has no errors': 'the changes are shown',
        'it lost numbers': 'asked whether they are meant to go',
        'it has errors': 'the errors are shown',
        'it is refused': 'shown why it is refused',
        cancel: 'a file is waited for',
      },
    },
    'shown why it is refused': {},
    'the errors are shown': { on: { 'drop it': 'a file is waited for' } },
    'the changes are shown': {
      on: { 'publish it': 'it is published', 'choose a time': 'a time is asked for' },
    },
    'asked whether they are meant to go': { on: { 'say that they are': 'shown that they are' } },
    'shown that they are': {},
    'a time is asked for': { on: { 'publish without a time': 'shown that the time is missing' } },
    'shown that the time is missing': {},
    'it is published': {
      on: { 'it arrives': 'shown that it is in force', 'another was first': 'asked to compare again' },
    },
    'shown that it is in force': {},
    'asked to compare again': { on: { 'compare again': 'it is uploaded' } },
    'asked whether to roll back': {
      on: { 'keep it': 'a file is waited for', 'roll it back': 'it is rolled back' },
    },
    'it is rolled back': {},
  },
});
