import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { sheetKinds } from '#domain/imports/kinds.ts';
import { isSchedule } from '#domain/imports/services.ts';
import { type Cell, type CellError, shownCell } from '#domain/rates/cell.ts';
import { choiceFinder } from '#domain/rates/choices.ts';
import { compareRates, type RateChange } from '#domain/rates/compare.ts';
import { distinctEnds } from '#domain/rates/ends.ts';
import { type NearRows, rowsToShow } from '#domain/rates/near-rows.ts';
import { type SheetReader, type SheetResult, sheetReader } from '#domain/rates/read-sheet.ts';
import { CODES_SHEET } from '#domain/rates/sheet-names.ts';
import { hasDeparted } from '#domain/schedules/departed.ts';
import {
  type CellsContent,
  type CellsJob,
  CHANGES_TOLD,
  type FileAnswer,
  type LeftOut,
  nothingLeftOut,
  type RateFileContent,
  type RateFileJob,
  RateFileRefused,
} from '../job.ts';
import { packRows, unpackRows } from '../packed-rows.ts';
import { readCsv } from './csv.ts';
import { readRoutes } from './dcsa.ts';
import type { ReadRow } from './sheet.ts';
import { readXlsx } from './workbook.ts';

const ROWS_AT_MOST = 200_000;
const ERRORS_TOLD = 10_000;

/** Reads a file sheet by sheet; `begin` returns the row handler of a sheet. */
async function readFile({ path, extension, lists }: RateFileJob, begin: (sheet: string) => ReadRow): Promise<LeftOut> {
  if (extension === 'json') return readRoutes(path, lists, begin('JSON'));
  await readTables({ path, extension }, begin);
  return nothingLeftOut;
}

async function readTables(
  { path, extension }: Pick<CellsJob, 'extension' | 'path'>,
  begin: (sheet: string) => ReadRow,
): Promise<void> {
  if (extension === 'csv') await readCsv(path, begin('CSV'));
  else await readXlsx(path, (sheet) => (sheet === CODES_SHEET ? null : begin(sheet)));
}

async function readCells({ rowsAtMost, ...file }: CellsJob): Promise<CellsContent> {
  const sheets: { name: string; rows: { at: number; cells: readonly Cell[] }[] }[] = [];
  let count = 0;
  await readTables(file, (name) => {
    const sheet = { name, rows: [] as { at: number; cells: readonly Cell[] }[] };
    sheets.push(sheet);
    return (at, cells) => {
      if (cells.every(({ kind }) => kind === 'empty')) return;
      count += 1;
      if (count > rowsAtMost) throw new RateFileRefused('TOO_MANY_ROWS');
      sheet.rows.push({ at, cells });
    };
  });
  if (count === 0) throw new RateFileRefused('NO_ROWS');
  return { sheets };
}

/** Reads the file again to show rows around the first errors; only invalid files need it. */
async function nearErrors(
  job: RateFileJob,
  errors: readonly CellError[],
  titlesOf: (sheet: string) => ReturnType<SheetReader['titles']>,
): Promise<NearRows[]> {
  const requested = rowsToShow(errors);
  const near = new Map<string, NearRows>();
  await readFile(job, (sheet) => {
    const rows = requested.get(sheet);
    const head = titlesOf(sheet);
    if (rows === undefined || head === null || job.extension === 'json') return () => undefined;
    const own = { sheet, titles: head.titles, rows: [] as { row: number; cells: string[] }[] };
    near.set(sheet, own);
    return (row, cells) => {
      if (row === head.row || [row - 1, row, row + 1].some((one) => rows.has(one)))
        own.rows.push({ row, cells: head.titles.map((_, column) => shownCell(cells[column] ?? { kind: 'empty' })) });
    };
  });
  return [...near.values()];
}

async function read(job: RateFileJob): Promise<RateFileContent> {
  const { service, lists, current, now } = job;
  const result: SheetResult = { rows: [], errors: [] };
  const reading = { service, lists, choiceOf: choiceFinder(lists), result };
  const readers = new Map<string, SheetReader>();
  let rows = 0;
  const begin = (sheet: string): ReadRow => {
    const reader = sheetReader(sheet, reading);
    readers.set(sheet, reader);
    return (at, cells) => {
      if (cells.some(({ kind }) => kind !== 'empty')) rows += 1;
      if (rows > ROWS_AT_MOST) throw new RateFileRefused('TOO_MANY_ROWS');
      reader.read(at, cells);
    };
  };
  const leftOut = await readFile(job, begin);
  for (const reader of readers.values()) reader.end();
  const { columns, checkRows, keyOf } = sheetKinds[service];
  const errors = [...result.errors, ...checkRows(result.rows, columns)];
  if (result.rows.length === 0 && errors.length === 0) throw new RateFileRefused('NO_ROWS');
  if (errors.length > 0) {
    const reported = { errors: errors.slice(0, ERRORS_TOLD), errorTotal: errors.length };
    return {
      ...nothing,
      ...reported,
      near: await nearErrors(job, reported.errors, (sheet) => readers.get(sheet)?.titles() ?? null),
    };
  }
  const read = result.rows.map(({ row }) => row);
  const changes = compareRates(unpackRows(current), read, columns, keyOf).filter(
    ({ kind, row }) => kind !== 'LAPSING' || !isSchedule(service) || !hasDeparted(row, service, lists, now),
  );
  const countOf = (kind: RateChange['kind']) => changes.filter((change) => change.kind === kind).length;
  return {
    ...nothing,
    rows: packRows(read),
    rowCount: read.length,
    counts: { new: countOf('NEW'), changed: countOf('CHANGED'), lapsing: countOf('LAPSING') },
    changes: changes.slice(0, CHANGES_TOLD),
    ends: distinctEnds(read),
    leftOut,
  };
}

const nothing: RateFileContent = {
  rows: [],
  rowCount: 0,
  counts: { new: 0, changed: 0, lapsing: 0 },
  changes: [],
  ends: [],
  leftOut: nothingLeftOut,
  errors: [],
  errorTotal: 0,
  near: [],
};

async function answer<Content>(content: Promise<Content>): Promise<FileAnswer<Content>> {
  try {
    return { content: await content };
  } catch (error) {
    if (error instanceof RateFileRefused) return { refused: error.error };
    return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// Requests go before imports. On other systems than Linux this would slow the whole process.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const job = workerData as CellsJob | RateFileJob;
if ('rowsAtMost' in job) parentPort?.postMessage(await answer(readCells(job)));
else {
  const answered = await answer(read(job));
  const moved = 'content' in answered ? answered.content.rows.map(({ buffer }) => buffer) : [];
  parentPort?.postMessage(answered, moved);
}
