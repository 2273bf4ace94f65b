import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import { type InferOutput, parse } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import { type addressBookQuery, type addressBookSave, storedParty } from '#contract/calls/address-book.ts';
import { CODE } from '#contract/codes.ts';
import { ADDRESSES_OF_A_USER } from '#domain/limits.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { contains } from '../data/contains.ts';
import { users } from '../data/schema/accounts.ts';
import { addressBook } from '../data/schema/operations.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import { enterpriseOf, isOwn } from '../enterprise/of-user.ts';
import type { Random } from '../random.ts';

export async function listAddresses(
  db: Database,
  { kind, keyword, page, pageSize }: InferOutput<typeof addressBookQuery.request>,
  userId: string,
): Promise<AnswerOf<typeof addressBookQuery>> {
  const where = and(
    isOwn(addressBook, userId),
    kind === undefined ? undefined : eq(addressBook.kind, kind),
    keyword === ''
      ? undefined
      : or(contains(addressBook.title, keyword), contains(sql`(${addressBook.party}->>'companyNameEn')`, keyword)),
  );
  const [counted] = await db.select({ total: count() }).from(addressBook).where(where);
  const rows = await db
    .select()
    .from(addressBook)
    .where(where)
    .orderBy(desc(addressBook.updatedAt), desc(addressBook.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    party: parse(storedParty, row.party),
    updatedAt: row.updatedAt.getTime(),
  }));
  return { items, total: counted?.total ?? 0, page, pageSize };
}

export async function keepAddress(
  db: Database,
  { id, kind, title, party }: InferOutput<typeof addressBookSave.request>,
  { userId, now, random }: { userId: string; now: number; random: Random },
): Promise<{ id: string }> {
  const written = { kind, title, party: party as JsonObject, updatedAt: new Date(now) };
  if (id !== undefined) {
    const saved = await db
      .update(addressBook)
      .set(written)
      .where(and(eq(addressBook.id, id), isOwn(addressBook, userId)))
      .returning({ id: addressBook.id });
    if (saved.length === 0) throw new Refusal(CODE.notFound, orderReplies.addressUnknown);
    return { id };
  }
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const same = and(
      isOwn(addressBook, userId),
      eq(addressBook.kind, kind),
      eq(addressBook.title, title),
      eq(addressBook.party, written.party),
    );
    const [known] = await tx
      .update(addressBook)
      .set({ updatedAt: written.updatedAt })
      .where(same)
      .returning({ id: addressBook.id });
    if (known !== undefined) return known;
    const [held] = await tx.select({ count: count() }).from(addressBook).where(isOwn(addressBook, userId));
    if ((held?.count ?? 0) >= ADDRESSES_OF_A_USER)
      throw new Refusal(CODE.conflict, orderReplies.addressesFull(ADDRESSES_OF_A_USER));
    const made = random.uuid();
    await tx
      .insert(addressBook)
      .values({ id: made, userId, enterpriseId: (await enterpriseOf(tx, userId))?.id ?? null, ...written });
    return { id: made };
  });
}

export async function dropAddress(db: Database, id: string, userId: string): Promise<void> {
  const gone = await db
    .delete(addressBook)
    .where(and(eq(addressBook.id, id), isOwn(addressBook, userId)))
    .returning({ id: addressBook.id });
  if (gone.length === 0) throw new Refusal(CODE.notFound, orderReplies.addressUnknown);
}
