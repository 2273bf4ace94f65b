import { Path2D } from '@napi-rs/canvas';
import { contoursOf, GLYPH_BOX, words } from './glyphs.ts';
import { openSheet } from './sheet.ts';

const SIDE = 20;
/** Of so many most similar words the lookalikes are drawn. */
const NEAREST = 14;
/** So like that a bent one is taken for the other. */
const TOO_SIMILAR = 0.8;
/** Longer outlines have more strokes than a small, bent word can show. */
const LONGEST_OUTLINE = 2600;

function outlineLength(word: string): number {
  let sum = 0;
  for (const line of contoursOf(word)) {
    for (let index = 2; index < line.length; index += 2) {
      sum += Math.hypot(line[index]! - line[index - 2]!, line[index + 1]! - line[index - 1]!);
    }
  }
  return sum;
}

/** The words that stay readable when they are bent. */
export const plainWords: readonly string[] = words.filter((word) => outlineLength(word) <= LONGEST_OUTLINE);

/** Where a word has its ink, blurred, mean 0 and length 1: what a template sees of it. */
function inkOf(word: string): Float32Array {
  const { context } = openSheet(SIDE, SIDE);
  const path = new Path2D();
  const scale = SIDE / GLYPH_BOX;
  for (const line of contoursOf(word)) {
    for (let index = 0; index < line.length; index += 2) {
      const [x, y] = [line[index]! * scale + SIDE / 2, line[index + 1]! * scale + SIDE / 2];
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  }
  context.filter = 'blur(1.2px)';
  context.fill(path);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const ink = Float32Array.from({ length: SIDE * SIDE }, (_, at) => data[at * 4 + 3]!);
  const mean = ink.reduce((sum, value) => sum + value, 0) / ink.length;
  const length = Math.sqrt(ink.reduce((sum, value) => sum + (value - mean) ** 2, 0));
  return ink.map((value) => (value - mean) / length);
}

const similar = new Map<string, readonly string[]>();

function findSimilar(): void {
  const inks = plainWords.map(inkOf);
  const likeness = (one: Float32Array, other: Float32Array): number => {
    let sum = 0;
    for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
    return sum;
  };
  plainWords.forEach((word, at) => {
    const others = plainWords
      .map((other, index) => ({ other, score: index === at ? 1 : likeness(inks[at]!, inks[index]!) }))
      .filter(({ score }) => score < TOO_SIMILAR)
      .sort((one, other) => other.score - one.score);
    similar.set(
      word,
      others.slice(0, NEAREST).map(({ other }) => other),
    );
  });
}

/** The words whose ink lies most where `word` has its own, those left out that a person could take for it. */
export function lookalikesOf(word: string): readonly string[] {
  if (similar.size === 0) findSimilar();
  return similar.get(word)!;
}
