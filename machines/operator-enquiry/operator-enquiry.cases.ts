import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { hasPicture } from './operator-enquiry.rules.ts';
import {
  answeredSheet,
  declinedPreview,
  sampleFile,
  sampleId,
  samplePicture,
  samplePreview,
  samplePriceId,
  sampleSheet,
} from './operator-enquiry.sample.ts';
import type { OperatorEnquiryContext, OperatorEnquiryInput } from './operator-enquiry.types.ts';
import { operatorEnquiryWords } from './operator-enquiry.words.ts';

const operatorEnquiryInput: OperatorEnquiryInput = { parent: createEmptyActor() };

export const answeredElsewhere = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '刚刚有人答复了',
  status: 200,
});

const refused = (id: string) =>
  [new Error('没有网络'), answeredElsewhere].map((error) => ({ type: `xstate.error.actor.${id}`, error }));

function keyOf({ sheet, draft, preview, opened }: OperatorEnquiryContext) {
  const { way, priceIds, lines, texts } = draft;
  const written = [priceIds.length, lines.map(({ unitPrice }) => unitPrice), texts.reason];
  return [sheet?.isOpen, way, written, preview !== null, hasPicture(opened)];
}

export const operatorEnquiryCases: MachineCases = {
  words: operatorEnquiryWords,
  input: operatorEnquiryInput,
  events: {
    'enquiry.open': [{ type: 'enquiry.open', id: sampleId }],
    'enquiry.retry': [{ type: 'enquiry.retry' }],
    'enquiry.close': [{ type: 'enquiry.close' }],
    'way.chosen': ['OFFERS', 'LINES', 'DECLINE'].map((way) => ({ type: 'way.chosen', way })),
    'offer.toggled': [{ type: 'offer.toggled', priceId: samplePriceId }],
    'line.added': [{ type: 'line.added', after: 1 }],
    'line.changed': [{ type: 'line.changed', index: 0, change: { feeCode: 'OF', unitPrice: '850' } }],
    'line.removed': [{ type: 'line.removed', index: 0 }],
    'text.typed': [{ type: 'text.typed', field: 'reason', text: '该航次停接' }],
    'preview.ask': [{ type: 'preview.ask' }],
    'preview.leave': [{ type: 'preview.leave' }],
    'answer.send': [{ type: 'answer.send' }],
    'file.open': [{ type: 'file.open', file: sampleFile }],
    'file.close': [{ type: 'file.close' }],
    'xstate.done.actor.readSheet': [sampleSheet, answeredSheet].map((output) => ({
      type: 'xstate.done.actor.readSheet',
      output,
    })),
    'xstate.error.actor.readSheet': [{ type: 'xstate.error.actor.readSheet', error: new Error('没有网络') }],
    'xstate.done.actor.preview': [samplePreview, declinedPreview].map((output) => ({
      type: 'xstate.done.actor.preview',
      output,
    })),
    'xstate.error.actor.preview': refused('preview'),
    'xstate.done.actor.answer': [{ type: 'xstate.done.actor.answer', output: null }],
    'xstate.error.actor.answer': refused('answer'),
    'xstate.done.actor.readFile': [samplePicture, null].map((output) => ({
      type: 'xstate.done.actor.readFile',
      output,
    })),
    'xstate.error.actor.readFile': [{ type: 'xstate.error.actor.readFile', error: new Error('没有网络') }],
  },
  delays: {},
  key: ({ value, context }) => JSON.stringify([value, keyOf(context)]),
};
