import { createMachine } from 'xstate';

/** Taking the list of orders along, as the person who takes it sees it. */
export const orderExportModel = createMachine({
  initial: 'nothing taken',
  states: {
    'nothing taken': { on: { 'ask for a workbook': 'being written' } },
    'being written': {
      on: {
        'all of it is written': 'shown how many',
        'a part is written': 'shown what is left',
        'it fails': 'shown that it failed',
      },
    },
    'shown how many': { on: { 'ask for plain text': 'being written' } },
    'shown what is left': { on: { 'ask for plain text': 'being written' } },
    'shown that it failed': { on: { 'try again': 'being written' } },
  },
});
