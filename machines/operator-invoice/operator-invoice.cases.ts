import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import {
  issuedSheet,
  refusedSheet,
  sampleFile,
  sampleId,
  samplePaper,
  sampleSheet,
  wrongFile,
} from './operator-invoice.sample.ts';
import type { OperatorInvoiceInput } from './operator-invoice.types.ts';
import { operatorInvoiceWords } from './operator-invoice.words.ts';

const operatorInvoiceInput: OperatorInvoiceInput = { parent: createEmptyActor() };

export const decidedElsewhere = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '这张发票已经处理过',
  status: 200,
});

const offline = new Error('没有网络');
const failed = (id: string, errors: readonly Error[]) =>
  errors.map((error) => ({ type: `xstate.error.actor.${id}`, error }));

export const operatorInvoiceCases: MachineCases = {
  words: operatorInvoiceWords,
  input: operatorInvoiceInput,
  events: {
    'invoice.open': [{ type: 'invoice.open', id: sampleId }],
    'invoice.retry': [{ type: 'invoice.retry' }],
    'invoice.close': [{ type: 'invoice.close' }],
    'text.copy': [{ type: 'text.copy', name: 'taxpayerId', text: sampleSheet.row.details.taxpayerId }],
    'file.chosen': [sampleFile, wrongFile].map((file) => ({ type: 'file.chosen', file })),
    'file.remove': [{ type: 'file.remove' }],
    'paper.typed': [
      { type: 'paper.typed', field: 'number', value: samplePaper.number },
      { type: 'paper.typed', field: 'issuedOn', value: samplePaper.issuedOn },
    ],
    'issued.read': [{ type: 'issued.read' }],
    'invoice.issue': [{ type: 'invoice.issue' }],
    'reason.typed': [{ type: 'reason.typed', reason: '抬头与税号不符' }],
    'invoice.refuse': [{ type: 'invoice.refuse' }],
    'xstate.done.actor.readSheet': [sampleSheet, issuedSheet, refusedSheet].map((output) => ({
      type: 'xstate.done.actor.readSheet',
      output,
    })),
    'xstate.error.actor.readSheet': failed('readSheet', [offline]),
    'xstate.done.actor.copy': [true, false].map((output) => ({ type: 'xstate.done.actor.copy', output })),
    'xstate.error.actor.copy': failed('copy', [offline]),
    'xstate.done.actor.readIssued': [{ type: 'xstate.done.actor.readIssued', output: null }],
    'xstate.error.actor.readIssued': failed('readIssued', [offline]),
    'xstate.done.actor.issue': [{ type: 'xstate.done.actor.issue', output: null }],
    'xstate.error.actor.issue': failed('issue', [offline, decidedElsewhere]),
    'xstate.done.actor.refuse': [{ type: 'xstate.done.actor.refuse', output: null }],
    'xstate.error.actor.refuse': failed('refuse', [offline, decidedElsewhere]),
  },
  delays: {},
  key: ({ value, context: { sheet, file, paper, reason } }) =>
    JSON.stringify([
      value,
      sheet?.row.status,
      file !== null,
      paper.number !== '',
      paper.issuedOn !== '',
      reason !== '',
    ]),
};
