import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { HandInInput, OpenPaper } from './hand-in.types.ts';
import { handInWords } from './hand-in.words.ts';

export const NOW = Date.parse('2026-10-12T09:40:00+08:00');
const ETD = Date.parse('2026-10-18T09:40:00+08:00');

export const certificate: OpenPaper = {
  code: 'PACKING_USE_CERTIFICATE',
  expiry: 'SAILING',
  holdsUntil: ETD,
  version: 0,
  now: NOW,
};

export const scanned = { key: 'one', path: 'paper', fileId: 'file-1', name: '危包证.pdf', size: 1_000 };
export const newerElsewhere = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '这份单证刚刚在另一个窗口提交，请看最新状态',
  status: 200,
});

export const handInInput: HandInInput = { orderNo: 'FCL26101200007', parent: createEmptyActor() };

export const handInCases: MachineCases = {
  words: handInWords,
  input: handInInput,
  events: {
    'handIn.open': [{ type: 'handIn.open', paper: certificate }],
    'handIn.close': [{ type: 'handIn.close' }],
    'handIn.dated': [{ type: 'handIn.dated', day: '2027-01-31' }],
    'handIn.removed': [{ type: 'handIn.removed', fileId: 'file-1' }],
    'handIn.submit': [{ type: 'handIn.submit' }],
    'uploads.pending': [
      { type: 'uploads.pending', arePending: true },
      { type: 'uploads.pending', arePending: false },
    ],
    'uploads.taken': [{ type: 'uploads.taken', file: scanned, arePending: false }],
    'xstate.done.actor.send': [{ type: 'xstate.done.actor.send' }],
    'xstate.error.actor.send': [
      { type: 'xstate.error.actor.send', error: new Error('没有网络') },
      { type: 'xstate.error.actor.send', error: newerElsewhere },
    ],
  },
  delays: {},
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      context.files.length,
      context.day,
      context.arePending,
      context.errors,
      context.failure,
      context.taken,
    ]),
};
