import type { ClockTicked } from '../kit/clock.ts';

export interface ReadingInput {
  /** Name of the text, returned in the output: `'1'` the user agreement, `'2'` the privacy notice, or another text. */
  code: string;
}

export interface ReadingContext {
  code: string;
  /** When the confirm button is enabled; 0 until the first clock event. */
  endsAt: number;
  now: number;
  outcome: ReadingOutput;
}

export type ReadingEvent =
  /** Pixels left to the end of the text; sent on opening, scrolling and resizing. */
  | { type: 'reading.scrolled'; distanceToEnd: number }
  | { type: 'reading.confirm' }
  | { type: 'reading.close' }
  | ClockTicked;

export type ReadingOutput = { kind: 'read'; code: string } | { kind: 'closed' };
