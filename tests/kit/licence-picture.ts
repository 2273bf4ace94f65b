import { createCanvas } from '@napi-rs/canvas';
import { encode } from 'uqr';

const WIDTH = 900;
const HEIGHT = 640;
const MODULE = 7;

/** A licence as a PNG: a frame, lines of text, and the code square that holds what it is given; none for null. */
export function licencePicture(text: string | null): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f5ead6';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = '#7a5a2a';
  context.lineWidth = 8;
  context.strokeRect(16, 16, WIDTH - 32, HEIGHT - 32);
  context.fillStyle = '#222222';
  for (let line = 0; line < 8; line += 1) context.fillRect(60, 120 + line * 52, 300 + ((line * 37) % 90), 6);
  if (text !== null) {
    const { data, size } = encode(text, { ecc: 'M', border: 4 });
    const left = WIDTH - size * MODULE - 60;
    context.fillStyle = '#ffffff';
    context.fillRect(left, 60, size * MODULE, size * MODULE);
    context.fillStyle = '#000000';
    for (const [row, cells] of data.entries())
      for (const [column, isDark] of cells.entries())
        if (isDark) context.fillRect(left + column * MODULE, 60 + row * MODULE, MODULE, MODULE);
  }
  return canvas.toBuffer('image/png');
}
