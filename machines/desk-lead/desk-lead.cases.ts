import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { doneSheet, sampleId, sampleSheet, takenSheet } from './desk-lead.sample.ts';
import type { DeskLeadInput } from './desk-lead.types.ts';
import { deskLeadWords } from './desk-lead.words.ts';

const deskLeadInput: DeskLeadInput = { parent: createEmptyActor() };

export const settledElsewhere = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '刚刚有人处理了',
  status: 200,
});

export const deskLeadCases: MachineCases = {
  words: deskLeadWords,
  input: deskLeadInput,
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
