import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { doneSheet, sampleId, sampleSheet, takenSheet } from './operator-lead.sample.ts';
import type { OperatorLeadInput } from './operator-lead.types.ts';
import { operatorLeadWords } from './operator-lead.words.ts';

const operatorLeadInput: OperatorLeadInput = { parent: createEmptyActor() };

export const settledElsewhere = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '刚刚有人处理了',
  status: 200,
});

export const operatorLeadCases: MachineCases = {
  words: operatorLeadWords,
  input: operatorLeadInput,
  events: {
    'lead.open': [{ type: 'lead.open', id: sampleId }],
    'lead.retry': [{ type: 'lead.retry' }],
    'lead.close': [{ type: 'lead.close' }],
    'note.typed': [{ type: 'note.typed', note: '已回电' }],
    'lead.take': [{ type: 'lead.take' }],
    'lead.settle': [{ type: 'lead.settle' }],
    'xstate.done.actor.readSheet': [sampleSheet, takenSheet, doneSheet].map((output) => ({
      type: 'xstate.done.actor.readSheet',
      output,
    })),
    'xstate.error.actor.readSheet': [{ type: 'xstate.error.actor.readSheet', error: new Error('没有网络') }],
    'xstate.done.actor.settle': [{ type: 'xstate.done.actor.settle', output: null }],
    'xstate.error.actor.settle': [new Error('没有网络'), settledElsewhere].map((error) => ({
      type: 'xstate.error.actor.settle',
      error,
    })),
  },
  delays: {},
  key: ({ value, context: { sheet, note, step } }) => JSON.stringify([value, sheet?.row.status, note !== '', step]),
};
