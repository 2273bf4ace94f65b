import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, describe, expect, it } from 'vitest';
import { sheetKinds } from '#domain/imports/kinds.ts';
import { ports } from '#domain/reference/ports.ts';
import { readXlsx } from '#server/rates/worker/workbook.ts';
import { excelWorkbook, type SheetCell } from '../kit/excel-workbook.ts';
import { FULL } from '../kit/full.ts';
import { freightRow, previewFile } from '../kit/rate-sheet.ts';
import { clientHeaders } from '../kit/server.ts';
import { fillDataFolder, spawnServer, temporaryFolder } from '../kit/server-process.ts';
import { sendAs } from '../kit/signed-in.ts';

const ROWS = FULL ? 100_000 : 3_000;
const DESK_TOKEN = 'token-of-the-desk-1';
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

/** The longest that an answer of the site took while something else went on. */
async function slowestMeanwhile<Result>(address: string, work: Promise<Result>): Promise<[Result, number]> {
  let isOver = false;
  let slowest = 0;
  const asking = (async () => {
    while (!isOver) {
      const started = performance.now();
      await sendAs(address, clientHeaders, 'warehouseQuery', {});
      slowest = Math.max(slowest, performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const result = await work.finally(() => {
    isOver = true;
  });
  await asking;
  return [result, slowest];
}

describe('[10.3] a file of many rows', () => {
  it('is previewed and published at a bounded cost, while others are answered', async () => {
    const { path, remove } = temporaryFolder();
    cleanups.push(remove);
    fillDataFolder(path);
    const rows = rowsOfFile();
    const cells = [
      columns.map(({ title }) => title),
      ...rows.map((row) => columns.map(({ key }) => typedCell(key, row[key] ?? ''))),
    ];
    const content = excelWorkbook({ name: sheet, rows: cells, merged: [] });
    const file = join(path, 'rates.xlsx');
    writeFileSync(file, content);
    const bare = await bareSeconds(file, rows);
    process.stdout.write(`${JSON.stringify({ bareSeconds: bare })}\n`);
    const server = await spawnServer({ dataDir: path, environment: { SEED: 'none', DESK_TOKEN, DRAWN_PAGES: 'off' } });
    cleanups.push(() => server.child.kill('SIGKILL'));
    await server.ready();
    await sendAs(server.address, clientHeaders, 'warehouseQuery', {});
    const before = usageOf(server.pid);
    const headers = { ...clientHeaders, 'desk-token': DESK_TOKEN };
    const [preview, whilePreviewed] = await slowestMeanwhile(
      server.address,
      previewFile({ address: server.address, operatorKey: DESK_TOKEN }, content, 'rates.xlsx'),
    );
    const previewed = usageOf(server.pid);
    process.stdout.write(`${JSON.stringify({ before, previewed, whilePreviewed })}\n`);
    expect(preview.data).toMatchObject({ errorTotal: 0, rowCount: ROWS, counts: { new: ROWS } });
    const [published, whilePublished] = await slowestMeanwhile(
      server.address,
      sendAs(server.address, headers, 'deskRatesPublish', { previewId: preview.data.previewId! }),
    );
    expect(published.code).toBe('00000000');
    const after = usageOf(server.pid);
    const figures = {
      megabytes: Math.round(content.length / MEGABYTE),
      bareSeconds: bare,
      previewSeconds: previewed.seconds - before.seconds,
      publishSeconds: after.seconds - previewed.seconds,
      ratio: (after.seconds - before.seconds) / bare,
      peakMegabytes: Math.round(after.peakMegabytes),
      restingMegabytes: Math.round(before.peakMegabytes),
      slowestMs: { preview: Math.round(whilePreviewed), publish: Math.round(whilePublished) },
    };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    // A small file costs little beside what every call costs.
    if (FULL) expect(figures.ratio).toBeLessThanOrEqual(2);
    expect(figures.peakMegabytes).toBeLessThanOrEqual(512);
    expect(Math.max(whilePreviewed, whilePublished)).toBeLessThanOrEqual(1_000);
  }, 600_000);
});
