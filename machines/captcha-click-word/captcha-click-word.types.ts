import type { PuzzleContext, PuzzleEvent } from '../kit/puzzle-chart.ts';

export interface CaptchaClickWordInput {
  /** Whether the puzzle is in a box of its own, which stays half a second longer. */
  pop: boolean;
}

export interface ClickWordChallenge {
  token: string;
  /** Null when the server wants points in plain text. */
  secretKey: string | null;
  picture: string;
  /** The words to be clicked, in this order. */
  words: readonly string[];
}

/** A place on a picture 300 wide and 150 high, whatever its size on screen. */
export interface PicturePoint {
  x: number;
  y: number;
}

export interface ClickWordCheck {
  challenge: ClickWordChallenge;
  points: readonly PicturePoint[];
}

export interface CaptchaClickWordContext extends PuzzleContext<ClickWordChallenge> {
  points: readonly PicturePoint[];
  /** Where the keyboard's cross-hair stands; null until a key moved it. */
  crosshair: PicturePoint | null;
}

export type CaptchaClickWordEvent =
  | { type: 'point.placed'; point: PicturePoint }
  /** Takes the last point back. */
  | { type: 'point.undo' }
  | { type: 'crosshair.moved'; by: PicturePoint }
  /** Places a point where the cross-hair stands. */
  | { type: 'crosshair.dropped' }
  | PuzzleEvent;
