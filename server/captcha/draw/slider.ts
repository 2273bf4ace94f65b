import { type Canvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { PIECE_SIZE } from '#domain/captcha/protocol.ts';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, type Chance, whole } from '../chance.ts';
import type { Picture } from '../picture.ts';
import { encodeBackground, encodePiece } from './encode.ts';
import { rimDistance, THUMBNAIL_SCALE } from './rim.ts';
import { drawScene } from './scene.ts';
import { openSheet } from './sheet.ts';

const { width, height } = CAPTCHA_SCALE;
/** Holes start clear of the piece's resting place and end at the picture's edge. */
export const FIRST_X = 52;
export const LAST_X = 262;
const POSITIONS = LAST_X - FIRST_X + 1;
const HOLES = 3;
const APART = 49;
const ROWS = 6;
const TRIES = 8;
/** Below this mean colour difference two surroundings look alike to a person. */
const CLEARLY_DIFFERENT = 60;

const ROUND = 4;

const pieceSheet = openSheet(PIECE_SIZE, height);
const thumbnailSheet = openSheet(Math.ceil(width / THUMBNAIL_SCALE), Math.ceil(height / THUMBNAIL_SCALE));

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
function places(chance: Chance): readonly [number, number, number] {
  const slack = POSITIONS - HOLES * APART;
  const [shorter, longer] = [whole(chance, 0, slack), whole(chance, 0, slack)].sort((a, b) => a - b);
  const first = whole(chance, 0, POSITIONS - 1);
  const onRing = (step: number): number => FIRST_X + ((first + step) % POSITIONS);
  return [onRing(0), onRing(APART + shorter!), onRing(2 * APART + longer!)];
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

interface Row {
  top: number;
  holes: readonly [number, number, number];
}

/** A row and three places in it whose surroundings differ clearly, or the clearest found. */
function chooseRow(scene: Canvas, chance: Chance): Row {
  const { canvas, context } = thumbnailSheet;
  context.drawImage(scene, 0, 0, canvas.width, canvas.height);
  const thumbnail = context.getImageData(0, 0, canvas.width, canvas.height);
  let best: Row = { top: 0, holes: [FIRST_X, FIRST_X, FIRST_X] };
  let clearest = -1;
  for (let rows = 0; rows < ROWS && clearest < CLEARLY_DIFFERENT; rows += 1) {
    const top = whole(chance, 6, height - PIECE_SIZE - 6);
    for (let tries = 0; tries < TRIES && clearest < CLEARLY_DIFFERENT; tries += 1) {
      const holes = places(chance);
      const [a, b, c] = holes;
      // The same measure for all three pairs: it favours no hole over another.
      const apart = Math.min(
        rimDistance(thumbnail, top, a, b),
        rimDistance(thumbnail, top, b, c),
        rimDistance(thumbnail, top, a, c),
      );
      if (apart > clearest) {
        clearest = apart;
        best = { top, holes };
      }
    }
  }
  return best;
}

export function drawSlider(chance: Chance): Picture {
  const { canvas, context, palette } = drawScene(chance);
  const { top, holes } = chooseRow(canvas, chance);
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
