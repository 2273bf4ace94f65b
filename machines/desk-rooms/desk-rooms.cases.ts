import type { MachineCases } from '../kit/cases.ts';
import { deskRoomsWords } from './desk-rooms.words.ts';

export const deskRoomsCases: MachineCases = {
  input: { roles: ['orders', 'rates', 'admin'] },
  otherInputs: [{ roles: ['content'] }],
  words: deskRoomsWords,
  events: {
    'room.asked': [
      { type: 'room.asked', room: 'orders' },
      { type: 'room.asked', room: 'rates' },
    ],
  },
  delays: {},
};
