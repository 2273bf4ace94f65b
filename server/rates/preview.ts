import { eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { deskSchedulesPreview } from '#contract/calls/desk-schedules.ts';
import { CODE } from '#contract/codes.ts';
import { sheetKinds } from '#domain/imports/kinds.ts';
import {
  type ImportService,
  isSchedule,
  isWork,
  type RateService,
  readsRoutes,
  type ScheduleService,
  servicesOf,
  timetableOf,
} from '#domain/imports/services.ts';
import type { RateLists } from '#domain/rates/choices.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { compareRates, type RateChange } from '#domain/rates/compare.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { shownFlightCutOffs } from '#domain/schedules/flight-row.ts';
import { momentAt } from '#domain/schedules/read-moment.ts';
import { shownCutOffs, zoneOf } from '#domain/schedules/sailing-row.ts';
import { importReplies } from '#src/ui/copy/rate-replies.ts';
import type { Services } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { rateRows, rateVersions } from '../data/schema/rates.ts';
import type { ReceivedFile } from '../files/intake.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { versionInForce } from './in-force.ts';
import { type RateFileContent, type RateFileJob, RateFileRefused } from './job.ts';
import { pairOf, readLanes } from './lanes.ts';
import { readRateLists } from './lists.ts';
import { readRateFile } from './read-file.ts';
import { readRateRows } from './rows.ts';

const extensions: Readonly<Record<string, RateFileJob['extension']>> = {
  csv: 'csv',
  json: 'json',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
};

const CHANGES_TOLD = 500;
const ROWS_PER_STATEMENT = 2_000;
const VERSION_ID_BYTES = 9;

/** A price list has no cut-offs to show. */
type Preview = AnswerOf<typeof deskSchedulesPreview>;

interface Asked {
  service: ImportService;
  file: ReceivedFile;
  by: string;
  signal: AbortSignal;
}

/** Reads a file and keeps its lines as a version that is not sold; with any error nothing is kept. */
export async function previewImport(
  { db, clock, random }: Pick<Services, 'clock' | 'db' | 'random'>,
  { service, file, by, signal }: Asked,
): Promise<Preview> {
  const lists = await readRateLists(db);
  const content = await read(lists, service, file, signal);
  const replaces = await versionInForce(db, service);
  const { rows, errors, errorTotal } = content;
  const told = errors.map((error) => ({ ...error, message: importReplies[service].cell[error.kind](error.found) }));
  if (errorTotal > 0) return { ...emptyPreview, inForce: replaces, errors: told, errorTotal };
  const current = replaces === null ? [] : await readRateRows(db, replaces);
  const { columns, keyOf } = sheetKinds[service];
  const now = clock.now();
  const changes = compareRates(current, rows, columns, keyOf).filter(
    ({ kind, row }) => kind !== 'LAPSING' || !isSchedule(service) || !hasDeparted(row, service, lists, now),
  );
  const id = `${isSchedule(service) ? 'S' : 'R'}${Buffer.from(random.bytes(VERSION_ID_BYTES)).toString('base64url')}`;
  await keepVersion(db, { id, service, fileName: file.name, by, replaces, now }, rows);
  const countOf = (kind: string) => changes.filter((change) => change.kind === kind).length;
  return {
    ...emptyPreview,
    previewId: id,
    inForce: replaces,
    rowCount: rows.length,
    counts: { new: countOf('NEW'), changed: countOf('CHANGED'), lapsing: countOf('LAPSING') },
    changes: changes.slice(0, CHANGES_TOLD).map((change) => toldChange(change, service, lists)),
    unknownLanes: await waitingLanes(db, service, rows),
  };
}

/** Of a line that leaves from a location at a moment; what is sold by the day of the week has no such clock. */
const clockOf = (row: RateRow, service: ScheduleService, lists: RateLists): string =>
  zoneOf(lists, row.origin, service === 'trains' ? 'station' : 'port') ?? CHINA;

/** A new timetable leaves out what has departed: nothing is withdrawn by that. */
const hasDeparted = (row: RateRow, service: ScheduleService, lists: RateLists, now: number): boolean =>
  service === 'flights' ? row.to! < localDay(now, CHINA) : momentAt(row.etd!, clockOf(row, service, lists)) <= now;

const cutOffsOf = (row: RateRow, service: ScheduleService, lists: RateLists) =>
  service === 'flights'
    ? shownFlightCutOffs(row)
    : shownCutOffs(row, clockOf(row, service, lists), sheetKinds[service].columns);

const toldChange = ({ kind, row, cells }: RateChange, service: ImportService, lists: RateLists) => ({
  kind,
  row,
  cells: [...cells],
  ...(isSchedule(service) && { cutOffs: cutOffsOf(row, service, lists) }),
});

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
  lists: RateLists,
  service: ImportService,
  file: ReceivedFile,
  signal: AbortSignal,
): Promise<RateFileContent> {
  const [, written = ''] =
    (readsRoutes(service) ? /\.(csv|json|xlsx|xlsm)$/i : /\.(csv|xlsx|xlsm)$/i).exec(file.name) ?? [];
  const extension = extensions[written.toLowerCase()];
  const replies = importReplies[service];
  const refuse = (message: string) => new Refusal(CODE.invalidInput, message, { fields: { file: message } });
  if (extension === undefined) throw refuse(replies.file.WRONG_TYPE);
  try {
    return await readRateFile({ path: file.path, extension, service, lists }, signal);
  } catch (error) {
    if (error instanceof RateFileRefused) throw refuse(replies.file[error.error]);
    throw error;
  }
}

interface Version {
  id: string;
  service: ImportService;
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

interface Ends {
  origin: string;
  destination: string;
}

const endsOf = (rows: readonly RateRow[]): Map<string, Ends> =>
  new Map(rows.map((row) => [pairOf(row), { origin: row.origin ?? '', destination: row.destination ?? '' }]));

/** Lanes that are sold only when the other half comes. */
async function waitingLanes(db: Database, service: ImportService, rows: readonly RateRow[]): Promise<Ends[]> {
  if (isWork(service)) return [];
  return isSchedule(service) ? lanesWithoutPrices(db, service, rows) : lanesWithoutDepartures(db, service, rows);
}

/** Lanes of a timetable that no price list in force names: their departures wait for a price. */
async function lanesWithoutPrices(db: Database, service: ScheduleService, rows: readonly RateRow[]): Promise<Ends[]> {
  const asked = endsOf(rows);
  for (const priced of servicesOf(service)) {
    const prices = await versionInForce(db, priced);
    for (const pair of endsOf(prices === null ? [] : await readRateRows(db, prices)).keys()) asked.delete(pair);
  }
  return [...asked.values()].slice(0, CHANGES_TOLD);
}

/** Lanes of the file that nothing departs on: their prices wait for a departure. */
async function lanesWithoutDepartures(db: Database, service: RateService, rows: readonly RateRow[]): Promise<Ends[]> {
  const asked = endsOf(rows);
  const timetable = await versionInForce(db, timetableOf[service]);
  const served =
    timetable === null ? (await readLanes(db, service)).keys() : endsOf(await readRateRows(db, timetable)).keys();
  for (const pair of served) asked.delete(pair);
  return [...asked.values()].slice(0, CHANGES_TOLD);
}
