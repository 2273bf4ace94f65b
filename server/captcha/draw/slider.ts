import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { PIECE_SIZE } from '#domain/captcha/protocol.ts';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, type Chance, whole } from '../chance.ts';
import type { Picture } from '../picture.ts';
import { encodeBackground, encodePiece } from './encode.ts';
import { rimDistance, rimProfile } from './rim.ts';
import { drawScene } from './scene.ts';
import { openSheet } from './sheet.ts';

const { width, height } = CAPTCHA_SCALE;
/** Holes start clear of the piece's resting place and end at the picture's edge. */
export const FIRST_X = 52;
export const LAST_X = 262;
const POSITIONS = LAST_X - FIRST_X + 1;
const HOLES = 3;
const APART = 49;
const TRIES = 24;
/** Below this mean colour difference two surroundings look alike to a person. */
const CLEARLY_DIFFERENT = 42;

const ROUND = 4;

const pieceSheet = openSheet(PIECE_SIZE, height);

/** The diamond of a placard in the box (x, y, 47, 47), its tips rounded. */
function diamond(x: number, y: number, inset: number): Path2D {
  const path = new Path2D();
  const middle = PIECE_SIZE / 2;
  const reach = middle - inset;
  const corners: readonly (readonly [number, number])[] = [
    [x + middle, y + middle - reach],
    [x + middle + reach, y + middle],
    [x + middle, y + middle + reach],
    [x + middle - reach, y + middle],
  ];
  path.moveTo((corners[3]![0] + corners[0]![0]) / 2, (corners[3]![1] + corners[0]![1]) / 2);
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % 4]!;
    path.arcTo(corner[0], corner[1], next[0], next[1], ROUND);
  });
  path.closePath();
  return path;
}

/**
 * Three places on a ring, so that each of them falls on every position equally often: neither the set of holes nor
 * their order says which one is true.
 */
function places(chance: Chance): readonly number[] {
  const slack = POSITIONS - HOLES * APART;
  const cuts = [whole(chance, 0, slack), whole(chance, 0, slack)].sort((a, b) => a - b);
  const gaps = [cuts[0]! + APART, cuts[1]! - cuts[0]! + APART];
  const first = whole(chance, 0, POSITIONS - 1);
  return [first, first + gaps[0]!, first + gaps[0]! + gaps[1]!].map((at) => FIRST_X + (at % POSITIONS));
}

function digHole(context: SKRSContext2D, x: number, y: number, colour: string, edge: string, chance: Chance): void {
  const outline = diamond(x, y, 0.5);
  context.save();
  context.clip(outline);
  context.fillStyle = colour;
  context.fillRect(x, y, PIECE_SIZE, PIECE_SIZE);
  context.globalAlpha = between(chance, 0.04, 0.12);
  context.fillStyle = edge;
  context.fillRect(x, y, PIECE_SIZE, PIECE_SIZE);
  context.restore();
  context.globalAlpha = 0.85;
  context.lineWidth = 1.2;
  context.strokeStyle = edge;
  context.stroke(outline);
  context.globalAlpha = 1;
}

export function drawSlider(chance: Chance): Picture {
  const { canvas, context, palette } = drawScene(chance);
  const top = whole(chance, 6, height - PIECE_SIZE - 6);
  const band = context.getImageData(0, top, width, PIECE_SIZE);
  let holes: readonly number[] = [];
  let best = -1;
  for (let tries = 0; tries < TRIES && best < CLEARLY_DIFFERENT; tries += 1) {
    const candidate = places(chance);
    const rims = candidate.map((x) => rimProfile(band, x));
    // The same measure for all three pairs: it favours no hole over another.
    const apart = Math.min(
      rimDistance(rims[0]!, rims[1]!),
      rimDistance(rims[1]!, rims[2]!),
      rimDistance(rims[0]!, rims[2]!),
    );
    if (apart > best) {
      best = apart;
      holes = candidate;
    }
  }
  const x = holes[whole(chance, 0, HOLES - 1)]!;
  const { canvas: piece, context: strip } = pieceSheet;
  strip.clearRect(0, 0, PIECE_SIZE, height);
  const outline = diamond(0, top, 0.5);
  strip.save();
  strip.clip(outline);
  strip.drawImage(canvas, -x, 0);
  strip.restore();
  strip.lineWidth = 1.2;
  strip.strokeStyle = palette.halo;
  strip.stroke(outline);
  for (const hole of holes) digHole(context, hole, top, palette.hole, palette.halo, chance);
  const pieceImage = encodePiece(piece);
  return {
    solution: { type: 'blockPuzzle', x },
    original: encodeBackground(canvas, pieceImage.length),
    piece: pieceImage,
    words: null,
  };
}
