import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { deskRatesPreview } from '#contract/calls/desk-rates.ts';
import { CODE } from '#contract/codes.ts';
import { type RateRow, type RateService, rateColumns } from '#domain/rates/columns.ts';
import { compareRates } from '#domain/rates/compare.ts';
import { rateReplies } from '#src/ui/copy/rate-replies.ts';
import type { Services } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { lanes } from '../data/schema/market.ts';
import { rateRows, rateVersions } from '../data/schema/rates.ts';
import type { ReceivedFile } from '../files/intake.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { versionInForce } from './in-force.ts';
import { type RateFileContent, RateFileRefused } from './job.ts';
import { readRateLists } from './lists.ts';
import { readRateFile } from './read-file.ts';
import { readRateRows } from './rows.ts';

const CHANGES_TOLD = 500;
const ROWS_PER_STATEMENT = 2_000;
const VERSION_ID_BYTES = 9;

type Preview = AnswerOf<typeof deskRatesPreview>;

interface Asked {
  service: RateService;
  file: ReceivedFile;
  by: string;
  signal: AbortSignal;
}

/** Reads a file and keeps its lines as a version that is not sold; with any error nothing is kept. */
export async function previewRates(
  { db, clock, random }: Pick<Services, 'clock' | 'db' | 'random'>,
  { service, file, by, signal }: Asked,
): Promise<Preview> {
  const content = await read(db, service, file, signal);
  const replaces = await versionInForce(db, service);
  const { rows, errors, errorTotal } = content;
  const told = errors.map((error) => ({ ...error, message: rateReplies.cell[error.kind](error.found) }));
  if (errorTotal > 0) return { ...emptyPreview, inForce: replaces, errors: told, errorTotal };
  const current = replaces === null ? [] : await readRateRows(db, replaces);
  const changes = compareRates(current, rows, rateColumns[service]);
  const id = `R${Buffer.from(random.bytes(VERSION_ID_BYTES)).toString('base64url')}`;
  await keepVersion(db, { id, service, fileName: file.name, by, replaces, now: clock.now() }, rows);
  const countOf = (kind: string) => changes.filter((change) => change.kind === kind).length;
  return {
    ...emptyPreview,
    previewId: id,
    inForce: replaces,
    rowCount: rows.length,
    counts: { new: countOf('NEW'), changed: countOf('CHANGED'), lapsing: countOf('LAPSING') },
    changes: changes.slice(0, CHANGES_TOLD).map(({ kind, row, cells }) => ({ kind, row, cells: [...cells] })),
    unknownLanes: await lanesWithoutSailings(db, service, rows),
  };
}

const emptyPreview: Preview = {
  previewId: null,
  inForce: null,
  rowCount: 0,
  counts: { new: 0, changed: 0, lapsing: 0 },
  changes: [],
  unknownLanes: [],
  errors: [],
  errorTotal: 0,
};

async function read(
  db: Database,
  service: RateService,
  file: ReceivedFile,
  signal: AbortSignal,
): Promise<RateFileContent> {
  const extension = /\.(csv|xlsx|xlsm)$/i.exec(file.name)?.[1]?.toLowerCase();
  const refuse = (message: string) => new Refusal(CODE.invalidInput, message, { fields: { file: message } });
  if (extension === undefined) throw refuse(rateReplies.file.WRONG_TYPE);
  const lists = await readRateLists(db);
  try {
    const job = {
      path: file.path,
      extension: extension === 'csv' ? ('csv' as const) : ('xlsx' as const),
      service,
      lists,
    };
    return await readRateFile(job, signal);
  } catch (error) {
    if (error instanceof RateFileRefused) throw refuse(rateReplies.file[error.error]);
    throw error;
  }
}

interface Version {
  id: string;
  service: RateService;
  fileName: string;
  by: string;
  replaces: string | null;
  now: number;
}

/** Statement by statement, so that nobody waits for a long one; until all are in it cannot be published. */
async function keepVersion(
  db: Database,
  { id, service, fileName, by, replaces, now }: Version,
  rows: readonly RateRow[],
): Promise<void> {
  await db.insert(rateVersions).values({
    id,
    service,
    status: 'LOADING',
    fileName,
    rowCount: rows.length,
    createdBy: by,
    createdAt: new Date(now),
    replaces,
  });
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT);
    await insertRows(
      db,
      rateRows,
      part.map((cells, at) => ({ versionId: id, sort: start + at, cells })),
    );
  }
  await db.update(rateVersions).set({ status: 'PREVIEW' }).where(eq(rateVersions.id, id));
}

/** Lanes of the file that no sailing serves: their prices wait for one. */
async function lanesWithoutSailings(
  db: Database,
  service: RateService,
  rows: readonly RateRow[],
): Promise<{ origin: string; destination: string }[]> {
  const asked = new Map(
    rows.map(({ origin = '', destination = '' }) => [`${origin}-${destination}`, { origin, destination }]),
  );
  const pair = sql<string>`${lanes.originCode} || '-' || ${lanes.destinationCode}`;
  const known = await db
    .select({ pair })
    .from(lanes)
    .where(
      and(
        eq(lanes.service, service),
        inArray(lanes.originCode, [...new Set([...asked.values()].map(({ origin }) => origin))]),
      ),
    );
  for (const lane of known) asked.delete(lane.pair);
  return [...asked.values()].slice(0, CHANGES_TOLD);
}
