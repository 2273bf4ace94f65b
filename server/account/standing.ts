import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../calls/idempotent.ts';
import { enterprises } from '../data/schema/accounts.ts';
import { findLockedMembers } from '../enterprise/member-act.ts';

/** The user closing the account, and what ends with it. */
export interface Standing {
  userId: string;
  enterprise: { id: string; name: string } | null;
  role: 'owner' | 'booker' | 'viewer' | null;
  hasColleagues: boolean;
}

/** Locks the enterprise's members against joining and leaving during the closing. */
export async function lockStanding(tx: Transaction, userId: string): Promise<Standing> {
  const locked = await findLockedMembers(tx, userId);
  if (locked === null) return { userId, enterprise: null, role: null, hasColleagues: false };
  const { own, members } = locked;
  const [enterprise] = await tx
    .select({ id: enterprises.id, name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, own.enterpriseId))
    .for('update');
  return { userId, enterprise: enterprise ?? null, role: own.role, hasColleagues: members.length > 1 };
}

/** Returns the enterprise that loses its last member. */
export const endingEnterprise = ({ enterprise, hasColleagues }: Standing): string | null =>
  hasColleagues ? null : (enterprise?.id ?? null);

/** Selects the user's own rows and those of an enterprise ending with them; rows colleagues still need are excluded. */
export function isLeft(table: { userId: PgColumn; enterpriseId: PgColumn }, standing: Standing): SQL | undefined {
  const ending = endingEnterprise(standing);
  return or(
    and(eq(table.userId, standing.userId), isNull(table.enterpriseId)),
    ending === null ? undefined : eq(table.enterpriseId, ending),
  );
}
