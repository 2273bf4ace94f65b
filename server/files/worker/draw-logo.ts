import { createCanvas, type Image } from '@napi-rs/canvas';
import { logoSizes } from '#domain/company/logo.ts';
import { type DrawnLogo, FileRefused } from '../job.ts';
import { readPicture } from './pictures.ts';

/** Signatures of PNG, JPEG and WebP. SVG is excluded, because it may contain more than a picture. */
const BEGINNINGS = [/^.PNG\r\n/s, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s];

/** Size of the social preview: the logo centred on white. */
const SHARED = { width: 1_200, height: 630, mark: 400 } as const;

/** Centres the whole logo in a box. */
function centre({ width, height }: Image, box: { width: number; height: number; mark: number }) {
  const scale = Math.min(box.mark / width, box.mark / height);
  const squares = { width: width * scale, height: height * scale };
  return { ...squares, x: (box.width - squares.width) / 2, y: (box.height - squares.height) / 2 };
}

async function drawIn(image: Image, box: { width: number; height: number; mark: number }, ground: string | null) {
  const canvas = createCanvas(box.width, box.height);
  const context = canvas.getContext('2d');
  if (ground !== null) {
    context.fillStyle = ground;
    context.fillRect(0, 0, box.width, box.height);
  }
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = centre(image, box);
  context.drawImage(image, x, y, width, height);
  return new Uint8Array(await canvas.encode('png'));
}

/** Re-encodes the logo in every size, dropping everything but its pixels. */
export async function drawLogo(bytes: Buffer): Promise<DrawnLogo> {
  if (!BEGINNINGS.some((pattern) => pattern.test(bytes.toString('latin1', 0, 12))))
    throw new FileRefused('NOT_WHAT_IT_SAYS');
  const image = await readPicture(bytes);
  const square = (size: number) => drawIn(image, { width: size, height: size, mark: size }, null);
  const squares = Object.entries(logoSizes).map(async ([name, size]) => [name, await square(size)] as const);
  const share = ['share', await drawIn(image, SHARED, '#fff')] as const;
  return Object.fromEntries([...(await Promise.all(squares)), share]) as DrawnLogo;
}
