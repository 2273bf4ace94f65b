import { createMachine } from 'xstate';

/** The time after an order, from its owner's view. */
export const authNoticeModel = createMachine({
  initial: 'five seconds left',
  states: {
    'five seconds left': {
      on: {
        'three seconds pass': 'two seconds left',
        'go now': 'a new tab is asked for',
        'stay here': 'the target goes',
      },
    },
    'two seconds left': {
      on: { 'the rest passes': 'a new tab is asked for', 'stay here': 'the target goes' },
    },
    'a new tab is asked for': {
      on: { 'it opens': 'over', 'the browser stops it': 'a link to press', 'there is no answer': 'no answer' },
    },
    'a link to press': { on: { 'follow the link': 'the target goes', 'stay here': 'the target goes' } },
    'no answer': { on: { 'go now': 'a new tab is asked for', 'stay here': 'the target goes' } },
    'the target goes': { on: { 'it is forgotten': 'over', 'it cannot be forgotten': 'over' } },
    over: {},
  },
});
