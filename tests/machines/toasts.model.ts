import { createMachine } from 'xstate';

/** What is said in passing at the top of the page, as the person it is said to sees it. */
export const toastsModel = createMachine({
  initial: 'nothing said',
  states: {
    'nothing said': { on: { 'a code is on its way': 'a word in passing', 'something fails': 'a notice' } },
    'a word in passing': {
      on: {
        'five seconds pass': 'nothing said',
        'the code is sent': 'the outcome in its stead',
        'the code is refused': 'a notice',
        'the pointer comes': 'a word that is held',
      },
    },
    'the outcome in its stead': {
      on: { 'five seconds pass': 'nothing said', 'something fails': 'a word and a notice' },
    },
    'a word that is held': {
      on: { 'a minute passes': 'a word that is held', 'the pointer goes': 'a word in passing' },
    },
    'a word and a notice': { on: { 'five seconds pass': 'a notice' } },
    'a notice': { on: { 'a minute passes': 'a notice', 'close it': 'nothing said' } },
  },
});
