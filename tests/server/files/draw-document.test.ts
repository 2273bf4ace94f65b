import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawDocument } from '#server/files/worker/draw-document.ts';

/** One page of 100 by 100 points, filled: the colour as PDF writes it. */
const page = (colour: string) => `${colour} rg 0 0 100 100 re f`;

/** A document of whole pages of one colour each. */
function documentOf(colours: readonly string[]): Uint8Array {
  const kids = colours.map((_, at) => `${3 + at * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${colours.length}/Kids[${kids}]>>`,
    ...colours.flatMap((colour, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents ${4 + at * 2} 0 R>>`,
      `<</Length ${page(colour).length}>>\nstream\n${page(colour)}\nendstream`,
    ]),
  ].map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`);
  const head = '%PDF-1.4\n';
  const starts = objects.map((_, at) => head.length + objects.slice(0, at).join('').length);
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return new TextEncoder().encode(
    `${head}${objects.join('')}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${head.length + objects.join('').length}\n%%EOF`,
  );
}

test('[10.8] the pages of a document stand one below the other in their own colours', async () => {
  const picture = await loadImage(Buffer.from(await drawDocument(documentOf(['1 0 0', '0 0 1']))));
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const colourAt = (part: number) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(
      picture.width / 2,
      Math.floor(picture.height * part),
      1,
      1,
    ).data;
    return { isRed: red > 200 && blue < 80, isBlue: blue > 200 && red < 80, isGreen: green > 200 };
  };
  expect(colourAt(0.25)).toEqual({ isRed: true, isBlue: false, isGreen: false });
  expect(colourAt(0.75)).toEqual({ isRed: false, isBlue: true, isGreen: false });
});
