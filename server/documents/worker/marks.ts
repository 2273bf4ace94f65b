import type { LabelSheet } from '#domain/documents/description.ts';
import { BLACK, CAPITALS, drawLetters, drawPart, mm, type Pdf, RED } from './paint.ts';
import type { SpritePart } from './sprite.ts';

/** The hatched border of the marks of batteries and excepted quantities, in millimetres. */
const HATCHING = { half: 50, width: 6, step: 8 } as const;
/** The UN number of a battery mark; class and company of an excepted quantity, in millimetres from its middle. */
const BATTERY_NUMBER = { y: 35, capitals: 12 } as const;
const EXCEPTED_CLASS = { y: 24, capitals: 11 } as const;
const EXCEPTED_COMPANY = { y: 29, width: 82, height: 13, sizes: [5.2, 4.2, 3.4] } as const;

/** Diagonal red stripes along the edges of a square. */
function drawHatching(pdf: Pdf): void {
  const { half, width, step } = HATCHING;
  const inner = half - width;
  pdf.save();
  pdf.rect(-half, -half, 2 * half, 2 * half).rect(-inner, -inner, 2 * inner, 2 * inner);
  pdf.clip('even-odd');
  for (let x = -3 * half; x < half; x += step)
    pdf.polygon([x, half], [x + 2 * half, -half], [x + 2 * half + step / 2, -half], [x + step / 2, half]).fill(RED);
  pdf.restore();
}

/** The company as large as it fits; a line to write it on where it is not known. */
function drawCompany(pdf: Pdf, company: string): void {
  const { y, width, height, sizes } = EXCEPTED_COMPANY;
  if (company === '') {
    pdf.lineWidth(0.4);
    pdf
      .moveTo(-width / 2, y + 9)
      .lineTo(width / 2, y + 9)
      .stroke(BLACK);
    return;
  }
  const size = sizes.find((one) => pdf.fontSize(one).heightOfString(company, { width }) <= height) ?? sizes.at(-1);
  pdf.fontSize(size ?? height).fillColor(BLACK);
  pdf.text(company, -width / 2, y, { width, height, align: 'center' });
}

/** A drawing in millimetres in the middle of the page, with what the order adds to it. */
export function drawTrueSize(pdf: Pdf, parts: readonly SpritePart[], sheet: LabelSheet): void {
  pdf.save();
  pdf.translate(pdf.page.width / 2, pdf.page.height / 2);
  pdf.scale(mm(1));
  for (const part of parts) drawPart(pdf, part);
  if (sheet.shape === 'battery' || sheet.shape === 'excepted') drawHatching(pdf);
  const { y, capitals } = sheet.shape === 'battery' ? BATTERY_NUMBER : EXCEPTED_CLASS;
  if (sheet.shape === 'battery') drawLetters(pdf, `UN ${sheet.unNo}`, [0, y], capitals / CAPITALS);
  if (sheet.shape === 'excepted') {
    drawLetters(pdf, sheet.dgClass, [0, y], capitals / CAPITALS);
    drawCompany(pdf, sheet.company);
  }
  pdf.restore();
}
