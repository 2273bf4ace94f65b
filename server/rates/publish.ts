import { and, asc, desc, eq, inArray, lt, lte, ne } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { deskRatesPublish, deskRatesVersions } from '#contract/calls/desk-rates.ts';
import { CODE } from '#contract/codes.ts';
import { DAY_MS } from '#domain/limits.ts';
import type { RateService } from '#domain/rates/columns.ts';
import { rateReplies } from '#src/ui/copy/rate-replies.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { ratesInForce, rateVersions } from '../data/schema/rates.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import { versionInForce } from './in-force.ts';
import { writeVersionOffers } from './version-offers.ts';

type Published = AnswerOf<typeof deskRatesPublish>;

const VERSIONS_TOLD = 50;

async function readVersion(db: Pick<Database, 'select'>, id: string) {
  const [version] = await db.select().from(rateVersions).where(eq(rateVersions.id, id));
  if (version === undefined || version.status === 'LOADING')
    throw new Refusal(CODE.notFound, rateReplies.unknownVersion);
  return version;
}

/** The version in force, held until the transaction ends: who publishes meanwhile waits and then sees the new one. */
async function holdInForce(tx: Transaction, service: RateService, now: number): Promise<string | null> {
  await tx
    .insert(ratesInForce)
    .values({ service, versionId: null, since: new Date(now) })
    .onConflictDoNothing();
  const [row] = await tx.select().from(ratesInForce).where(eq(ratesInForce.service, service)).for('update');
  return row!.versionId;
}

const putInForce = (tx: Transaction, service: RateService, versionId: string | null, now: number) =>
  tx
    .update(ratesInForce)
    .set({ versionId, since: new Date(now) })
    .where(eq(ratesInForce.service, service));

/** Who does it, and when. */
export interface RateAct {
  actor: Actor;
  now: number;
}

/** A version whose time has come. */
const onTime: Actor = { actorKind: 'system', actorId: 'schedule', requestId: null };

interface Recorded {
  action: 'rates.published' | 'rates.rolledBack' | 'rates.scheduled';
  subjectId: string;
  before: string | null;
  after: string | null;
  at?: number;
}

const record = (
  tx: Transaction,
  act: RateAct | null,
  { action, subjectId, before, after, at }: Recorded,
  now: number,
) =>
  recordAct(
    tx,
    act?.actor ?? onTime,
    { action, subjectKind: 'rates', subjectId, before, after, ...(at === undefined ? {} : { more: { at } }) },
    now,
  );

interface Asked {
  previewId: string;
  /** When it goes in force; null for now. */
  at: number | null;
  act: RateAct;
}

/** Publishes a previewed version, unless another one came in force after its preview. */
export async function publishRates(db: Database, { previewId, at, act }: Asked): Promise<Published> {
  const { now } = act;
  const { service } = await readVersion(db, previewId);
  const isLater = at !== null && at > now;
  await writeVersionOffers(db, previewId, now);
  await db.transaction(async (tx) => {
    const inForce = await holdInForce(tx, service, now);
    const version = await readVersion(tx, previewId);
    if (version.status !== 'PREVIEW') throw new Refusal(CODE.conflict, rateReplies.alreadyPublished);
    if (version.replaces !== inForce) throw new Refusal(CODE.conflict, rateReplies.otherInForce);
    const publishAt = new Date(isLater ? at : now);
    await tx
      .update(rateVersions)
      .set({ status: isLater ? 'SCHEDULED' : 'PUBLISHED', publishAt })
      .where(eq(rateVersions.id, previewId));
    const done = { subjectId: previewId, before: inForce, after: previewId };
    if (isLater) return record(tx, act, { action: 'rates.scheduled', ...done, at }, now);
    await putInForce(tx, service, previewId, now);
    return record(tx, act, { action: 'rates.published', ...done }, now);
  });
  return { service, versionId: previewId, inForce: await versionInForce(db, service), publishAt: isLater ? at : now };
}

/** Goes back to what the version in force had replaced. */
export async function rollbackRates(
  db: Database,
  { service, versionId, act }: { service: RateService; versionId: string; act: RateAct },
): Promise<{ service: RateService; inForce: string | null }> {
  const { now } = act;
  const { replaces, service: own } = await readVersion(db, versionId);
  if (own !== service) throw new Refusal(CODE.notFound, rateReplies.unknownVersion);
  if (replaces !== null) await writeVersionOffers(db, replaces, now);
  await db.transaction(async (tx) => {
    const inForce = await holdInForce(tx, service, now);
    if (inForce !== versionId) throw new Refusal(CODE.conflict, rateReplies.notInForce);
    await tx.update(rateVersions).set({ status: 'WITHDRAWN' }).where(eq(rateVersions.id, versionId));
    await putInForce(tx, service, replaces, now);
    const done = { subjectId: versionId, before: versionId, after: replaces };
    await record(tx, act, { action: 'rates.rolledBack', ...done }, now);
  });
  return { service, inForce: replaces };
}

/** Versions whose time has come, earliest first, each in a transaction of its own. */
export async function publishDue(db: Database, now: number): Promise<number> {
  const due = await db
    .select()
    .from(rateVersions)
    .where(and(eq(rateVersions.status, 'SCHEDULED'), lte(rateVersions.publishAt, new Date(now))))
    .orderBy(asc(rateVersions.publishAt), asc(rateVersions.id));
  for (const { id, service } of due) {
    await writeVersionOffers(db, id, now);
    await db.transaction(async (tx) => {
      const replaces = await holdInForce(tx, service, now);
      const isDue = and(eq(rateVersions.id, id), eq(rateVersions.status, 'SCHEDULED'));
      const taken = await tx.update(rateVersions).set({ status: 'PUBLISHED', replaces }).where(isDue).returning();
      if (taken.length === 0) return;
      await putInForce(tx, service, id, now);
      await record(tx, null, { action: 'rates.published', subjectId: id, before: replaces, after: id }, now);
    });
  }
  return due.length;
}

/** Sailings that came since are sold at the version in force. */
export async function completeOffers(db: Database, now: number): Promise<void> {
  for (const { versionId } of await db.select().from(ratesInForce)) {
    if (versionId !== null) await writeVersionOffers(db, versionId, now);
  }
}

/** Previews that nobody published within a day. */
export const forgetPreviews = (db: Database, now: number) =>
  db
    .delete(rateVersions)
    .where(
      and(inArray(rateVersions.status, ['LOADING', 'PREVIEW']), lt(rateVersions.createdAt, new Date(now - DAY_MS))),
    );

export async function listVersions(db: Database, service: RateService): Promise<AnswerOf<typeof deskRatesVersions>> {
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
