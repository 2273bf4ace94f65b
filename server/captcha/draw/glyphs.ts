import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import digitOutlines from '../glyphs/digits.json' with { type: 'json' };
import { drawings } from '../glyphs/drawings.ts';
import wordOutlines from '../glyphs/outlines.json' with { type: 'json' };

/** The box the shipped outlines are drawn in. */
export const GLYPH_BOX = 250;
/** The longest straight piece of a contour, so that a bend bends straight strokes too. */
const LONGEST_STEP = 18;

const outlines: Readonly<Record<string, string>> = wordOutlines;
const digits: Readonly<Record<string, string>> = digitOutlines;

export const words: readonly string[] = Object.keys(outlines);
/** The words of which there is a drawing too. */
export const drawnWords: readonly string[] = Object.keys(drawings);

/** A closed line around the middle of the box: x and y in turn. */
export type Contour = Float32Array;

/** Points on the curve from (x0, y0) over `controls` (the last of them its end), the first left out. */
function curvePoints(x0: number, y0: number, controls: readonly number[]): number[] {
  const endX = controls[controls.length - 2]!;
  const endY = controls[controls.length - 1]!;
  const steps = Math.max(1, Math.ceil(Math.hypot(endX - x0, endY - y0) / LONGEST_STEP));
  const points: number[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    let [xs, ys] = [[x0], [y0]];
    for (let index = 0; index < controls.length; index += 2) {
      xs.push(controls[index]!);
      ys.push(controls[index + 1]!);
    }
    // De Casteljau: a line, a quadratic and a cubic alike.
    while (xs.length > 1) {
      xs = xs.slice(1).map((x, index) => xs[index]! + (x - xs[index]!) * part);
      ys = ys.slice(1).map((y, index) => ys[index]! + (y - ys[index]!) * part);
    }
    points.push(xs[0]!, ys[0]!);
  }
  return points;
}

function parse(outline: string): readonly Contour[] {
  const half = GLYPH_BOX / 2;
  const found: number[][] = [];
  for (const [, command, numbers] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const controls = (numbers!.match(/-?\d+/g) ?? []).map((value) => Number(value) - half);
    const line = found[found.length - 1];
    if (command === 'M') found.push(controls);
    else if (command === 'Z') line!.push(...curvePoints(line!.at(-2)!, line!.at(-1)!, line!.slice(0, 2)));
    else line!.push(...curvePoints(line!.at(-2)!, line!.at(-1)!, controls));
  }
  return found.map((line) => Float32Array.from(line));
}

/** Parses each shape once. */
function shapesOf(outlinesOf: Readonly<Record<string, string>>): (word: string) => readonly Contour[] {
  const parsed = new Map<string, readonly Contour[]>();
  return (word) => {
    const known = parsed.get(word);
    if (known) return known;
    const outline = outlinesOf[word];
    if (outline === undefined) throw new Error(`no outline ships for ${word}`);
    const shape = parse(outline);
    parsed.set(word, shape);
    return shape;
  };
}

/** The contours of a word as it is written, fine enough to be bent. */
export const contoursOf = shapesOf(outlines);
/** The contours of what it means. */
export const drawingOf = shapesOf(drawings);

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
