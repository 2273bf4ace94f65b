import { createMachine } from 'xstate';

/** A part of a page that does not come, as the person at the screen lives it. */
export const chunkReloadModel = createMachine({
  initial: 'reading',
  states: {
    reading: {
      on: {
        'a part is lost, first time': 'page reloads',
        'a part is lost, just after a reload': 'asked to retry',
        'a part is lost, nothing can be remembered': 'asked to retry',
      },
    },
    'asked to retry': {
      on: { 'press retry': 'page reloads', 'a part is lost, first time': 'page reloads' },
    },
    'page reloads': { on: { 'the reload does not happen': 'asked to retry' } },
  },
});
