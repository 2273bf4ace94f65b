import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CallAccess } from '#contract/access.ts';
import { CODE } from '#contract/codes.ts';
import { memberReplies } from '#copy/replies.ts';
import { mayBook } from '#domain/enterprise/roles.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { enterprises, memberships } from '../data/schema/accounts.ts';

type Reader = Pick<Database, 'select'>;

/** Returns the user's enterprise and role; null for a natural person. */
export async function membershipOf(db: Reader, userId: string) {
  const [row] = await db
    .select({ enterprise: enterprises, role: memberships.role })
    .from(memberships)
    .innerJoin(enterprises, eq(enterprises.id, memberships.enterpriseId))
    .where(eq(memberships.userId, userId));
  return row ?? null;
}

/** Returns the user's enterprise, which owns orders and contract prices. */
export async function enterpriseOf(db: Reader, userId: string) {
  return (await membershipOf(db, userId))?.enterprise ?? null;
}

/** Selects rows of the user's enterprise and those they made for themselves. */
export const isOwn = (table: { userId: PgColumn; enterpriseId: PgColumn }, userId: string): SQL | undefined =>
  or(
    and(eq(table.userId, userId), isNull(table.enterpriseId)),
    sql`${table.enterpriseId} = (select acting.enterprise_id from memberships as acting where acting.user_id = ${userId})`,
  );

/** A user and their enterprise, both stored with what they create. */
export interface Maker {
  userId: string;
  enterpriseId: string | null;
}

export const makerOf = async (db: Reader, userId: string): Promise<Maker> => ({
  userId,
  enterpriseId: (await enterpriseOf(db, userId))?.id ?? null,
});

/** Applies `isOwn` to a loaded row; a row without a user and an enterprise belongs to no customer. */
export const ownsRow = (reader: Maker | null, row: { userId: string | null; enterpriseId: string | null }): boolean =>
  reader !== null &&
  (row.enterpriseId === null ? row.userId === reader.userId : row.enterpriseId === reader.enterpriseId);

/** Refuses members whose role is too low; a natural person passes. */
export async function requireRole(db: Reader, userId: string, access: CallAccess): Promise<void> {
  if (access === 'signedIn' || access.role === 'viewer') return;
  const membership = await membershipOf(db, userId);
  if (membership === null || membership.role === 'owner') return;
  if (!mayBook(membership.role)) throw new Refusal(CODE.conflict, memberReplies.onlyReads);
  if (access.role === 'owner') throw new Refusal(CODE.conflict, memberReplies.onlyOwner);
}
