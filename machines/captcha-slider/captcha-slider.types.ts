import type { PuzzleContext, PuzzleEvent } from '../kit/puzzle-chart.ts';

export interface CaptchaSliderInput {
  /** Whether the puzzle is in a box of its own, which stays half a second longer. */
  pop: boolean;
  /** Failed checks after which the person is given the other puzzle. */
  failuresAllowed: number;
}

export interface SliderChallenge {
  token: string;
  /** Null when the server wants points in plain text. */
  secretKey: string | null;
  picture: string;
  piece: string;
}

export interface SliderCheck {
  challenge: SliderChallenge;
  /** Offset of the piece on a picture 300 wide. */
  offset: number;
}

export interface CaptchaSliderContext extends PuzzleContext<SliderChallenge> {
  failuresAllowed: number;
  /** Offset of the piece on a picture 300 wide, whatever its size on screen. */
  offset: number;
  /** When the handle was taken, on the clock of the gestures; null while it was not. */
  grabbedAt: number | null;
  /** From taking the handle to letting go, in milliseconds. */
  elapsed: number;
  failures: number;
  /** The puzzle is about to expire: it is renewed as soon as no hand is on it. */
  stale: boolean;
}

/** `at` is the time stamp of the gesture itself, so that the elapsed seconds are the hand's and not the machine's. */
export type CaptchaSliderEvent =
  | { type: 'slider.grabbed'; at: number }
  | { type: 'slider.moved'; offset: number }
  | { type: 'slider.released'; at: number }
  /** The gesture was taken away: a second finger, a system swipe. */
  | { type: 'slider.cancelled' }
  /** A key moved the piece. */
  | { type: 'slider.stepped'; offset: number; at: number }
  /** Enter: check where the piece stands. */
  | { type: 'slider.submitted'; at: number }
  | PuzzleEvent;
