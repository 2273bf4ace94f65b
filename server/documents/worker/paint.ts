import type PDFDocument from 'pdfkit';
import type { SpritePart } from './sprite.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

const POINTS_OF_MM = 72 / 25.4;
export const mm = (millimetres: number): number => millimetres * POINTS_OF_MM;

/** As the pages paint them; what is not here is not painted. */
export const SPRITE_COLOURS: Readonly<Record<string, string>> = {
  '--un-orange': '#f08a00',
  '--un-red': '#d22630',
  '--un-green': '#00843d',
  '--un-yellow': '#ffcd00',
  '--un-blue': '#0057b8',
  '--un-black': '#111417',
  '--un-white': '#ffffff',
  '--edge': '#5a6572',
};
export const BLACK = '#111417';
export const ORANGE = '#f08a00';
export const RED = '#d22630';

/** The letters of capitals and digits in the font, of its size. */
export const CAPITALS = 0.733;
/** Bold, drawn with the outline of the regular letters. */
export const BOLD = 0.055;
/** The line within a label: 2 mm wide, its outside 5 mm from the edge of 100 mm. */
const INNER_LINE = { near: '6.88', far: '93.12', width: 1.386 } as const;

const colourOf = (value: string | undefined): string | null =>
  SPRITE_COLOURS[/^var\((.+)\)$/u.exec(value ?? '')?.[1] ?? ''] ?? null;

function transform(pdf: Pdf, steps: string): void {
  for (const [, step, values = ''] of steps.matchAll(/(translate|scale)\(([^)]*)\)/gu)) {
    const [x = 0, y] = values
      .trim()
      .split(/[\s,]+/u)
      .map(Number);
    if (step === 'translate') pdf.translate(x, y ?? 0);
    else pdf.scale(x, y ?? x);
  }
}

/** The outline within the edge is where the regulations ask for it at true size. */
function atInnerLine(attributes: SpritePart['attributes']): { d: string; width: number } {
  const { d = '', 'stroke-width': width = '1' } = attributes;
  if (width !== '1.6' || !/^M(?:50 6\.5|6\.5 50)/u.test(d)) return { d, width: Number(width) };
  return {
    d: d.replaceAll(/(?<![\d.])6\.5(?!\d)/gu, INNER_LINE.near).replaceAll('93.5', INNER_LINE.far),
    width: INNER_LINE.width,
  };
}

function drawPath(pdf: Pdf, attributes: SpritePart['attributes']): void {
  const [fill, stroke] = [colourOf(attributes.fill), colourOf(attributes.stroke)];
  const { d, width } = atInnerLine(attributes);
  pdf.save();
  transform(pdf, attributes.transform ?? '');
  if (attributes['stroke-linecap'] === 'round') pdf.lineCap('round');
  if (attributes['stroke-linejoin'] === 'round') pdf.lineJoin('round');
  if (fill !== null) pdf.path(d).fill(fill, attributes['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero');
  if (stroke !== null) pdf.lineWidth(width).path(d).stroke(stroke);
  pdf.restore();
}

interface Letters {
  colour?: string;
  /** Between two letters. */
  spacing?: number;
}

/** Bold letters, their middle at x and their feet at y. */
export function drawLetters(
  pdf: Pdf,
  text: string,
  [x, y]: readonly [x: number, y: number],
  size: number,
  { colour = BLACK, spacing = 0 }: Letters = {},
): void {
  pdf.fontSize(size).lineWidth(size * BOLD);
  pdf.fillColor(colour).strokeColor(colour);
  const width = pdf.widthOfString(text) + spacing * (text.length - 1);
  pdf.text(text, x - width / 2, y, {
    ...{ lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing },
    ...{ fill: true, stroke: true },
  });
}

function drawSpriteText(pdf: Pdf, { attributes, text }: SpritePart): void {
  const number = (name: string) => Number(attributes[name]);
  drawLetters(pdf, text, [number('x'), number('y')], number('font-size'), {
    colour: colourOf(attributes.fill) ?? BLACK,
  });
}

export function drawPart(pdf: Pdf, part: SpritePart): void {
  if (part.name === 'path') drawPath(pdf, part.attributes);
  else drawSpriteText(pdf, part);
}
