import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import digitOutlines from '../glyphs/digits.json' with { type: 'json' };
import wordOutlines from '../glyphs/outlines.json' with { type: 'json' };

/** The box the shipped outlines are drawn in. */
export const GLYPH_BOX = 250;

const outlines: Readonly<Record<string, string>> = wordOutlines;
const digits: Readonly<Record<string, string>> = digitOutlines;

export const words: readonly string[] = Object.keys(outlines);

type Step = readonly [command: string, ...numbers: number[]];
const steps = new Map<string, readonly Step[]>();

function stepsOf(word: string): readonly Step[] {
  const known = steps.get(word);
  if (known) return known;
  const outline = outlines[word];
  if (outline === undefined) throw new Error(`no outline ships for ${word}`);
  const parsed = [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(
    ([, command, numbers]): Step => [command!, ...(numbers!.match(/-?\d+/g) ?? []).map(Number)],
  );
  steps.set(word, parsed);
  return parsed;
}

export type Bend = (x: number, y: number) => readonly [number, number];

/** The outline of `word` around its middle, every point of it moved by `bend`. */
export function bentOutline(word: string, bend: Bend): Path2D {
  const path = new Path2D();
  const half = GLYPH_BOX / 2;
  for (const [command, ...numbers] of stepsOf(word)) {
    const to: number[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      to.push(...bend(numbers[index]! - half, numbers[index + 1]! - half));
    }
    const [a, b, c, d, e, f] = to as [number, number, number, number, number, number];
    if (command === 'M') path.moveTo(a, b);
    else if (command === 'L') path.lineTo(a, b);
    else if (command === 'Q') path.quadraticCurveTo(a, b, c, d);
    else if (command === 'C') path.bezierCurveTo(a, b, c, d, e, f);
    else path.closePath();
  }
  return path;
}

const digitPaths = new Map<string, Path2D>();

function digitPath(digit: string): Path2D {
  const known = digitPaths.get(digit);
  if (known) return known;
  const path = new Path2D(digits[digit] ?? '');
  digitPaths.set(digit, path);
  return path;
}

const DIGIT_STEP = 148;

/** A number in the shipped digits, `height` pixels high, its left foot at (x, y). Leaves the context transformed. */
export function writeNumber(context: SKRSContext2D, value: number, x: number, y: number, height: number): void {
  const scale = height / 190;
  const top = y - GLYPH_BOX * 0.88 * scale;
  let left = x;
  for (const digit of String(value)) {
    context.setTransform(scale, 0, 0, scale, left, top);
    context.fill(digitPath(digit));
    left += DIGIT_STEP * scale;
  }
}
