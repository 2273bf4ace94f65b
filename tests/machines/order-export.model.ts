import { createMachine } from 'xstate';

/** Taking the list of orders along, as the person who takes it sees it. */
export const orderExportModel = createMachine({
  initial: 'nothing taken',
  states: {
    'nothing taken': { on: { 'ask for a workbook': 'being written' } },
    'being written': {
      on: {
        'all of it is written': 'told how many',
        'a part is written': 'told what is left',
        'it fails': 'told that it failed',
      },
    },
    'told how many': { on: { 'ask for plain text': 'being written' } },
    'told what is left': { on: { 'ask for plain text': 'being written' } },
    'told that it failed': { on: { 'try again': 'being written' } },
  },
});
