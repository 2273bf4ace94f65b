import { createMachine } from 'xstate';

/** Toasts, from the user's view. */
export const toastsModel = createMachine({
  initial: 'nothing shown',
  states: {
    'nothing shown': { on: { 'a code is on its way': 'a word in passing', 'something fails': 'a notice' } },
    'a word in passing': {
      on: {
        'five seconds pass': 'nothing shown',
        'the code is sent': 'the outcome in its stead',
        'the code is refused': 'a notice',
        'the pointer comes': 'a word that is held',
      },
    },
    'the outcome in its stead': {
      on: { 'five seconds pass': 'nothing shown', 'something fails': 'a word and a notice' },
    },
    'a word that is held': {
      on: { 'a minute passes': 'a word that is held', 'the pointer goes': 'a word in passing' },
    },
    'a word and a notice': { on: { 'five seconds pass': 'a notice' } },
    'a notice': { on: { 'a minute passes': 'a notice', 'close it': 'nothing shown' } },
  },
});
