import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { PIECE_SIZE, type Point } from '#domain/captcha/protocol.ts';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, type Chance, draw, pick, whole } from '../chance.ts';
import type { Picture } from '../picture.ts';
import { encodeBackground, encodePiece } from './encode.ts';
import { type Shape, things } from './glyphs.ts';
import type { Hand } from './handwriting.ts';
import { drawMark } from './mark.ts';
import { drawGrain } from './marks.ts';
import type { Palette } from './palettes.ts';
import { drawScene } from './scene.ts';
import { openSheet } from './sheet.ts';

const { height } = CAPTCHA_SCALE;
/** Slots start clear of the piece's resting place and end at the picture's edge. */
export const FIRST_X = 52;
export const LAST_X = 262;
const POSITIONS = LAST_X - FIRST_X + 1;
export const SLOTS = 6;
const APART = Math.floor(POSITIONS / SLOTS);
interface Tile {
  width: number;
  height: number;
  round: number;
}
const TILE: Tile = { width: 34, height: 40, round: 6 };
/** Larger than the tiles, since a word has finer strokes than a drawing; covering a tile stays within the tolerance. */
const PIECE: Tile = { width: 41, height: 45, round: 7 };
const WRITTEN: Hand = { size: 39, turn: 0.3, bend: 0.5, mirrored: false, sides: 1, breaks: 1, strays: 0 };
const DRAWN: Hand = { size: 31, turn: Math.PI, bend: 0.6, mirrored: true, sides: 1, breaks: 0, strays: 0 };

const pieceSheet = openSheet(PIECE_SIZE, height);

/**
 * Places on a ring, so that each of them falls on every position equally often: neither the set of slots nor their
 * order says which one is true.
 */
function places(chance: Chance): readonly number[] {
  const first = whole(chance, 0, POSITIONS - 1);
  return Array.from({ length: SLOTS }, (_, index) => FIRST_X + ((first + index * APART) % POSITIONS));
}

function outlineOf({ width, height, round }: Tile, x: number, y: number): Path2D {
  const path = new Path2D();
  path.roundRect(x - width / 2, y - height / 2, width, height, round);
  return path;
}

/** One tile with its word. The piece and every slot are drawn by this, each with a ground and a hand of its own. */
function drawTile(
  context: SKRSContext2D,
  palette: Palette,
  shape: Shape,
  hand: Hand,
  tile: Tile,
  middle: Point,
  chance: Chance,
): void {
  const outline = outlineOf(tile, middle.x, middle.y);
  const shift = () => between(chance, -2, 2);
  context.save();
  context.clip(outline);
  drawMark(context, shape, { x: middle.x + shift(), y: middle.y + shift() }, hand, palette, 1, chance);
  context.restore();
  context.lineWidth = 1.2;
  context.strokeStyle = pick(chance, chance() < 0.5 ? palette.dark : palette.light);
  context.stroke(outline);
}

export function drawSlider(chance: Chance): Picture {
  const { canvas, context, palette } = drawScene(chance);
  const y = whole(chance, 26, height - 26);
  const slots = places(chance);
  const shown = draw(chance, things, SLOTS);
  const truth = whole(chance, 0, SLOTS - 1);
  const { canvas: piece, context: strip } = pieceSheet;
  strip.clearRect(0, 0, PIECE_SIZE, height);
  drawTile(strip, palette, pick(chance, shown[truth]!.written), WRITTEN, PIECE, { x: PIECE_SIZE / 2, y }, chance);
  slots.forEach((x, index) => {
    drawTile(context, palette, pick(chance, shown[index]!.drawn), DRAWN, TILE, { x: x + PIECE_SIZE / 2, y }, chance);
  });
  drawGrain(context, palette, chance);
  const pieceImage = encodePiece(piece);
  return {
    solution: { type: 'blockPuzzle', x: slots[truth]! },
    original: encodeBackground(canvas, pieceImage.length),
    piece: pieceImage,
    words: null,
  };
}
