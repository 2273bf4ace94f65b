import type { MachineCases } from '../kit/cases.ts';
import type { ReadingInput } from './reading.types.ts';
import { readingWords } from './reading.words.ts';

const input: ReadingInput = { code: '1' };

export const readingCases: MachineCases = {
  words: readingWords,
  input,
  events: {
    'reading.scrolled': [
      { type: 'reading.scrolled', distanceToEnd: 10.5 },
      { type: 'reading.scrolled', distanceToEnd: 10 },
    ],
    'reading.confirm': [{ type: 'reading.confirm' }],
    'reading.close': [{ type: 'reading.close' }],
    'clock.ticked': [
      { type: 'clock.ticked', now: 1_000 },
      { type: 'clock.ticked', now: 4_000 },
      { type: 'clock.ticked', now: 14_000 },
    ],
  },
  delays: {},
  feeds: { 'clock.ticked': 'clock' },
};
