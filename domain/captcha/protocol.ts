import { CAPTCHA_CLICKS, CAPTCHA_PIECE_WIDTH, CAPTCHA_SCALE, CAPTCHA_SLIDER_Y } from '../limits.ts';

export type CaptchaType = 'blockPuzzle' | 'clickWord';

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Width of the slider's piece, in protocol units. */
export const PIECE_SIZE = CAPTCHA_PIECE_WIDTH;

/** Response codes of the captcha protocol; 0000 is success. */
export const REPLY = {
  ok: '0000',
  failed: '0001',
  stale: '6110',
  wrong: '6111',
  noPicture: '6112',
  tooManyGets: '6201',
  locked: '6202',
} as const;

export type ReplyCode = (typeof REPLY)[keyof typeof REPLY];

/** Converts the left edge of the slider piece from displayed pixels to protocol units. */
export function sliderPoint(left: number, shownWidth: number): Point {
  return { x: Math.round((left * CAPTCHA_SCALE.width) / shownWidth), y: CAPTCHA_SLIDER_Y };
}

export function clickPoint(click: Point, shown: Size): Point {
  return {
    x: Math.round((click.x * CAPTCHA_SCALE.width) / shown.width),
    y: Math.round((click.y * CAPTCHA_SCALE.height) / shown.height),
  };
}

/** Width of the piece in displayed pixels. */
export function shownPieceWidth(shownWidth: number): number {
  return Math.floor((shownWidth * PIECE_SIZE) / CAPTCHA_SCALE.width);
}

/** Maximum travel of the piece in displayed pixels. */
export function sliderReach(shownWidth: number): number {
  return shownWidth - shownPieceWidth(shownWidth);
}

/** Serialises an answer once; the same string is checked and later verified byte for byte. */
export function pointText(answer: Point | readonly Point[]): string {
  const plain = ({ x, y }: Point): Point => ({ x, y });
  return JSON.stringify('x' in answer ? plain(answer) : answer.map(plain));
}

export function verificationText(token: string, points: string): string {
  return `${token}---${points}`;
}

export function isComplete(points: readonly Point[]): boolean {
  return points.length === CAPTCHA_CLICKS;
}
