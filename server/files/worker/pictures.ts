import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { UPLOAD_PIXELS_AT_MOST } from '#domain/limits.ts';
import { FileRefused } from '../job.ts';
import { type Size, sizeOfPicture } from './picture-size.ts';

const JPEG_QUALITY = 90;

export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

function requireSize({ width, height }: Size): void {
  if (!(width >= 1 && height >= 1)) throw new FileRefused('DAMAGED');
  if (width * height > UPLOAD_PIXELS_AT_MOST) throw new FileRefused('TOO_MANY_PIXELS');
}

/** Decodes a picture after its header has passed the size limit. */
export async function readPicture(bytes: Buffer): Promise<Image> {
  requireSize(sizeOfPicture(bytes));
  const image = await loadImage(bytes).catch(() => {
    throw new FileRefused('DAMAGED');
  });
  requireSize(image);
  return image;
}

async function draw(bytes: Buffer, background: string | null) {
  const image = await readPicture(bytes);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (background !== null) {
    context.fillStyle = background;
    context.fillRect(0, 0, image.width, image.height);
  }
  context.drawImage(image, 0, 0);
  return { canvas, context };
}

/** Re-encodes a picture without metadata or hidden content. */
export async function redraw(bytes: Buffer, format: 'jpeg' | 'png'): Promise<Buffer> {
  const { canvas } = await draw(bytes, format === 'jpeg' ? '#fff' : null);
  return format === 'jpeg' ? canvas.encode('jpeg', JPEG_QUALITY) : canvas.encode('png');
}

export async function pixelsOf(bytes: Buffer): Promise<Pixels> {
  const { canvas, context } = await draw(bytes, '#fff');
  const { width, height } = canvas;
  return { data: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data), width, height };
}
