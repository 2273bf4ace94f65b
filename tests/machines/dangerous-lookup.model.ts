import { createMachine } from 'xstate';

/** Looking up a number, as the person in front of the box sees it. */
export const dangerousLookupModel = createMachine({
  initial: 'empty box',
  states: {
    'empty box': { on: { 'type a name': 'looking' } },
    looking: { on: { 'matches come': 'matches', 'none match': 'no match', 'no answer comes': 'a way to try again' } },
    matches: { on: { 'type another name': 'looking', 'choose one': 'sheet on its way', 'clear the box': 'empty box' } },
    'no match': { on: { 'type another name': 'looking' } },
    'a way to try again': { on: { 'try again': 'looking at once' } },
    'looking at once': { on: { 'matches come': 'matches' } },
    'sheet on its way': {
      on: {
        'the sheet comes': 'open sheet',
        'the sheet does not come': 'sheet to be read again',
        'no one knows it': 'unknown number',
        'close it': 'matches',
      },
    },
    'open sheet': { on: { 'close it': 'matches' } },
    'sheet to be read again': { on: { 'read it again': 'sheet on its way' } },
    'unknown number': { on: { 'close it': 'matches' } },
  },
});
