import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { packageCodes } from '../reference/package-codes.ts';
import { cleanText } from '../text.ts';
import type { GoodsLine } from './goods-line.ts';
import { nextId } from './goods-list.ts';

type Column =
  | 'casNo'
  | 'cargoNameCn'
  | 'cargoNameEn'
  | 'grossWeight'
  | 'hsCode'
  | 'netWeight'
  | 'packages'
  | 'packageType'
  | 'unNo'
  | 'volume';

const ORDER: readonly Column[] = [
  'cargoNameCn',
  'cargoNameEn',
  'unNo',
  'packageType',
  'packages',
  'grossWeight',
  'netWeight',
  'volume',
];

/** Recognised column headers of packing lists. */
const HEADS: readonly (readonly [RegExp, Column])[] = [
  [/英文|english/i, 'cargoNameEn'],
  [/品名|货名|名称|goods|description/i, 'cargoNameCn'],
  [/^un|联合国/i, 'unNo'],
  [/包装|package ?type|packing/i, 'packageType'],
  [/件数|数量|pieces|qty|packages/i, 'packages'],
  [/毛重|gross/i, 'grossWeight'],
  [/净重|net/i, 'netWeight'],
  [/体积|volume|cbm|m³/i, 'volume'],
  [/^hs/i, 'hsCode'],
  [/cas/i, 'casNo'],
];

export interface PastedGoods<Line extends GoodsLine> {
  lines: Line[];
  /** Row numbers, counted from one, without usable values. */
  skipped: number[];
}

const MOST_ROWS = 200;

/**
 * Parses cells copied from a spreadsheet: tab-separated, quoted when they contain breaks. Trimming removes carriage
 * returns.
 */
export function readTable(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    rows.push([...row, cell]);
    row = [];
    cell = '';
  };
  for (let at = 0; at < text.length && rows.length < MOST_ROWS; at += 1) {
    const character = text[at]!;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === '\t') {
      row.push(cell);
      cell = '';
    } else if (character === '\n') endRow();
    else cell += character;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows.map((cells) => cells.map((one) => one.trim()));
}

function columnsOf(first: readonly string[]): (Column | null)[] | null {
  const found = first.map((head) => HEADS.find(([shape]) => shape.test(head))?.[1] ?? null);
  const isHead =
    found.filter((column) => column !== null).length >= 2 && !first.some((cell) => /^\d+(?:\.\d+)?$/.test(cell));
  return isHead ? found : null;
}

const codes = new Set(packageCodes.map(({ code }) => code));

function packageOf(text: string): string {
  const code = cleanText(text).toUpperCase();
  if (codes.has(code)) return code;
  return packageCodes.find(({ nameCn }) => nameCn === text)?.code ?? '';
}

const numberText = (text: string) => cleanText(text).replace(/[,\s]|kgs?|cbm|m³/gi, '');

export interface PasteInto<Line extends GoodsLine> {
  /** Empty line of the service. */
  blank: Line;
  isDanger: boolean;
  lines: readonly Line[];
  room: number;
}

/** Converts a packing list to goods lines; a known UN number fills in its block. */
export function pasteGoods<Line extends GoodsLine>(
  text: string,
  { blank, isDanger, lines, room }: PasteInto<Line>,
): PastedGoods<Line> {
  const [first = [], ...others] = readTable(text);
  const headed = columnsOf(first);
  const columns = headed ?? ORDER;
  const rows = headed === null ? [first, ...others] : others;
  const pasted: PastedGoods<Line> = { lines: [], skipped: [] };
  for (const [index, row] of rows.entries()) {
    const cells: Partial<Record<Column, string>> = {};
    for (const [at, column] of columns.entries()) {
      if (column !== null && row[at] !== undefined && row[at] !== '') cells[column] = row[at];
    }
    const isNamed = cells.cargoNameCn !== undefined || cells.cargoNameEn !== undefined || cells.unNo !== undefined;
    if (!isNamed || pasted.lines.length >= room) pasted.skipped.push(index + (headed === null ? 1 : 2));
    else pasted.lines.push(lineOf(cells, { ...blank, id: nextId([...lines, ...pasted.lines]), isDanger }));
  }
  return pasted;
}

function lineOf<Line extends GoodsLine>(cells: Partial<Record<Column, string>>, blank: Line): Line {
  const unNo = readUnNumber(cells.unNo ?? '');
  const line: Line = {
    ...blank,
    isDanger: blank.isDanger && (unNo !== null || cells.unNo === undefined),
    cargoNameCn: (cells.cargoNameCn ?? '').slice(0, 100),
    cargoNameEn: (cells.cargoNameEn ?? '').slice(0, 250),
    hsCode: (cells.hsCode ?? '').slice(0, 14),
    casNo: (cells.casNo ?? '').slice(0, 14),
    packageType: packageOf(cells.packageType ?? ''),
    packages: numberText(cells.packages ?? '').slice(0, 12),
    grossWeight: numberText(cells.grossWeight ?? '').slice(0, 20),
    netWeight: numberText(cells.netWeight ?? '').slice(0, 20),
    volume: numberText(cells.volume ?? '').slice(0, 20),
  };
  if (!blank.isDanger || unNo === null) return line;
  return { ...line, dg: { ...line.dg, unNo } };
}
