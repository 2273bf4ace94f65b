import { documents as words } from '#copy/documents/terms.ts';
import { documentCodes } from '#copy/documents/words.ts';
import { CONTAINER_PLACARD_MM, PACKAGE_LABEL_MM } from '#domain/dangerous-goods/labels.ts';
import type { LabelSheet } from '#domain/documents/description.ts';
import { drawTrueSize } from './marks.ts';
import { BLACK, BOLD, CAPITALS, drawLetters, drawPart, mm, ORANGE, type Pdf } from './paint.ts';
import { markParts, spriteParts } from './sprite.ts';

const SOFT = '#5a6873';

const SHEET_MARGIN = 42;
const HEADING = { size: 14, small: 9, y: 30 } as const;
const RULER_MM = 100;
const PAGES = {
  mark: 'A4',
  label: 'A4',
  arrows: 'A4',
  battery: 'A4',
  excepted: 'A4',
  placard: [mm(400), mm(440)],
  plate: [mm(440), mm(370)],
  blankPlate: [mm(440), mm(370)],
  fumigation: [mm(440), mm(370)],
  hot: [mm(290), mm(330)],
} as const;

/** The mark of ADR 5.2.1.10: two arrows over a line, in a frame of these millimetres. */
const ARROWS = { width: 110, height: 148, frame: 2, bar: 6 } as const;

/** Half the diagonal of a drawing out of 100, from its middle to the point where its side is measured. */
const HALF_DIAGONAL = { class: 49, mp: 45.9, lq: 48.62 } as const;

interface Drawing {
  /** Name of the sprite. */
  name: string;
  half: number;
  letters: { text: string; y: number; size: number } | null;
}

/** Division and group under the bomb of 1.1 to 1.3, the group alone under the large figure of 1.4 to 1.6. */
function lettersOf(division: string, code: string): Drawing['letters'] {
  const hasBomb = /^1\.[1-3]$/u.test(division);
  const text = hasBomb ? code : code.slice(division.length);
  return text === '' ? null : { text, y: hasBomb ? 72 : 66, size: 15 };
}

function drawingOf(code: string): Drawing {
  if (code === 'mp') return { name: 'mp', half: HALF_DIAGONAL.mp, letters: null };
  if (code === 'lq') return { name: 'lq', half: HALF_DIAGONAL.lq, letters: null };
  if (code === 'lqY') return { name: 'lq', half: HALF_DIAGONAL.lq, letters: { text: 'Y', y: 61, size: 30 } };
  const name = code.replace(/[A-Z]$/u, '');
  return { name, half: HALF_DIAGONAL.class, letters: lettersOf(name, code) };
}

/** On its point in the middle of the page, its side as long as the regulations ask. */
function drawDiamond(pdf: Pdf, code: string, side: number): void {
  const { name, half, letters } = drawingOf(code);
  const parts = spriteParts(name);
  if (parts === null) throw new Error(`no drawing of ${name}`);
  pdf.save();
  pdf.translate(pdf.page.width / 2, pdf.page.height / 2);
  pdf.scale((mm(side) * Math.SQRT2) / 2 / half);
  pdf.translate(-50, -50);
  for (const part of parts) drawPart(pdf, part);
  if (letters !== null) drawLetters(pdf, letters.text, [50, letters.y], letters.size);
  pdf.restore();
}

interface Plate {
  left: number;
  top: number;
  width: number;
  height: number;
  line: number;
}

/** An orange plate of 400 × 300 mm with a border of 15 mm in the middle of the page. */
function drawBlankPlate(pdf: Pdf): Plate {
  const [width, height, line] = [mm(400), mm(300), mm(15)];
  const left = (pdf.page.width - width) / 2;
  const top = (pdf.page.height - height) / 2;
  pdf.rect(left, top, width, height).fill(ORANGE);
  pdf.lineWidth(line).rect(left + line / 2, top + line / 2, width - line, height - line);
  pdf.stroke(BLACK);
  return { left, top, width, height, line };
}

/** Hazard number over UN number: digits 100 mm high, 15 mm thick, as the border and the line between them. */
function drawPlate(pdf: Pdf, hazardId: string, unNo: string): void {
  const { left, top, width, height, line } = drawBlankPlate(pdf);
  const middle = top + height / 2;
  pdf
    .lineWidth(line)
    .moveTo(left, middle)
    .lineTo(left + width, middle)
    .stroke(BLACK);
  const size = mm(100) / (CAPITALS + BOLD / 2);
  const room = height / 2 - line * 1.5;
  for (const [index, text] of [hazardId, unNo].entries()) {
    const rowTop = index === 0 ? top + line : middle + line / 2;
    const feet = rowTop + (room + size * CAPITALS) / 2;
    // Bold digits would touch each other.
    drawLetters(pdf, text, [pdf.page.width / 2, feet], size, { spacing: mm(8) });
  }
}

/** Two black arrows that point up over a line, in a frame. */
function drawArrows(pdf: Pdf): void {
  const { width, height, frame, bar } = ARROWS;
  pdf.save();
  pdf.translate((pdf.page.width - mm(width)) / 2, (pdf.page.height - mm(height)) / 2);
  pdf.scale(mm(1));
  pdf
    .lineWidth(frame)
    .rect(frame / 2, frame / 2, width - frame, height - frame)
    .stroke(BLACK);
  pdf.rect(12, height - 12 - bar, width - 24, bar).fill(BLACK);
  for (const middle of [34, width - 34])
    pdf
      .polygon(
        ...[
          [middle, 14],
          [middle + 20, 50],
          [middle + 9, 50],
          [middle + 9, height - 24],
        ],
        ...[
          [middle - 9, height - 24],
          [middle - 9, 50],
          [middle - 20, 50],
        ],
      )
      .fill(BLACK);
  pdf.restore();
}

function drawMark(pdf: Pdf, unNo: string, names: readonly string[]): void {
  const width = pdf.page.width - 2 * SHEET_MARGIN;
  const capitals = mm(14) / CAPITALS;
  pdf.fillColor(BLACK).fontSize(capitals);
  pdf.text(`UN ${unNo}`, SHEET_MARGIN, mm(60), { width, align: 'center' });
  pdf.fontSize(mm(12) / CAPITALS);
  const isLong = names.some((name) => pdf.heightOfString(name, { width }) > mm(80));
  pdf.fontSize(isLong ? mm(6) / CAPITALS : mm(12) / CAPITALS);
  for (const name of names) pdf.text(name, SHEET_MARGIN, pdf.y + mm(4), { width, align: 'center' });
}

function titleOf(sheet: LabelSheet): string {
  const name = words.sheetNames[sheet.shape];
  if (sheet.shape === 'arrows' || sheet.shape === 'blankPlate') return name;
  if (sheet.shape === 'mark' || sheet.shape === 'plate') return `UN ${sheet.unNo} ${name}`;
  const code = 'drawing' in sheet ? sheet.drawing : sheet.shape;
  const value = sheet.shape === 'battery' ? `UN ${sheet.unNo} ` : '';
  return `${documentCodes.label[code]?.cn ?? code} ${value}${name}`;
}

/** Draws the scale to print at, and a ruler to check the printout with. */
function drawScale(pdf: Pdf, sheet: LabelSheet): void {
  const width = pdf.page.width - 2 * SHEET_MARGIN;
  pdf.fillColor(BLACK).fontSize(HEADING.size);
  pdf.text(titleOf(sheet), SHEET_MARGIN, HEADING.y, { width });
  pdf.fillColor(SOFT).fontSize(HEADING.small);
  pdf.text(words.printAtSize, SHEET_MARGIN, pdf.y, { lineBreak: false });
  const y = pdf.page.height - 46;
  pdf.lineWidth(0.5);
  pdf.moveTo(SHEET_MARGIN, y).lineTo(SHEET_MARGIN + mm(RULER_MM), y);
  for (const x of [SHEET_MARGIN, SHEET_MARGIN + mm(RULER_MM)]) pdf.moveTo(x, y - 4).lineTo(x, y + 4);
  pdf.stroke(SOFT);
  pdf.text(words.ruler, SHEET_MARGIN + mm(RULER_MM) + 8, y - 7, { lineBreak: false });
}

function drawSheet(pdf: Pdf, sheet: LabelSheet): void {
  const size = PAGES[sheet.shape];
  pdf.addPage({ size: typeof size === 'string' ? size : [...size], margin: 0 });
  drawScale(pdf, sheet);
  const parts = markParts('drawing' in sheet ? sheet.drawing : sheet.shape);
  if (parts !== null) drawTrueSize(pdf, parts, sheet);
  else if (sheet.shape === 'plate') drawPlate(pdf, sheet.hazardId, sheet.unNo);
  else if (sheet.shape === 'blankPlate') drawBlankPlate(pdf);
  else if (sheet.shape === 'arrows') drawArrows(pdf);
  else if (sheet.shape === 'mark') drawMark(pdf, sheet.unNo, sheet.names);
  else if ('drawing' in sheet)
    drawDiamond(pdf, sheet.drawing, sheet.shape === 'label' ? PACKAGE_LABEL_MM : CONTAINER_PLACARD_MM);
}

/** Each label on a page that holds it at true size. */
export function drawSheets(pdf: Pdf, sheets: readonly LabelSheet[]): void {
  for (const sheet of sheets) drawSheet(pdf, sheet);
}
