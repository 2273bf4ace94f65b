import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sheetKinds } from '#domain/imports/kinds.ts';
import { DAY_MS } from '#domain/limits.ts';
import { csvOf } from '#domain/sheet/csv.ts';
import { excelWorkbook, type Sheet, type SheetCell } from './excel-workbook.ts';
import { documentRow, freightRow } from './rate-sheet.ts';
import { sailingRow } from './sailing-sheet.ts';

/** `years` are sailings too: enough of them that some are ahead whenever a test runs. `formulas` are prices of boxes that are reckoned. */
export type SavedSheet = 'fcl' | 'formulas' | 'sailings' | 'years';

export const serviceOf = (sheet: SavedSheet): 'fcl' | 'sailings' =>
  sheet === 'fcl' || sheet === 'formulas' ? 'fcl' : 'sailings';

const DAY = /^\d{4}[-/]\d{2}[-/]\d{2}$/;
const MOMENT = /^\d{4}[-/]\d{2}[-/]\d{2} \d{2}:\d{2}$/;
const WEEK_MS = 7 * DAY_MS;
const asNumbers: readonly string[] = ['price', 'limitKg'];

/** As it is typed into a spreadsheet program, which makes numbers, days and percents of texts. */
function typedCell(key: string, text: string): SheetCell {
  if (text === '') return null;
  if (DAY.test(text)) return { day: text.replaceAll('/', '-') };
  if (MOMENT.test(text)) return { moment: text.replaceAll('/', '-') };
  if (key === 'tax') return { percent: Number(text) / 100 };
  return asNumbers.includes(key) ? Number(text) : text;
}

/** The same sheet with formulas in place of numbers and hyperlinks in place of port names. */
function reckonedCell(key: string, text: string): SheetCell {
  const typed = typedCell(key, text);
  if (typeof typed === 'number') return { formula: `${typed / 2}*2`, value: typed };
  return key === 'origin' ? { formula: `HYPERLINK("http://a.example","${text}")`, value: text } : typed;
}

const FIRST_WEEK = Date.parse('2026-11-06');
const LAST_WEEK = Date.parse('2030-12-27');

/** A departure a week for as long as the prices hold, with its cut-offs by rule. */
const weekly = Array.from({ length: (LAST_WEEK - FIRST_WEEK) / WEEK_MS + 1 }, (_, week) => {
  const departs = FIRST_WEEK + week * WEEK_MS;
  const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  return {
    ...sailingRow,
    voyage: `${String(week + 101)}W`,
    etd: `${dayOf(departs)} 18:00`,
    eta: `${dayOf(departs + 29 * DAY_MS)} 06:00`,
    cyClosing: 'ETD-24小时',
  };
});

/** The classes are those of the day the files were saved. */
const prices = [{ ...freightRow, classes: '3;8' }, documentRow];

export const rowsOf = { fcl: prices, formulas: prices, sailings: [sailingRow], years: weekly } as const;

const textsOf = (service: SavedSheet) => {
  const { columns } = sheetKinds[serviceOf(service)];
  return rowsOf[service].map((row: Readonly<Record<string, string>>) =>
    columns.map(({ key }) => ({ key, text: row[key] ?? '' })),
  );
};

const titlesOf = (service: SavedSheet) => sheetKinds[serviceOf(service)].columns.map(({ title }) => title);

const columnName = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `A${String.fromCharCode(65 + index - 26)}`;

/** Under a line with the company's name and merged headings; the first title stands over two rows. */
function sheetOf(service: SavedSheet): Sheet {
  const titles = titlesOf(service);
  const last = columnName(titles.length - 1);
  const row = (texts: Readonly<Record<number, string>>) => titles.map((_, index) => texts[index] ?? null);
  return {
    name: sheetKinds[serviceOf(service)].sheet,
    rows: [
      row({ 0: '示例公司' }),
      row({ 0: titles[0] ?? '', 1: '航线', 3: '其余' }),
      titles.map((title, index) => (index === 0 ? null : title)),
      ...textsOf(service).map((cells) =>
        cells.map(({ key, text }) => (service === 'formulas' ? reckonedCell : typedCell)(key, text)),
      ),
    ],
    merged: [`A1:${last}1`, 'A2:A3', 'B2:C2', `D2:${last}2`],
  };
}

export const savedCsv = (service: SavedSheet): Uint8Array =>
  Buffer.from(csvOf([titlesOf(service), ...textsOf(service).map((cells) => cells.map(({ text }) => text))]));

/** In the shape in which Excel saves it. */
export const savedByExcel = (service: SavedSheet): Uint8Array => excelWorkbook(sheetOf(service));

/** Opened and saved by LibreOffice, in a folder of its own. */
export async function saveByLibreOffice(service: SavedSheet, folder: string): Promise<Uint8Array> {
  const source = join(folder, `${service}.xlsx`);
  const saved = join(folder, 'saved');
  mkdirSync(saved, { recursive: true });
  writeFileSync(source, savedByExcel(service));
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const typed = ['--headless', profile, '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', saved, source];
  await promisify(execFile)('soffice', typed, { timeout: 120_000 });
  return readFileSync(join(saved, `${service}.xlsx`));
}

/** The prices that Excel's shape holds, encrypted by a password as Office does it. */
export const protectedSheet = (): Uint8Array => readFileSync(new URL('./sheets/fcl-protected.xlsx', import.meta.url));

/** A file that is kept with the tests, as a program saved it. */
export const keptSheet = (
  program: 'excel' | 'exceljs' | 'libreoffice' | 'openpyxl' | 'sheetjs',
  service: SavedSheet,
): Uint8Array => readFileSync(new URL(`./sheets/${service}-${program}.xlsx`, import.meta.url));
