import { createMachine } from 'xstate';

/** The code of a request, as a supplier with its link sees it. */
export const accessCodeModel = createMachine({
  initial: 'asked for a code',
  states: {
    'asked for a code': { on: { 'send nothing': 'shown it is no code', 'send a code': 'waiting for an answer' } },
    'shown it is no code': { on: { 'send a code': 'waiting for an answer' } },
    'waiting for an answer': {
      on: { 'it is wrong': 'shown it is wrong', 'it was wrong too often': 'asked to wait', 'it is right': 'let in' },
    },
    'shown it is wrong': { on: { 'send a code': 'waiting for an answer' } },
    'asked to wait': { on: { 'time passes': 'free to try again' } },
    'free to try again': {},
    'let in': {},
  },
});
