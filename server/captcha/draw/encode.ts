import type { Canvas } from '@napi-rs/canvas';

/** Keeps a whole response below 15 KB, base64 and its other fields included. */
const BASE64_CHARACTERS = 14_600;
const QUALITIES = [60, 45, 30] as const;

/** Encodes the background into the space the piece leaves, usually at the first quality. */
export function encodeBackground(canvas: Canvas, taken = 0): string {
  let text = '';
  for (const quality of QUALITIES) {
    text = canvas.encodeSync('jpeg', quality).toString('base64');
    if (text.length + taken <= BASE64_CHARACTERS) break;
  }
  return text;
}

export function encodePiece(canvas: Canvas): string {
  return canvas.encodeSync('png').toString('base64');
}
