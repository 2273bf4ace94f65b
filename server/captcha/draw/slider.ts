import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { PIECE_SIZE } from '#domain/captcha/protocol.ts';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, type Chance, draw, pick, whole } from '../chance.ts';
import type { Picture } from '../picture.ts';
import { encodeBackground, encodePiece } from './encode.ts';
import { type Contour, contoursOf, drawingOf, drawnWords } from './glyphs.ts';
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
const TILE = { width: 34, height: 40, round: 6 };
const INSET = (PIECE_SIZE - TILE.width) / 2;
const WRITTEN: Hand = { size: 32, turn: 0.3, bend: 0.5, mirrored: false, sides: 1, breaks: 1, strays: 0 };
const DRAWN: Hand = { size: 30, turn: 0.7, bend: 0.75, mirrored: true, sides: 1, breaks: 0, strays: 0 };

const pieceSheet = openSheet(PIECE_SIZE, height);

/**
 * Places on a ring, so that each of them falls on every position equally often: neither the set of slots nor their
 * order says which one is true.
 */
function places(chance: Chance): readonly number[] {
  const first = whole(chance, 0, POSITIONS - 1);
  return Array.from({ length: SLOTS }, (_, index) => FIRST_X + ((first + index * APART) % POSITIONS));
}

function tile(x: number, top: number): Path2D {
  const path = new Path2D();
  path.roundRect(x + INSET, top, TILE.width, TILE.height, TILE.round);
  return path;
}

/** One tile with its word. The piece and every slot are drawn by this, each with a ground and a hand of its own. */
function drawTile(
  context: SKRSContext2D,
  palette: Palette,
  shape: readonly Contour[],
  hand: Hand,
  x: number,
  top: number,
  chance: Chance,
): void {
  const outline = tile(x, top);
  const middle = { x: x + PIECE_SIZE / 2, y: top + TILE.height / 2 };
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
  const top = whole(chance, 6, height - TILE.height - 6);
  const slots = places(chance);
  const meanings = draw(chance, drawnWords, SLOTS);
  const truth = whole(chance, 0, SLOTS - 1);
  const word = meanings[truth]!;
  const { canvas: piece, context: strip } = pieceSheet;
  strip.clearRect(0, 0, PIECE_SIZE, height);
  drawTile(strip, palette, contoursOf(word), WRITTEN, 0, top, chance);
  slots.forEach((x, index) => {
    drawTile(context, palette, drawingOf(meanings[index]!), DRAWN, x, top, chance);
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
