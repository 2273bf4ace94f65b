import { eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { operatorImportPreview } from '#contract/calls/operator-imports.ts';
import { CODE } from '#contract/codes.ts';
import { importReplies } from '#copy/operator/replies.ts';
import { shownFlightCutOffs } from '#domain/air/flight-row.ts';
import { sheetKinds } from '#domain/imports/kinds.ts';
import {
  type ImportService,
  isList,
  isSchedule,
  isWork,
  type RateService,
  readsRoutes,
  type ScheduleService,
  servicesOf,
  timetableOf,
} from '#domain/imports/services.ts';
import type { CellError } from '#domain/rates/cell.ts';
import type { RateLists } from '#domain/rates/choices.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import type { RateChange } from '#domain/rates/compare.ts';
import { type Ends, laneKey } from '#domain/rates/ends.ts';
import type { NearRows } from '#domain/rates/near-rows.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { clockOf } from '#domain/schedules/departed.ts';
import { shownCutOffs, zoneOf } from '#domain/schedules/sailing-row.ts';
import type { Services } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { rateVersions } from '../data/schema/rates.ts';
import type { ReceivedFile } from '../files/intake.ts';
import { publishedRows } from '../un-list/published-list.ts';
import { compareNumbers, refuseTakenName } from '../un-list/version-entries.ts';
import { versionInForce } from './in-force.ts';
import { CHANGES_TOLD, type RateFileContent, type RateFileJob, RateFileRefused } from './job.ts';
import { readLanes } from './lanes.ts';
import { readRateLists } from './lists.ts';
import { type PackedRows, packRows } from './packed-rows.ts';
import { publishDue } from './publish.ts';
import type { RateFileReader } from './read-file.ts';
import { readPackedRows, readRateRows, writePackedRows } from './rows.ts';

const extensions: Readonly<Record<string, RateFileJob['extension']>> = {
  csv: 'csv',
  json: 'json',
  tsv: 'csv',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
};

const VERSION_ID_BYTES = 9;

/** A price list has no cut-offs to show. */
type Preview = AnswerOf<typeof operatorImportPreview>;

interface ImportRequest {
  service: ImportService;
  file: ReceivedFile;
  by: string;
  signal: AbortSignal;
}

/** Reads a file and stores its lines as an unpublished version; stores nothing when it has errors. */
export async function previewImport(
  { db, clock, random, rateFiles }: Pick<Services, 'clock' | 'db' | 'random' | 'rateFiles'>,
  { service, file, by, signal }: ImportRequest,
): Promise<Preview> {
  const now = clock.now();
  await publishDue(db, now, service);
  if (isList(service)) await refuseTakenName(db, { fileName: file.name, field: 'file' });
  const lists = await readRateLists(db);
  const replaces = await versionInForce(db, service);
  const ofProduct = isList(service) ? packRows(publishedRows()) : [];
  const readCurrent = async () => (replaces === null ? ofProduct : readPackedRows(db, replaces));
  const { rows, ends, changes, errors, near, leftOut, ...counts } = await read(
    { service, file, lists, now, rateFiles },
    readCurrent,
    signal,
  );
  const found = {
    ...counts,
    inForce: replaces,
    errors: errors.map((error) => tellError(error, service)),
    near: near.map(presentNear),
    leftOut: { ...leftOut, ports: [...leftOut.ports] },
  };
  if (found.errorTotal > 0) return { ...found, previewId: null, changes: [], unknownLanes: [] };
  const id = `${isSchedule(service) ? 'S' : 'R'}${Buffer.from(random.bytes(VERSION_ID_BYTES)).toString('base64url')}`;
  await keepVersion(db, { id, service, fileName: file.name, by, replaces, now, rowCount: counts.rowCount }, rows);
  return {
    ...found,
    ...(isList(service) && (await compareNumbers(db, id))),
    previewId: id,
    changes: changes.map((change) => presentChange(change, service, lists)),
    unknownLanes: await waitingLanes(db, service, ends),
  };
}

const presentNear = ({ sheet, titles, rows }: NearRows) => ({
  sheet,
  titles: [...titles],
  rows: rows.map(({ row, cells }) => ({ row, cells: [...cells] })),
});

const tellError = (error: CellError, service: ImportService) => ({
  ...error,
  message: importReplies[service].cell[error.kind](error.found),
});

const cutOffsOf = (row: RateRow, service: ScheduleService, lists: RateLists) =>
  service === 'flights'
    ? shownFlightCutOffs(row, zoneOf(lists, row.origin, 'airport') ?? CHINA)
    : shownCutOffs(row, clockOf(row, service, lists), sheetKinds[service].columns);

const presentChange = ({ kind, row, cells }: RateChange, service: ImportService, lists: RateLists) => ({
  kind,
  row,
  cells: [...cells],
  ...(isSchedule(service) && { cutOffs: cutOffsOf(row, service, lists) }),
});

function patternOf(service: ImportService): RegExp {
  if (isList(service)) return /\.(csv|tsv|xlsx|xlsm)$/i;
  return readsRoutes(service) ? /\.(csv|json|xlsx|xlsm)$/i : /\.(csv|xlsx|xlsm)$/i;
}

interface Reading {
  service: ImportService;
  file: ReceivedFile;
  lists: RateLists;
  now: number;
  rateFiles: RateFileReader;
}

async function read(
  { service, file, rateFiles, ...terms }: Reading,
  readCurrent: () => Promise<PackedRows[]>,
  signal: AbortSignal,
): Promise<RateFileContent> {
  const [, written = ''] = patternOf(service).exec(file.name) ?? [];
  const extension = extensions[written.toLowerCase()];
  const replies = importReplies[service];
  const refuse = (message: string) => new Refusal(CODE.invalidInput, message, { fields: { file: message } });
  if (extension === undefined) throw refuse(replies.file.WRONG_TYPE);
  try {
    return await rateFiles.read({ path: file.path, extension, service, ...terms }, readCurrent, signal);
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
  rowCount: number;
}

/** Cannot be published before all lines are stored. */
async function keepVersion(db: Database, { by, now, ...version }: Version, rows: readonly PackedRows[]): Promise<void> {
  await db.insert(rateVersions).values({ ...version, status: 'LOADING', createdBy: by, createdAt: new Date(now) });
  await writePackedRows(db, version.id, rows);
  await db.update(rateVersions).set({ status: 'PREVIEW' }).where(eq(rateVersions.id, version.id));
}

/** Lanes sold only once their missing prices or departures are imported. */
async function waitingLanes(db: Database, service: ImportService, ends: readonly Ends[]): Promise<Ends[]> {
  if (isWork(service) || isList(service)) return [];
  const known = isSchedule(service) ? await pricedPairs(db, service) : await servedPairs(db, service);
  return ends.filter((pair) => !known.has(laneKey(pair))).slice(0, CHANGES_TOLD);
}

/** Lanes named by a price list in force; other departures wait for a price. */
async function pricedPairs(db: Database, service: ScheduleService): Promise<Set<string>> {
  const pairs = new Set<string>();
  for (const priced of servicesOf(service)) {
    const prices = await versionInForce(db, priced);
    for (const row of prices === null ? [] : await readRateRows(db, prices)) pairs.add(laneKey(row));
  }
  return pairs;
}

/** Lanes with departures; other prices wait for a departure. */
async function servedPairs(db: Database, service: RateService): Promise<Set<string>> {
  const timetable = await versionInForce(db, timetableOf[service]);
  if (timetable === null) return new Set((await readLanes(db, service)).keys());
  return new Set((await readRateRows(db, timetable)).map(laneKey));
}
