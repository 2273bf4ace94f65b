import { Readable } from 'node:stream';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { sheetKinds } from '#domain/imports/kinds.ts';
import type { ImportService } from '#domain/imports/services.ts';
import { fixedLists, type RateLists, shownChoice } from '#domain/rates/choices.ts';
import type { RateColumn, RateRow } from '#domain/rates/columns.ts';
import { CODES_SHEET } from '#domain/rates/sheet-names.ts';
import { csvOf } from '#domain/sheet/csv.ts';
import type { DeliveredFile } from '../calls/context.ts';

export type SheetFormat = 'csv' | 'xlsx';

interface SheetRequest {
  service: ImportService;
  format: SheetFormat;
  lists: RateLists;
  name: string;
}

const shownText = (column: RateColumn, value: string, lists: RateLists): string =>
  column.kind === 'choice' && value !== '' ? shownChoice(lists, column.list, value) : value;

const NUMBERS: Partial<Record<RateColumn['kind'], string>> = {
  price: '0.00',
  signedPrice: '0.00',
  tax: '0',
  kilograms: '0',
  whole: '0',
  tons: '0.###',
};

function xlsxCell(column: RateColumn, value: string, lists: RateLists) {
  if (value === '') return null;
  if (column.kind === 'day') return { type: Date, value: new Date(`${value}T00:00:00Z`), format: 'yyyy-mm-dd' };
  const format = NUMBERS[column.kind];
  if (format === undefined) return { type: String, value: shownText(column, value, lists) };
  return { type: Number, value: Number(value), format };
}

/** Lists the allowed values of each column. */
function codesSheet(columns: readonly RateColumn[], lists: RateLists): SheetData {
  const all = { ...lists, ...fixedLists };
  return columns.flatMap((column) =>
    column.kind === 'choice' || column.kind === 'choices'
      ? all[column.list].map(({ names }) => [column.title, ...names].map((value) => ({ type: String, value })))
      : [],
  );
}

export const delivered = (name: string, bytes: Buffer): DeliveredFile => ({
  name,
  bytes: bytes.length,
  stream: Readable.from([bytes]),
});

/** Exports lines as a file that can be imported unchanged. */
export async function sheetFile(
  rows: readonly RateRow[],
  { service, format, lists, name }: SheetRequest,
): Promise<DeliveredFile> {
  const { columns, sheet } = sheetKinds[service];
  const titles = columns.map(({ title }) => title);
  const fileName = `${name}.${format}`;
  if (format === 'csv') {
    const lines = rows.map((row) => columns.map((column) => shownText(column, row[column.key] ?? '', lists)));
    return delivered(fileName, Buffer.from(csvOf([titles, ...lines])));
  }
  const head = columns.map(({ title, isRequired }) => ({
    type: String,
    value: isRequired ? `${title}*` : title,
    fontWeight: 'bold' as const,
  }));
  const lines = rows.map((row) => columns.map((column) => xlsxCell(column, row[column.key] ?? '', lists)));
  const bytes = await writeExcelFile([
    { sheet, data: [head, ...lines] },
    { sheet: CODES_SHEET, data: codesSheet(columns, lists) },
  ]).toBuffer();
  return delivered(fileName, bytes);
}

/** Sample lines of a template; ports and carrier are to be replaced. */
export const exampleRows = (service: ImportService): RateRow[] =>
  [0, 1].map((at) =>
    Object.fromEntries(sheetKinds[service].columns.map(({ key, examples }) => [key, examples[at as 0 | 1]])),
  );
