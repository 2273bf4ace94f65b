import { createMachine } from 'xstate';

/** The words to be clicked, as the person in front of them lives it. */
export const captchaClickWordModel = createMachine({
  initial: 'waiting for a picture',
  states: {
    'waiting for a picture': { on: { 'a picture comes': 'nothing clicked', 'no picture comes': 'nothing to click' } },
    'nothing clicked': {
      on: { 'click once': 'one clicked', 'click three rightly': 'solved', 'click three wrongly': 'answer was wrong' },
    },
    'one clicked': { on: { 'take it back': 'nothing clicked', 'ask for another': 'waiting for another' } },
    'waiting for another': { on: { 'a picture comes': 'nothing clicked', 'no picture comes': 'nothing to click' } },
    'answer was wrong': { on: { 'a moment passes': 'waiting for another' } },
    'nothing to click': { on: { 'ask for another': 'waiting for a picture' } },
    solved: {},
  },
});
