import type { ClockTicked } from '../kit/clock.ts';

export interface ReadingInput {
  /** What is read, given back in the output: `'1'` the user agreement, `'2'` the privacy notice, or another text's name. */
  code: string;
}

export interface ReadingContext {
  code: string;
  /** When the confirm button may be pressed at the earliest; 0 until the clock spoke. */
  endsAt: number;
  now: number;
  outcome: ReadingOutput;
}

export type ReadingEvent =
  /** How far the text is from its end, in pixels; sent on opening, on scrolling and on every resize. */
  | { type: 'reading.scrolled'; distanceToEnd: number }
  /** The person confirms having read. */
  | { type: 'reading.confirm' }
  | { type: 'reading.close' }
  | ClockTicked;

export type ReadingOutput = { kind: 'read'; code: string } | { kind: 'closed' };
