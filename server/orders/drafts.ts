import { and, count, desc, eq, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { Draft, draftList, saveDraft } from '#contract/calls/drafts.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { DRAFTS_OF_A_USER } from '#domain/limits.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { memberships, users } from '../data/schema/accounts.ts';
import { drafts, type JsonObject } from '../data/schema/orders.ts';
import { isOwn, makerOf, membershipOf } from '../enterprise/membership.ts';
import type { Random } from '../random.ts';

type Row = typeof drafts.$inferSelect;

const toDraft = ({ id, service, title, version, form, updatedAt }: Row): Draft => ({
  id,
  service,
  title,
  version,
  form,
  updatedAt: updatedAt.getTime(),
});

type Reader = Pick<Database, 'select'>;

/** Drafts a user may continue: their own and, for the owner of the enterprise, those of former members. */
async function isContinuedBy(db: Reader, userId: string): Promise<SQL | undefined> {
  const isMine = eq(drafts.userId, userId);
  const membership = await membershipOf(db, userId);
  if (membership?.role !== 'owner') return and(isOwn(drafts, userId), isMine);
  const colleagues = db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.enterpriseId, membership.enterprise.id));
  return and(isOwn(drafts, userId), or(isMine, notInArray(drafts.userId, colleagues)));
}

export async function listDrafts(
  db: Database,
  { service }: InferOutput<typeof draftList.request>,
  userId: string,
): Promise<Draft[]> {
  const rows = await db
    .select()
    .from(drafts)
    .where(and(await isContinuedBy(db, userId), service === undefined ? undefined : eq(drafts.service, service)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(DRAFTS_OF_A_USER);
  return rows.map(toDraft);
}

interface Saving {
  userId: string;
  now: number;
  random: Random;
}

/** Saves a draft on its expected version only; a conflict returns the newer version. */
export async function saveDraftVersion(
  db: Database,
  request: InferOutput<typeof saveDraft.request>,
  { userId, now, random }: Saving,
): Promise<AnswerOf<typeof saveDraft>> {
  const { service, title } = request;
  const written = { service, title, form: request.form as JsonObject, updatedAt: new Date(now) };
  const { id } = request;
  if (id === undefined) {
    return db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const [stored] = await tx
        .select({ count: count() })
        .from(drafts)
        .where(and(isOwn(drafts, userId), eq(drafts.userId, userId)));
      if ((stored?.count ?? 0) >= DRAFTS_OF_A_USER)
        throw new Refusal(CODE.conflict, orderReplies.draftsFull(DRAFTS_OF_A_USER));
      const made = { id: random.uuid(), version: 1, updatedAt: now };
      await tx
        .insert(drafts)
        .values({ ...(await makerOf(tx, userId)), ...written, id: made.id, version: made.version });
      return made;
    });
  }
  const own = and(eq(drafts.id, id), await isContinuedBy(db, userId));
  const [saved] = await db
    .update(drafts)
    .set({ ...written, version: sql`${drafts.version} + 1` })
    .where(and(own, eq(drafts.version, request.version ?? 0)))
    .returning({ version: drafts.version });
  if (saved !== undefined) return { id, version: saved.version, updatedAt: now };
  const [later] = await db.select().from(drafts).where(own);
  if (later === undefined) throw new Refusal(CODE.notFound, orderReplies.draftUnknown);
  throw new Refusal(CODE.conflict, orderReplies.draftNewer, toDraft(later));
}

export async function dropDraft(db: Database, id: string, userId: string): Promise<void> {
  const deleted = await db
    .delete(drafts)
    .where(and(eq(drafts.id, id), await isContinuedBy(db, userId)))
    .returning({ id: drafts.id });
  if (deleted.length === 0) throw new Refusal(CODE.notFound, orderReplies.draftUnknown);
}
