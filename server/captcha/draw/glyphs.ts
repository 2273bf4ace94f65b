import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import digitOutlines from '../glyphs/digits.json' with { type: 'json' };
import drawingOutlines from '../glyphs/drawings.json' with { type: 'json' };
import nameOutlines from '../glyphs/names.json' with { type: 'json' };
import wordOutlines from '../glyphs/outlines.json' with { type: 'json' };

/** The box the shipped outlines are drawn in. */
export const GLYPH_BOX = 250;
/** The longest straight piece of a contour, so that a bend bends straight strokes too. */
const LONGEST_STEP = 18;

const outlines: Readonly<Record<string, string>> = wordOutlines;
const digits: Readonly<Record<string, string>> = digitOutlines;

export const words: readonly string[] = Object.keys(outlines);

/** A closed line around the middle of the box: x and y in turn. */
export type Contour = Float32Array;
export type Shape = readonly Contour[];

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

function parse(outline: string): Shape {
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

const parsed = new Map<string, Shape>();

/** Parses each outline once. */
function shapeOf(outline: string): Shape {
  const known = parsed.get(outline);
  if (known) return known;
  const shape = parse(outline);
  parsed.set(outline, shape);
  return shape;
}

/** The contours of a word as it is written, fine enough to be bent. */
export function contoursOf(word: string): Shape {
  const outline = outlines[word];
  if (outline === undefined) throw new Error(`no outline ships for ${word}`);
  return shapeOf(outline);
}

/** One thing in all the ways it may be shown: a template of one way says little about the others. */
export interface Thing {
  /** Its names, each in several typefaces. */
  written: readonly Shape[];
  drawn: readonly Shape[];
}

const names: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = nameOutlines;

export const things: readonly Thing[] = Object.entries(drawingOutlines).map(([name, drawn]) => ({
  written: Object.values(names[name]!).flat().map(shapeOf),
  drawn: drawn.map(shapeOf),
}));

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
