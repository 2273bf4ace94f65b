import type { Canvas } from '@napi-rs/canvas';

/** A whole puzzle, base64 and its few other fields included, stays below 15 KB. */
const BASE64_CHARACTERS = 14_600;
const QUALITIES = [60, 45, 30] as const;

/** The background in what the piece leaves of the room, seldom at less than the first quality. */
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
