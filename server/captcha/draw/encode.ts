import type { Canvas } from '@napi-rs/canvas';

/** A whole puzzle, base64 included, stays below 15 KB. */
const BACKGROUND_BYTES = 9_300;
const QUALITIES = [66, 52, 40, 28] as const;

export function encodeBackground(canvas: Canvas): string {
  for (const quality of QUALITIES) {
    const jpeg = canvas.encodeSync('jpeg', quality);
    if (jpeg.length <= BACKGROUND_BYTES || quality === QUALITIES[QUALITIES.length - 1]) return jpeg.toString('base64');
  }
  throw new Error('no quality is listed');
}

export function encodePiece(canvas: Canvas): string {
  return canvas.encodeSync('webp', 72).toString('base64');
}
