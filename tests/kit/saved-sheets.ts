import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sheetKinds } from '#domain/imports/kinds.ts';
import { csvOf } from '#domain/sheet/csv.ts';
import { excelWorkbook, type Sheet, type SheetCell } from './excel-workbook.ts';
import { documentRow, freightRow } from './rate-sheet.ts';
import { sailingRow } from './sailing-sheet.ts';

export type SavedService = 'fcl' | 'sailings';

const DAY = /^\d{4}[-/]\d{2}[-/]\d{2}$/;
const MOMENT = /^\d{4}[-/]\d{2}[-/]\d{2} \d{2}:\d{2}$/;
const asNumbers: readonly string[] = ['price', 'limitKg'];

/** As it is typed into a spreadsheet program, which makes numbers, days and percents of texts. */
function typedCell(key: string, text: string): SheetCell {
  if (text === '') return null;
  if (DAY.test(text)) return { day: text.replaceAll('/', '-') };
  if (MOMENT.test(text)) return { moment: text.replaceAll('/', '-') };
  if (key === 'tax') return { percent: Number(text) / 100 };
  return asNumbers.includes(key) ? Number(text) : text;
}

const rowsOf = { fcl: [freightRow, documentRow], sailings: [sailingRow] } as const;

const textsOf = (service: SavedService) => {
  const { columns } = sheetKinds[service];
  return rowsOf[service].map((row: Readonly<Record<string, string>>) =>
    columns.map(({ key }) => ({ key, text: row[key] ?? '' })),
  );
};

const titlesOf = (service: SavedService) => sheetKinds[service].columns.map(({ title }) => title);

const columnName = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `A${String.fromCharCode(65 + index - 26)}`;

/** Under a line with the company's name and merged headings; the first title stands over two rows. */
function sheetOf(service: SavedService): Sheet {
  const titles = titlesOf(service);
  const last = columnName(titles.length - 1);
  const row = (texts: Readonly<Record<number, string>>) => titles.map((_, index) => texts[index] ?? null);
  return {
    name: sheetKinds[service].sheet,
    rows: [
      row({ 0: '示例公司' }),
      row({ 0: titles[0] ?? '', 1: '航线', 3: '其余' }),
      titles.map((title, index) => (index === 0 ? null : title)),
      ...textsOf(service).map((cells) => cells.map(({ key, text }) => typedCell(key, text))),
    ],
    merged: [`A1:${last}1`, 'A2:A3', 'B2:C2', `D2:${last}2`],
  };
}

export const savedCsv = (service: SavedService): Uint8Array =>
  Buffer.from(csvOf([titlesOf(service), ...textsOf(service).map((cells) => cells.map(({ text }) => text))]));

/** In the shape in which Excel saves it. */
export const savedByExcel = (service: SavedService): Uint8Array => excelWorkbook(sheetOf(service));

/** Opened and saved by LibreOffice, in a folder of its own. */
export async function saveByLibreOffice(service: SavedService, folder: string): Promise<Uint8Array> {
  const source = join(folder, `${service}.xlsx`);
  const saved = join(folder, 'saved');
  mkdirSync(saved, { recursive: true });
  writeFileSync(source, savedByExcel(service));
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const typed = ['--headless', profile, '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', saved, source];
  await promisify(execFile)('soffice', typed, { timeout: 120_000 });
  return readFileSync(join(saved, `${service}.xlsx`));
}

/** A file that is kept with the tests, as a program saved it. */
export const keptSheet = (program: 'excel' | 'libreoffice', service: SavedService): Uint8Array =>
  readFileSync(new URL(`../sheets/${service}-${program}.xlsx`, import.meta.url));
