import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { bareSheet, passedSheet, sampleId, samplePicture, sampleSheet } from './operator-verification.sample.ts';
import type { OperatorVerificationInput } from './operator-verification.types.ts';
import { operatorVerificationWords } from './operator-verification.words.ts';

const operatorVerificationInput: OperatorVerificationInput = { parent: createEmptyActor() };

export const decidedElsewhere = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '刚刚有人决定了',
  status: 200,
});

const sheets = [sampleSheet, passedSheet, bareSheet];

export const operatorVerificationCases: MachineCases = {
  words: operatorVerificationWords,
  input: operatorVerificationInput,
  events: {
    'verification.open': [{ type: 'verification.open', id: sampleId }],
    'verification.retry': [{ type: 'verification.retry' }],
    'verification.close': [{ type: 'verification.close' }],
    'licence.open': [{ type: 'licence.open' }],
    'verdict.chosen': [
      { type: 'verdict.chosen', verdict: 'PASS' },
      { type: 'verdict.chosen', verdict: 'REJECT' },
    ],
    'reason.typed': [{ type: 'reason.typed', reason: '执照看不清' }],
    'verdict.submit': [{ type: 'verdict.submit' }],
    'xstate.done.actor.readSheet': sheets.map((output) => ({ type: 'xstate.done.actor.readSheet', output })),
    'xstate.error.actor.readSheet': [{ type: 'xstate.error.actor.readSheet', error: new Error('没有网络') }],
    'xstate.done.actor.readLicence': [samplePicture, null].map((output) => ({
      type: 'xstate.done.actor.readLicence',
      output,
    })),
    'xstate.error.actor.readLicence': [{ type: 'xstate.error.actor.readLicence', error: new Error('没有网络') }],
    'xstate.done.actor.decide': [{ type: 'xstate.done.actor.decide', output: null }],
    'xstate.error.actor.decide': [new Error('没有网络'), decidedElsewhere].map((error) => ({
      type: 'xstate.error.actor.decide',
      error,
    })),
  },
  delays: {},
  key: ({ value, context: { sheet, picture, verdict, reason } }) =>
    JSON.stringify([value, sheet?.row.status, sheet?.licence?.name, picture !== null, verdict, reason !== '']),
};
