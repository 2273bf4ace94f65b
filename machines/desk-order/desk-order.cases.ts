import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { hasPicture, hasReason, isReturning } from './desk-order.rules.ts';
import { sampleNo, samplePicture, sampleSheet } from './desk-order.sample.ts';
import type { DeskOrderInput } from './desk-order.types.ts';
import { deskOrderWords } from './desk-order.words.ts';

export const deskOrderInput: DeskOrderInput = { parent: createEmptyActor() };

export const movedElsewhere = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '这个订单刚刚有了变化',
  status: 200,
});

const paper = { paper: 'PACKING_USE_CERTIFICATE', version: 2 };
const refused = (id: string) =>
  [new Error('没有网络'), movedElsewhere].map((error) => ({ type: `xstate.error.actor.${id}`, error }));

export const deskOrderCases: MachineCases = {
  words: deskOrderWords,
  input: deskOrderInput,
  events: {
    'order.open': [{ type: 'order.open', orderNo: sampleNo }],
    'order.retry': [{ type: 'order.retry' }],
    'order.close': [{ type: 'order.close' }],
    'move.chosen': [
      { type: 'move.chosen', status: 'booked' },
      { type: 'move.chosen', status: 'rejected' },
    ],
    'dangerous.chosen': [{ type: 'dangerous.chosen', dgStatus: 'accepted' }],
    'remark.typed': [{ type: 'remark.typed', remark: '舱位已确认' }],
    'move.submit': [{ type: 'move.submit' }],
    'paper.accept': [{ type: 'paper.accept', ...paper }],
    'paper.doubt': [{ type: 'paper.doubt', ...paper }],
    'reason.typed': [{ type: 'reason.typed', reason: '盖章看不清' }],
    'paper.return': [{ type: 'paper.return' }],
    'paper.keep': [{ type: 'paper.keep' }],
    'file.open': [{ type: 'file.open', file: samplePicture }],
    'file.close': [{ type: 'file.close' }],
    'xstate.done.actor.readSheet': [{ type: 'xstate.done.actor.readSheet', output: sampleSheet }],
    'xstate.error.actor.readSheet': [{ type: 'xstate.error.actor.readSheet', error: new Error('没有网络') }],
    'xstate.done.actor.moveOrder': [{ type: 'xstate.done.actor.moveOrder', output: null }],
    'xstate.error.actor.moveOrder': refused('moveOrder'),
    'xstate.done.actor.decidePaper': [{ type: 'xstate.done.actor.decidePaper', output: null }],
    'xstate.error.actor.decidePaper': refused('decidePaper'),
    'xstate.done.actor.readFile': [
      { type: 'xstate.done.actor.readFile', output: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
      { type: 'xstate.done.actor.readFile', output: null },
    ],
    'xstate.error.actor.readFile': [{ type: 'xstate.error.actor.readFile', error: new Error('没有网络') }],
  },
  delays: {},
  /** What opens a way, and nothing of what is only shown. */
  key: ({ value, context: { sheet, move, decision, opened } }) =>
    JSON.stringify([
      value,
      sheet !== null,
      move.status,
      move.remark !== '',
      isReturning(decision),
      hasReason(decision),
      hasPicture(opened),
    ]),
};
