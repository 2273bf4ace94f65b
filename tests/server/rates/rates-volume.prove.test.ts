import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, describe, expect, it } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { sheetKinds } from '#domain/imports/kinds.ts';
import { ports } from '#domain/reference/ports.ts';
import { readXlsx } from '#server/rates/worker/workbook.ts';
import { excelWorkbook, type SheetCell } from '../../kit/excel-workbook.ts';
import { FULL } from '../../kit/full.ts';
import { freightRow, previewFile } from '../../kit/rate-sheet.ts';
import { POSTGRES_MARKET } from '../../kit/server.setup.ts';
import { clientHeaders, createPostgresDatabase } from '../../kit/server.ts';
import { fillDataFolder, type ServerProcess, spawnServer, temporaryFolder } from '../../kit/server-process.ts';
import { sendAs } from '../../kit/signed-in.ts';

const ROWS = FULL ? 100_000 : 3_000;
const WRONG = 1_000;
const DESK_TOKEN = 'token-of-the-desk-1';
const QUIET_MS = 5_000;
const MEGABYTE = 1024 * 1024;
const TICKS_PER_SECOND = 100;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const abroad = ports.filter(({ lane, country }) => lane !== null && country !== 'CN').map(({ code }) => code);
const home = ports.filter(({ country }) => country === 'CN').map(({ code }) => code);
const two = (part: number) => String(part).padStart(2, '0');

/** Prices of a month each, for two boxes from every port of ours to every port abroad, until there are enough. */
function* lines(): Generator<Readonly<Record<string, string>>> {
  for (let month = 0; ; month += 1) {
    const from = `${2026 + Math.floor(month / 12)}-${two((month % 12) + 1)}`;
    for (const origin of home)
      for (const destination of abroad)
        for (const box of ['20GP', '40HQ'])
          yield { ...freightRow, origin, destination, box, from: `${from}-01`, to: `${from}-28` };
  }
}

const { columns, sheet } = sheetKinds.fcl;

function rowsOfFile(): Readonly<Record<string, string>>[] {
  const rows: Readonly<Record<string, string>>[] = [];
  for (const row of lines()) {
    rows.push(row);
    if (rows.length === ROWS) break;
  }
  return rows;
}

function typedCell(key: string, text: string): SheetCell {
  if (text === '') return null;
  if (key === 'from' || key === 'to') return { day: text };
  return key === 'price' || key === 'limitKg' ? Number(text) : text;
}

/** Processor time of a process and all its threads, and the most memory that it had, from the system's own books. */
function usageOf(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
  return { seconds, peakMegabytes: Number(peak) / 1024 };
}

/** The library that reads the file, and the database's COPY of the same rows: what no import can do without. */
async function bareSeconds(path: string, rows: readonly Readonly<Record<string, string>>[]): Promise<number> {
  const db = await PGlite.create();
  await db.exec('create table bare (sort integer primary key, cells jsonb not null)');
  const text = rows.map((row, index) => `${index}\t${JSON.stringify(row).replaceAll('\\', '\\\\')}`).join('\n');
  const before = process.cpuUsage();
  await readXlsx(path, () => () => undefined);
  await db.query("copy bare from '/dev/blob'", [], { blob: new Blob([text]) });
  const { user, system } = process.cpuUsage(before);
  await db.close();
  return (user + system) / 1e6;
}

const PAUSE_MS = 50;

/** How long each answer took that was asked for while something else went on. */
async function timesMeanwhile<Result>(ask: () => Promise<unknown>, work: Promise<Result>): Promise<[Result, number[]]> {
  let isOver = false;
  const times: number[] = [];
  const asking = (async () => {
    while (!isOver) {
      const started = performance.now();
      await ask();
      times.push(performance.now() - started);
      await pause(PAUSE_MS);
    }
  })();
  const result = await work.finally(() => {
    isOver = true;
  });
  await asking;
  return [result, times];
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]!;

const operatorHeaders = { ...clientHeaders, 'desk-token': DESK_TOKEN };
const preview = (server: ServerProcess, content: Uint8Array) =>
  previewFile({ address: server.address, operatorKey: DESK_TOKEN }, content, 'rates.xlsx');
const publish = (server: ServerProcess, previewId: string) =>
  sendAs(server.address, operatorHeaders, 'operatorImportPublish', { kind: 'rates', previewId });

async function startedServer(dataDir: string, environment: Record<string, string>): Promise<ServerProcess> {
  const server = await spawnServer({ dataDir, environment: { DESK_TOKEN, DRAWN_PAGES: 'off', ...environment } });
  cleanups.push(() => server.child.kill('SIGKILL'));
  await server.ready();
  return server;
}

function workbookOf(rows: readonly Readonly<Record<string, string>>[]): Buffer {
  const cells = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ key }) => typedCell(key, row[key] ?? ''))),
  ];
  return excelWorkbook({ name: sheet, rows: cells, merged: [] });
}

function folder(): string {
  const { path, remove } = temporaryFolder();
  cleanups.push(remove);
  return path;
}

describe('[10.3] a file of many rows', () => {
  it('is previewed and published at a bounded cost, while others are answered', async () => {
    const path = folder();
    fillDataFolder(path);
    const rows = rowsOfFile();
    const content = workbookOf(rows);
    const file = join(path, 'rates.xlsx');
    writeFileSync(file, content);
    const bare = await bareSeconds(file, rows);
    const server = await startedServer(path, { SEED: 'none' });
    const ask = () => sendAs(server.address, clientHeaders, 'warehouseQuery', {});
    await ask();
    const before = usageOf(server.pid);
    const [{ data }, whilePreviewed] = await timesMeanwhile(ask, preview(server, content));
    const previewed = usageOf(server.pid);
    expect(data).toMatchObject({ errorTotal: 0, rowCount: ROWS, counts: { new: ROWS } });
    const [published, whilePublished] = await timesMeanwhile(ask, publish(server, data.previewId!));
    expect(published.code).toBe(CODE.ok);
    const after = usageOf(server.pid);
    const again = await preview(server, content);
    expect(again.data).toMatchObject({ rowCount: ROWS, counts: { new: 0, changed: 0, lapsing: 0 }, changes: [] });
    const figures = {
      megabytes: Math.round(content.length / MEGABYTE),
      bareSeconds: bare,
      previewSeconds: previewed.seconds - before.seconds,
      publishSeconds: after.seconds - previewed.seconds,
      ratio: (after.seconds - before.seconds) / bare,
      peakMegabytes: Math.round(after.peakMegabytes),
      comparedMegabytes: Math.round(usageOf(server.pid).peakMegabytes),
      restingMegabytes: Math.round(before.peakMegabytes),
      slowestMs: { preview: Math.max(...whilePreviewed), publish: Math.max(...whilePublished) },
    };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    // A small file costs little beside what every call costs.
    if (FULL) expect(figures.ratio).toBeLessThanOrEqual(2);
    expect(figures.peakMegabytes).toBeLessThanOrEqual(512);
    // The database keeps what it has read: a list that replaces one of its size finds that already there.
    expect(figures.comparedMegabytes).toBeLessThanOrEqual(768);
    if (FULL) expect(Math.max(...whilePreviewed, ...whilePublished)).toBeLessThanOrEqual(1_000);
  }, 600_000);

  it('names each of a thousand wrong lines, and keeps none of the right ones', async () => {
    const path = folder();
    fillDataFolder(path);
    const step = Math.floor(ROWS / WRONG);
    const isWrong = (at: number) => at % step === 0 && at < WRONG * step;
    const rows = rowsOfFile().map((row, at) => (isWrong(at) ? { ...row, currency: '$' } : row));
    const server = await startedServer(path, { SEED: 'none' });
    const { data } = await preview(server, workbookOf(rows));
    expect(data).toMatchObject({ errorTotal: WRONG, previewId: null, changes: [], rowCount: 0 });
    // The titles stand on the first row.
    const expectedFindings = rows.flatMap((_, at) =>
      isWrong(at) ? [[sheet, at + 2, '币种', 'AMBIGUOUS_CURRENCY']] : [],
    );
    expect(data.errors.map(({ sheet: on, row, column, kind }) => [on, row, column, kind])).toEqual(expectedFindings);
    const { data: kept } = await sendAs(server.address, operatorHeaders, 'operatorImportVersions', {
      kind: 'rates',
      service: 'fcl',
    });
    expect(kept).toMatchObject({ inForce: null, versions: [] });
  }, 600_000);

  // A small file is over before there are enough answers to tell.
  if (FULL)
    it('leaves PostgreSQL the time to answer searches', async () => {
      const server = await startedServer(folder(), { DATABASE_URL: await createPostgresDatabase(POSTGRES_MARKET) });
      const search = async () => {
        const asked = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', unNo: '1230' };
        const { code } = await sendAs(server.address, clientHeaders, 'sellingPrices', asked);
        expect(code).toBe(CODE.ok);
      };
      await timesMeanwhile(search, pause(QUIET_MS));
      const [, before] = await timesMeanwhile(search, pause(QUIET_MS));
      const [{ data }, whilePreviewed] = await timesMeanwhile(search, preview(server, workbookOf(rowsOfFile())));
      const [published, whilePublished] = await timesMeanwhile(search, publish(server, data.previewId!));
      expect(published.code).toBe(CODE.ok);
      // Other load varies, so the quiet baseline is measured before and after.
      const [, after] = await timesMeanwhile(search, pause(QUIET_MS));
      const quiet = Math.max(p95(before), p95(after));
      const figures = { quiet, meanwhile: p95([...whilePreviewed, ...whilePublished]) };
      process.stdout.write(`${JSON.stringify(figures)}\n`);
      expect(figures.meanwhile).toBeLessThanOrEqual(3 * figures.quiet);
    }, 600_000);
});
