import type { PuzzleContext, PuzzleEvent } from '../kit/puzzle-chart.ts';

export interface CaptchaSliderInput {
  /** Whether the puzzle has a dialog of its own, which stays open half a second longer. */
  pop: boolean;
  /** Number of failed checks after which the other puzzle is shown. */
  failuresAllowed: number;
}

export interface SliderChallenge {
  token: string;
  /** Encrypts the points; null when the server expects plain text. */
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
  /** Offset of the piece on a picture 300 wide, regardless of its size on screen. */
  offset: number;
  /** When the drag started, by the time stamps of the gestures; null while there is no drag. */
  grabbedAt: number | null;
  /** Duration of the drag, in milliseconds. */
  elapsed: number;
  failures: number;
  /** The puzzle is about to expire: it is renewed when no drag is under way. */
  stale: boolean;
}

/** `at` is the time stamp of the gesture, so that the duration excludes processing time. */
export type CaptchaSliderEvent =
  | { type: 'slider.grabbed'; at: number }
  | { type: 'slider.moved'; offset: number }
  | { type: 'slider.released'; at: number }
  /** The browser cancelled the gesture: a second finger, a system swipe. */
  | { type: 'slider.cancelled' }
  /** A key moved the piece. */
  | { type: 'slider.stepped'; offset: number; at: number }
  /** Enter checks the current position. */
  | { type: 'slider.submitted'; at: number }
  | PuzzleEvent;
