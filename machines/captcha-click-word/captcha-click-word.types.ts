import type { PuzzleContext, PuzzleEvent } from '../kit/puzzle-chart.ts';

export interface CaptchaClickWordInput {
  /** Whether the puzzle has a dialog of its own, which stays open half a second longer. */
  pop: boolean;
}

export interface ClickWordChallenge {
  token: string;
  /** Encrypts the points; null when the server expects plain text. */
  secretKey: string | null;
  picture: string;
  /** The words to click, in this order. */
  words: readonly string[];
}

/** A point on a picture of 300 × 150, regardless of its size on screen. */
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
  /** Position of the keyboard's crosshair; null until a key moved it. */
  crosshair: PicturePoint | null;
}

export type CaptchaClickWordEvent =
  | { type: 'point.placed'; point: PicturePoint }
  /** Removes the last point. */
  | { type: 'point.undo' }
  | { type: 'crosshair.moved'; by: PicturePoint }
  /** Adds a point at the crosshair. */
  | { type: 'crosshair.dropped' }
  | PuzzleEvent;
