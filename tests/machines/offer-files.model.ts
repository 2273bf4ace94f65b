import { createMachine } from 'xstate';

/** Taking a list of prices along, as the person who takes it sees it. */
export const offerFilesModel = createMachine({
  initial: 'nothing taken',
  states: {
    'nothing taken': { on: { 'ask for a table': 'being written', 'print it': 'nothing taken' } },
    'being written': { on: { 'it is written': 'shown how many', 'it fails': 'shown that it failed' } },
    'shown how many': { on: { 'ask for the other table': 'being written' } },
    'shown that it failed': { on: { 'try again': 'being written' } },
  },
});
