import { createCanvas, ImageData } from '@napi-rs/canvas';
import { pagesOf } from './documents.ts';
import type { Pixels } from './pictures.ts';

/** Pixels at which small print of a certificate is legible. */
const LONGEST_SIDE = 1_600;
/** Longer documents need a viewer: a part could be mistaken for the whole. */
const PAGES_AT_MOST = 12;
const GAP = 12;
const JPEG_QUALITY = 82;

/** Renders all pages of a document as one picture. */
export async function drawDocument(bytes: Uint8Array): Promise<Uint8Array> {
  const pages: Pixels[] = [];
  for await (const page of pagesOf(bytes, { longestSide: LONGEST_SIDE, wholeUpTo: PAGES_AT_MOST })) pages.push(page);
  const width = Math.max(...pages.map((page) => page.width));
  const height = pages.reduce((sum, page) => sum + page.height + GAP, -GAP);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c8ced4';
  context.fillRect(0, 0, width, height);
  let top = 0;
  for (const page of pages) {
    context.putImageData(new ImageData(page.data, page.width, page.height), Math.floor((width - page.width) / 2), top);
    top += page.height + GAP;
  }
  return new Uint8Array(await canvas.encode('jpeg', JPEG_QUALITY));
}
