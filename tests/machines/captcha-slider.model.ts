import { createMachine } from 'xstate';

/** The slider puzzle as the person in front of it lives it. */
export const captchaSliderModel = createMachine({
  initial: 'waiting for a picture',
  states: {
    'waiting for a picture': {
      on: {
        'a picture comes': 'a puzzle to solve',
        'no picture comes': 'nothing to solve',
        'too many tries': 'locked',
      },
    },
    'a puzzle to solve': {
      on: {
        'tap the handle': 'a puzzle to solve',
        'drag it and give it up': 'a puzzle to solve',
        'drag it right': 'solved',
        'move it right by keys': 'solved',
        'drag it wrong': 'answer was wrong',
        'ask for another': 'waiting for another',
        'leave it for two minutes': 'waiting for another',
      },
    },
    'waiting for another': {
      on: {
        'a picture comes': 'a puzzle to solve',
        'no picture comes': 'nothing to solve',
        'too many tries': 'locked',
      },
    },
    'answer was wrong': { on: { 'a second passes': 'waiting for another' } },
    'nothing to solve': { on: { 'ask for another': 'waiting for a picture' } },
    locked: { on: { 'the wait is over': 'waiting for a picture' } },
    solved: {},
  },
});
