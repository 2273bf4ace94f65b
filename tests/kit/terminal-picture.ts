import { createCanvas } from '@napi-rs/canvas';

const MODULE = 6;
const BLACK_ON_WHITE = '\x1b[30;107m';
const RESET = '\x1b[0m';
/** The upper and the lower half of each character: painted in its own colour, or left as the background. */
const HALVES: Readonly<Record<string, readonly [upper: boolean, lower: boolean]>> = {
  ' ': [false, false],
  '▀': [true, false],
  '▄': [false, true],
  '█': [true, true],
};

const isDrawn = (line: string) => line !== '' && [...line].every((sign) => sign in HALVES);

/** Photographs the half blocks in what a terminal printed: light on dark, or in the colours that are set. */
export function pictureOfTerminal(printed: string): Buffer {
  const isColoured = printed.includes(BLACK_ON_WHITE);
  const lines = printed.replaceAll(BLACK_ON_WHITE, '').replaceAll(RESET, '').split('\n').filter(isDrawn);
  const width = Math.max(...lines.map((line) => [...line].length));
  const canvas = createCanvas(width * MODULE, lines.length * 2 * MODULE);
  const context = canvas.getContext('2d');
  context.fillStyle = isColoured ? '#ffffff' : '#000000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = isColoured ? '#000000' : '#ffffff';
  for (const [row, line] of lines.entries())
    for (const [column, sign] of [...line].entries())
      for (const [half, isPainted] of HALVES[sign]!.entries())
        if (isPainted) context.fillRect(column * MODULE, (2 * row + half) * MODULE, MODULE, MODULE);
  return canvas.toBuffer('image/png');
}
