import type { MachineCases } from '../kit/cases.ts';
import { isDeviationConfirmed, isUndoExplained } from './operator-step.rules.ts';
import { changedSince, deviationInput, undoInput } from './operator-step.sample.ts';
import { operatorStepWords } from './operator-step.words.ts';

const refused = (id: string) =>
  [new Error('没有网络'), changedSince].map((error) => ({ type: `xstate.error.actor.${id}`, error }));

export const operatorStepCases: MachineCases = {
  words: operatorStepWords,
  input: deviationInput,
  otherInputs: [undoInput],
  events: {
    'step.typed': [
      { type: 'step.typed', text: '0007' },
      { type: 'step.typed', text: '' },
    ],
    'step.confirm': [{ type: 'step.confirm' }],
    'step.dismiss': [{ type: 'step.dismiss' }],
    'xstate.done.actor.moveOrder': [{ type: 'xstate.done.actor.moveOrder', output: null }],
    'xstate.error.actor.moveOrder': refused('moveOrder'),
    'xstate.done.actor.undoStep': [{ type: 'xstate.done.actor.undoStep', output: null }],
    'xstate.error.actor.undoStep': refused('undoStep'),
  },
  delays: {},
  key: ({ value, context }) =>
    JSON.stringify([value, isDeviationConfirmed(context), isUndoExplained(context), context.refusal, context.outcome]),
};
