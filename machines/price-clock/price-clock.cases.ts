import type { MachineCases } from '../kit/cases.ts';
import { priceClockWords } from './price-clock.words.ts';

export const priceClockCases: MachineCases = {
  words: priceClockWords,
  events: {
    'clock.ticked': [
      { type: 'clock.ticked', now: 1_000 },
      { type: 'clock.ticked', now: 121_000 },
    ],
    'server.timed': [{ type: 'server.timed', now: 1_000_000 }],
  },
  delays: {},
  feeds: { 'clock.ticked': 'clock' },
};
