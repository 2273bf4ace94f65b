import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { hasPicture, hasReason, isDraftDue, isReturning, waitingAmendment } from './operator-order.rules.ts';
import { amendingSheet, sampleNo, samplePicture, sampleReason, sampleSheet } from './operator-order.sample.ts';
import { isDeviationReady, mayDeviateNow } from './operator-order.steps.ts';
import type { OperatorOrderInput } from './operator-order.types.ts';
import { operatorOrderWords } from './operator-order.words.ts';

export const operatorOrderInput: OperatorOrderInput = { parent: createEmptyActor() };

export const movedElsewhere = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '这个订单刚刚有了变化',
  status: 200,
});

const paper = { paper: 'PACKING_USE_CERTIFICATE', version: 2 };
const refused = (id: string) =>
  [new Error('没有网络'), movedElsewhere].map((error) => ({ type: `xstate.error.actor.${id}`, error }));

const ended = (id: string, sent: 'moved' | 'undone') =>
  [sent, 'dismissed', 'outdated'].map((outcome) => ({
    type: `xstate.done.actor.${id}`,
    output: { outcome, refusal: outcome === 'outdated' ? movedElsewhere.message : null },
  }));

export const operatorOrderCases: MachineCases = {
  words: operatorOrderWords,
  input: operatorOrderInput,
  events: {
    'order.open': [{ type: 'order.open', orderNo: sampleNo }],
    'order.retry': [{ type: 'order.retry' }],
    'order.close': [{ type: 'order.close' }],
    'cancellation.changed': [{ type: 'cancellation.changed' }],
    'numbers.changed': [{ type: 'numbers.changed' }],
    'shipment.changed': [{ type: 'shipment.changed' }],
    'move.chosen': [
      { type: 'move.chosen', status: 'booked' },
      { type: 'move.chosen', status: 'rejected' },
      { type: 'move.chosen', status: 'departed' },
    ],
    'dangerous.chosen': [{ type: 'dangerous.chosen', dgStatus: 'accepted' }],
    'remark.typed': [{ type: 'remark.typed', remark: '舱位已确认' }],
    'time.typed': [{ type: 'time.typed', at: '2026-10-12T09:00' }],
    'deviation.open': [{ type: 'deviation.open' }],
    'deviation.close': [{ type: 'deviation.close' }],
    'deviation.typed': [{ type: 'deviation.typed', reason: sampleReason }],
    'deviation.confirm': [{ type: 'deviation.confirm' }],
    'undo.open': [{ type: 'undo.open' }],
    'move.submit': [{ type: 'move.submit' }],
    'paper.accept': [{ type: 'paper.accept', ...paper }],
    'paper.doubt': [{ type: 'paper.doubt', ...paper }],
    'reason.typed': [{ type: 'reason.typed', reason: '盖章看不清' }],
    'amendment.accept': [{ type: 'amendment.accept', amendment: 1 }],
    'amendment.doubt': [{ type: 'amendment.doubt', amendment: 1 }],
    'decision.confirm': [{ type: 'decision.confirm' }],
    'decision.cancel': [{ type: 'decision.cancel' }],
    'draft.numbered': [{ type: 'draft.numbered', billNo: 'cosu6123456780' }],
    'draft.make': [{ type: 'draft.make' }],
    'file.open': [{ type: 'file.open', file: samplePicture }],
    'file.close': [{ type: 'file.close' }],
    'xstate.done.actor.readSheet': [
      { type: 'xstate.done.actor.readSheet', output: sampleSheet },
      { type: 'xstate.done.actor.readSheet', output: amendingSheet },
    ],
    'xstate.error.actor.readSheet': [{ type: 'xstate.error.actor.readSheet', error: new Error('没有网络') }],
    'xstate.done.actor.moveOrder': [{ type: 'xstate.done.actor.moveOrder', output: null }],
    'xstate.error.actor.moveOrder': refused('moveOrder'),
    'xstate.done.actor.deviation': ended('deviation', 'moved'),
    'xstate.done.actor.undo': ended('undo', 'undone'),
    'xstate.done.actor.decide': [{ type: 'xstate.done.actor.decide', output: null }],
    'xstate.error.actor.decide': refused('decide'),
    'xstate.done.actor.makeDraft': [{ type: 'xstate.done.actor.makeDraft', output: null }],
    'xstate.error.actor.makeDraft': refused('makeDraft'),
    'xstate.done.actor.readFile': [
      { type: 'xstate.done.actor.readFile', output: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
      { type: 'xstate.done.actor.readFile', output: null },
    ],
    'xstate.error.actor.readFile': [{ type: 'xstate.error.actor.readFile', error: new Error('没有网络') }],
  },
  delays: {},
  key: ({ value, context }) => {
    const { sheet, move, decision, billNo, opened } = context;
    return JSON.stringify([
      value,
      sheet !== null,
      waitingAmendment(sheet) !== null,
      isDraftDue(sheet),
      move.status,
      move.remark !== '',
      mayDeviateNow(context),
      move.isDeviating,
      move.reason !== '',
      isDeviationReady(context),
      isReturning(decision) && 'amendment' in decision.about,
      isReturning(decision),
      hasReason(decision),
      billNo,
      hasPicture(opened),
    ]);
  },
};
