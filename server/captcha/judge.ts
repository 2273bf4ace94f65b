import type { CaptchaType, Point } from '#domain/captcha/protocol.ts';
import { CAPTCHA_CLICKS, CAPTCHA_SCALE, CAPTCHA_SLIDER_Y } from '#domain/limits.ts';

export const SLIDER_TOLERANCE = 5;
export const CLICK_TOLERANCE = 25;
const LONGEST_POINT_TEXT = 160;

export type Solution = { type: 'blockPuzzle'; x: number } | { type: 'clickWord'; points: readonly Point[] };

export type Verdict = 'right' | 'wrong' | 'malformed';

function readJson(text: string): unknown {
  if (text.length > LONGEST_POINT_TEXT) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    // Rejects spaces, exponents and duplicate keys, which do not survive the round trip.
    return JSON.stringify(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

const within = (value: unknown, last: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= last;

/** A slider's x may be scaled by the page's width; all other coordinates are integers. */
const isWhole = ({ x, y }: Point, type: CaptchaType): boolean =>
  Number.isInteger(y) && (type === 'blockPuzzle' || Number.isInteger(x));

function isPoint(value: unknown): value is Point {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Record<string, unknown>;
  return (
    Object.keys(fields).length === 2 && within(fields.x, CAPTCHA_SCALE.width) && within(fields.y, CAPTCHA_SCALE.height)
  );
}

function readPoints(type: CaptchaType, text: string): readonly Point[] | null {
  const value = readJson(text);
  const points: unknown = type === 'blockPuzzle' ? [value] : value;
  if (!Array.isArray(points) || points.length !== (type === 'blockPuzzle' ? 1 : CAPTCHA_CLICKS)) return null;
  return points.every(isPoint) && points.every((point) => isWhole(point, type)) ? points : null;
}

/** Judges a decrypted answer: compact JSON with numbers inside the picture and nothing else. */
export function judge(solution: Solution, text: string): Verdict {
  const points = readPoints(solution.type, text);
  if (points === null) return 'malformed';
  if (solution.type === 'blockPuzzle') {
    const [{ x, y }] = points as readonly [Point];
    return y === CAPTCHA_SLIDER_Y && Math.abs(Math.trunc(x) - solution.x) <= SLIDER_TOLERANCE ? 'right' : 'wrong';
  }
  const hits = solution.points.every((target, index) => {
    const point = points[index]!;
    return Math.abs(point.x - target.x) <= CLICK_TOLERANCE && Math.abs(point.y - target.y) <= CLICK_TOLERANCE;
  });
  return hits ? 'right' : 'wrong';
}
