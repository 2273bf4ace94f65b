import { createMachine } from 'xstate';

/** Reading a list, as the person in front of it sees it. */
export const resourceModel = createMachine({
  initial: 'nothing yet',
  states: {
    'nothing yet': {
      on: {
        'rows come at once': 'rows',
        'wait a moment': 'bars',
        'no answer comes': 'error',
        'it does not exist': 'lost',
      },
    },
    bars: { on: { 'rows come': 'rows', 'no answer comes': 'error', 'it does not exist': 'lost' } },
    rows: { on: { 'turn the page': 'rows while turning' } },
    'rows while turning': { on: { 'the page comes': 'other rows', 'the page does not come': 'rows with a note' } },
    'rows with a note': { on: { 'try again': 'rows while turning' } },
    'other rows': {},
    error: { on: { 'try again': 'nothing yet' } },
    lost: {},
  },
});
