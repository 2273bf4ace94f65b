import { first } from '../desk-queue/desk-queue.cases.ts';
import { sampleSheet } from '../desk-verification/desk-verification.sample.ts';
import type { MachineCases } from '../kit/cases.ts';
import { deskRoomsWords } from './desk-rooms.words.ts';

const { id: _id, kind: _kind, ...row } = first;
export const changedOrder = row;
export const changedVerification = sampleSheet.row;

export const deskRoomsCases: MachineCases = {
  input: { roles: ['orders', 'rates', 'admin'] },
  otherInputs: [{ roles: ['content'] }],
  words: deskRoomsWords,
  events: {
    'room.asked': [
      { type: 'room.asked', room: 'orders' },
      { type: 'room.asked', room: 'verifications' },
      { type: 'room.asked', room: 'rates' },
    ],
    'order.changed': [{ type: 'order.changed', row: changedOrder }],
    'verification.changed': [{ type: 'verification.changed', row: changedVerification }],
  },
  delays: {},
};
