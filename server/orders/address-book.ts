import { and, count, desc, eq, ne, or, sql } from 'drizzle-orm';
import { type InferOutput, parse } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import { type addressBookQuery, type addressBookSave, storedParty } from '#contract/calls/address-book.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { ADDRESSES_OF_A_USER } from '#domain/limits.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { contains } from '../data/contains.ts';
import { users } from '../data/schema/accounts.ts';
import { addressBook } from '../data/schema/operations.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import { enterpriseOf, isOwn } from '../enterprise/membership.ts';
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
    .orderBy(desc(addressBook.isDefault), desc(addressBook.updatedAt), desc(addressBook.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    party: parse(storedParty, row.party),
    isDefault: row.isDefault,
    updatedAt: row.updatedAt.getTime(),
  }));
  return { items, total: counted?.total ?? 0, page, pageSize };
}

type Saved = InferOutput<typeof addressBookSave.request>;

interface Keeping {
  userId: string;
  now: number;
  random: Random;
}

/** Skips an entry identical to a stored one. */
async function addAddress(tx: Transaction, saved: Saved, { userId, now, random }: Keeping): Promise<string> {
  const { kind, title } = saved;
  const written = { kind, title, party: saved.party as JsonObject, updatedAt: new Date(now) };
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
  if (known !== undefined) return known.id;
  const [stored] = await tx.select({ count: count() }).from(addressBook).where(isOwn(addressBook, userId));
  if ((stored?.count ?? 0) >= ADDRESSES_OF_A_USER)
    throw new Refusal(CODE.conflict, orderReplies.addressesFull(ADDRESSES_OF_A_USER));
  const id = random.uuid();
  await tx
    .insert(addressBook)
    .values({ id, userId, enterpriseId: (await enterpriseOf(tx, userId))?.id ?? null, ...written });
  return id;
}

async function changeAddress(tx: Transaction, id: string, saved: Saved, { userId, now }: Keeping): Promise<void> {
  const { kind, title, party } = saved;
  const changed = await tx
    .update(addressBook)
    .set({ kind, title, party: party as JsonObject, updatedAt: new Date(now) })
    .where(and(eq(addressBook.id, id), isOwn(addressBook, userId)))
    .returning({ id: addressBook.id });
  if (changed.length === 0) throw new Refusal(CODE.notFound, orderReplies.addressUnknown);
}

/** Serialises colleagues who each set a default. */
const lockKind = (tx: Transaction, kind: Saved['kind'], userId: string) =>
  tx
    .select({ id: addressBook.id })
    .from(addressBook)
    .where(and(isOwn(addressBook, userId), eq(addressBook.kind, kind)))
    .orderBy(addressBook.id)
    .for('update');

/** Clears the previous default of this kind. */
async function markDefault(tx: Transaction, id: string, { kind, isDefault }: Saved, userId: string): Promise<void> {
  if (isDefault === undefined) return;
  const own = isOwn(addressBook, userId);
  if (isDefault)
    await tx
      .update(addressBook)
      .set({ isDefault: false })
      .where(and(own, eq(addressBook.kind, kind), ne(addressBook.id, id)));
  await tx
    .update(addressBook)
    .set({ isDefault })
    .where(and(own, eq(addressBook.id, id)));
}

export async function saveAddressEntry(db: Database, saved: Saved, keeping: Keeping): Promise<{ id: string }> {
  const { userId } = keeping;
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (saved.isDefault === true) await lockKind(tx, saved.kind, userId);
    const id = saved.id ?? (await addAddress(tx, saved, keeping));
    if (saved.id !== undefined) await changeAddress(tx, id, saved, keeping);
    await markDefault(tx, id, saved, userId);
    return { id };
  });
}

export async function dropAddress(db: Database, id: string, userId: string): Promise<void> {
  const deleted = await db
    .delete(addressBook)
    .where(and(eq(addressBook.id, id), isOwn(addressBook, userId)))
    .returning({ id: addressBook.id });
  if (deleted.length === 0) throw new Refusal(CODE.notFound, orderReplies.addressUnknown);
}
