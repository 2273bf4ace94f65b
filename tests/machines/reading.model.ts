import { createMachine } from 'xstate';

/** A text to be read, as its reader lives it. */
export const readingModel = createMachine({
  initial: 'just opened',
  states: {
    'just opened': {
      on: {
        'reach the end': 'at the end too soon',
        'ten seconds pass': 'time is up, text is not',
        'close it': 'closed unread',
      },
    },
    'at the end too soon': { on: { 'scroll back up': 'at the end too soon', 'ten seconds pass': 'may confirm' } },
    'time is up, text is not': { on: { 'reach the end': 'may confirm' } },
    'may confirm': { on: { confirm: 'confirmed' } },
    confirmed: {},
    'closed unread': {},
  },
});
