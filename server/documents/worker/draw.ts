import PDFDocument from 'pdfkit';
import { builtBrand } from '#copy/brand.ts';
import { documents as words } from '#copy/documents/terms.ts';
import type { WordedDocument, WordedSection, WordedTable } from '#copy/documents/words.ts';
import { builtLetterhead, type Letterhead } from '../job.ts';
import { documentFont } from './font.ts';
import { drawSheets } from './labels.ts';

type Pdf = InstanceType<typeof PDFDocument>;

const MARGIN = 40;
const FOOT = 56;
/** No heading stands alone at the end of a page. */
const FIRST_ROWS = 70;
const TERM_WIDTH = 150;
const PADDING = 4;
/** As high as the lines beside it. */
const MARK = 36;
const INK = '#16222c';
const SOFT = '#5a6873';
const LINE = '#b8c2ca';
const GROUND = '#eef2f5';
/** The red stripes that mark a declaration by air along both edges. */
const STRIPES = { colour: '#d22630', width: 14, edge: 12, end: 24, step: 12 } as const;
const SIZES = { title: 18, subtitle: 9, heading: 10, text: 9, small: 8 } as const;

const widthOf = ({ page }: Pdf) => page.width - 2 * MARGIN;

const fits = (pdf: Pdf, height: number): boolean => pdf.y + height <= pdf.page.height - FOOT;

/** The next page, where what comes does not fit on this one. */
function keepTogether(pdf: Pdf, height: number): void {
  if (!fits(pdf, height)) pdf.addPage();
}

function drawHead(pdf: Pdf, { title, subtitle, orderNo, issued }: WordedDocument, letterhead: Letterhead): void {
  const top = pdf.y;
  pdf.fillColor(INK).fontSize(SIZES.title).text(title, MARGIN, top);
  pdf.fillColor(SOFT).fontSize(SIZES.subtitle).text(subtitle, MARGIN);
  const below = pdf.y;
  const { mark, name, latinName } = letterhead;
  const edge = widthOf(pdf) - (mark === null ? 0 : MARK + PADDING * 2);
  if (mark !== null) pdf.image(Buffer.from(mark), MARGIN + widthOf(pdf) - MARK, top, { width: MARK, height: MARK });
  const right = { width: edge, align: 'right' } as const;
  pdf.fillColor(INK).fontSize(SIZES.heading).text(`${name} ${latinName}`.trim(), MARGIN, top, right);
  pdf.fontSize(SIZES.text).text(orderNo, MARGIN, pdf.y, right);
  pdf.fillColor(SOFT).fontSize(SIZES.small).text(`${words.issuedAt} ${issued}`, MARGIN, pdf.y, right);
  pdf.y = Math.max(below, pdf.y, mark === null ? 0 : top + MARK) + PADDING * 2;
}

function drawHeading(pdf: Pdf, heading: string, firstRow: number): void {
  const height = 18;
  keepTogether(pdf, height + Math.max(FIRST_ROWS, firstRow));
  const { y } = pdf;
  pdf.rect(MARGIN, y, widthOf(pdf), height).fill(GROUND);
  pdf
    .fillColor(INK)
    .fontSize(SIZES.heading)
    .text(heading, MARGIN + PADDING, y + PADDING, { lineBreak: false });
  pdf.y = y + height;
}

interface Cell {
  text: string;
  width: number;
  colour: string;
  isNumber?: boolean;
}

const innerWidth = (width: number) => ({ width: width - 2 * PADDING });

const cellsHeight = (pdf: Pdf, cells: readonly Cell[], size: number): number => {
  pdf.fontSize(size);
  return Math.max(...cells.map(({ text, width }) => pdf.heightOfString(text || ' ', innerWidth(width)))) + 2 * PADDING;
};

/** Cells beside each other over one thin line. */
function drawCells(pdf: Pdf, cells: readonly Cell[], size: number): void {
  const height = cellsHeight(pdf, cells, size);
  keepTogether(pdf, height);
  const { y } = pdf;
  let x = MARGIN;
  for (const { text, width, colour, isNumber = false } of cells) {
    pdf
      .fillColor(colour)
      .text(text, x + PADDING, y + PADDING, { ...innerWidth(width), align: isNumber ? 'right' : 'left' });
    x += width;
  }
  pdf
    .moveTo(MARGIN, y + height)
    .lineTo(MARGIN + widthOf(pdf), y + height)
    .lineWidth(0.5)
    .stroke(LINE);
  pdf.y = y + height;
}

const NUMBER = /^\(?[¥$]?\d{1,3}(?:,\d{3})*(?:\.\d+)?\)?(?:\n|$)/u;

/** A column of numbers, some of them missing. */
const isNumeric = (texts: readonly string[]): boolean =>
  texts.some((text) => text !== '') && texts.every((text) => text === '' || NUMBER.test(text));

const NARROWEST = 44;
const WIDEST = 190;
/** Lines may break at a blank and beside a Chinese character. */
const BREAKS = /[\s\p{Script=Han}，、。（）]+/u;

/** As wide as what they hold, within bounds, and together as wide as the page; no word is cut while there is room elsewhere. */
function columnWidths(pdf: Pdf, { columns, rows }: WordedTable): number[] {
  pdf.fontSize(SIZES.small);
  const widest = (index: number, breaks: RegExp) =>
    2 * PADDING +
    Math.max(
      ...[columns, ...rows].flatMap((row) => (row[index] ?? '').split(breaks).map((part) => pdf.widthOfString(part))),
    );
  const natural = columns.map((_, index) => Math.min(Math.max(widest(index, /\n/u), NARROWEST), WIDEST));
  const least = columns.map((_, index) => Math.min(widest(index, BREAKS), natural[index] ?? 0));
  const total = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
  const excess = Math.max(0, total(natural) - widthOf(pdf));
  const spare = Math.max(1, total(natural) - total(least));
  const share = Math.min(1, excess / spare);
  const narrowed = natural.map((width, index) => width - (width - (least[index] ?? 0)) * share);
  const scale = widthOf(pdf) / total(narrowed);
  return narrowed.map((width) => width * scale);
}

function drawTable(pdf: Pdf, table: WordedTable): void {
  const { caption, columns, rows } = table;
  const widths = columnWidths(pdf, table);
  const cellsOf = (texts: readonly string[], colour: string): Cell[] =>
    texts.map((text, index) => ({
      text,
      width: widths[index] ?? 0,
      colour,
      isNumber: isNumeric(rows.map((row) => row[index] ?? '')),
    }));
  if (caption !== null) drawCells(pdf, [{ text: caption, width: widthOf(pdf), colour: SOFT }], SIZES.text);
  const head = cellsOf(columns, SOFT);
  drawCells(pdf, head, SIZES.small);
  for (const row of rows) {
    const cells = cellsOf(row, INK);
    if (!fits(pdf, cellsHeight(pdf, cells, SIZES.small))) {
      pdf.addPage();
      drawCells(pdf, head, SIZES.small);
    }
    drawCells(pdf, cells, SIZES.small);
  }
}

function drawParagraph(pdf: Pdf, text: string): void {
  const within = { width: widthOf(pdf) - 2 * PADDING };
  pdf.fontSize(SIZES.text);
  keepTogether(pdf, pdf.heightOfString(text, within) + PADDING);
  pdf.fillColor(INK).text(text, MARGIN + PADDING, pdf.y + PADDING, within);
}

const rowHeight = (pdf: Pdf, text: string): number =>
  pdf.fontSize(SIZES.text).heightOfString(text || ' ', { width: widthOf(pdf) - TERM_WIDTH - 2 * PADDING }) +
  2 * PADDING;

const termHeight = (pdf: Pdf, term: string): number =>
  pdf.fontSize(SIZES.text).heightOfString(term, { width: TERM_WIDTH - 2 * PADDING }) + 2 * PADDING;

/** Keeps a short section on one page, so that a signature stays with its text; a long section keeps its first row. */
function heightTogether(pdf: Pdf, { rows, tables }: WordedSection): number {
  if (tables.length > 0) return 0;
  const heights = rows.map(({ term, text }) => Math.max(rowHeight(pdf, text), termHeight(pdf, term)));
  const all = heights.reduce((sum, height) => sum + height, 0);
  return all > pdf.page.height / 2 ? (heights[0] ?? 0) : all;
}

function drawSection(pdf: Pdf, section: WordedSection): void {
  const { heading, rows, tables, paragraphs = [] } = section;
  drawHeading(pdf, heading, heightTogether(pdf, section));
  for (const table of tables) drawTable(pdf, table);
  for (const { term, text } of rows)
    drawCells(
      pdf,
      [
        { text: term, width: TERM_WIDTH, colour: SOFT },
        { text, width: widthOf(pdf) - TERM_WIDTH, colour: INK },
      ],
      SIZES.text,
    );
  for (const paragraph of paragraphs) drawParagraph(pdf, paragraph);
  pdf.y += PADDING * 2;
}

function drawNotes(pdf: Pdf, notes: readonly string[]): void {
  pdf.fontSize(SIZES.small).fillColor(SOFT);
  for (const note of notes) {
    keepTogether(pdf, pdf.heightOfString(note, { width: widthOf(pdf) }));
    pdf.text(note, MARGIN, pdf.y, { width: widthOf(pdf) });
  }
}

/** On every page its number and the number of the order. */
function drawFeet(pdf: Pdf, { title, orderNo, isBilingual = false, isStriped = false }: WordedDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    // Below the margin the library would begin another page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - 34;
    pdf.fontSize(SIZES.small).fillColor(SOFT);
    pdf.text(`${title} ${orderNo}`, MARGIN, y, { lineBreak: false });
    const pages = [words.page(index + 1, count), ...(isBilingual ? [words.pageEnglish(index + 1, count)] : [])];
    pdf.text(pages.join('  '), MARGIN, y, { width: widthOf(pdf), align: 'right', lineBreak: false });
    if (isStriped) drawStripes(pdf);
  }
}

/** Red stripes along the left and the right edge: IATA DGR 8.1.1. */
function drawStripes(pdf: Pdf): void {
  const { colour, width, edge, end, step } = STRIPES;
  const bottom = pdf.page.height - end;
  for (const left of [edge, pdf.page.width - edge - width]) {
    pdf.save();
    pdf.rect(left, end, width, bottom - end).clip();
    for (let y = end; y < bottom + width; y += step)
      pdf
        .polygon([left, y], [left + width, y - width], [left + width, y - width + step / 2], [left, y + step / 2])
        .fill(colour);
    pdf.restore();
  }
}

/** The document as a PDF whose text can be read back. */
export function drawDocument(
  document: WordedDocument,
  issuedAt: number,
  letterhead: Letterhead = builtLetterhead,
): Promise<Buffer> {
  const made = new Date(issuedAt);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT - PADDING },
    // No font of the library's own: its files are not beside the bundle.
    font: '',
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      Title: `${document.title} ${document.orderNo}`,
      Author: letterhead.name,
      Producer: builtBrand.latinName,
      Creator: builtBrand.latinName,
      CreationDate: made,
      ModDate: made,
    },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.font(documentFont());
  drawHead(pdf, document, letterhead);
  for (const section of document.sections) drawSection(pdf, section);
  drawNotes(pdf, document.notes);
  drawSheets(pdf, document.sheets ?? []);
  drawFeet(pdf, document);
  pdf.end();
  return ended;
}
