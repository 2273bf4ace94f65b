import type { Canvas, Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { PIECE_SIZE } from '#domain/captcha/protocol.ts';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { type Chance, whole } from '../chance.ts';
import type { Picture } from '../picture.ts';
import { encodeBackground, encodePiece } from './encode.ts';
import { jigsaw, PIECE_HEIGHT } from './jigsaw.ts';
import { drawScene } from './scene.ts';
import { openSheet } from './sheet.ts';

const { width, height } = CAPTCHA_SCALE;
/** Range of the gap: clear of the piece at rest, and within its reach. */
export const FIRST_X = 52;
export const LAST_X = width - PIECE_SIZE;
/** Clear of the button above and the message strip below. */
const FIRST_Y = 46;
const LAST_Y = height - 30 - PIECE_HEIGHT;

const INK = '10 27 46';
const strip = openSheet(PIECE_SIZE, height);
strip.context.lineJoin = 'round';

function cutPiece(scene: Canvas, outline: Path2D, x: number): void {
  const { context } = strip;
  context.clearRect(0, 0, PIECE_SIZE, height);
  context.save();
  context.clip(outline);
  context.drawImage(scene, -x, 0);
  context.lineWidth = 3.5;
  context.strokeStyle = '#ffffff';
  context.stroke(outline);
  context.lineWidth = 1.2;
  context.strokeStyle = `rgb(${INK} / 0.6)`;
  context.stroke(outline);
  context.restore();
}

/** Strokes inside the gap, widest first: together they darken towards its edge. */
const SHADOW = [
  { lineWidth: 9, alpha: 0.08 },
  { lineWidth: 6, alpha: 0.1 },
  { lineWidth: 3, alpha: 0.14 },
] as const;

function drawGap(context: SKRSContext2D, outline: Path2D): void {
  context.save();
  context.clip(outline);
  context.fillStyle = `rgb(${INK} / 0.5)`;
  context.fill(outline);
  for (const { lineWidth, alpha } of SHADOW) {
    context.lineWidth = lineWidth;
    context.strokeStyle = `rgb(${INK} / ${alpha})`;
    context.stroke(outline);
  }
  context.restore();
  context.lineWidth = 1.5;
  context.strokeStyle = 'rgb(255 255 255 / 0.9)';
  context.stroke(outline);
}

export function drawSlider(chance: Chance): Picture {
  const { canvas, context } = drawScene(chance);
  const x = whole(chance, FIRST_X, LAST_X);
  const top = whole(chance, FIRST_Y, LAST_Y);
  const outlineAt = jigsaw(chance);
  cutPiece(canvas, outlineAt(0, top), x);
  drawGap(context, outlineAt(x, top));
  const piece = encodePiece(strip.canvas);
  return {
    solution: { type: 'blockPuzzle', x },
    original: encodeBackground(canvas, piece.length),
    piece,
    words: null,
  };
}
