import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import digitOutlines from '../glyphs/digits.json' with { type: 'json' };
import wordOutlines from '../glyphs/outlines.json' with { type: 'json' };

/** Side of the box that the outlines fill. */
export const GLYPH_BOX = 250;

const outlines: Readonly<Record<string, string>> = wordOutlines;

/** Common characters that are not easily confused. */
export const words: readonly string[] = Object.keys(outlines);

function cachedPaths(source: Readonly<Record<string, string>>): (glyph: string) => Path2D {
  const paths = new Map<string, Path2D>();
  return (glyph) => {
    const cached = paths.get(glyph);
    if (cached !== undefined) return cached;
    const path = new Path2D(source[glyph] ?? '');
    paths.set(glyph, path);
    return path;
  };
}

/** The outline of a character, its top left corner at (0, 0). */
export const wordPath = cachedPaths(outlines);
const digitPath = cachedPaths(digitOutlines);

const DIGIT_STEP = 148;

/** Draws a number `height` pixels high with its bottom left at (x, y). Leaves the context transformed. */
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
