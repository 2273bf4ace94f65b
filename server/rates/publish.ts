import { and, asc, desc, eq, inArray, lt, lte, ne } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { operatorImportPublish, operatorImportVersions } from '#contract/calls/operator-imports.ts';
import { CODE } from '#contract/codes.ts';
import { importReplies } from '#copy/operator/replies.ts';
import {
  type ImportService,
  importKindOf,
  isList,
  isSchedule,
  isWork,
  servicesOf,
  timetableOf,
} from '#domain/imports/services.ts';
import { DAY_MS } from '#domain/limits.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { ratesInForce, rateVersions } from '../data/schema/rates.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import { refuseLostNumbers, refuseTakenName, writeVersionEntries } from '../un-list/version-entries.ts';
import { versionInForce } from './in-force.ts';
import { writeVersionDepartures, writeVersionOffers } from './version-offers.ts';
import { writeVersionWorks } from './version-works.ts';

type Published = Omit<AnswerOf<typeof operatorImportPublish>, 'service'>;

const VERSIONS_TOLD = 50;

const isOneOf = <Service extends ImportService>(service: ImportService, all: readonly Service[]): service is Service =>
  all.some((one) => one === service);

/** Reads a version of one of the given services; a price list is not found as a timetable. */
async function readVersion<Service extends ImportService>(
  db: Pick<Database, 'select'>,
  id: string,
  services: readonly [Service, ...Service[]],
) {
  const [version] = await db.select().from(rateVersions).where(eq(rateVersions.id, id));
  if (version === undefined || version.status === 'LOADING' || !isOneOf(version.service, services))
    throw new Refusal(CODE.notFound, importReplies[services[0]].unknownVersion);
  return { ...version, service: version.service };
}

/** Names the counterpart in force: departures for prices, prices for departures. */
async function othersInForce(db: Database, service: ImportService): Promise<string> {
  if (isWork(service) || isList(service)) return '';
  const others = isSchedule(service) ? servicesOf(service) : [timetableOf[service]];
  const versions = await Promise.all(others.map((other) => versionInForce(db, other)));
  return versions.join(' ');
}

function writeMarket(db: Database, service: ImportService, versionId: string, now: number): Promise<void> {
  if (isList(service)) return writeVersionEntries(db, versionId);
  if (isWork(service)) return writeVersionWorks(db, service, versionId);
  return isSchedule(service)
    ? writeVersionDepartures(db, { service, versionId, now })
    : writeVersionOffers(db, { service, versionId, now });
}

/**
 * Writes a version's offers and puts it in force. Repeats when prices and departures came in force concurrently,
 * because neither had seen the other.
 */
async function withMarket(
  db: Database,
  { service, id, now }: { service: ImportService; id: string; now: number },
  putIn: () => Promise<unknown>,
): Promise<void> {
  const before = await othersInForce(db, service);
  await writeMarket(db, service, id, now);
  await putIn();
  if ((await othersInForce(db, service)) !== before) await writeMarket(db, service, id, now);
}

/** Locks the version in force; a concurrent publication waits and then sees the new one. */
async function lockInForce(tx: Transaction, service: ImportService, now: number): Promise<string | null> {
  await tx
    .insert(ratesInForce)
    .values({ service, versionId: null, since: new Date(now) })
    .onConflictDoNothing();
  const [row] = await tx.select().from(ratesInForce).where(eq(ratesInForce.service, service)).for('update');
  return row!.versionId;
}

const putInForce = (tx: Transaction, service: ImportService, versionId: string | null, now: number) =>
  tx
    .update(ratesInForce)
    .set({ versionId, since: new Date(now) })
    .where(eq(ratesInForce.service, service));

/**
 * Two versions of one service scheduled for the same instant conflict: the second is rejected with the first one's
 * name.
 */
async function refuseSameMoment(tx: Transaction, service: ImportService, publishAt: Date): Promise<void> {
  const [first] = await tx
    .select({ fileName: rateVersions.fileName })
    .from(rateVersions)
    .where(
      and(
        eq(rateVersions.service, service),
        eq(rateVersions.status, 'SCHEDULED'),
        eq(rateVersions.publishAt, publishAt),
      ),
    );
  if (first === undefined) return;
  const message = importReplies[service].sameMoment(first.fileName);
  throw new Refusal(CODE.invalidInput, message, { fields: { at: message } });
}

/** Actor and time of an act. */
export interface RateAct {
  actor: Actor;
  now: number;
}

/** Actor of scheduled publications. */
const onTime: Actor = { actorKind: 'system', actorId: 'schedule', requestId: null };

interface Recorded {
  service: ImportService;
  act: 'published' | 'rolledBack' | 'scheduled' | 'scheduleWithdrawn';
  subjectId: string;
  before: string | null;
  after: string | null;
  at?: number;
}

const record = (tx: Transaction, act: RateAct | null, { service, act: done, at, ...what }: Recorded, now: number) => {
  const subjectKind = importKindOf(service);
  const more = at === undefined ? {} : { more: { at } };
  return recordAct(tx, act?.actor ?? onTime, { action: `${subjectKind}.${done}`, subjectKind, ...what, ...more }, now);
};

interface PublishRequest<Service extends ImportService> {
  services: readonly [Service, ...Service[]];
  previewId: string;
  /** When it takes effect; null for now. */
  at: number | null;
  act: RateAct;
  /** The operator has confirmed the number of UN entries missing from the file. */
  acceptsLoss?: boolean;
}

/** Publishes a previewed version, unless another took effect after its preview or is scheduled for the same instant. */
export async function publishVersion<Service extends ImportService>(
  db: Database,
  { services, previewId, at, act, acceptsLoss = false }: PublishRequest<Service>,
): Promise<Published & { service: Service }> {
  const { now } = act;
  const { service } = await readVersion(db, previewId, services);
  await publishDue(db, now, service);
  if (isList(service) && !acceptsLoss) await refuseLostNumbers(db, previewId);
  const isLater = at !== null && at > now;
  const putIn = async (tx: Transaction) => {
    const inForce = await lockInForce(tx, service, now);
    const version = await readVersion(tx, previewId, services);
    if (version.status !== 'PREVIEW') throw new Refusal(CODE.conflict, importReplies[service].alreadyPublished);
    if (version.replaces !== inForce) throw new Refusal(CODE.conflict, importReplies[service].otherInForce);
    if (isList(service)) await refuseTakenName(tx, { fileName: version.fileName });
    const publishAt = new Date(isLater ? at : now);
    if (isLater) await refuseSameMoment(tx, service, publishAt);
    await tx
      .update(rateVersions)
      .set({ status: isLater ? 'SCHEDULED' : 'PUBLISHED', publishAt })
      .where(eq(rateVersions.id, previewId));
    const done = { service, subjectId: previewId, before: inForce, after: previewId };
    if (isLater) return record(tx, act, { act: 'scheduled', ...done, at }, now);
    await putInForce(tx, service, previewId, now);
    return record(tx, act, { act: 'published', ...done }, now);
  };
  await withMarket(db, { service, id: previewId, now }, () => db.transaction(putIn));
  return { service, versionId: previewId, inForce: await versionInForce(db, service), publishAt: isLater ? at : now };
}

interface VersionRequest<Service extends ImportService> {
  service: Service;
  versionId: string;
  act: RateAct;
}

/** Restores the version that the one in force had replaced. */
export async function rollbackVersion<Service extends ImportService>(
  db: Database,
  { service, versionId, act }: VersionRequest<Service>,
): Promise<{ service: Service; inForce: string | null }> {
  const { now } = act;
  await publishDue(db, now, service);
  const { replaces } = await readVersion(db, versionId, [service]);
  const goBack = async (tx: Transaction) => {
    const inForce = await lockInForce(tx, service, now);
    if (inForce !== versionId) throw new Refusal(CODE.conflict, importReplies[service].notInForce);
    await tx.update(rateVersions).set({ status: 'WITHDRAWN' }).where(eq(rateVersions.id, versionId));
    await putInForce(tx, service, replaces, now);
    const done = { service, subjectId: versionId, before: versionId, after: replaces };
    await record(tx, act, { act: 'rolledBack', ...done }, now);
  };
  if (replaces === null) await db.transaction(goBack);
  else await withMarket(db, { service, id: replaces, now }, () => db.transaction(goBack));
  return { service, inForce: replaces };
}

/** Withdraws a scheduled version. One that has taken effect since stays; use a rollback. */
export async function withdrawVersion<Service extends ImportService>(
  db: Database,
  { service, versionId, act }: VersionRequest<Service>,
): Promise<{ service: Service; versionId: string }> {
  const { now } = act;
  await publishDue(db, now, service);
  await db.transaction(async (tx) => {
    const inForce = await lockInForce(tx, service, now);
    const { status, publishAt } = await readVersion(tx, versionId, [service]);
    if (status !== 'SCHEDULED') throw new Refusal(CODE.conflict, importReplies[service].notWaiting);
    await tx.update(rateVersions).set({ status: 'WITHDRAWN', publishAt: null }).where(eq(rateVersions.id, versionId));
    const done = { service, subjectId: versionId, before: versionId, after: inForce };
    await record(tx, act, { act: 'scheduleWithdrawn', ...done, at: publishAt!.getTime() }, now);
  });
  return { service, versionId };
}

/**
 * Publishes due versions, the earliest first, each in its own transaction. Actions on a service publish its own due
 * versions first, so that those count before the action.
 */
export async function publishDue(db: Database, now: number, service?: ImportService): Promise<number> {
  const isDue = and(eq(rateVersions.status, 'SCHEDULED'), lte(rateVersions.publishAt, new Date(now)));
  const due = await db
    .select()
    .from(rateVersions)
    .where(and(isDue, service === undefined ? undefined : eq(rateVersions.service, service)))
    .orderBy(asc(rateVersions.publishAt), asc(rateVersions.id));
  for (const version of due) await putDue(db, version, now);
  return due.length;
}

async function putDue(
  db: Database,
  { id, service }: Pick<typeof rateVersions.$inferSelect, 'id' | 'service'>,
  now: number,
): Promise<void> {
  const putIn = async (tx: Transaction) => {
    const replaces = await lockInForce(tx, service, now);
    const waits = and(eq(rateVersions.id, id), eq(rateVersions.status, 'SCHEDULED'));
    const taken = await tx.update(rateVersions).set({ status: 'PUBLISHED', replaces }).where(waits).returning();
    if (taken.length === 0) return;
    await putInForce(tx, service, id, now);
    await record(tx, null, { service, act: 'published', subjectId: id, before: replaces, after: id }, now);
  };
  await withMarket(db, { service, id, now }, () => db.transaction(putIn));
}

/** Creates offers for new sailings at the version in force. */
export async function completeOffers(db: Database, now: number): Promise<void> {
  for (const { service, versionId } of await db.select().from(ratesInForce)) {
    if (versionId !== null && !isSchedule(service)) await writeMarket(db, service, versionId, now);
  }
}

/** Deletes previews not published within a day. */
export const forgetPreviews = (db: Database, now: number) =>
  db
    .delete(rateVersions)
    .where(
      and(inArray(rateVersions.status, ['LOADING', 'PREVIEW']), lt(rateVersions.createdAt, new Date(now - DAY_MS))),
    );

export async function listVersions(
  db: Database,
  service: ImportService,
): Promise<AnswerOf<typeof operatorImportVersions>> {
  const rows = await db
    .select()
    .from(rateVersions)
    .where(and(eq(rateVersions.service, service), ne(rateVersions.status, 'LOADING')))
    .orderBy(desc(rateVersions.createdAt), desc(rateVersions.id))
    .limit(VERSIONS_TOLD);
  return {
    inForce: await versionInForce(db, service),
    versions: rows.map(({ createdAt, publishAt, status, ...row }) => ({
      versionId: row.id,
      status: status as Exclude<typeof status, 'LOADING'>,
      fileName: row.fileName,
      rowCount: row.rowCount,
      createdBy: row.createdBy,
      createdAt: createdAt.getTime(),
      publishAt: publishAt?.getTime() ?? null,
      replaces: row.replaces,
    })),
  };
}
