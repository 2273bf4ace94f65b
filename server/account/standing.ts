import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../calls/idempotent.ts';
import { enterprises } from '../data/schema/accounts.ts';
import { findHeldMembers } from '../enterprise/member-act.ts';

/** Who closes their account, and what goes with it. */
export interface Standing {
  userId: string;
  enterprise: { id: string; name: string } | null;
  role: 'owner' | 'booker' | 'viewer' | null;
  hasColleagues: boolean;
}

/** Read with the members of the enterprise held, so that nobody joins or leaves meanwhile. */
export async function holdStanding(tx: Transaction, userId: string): Promise<Standing> {
  const held = await findHeldMembers(tx, userId);
  if (held === null) return { userId, enterprise: null, role: null, hasColleagues: false };
  const { own, members } = held;
  const [enterprise] = await tx
    .select({ id: enterprises.id, name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, own.enterpriseId))
    .for('update');
  return { userId, enterprise: enterprise ?? null, role: own.role, hasColleagues: members.length > 1 };
}

/** The enterprise that nobody is left in. */
export const endingEnterprise = ({ enterprise, hasColleagues }: Standing): string | null =>
  hasColleagues ? null : (enterprise?.id ?? null);

/** What is the person's own, and what is the enterprise's that ends with them: what colleagues go on with is neither. */
export function isLeft(table: { userId: PgColumn; enterpriseId: PgColumn }, standing: Standing): SQL | undefined {
  const ending = endingEnterprise(standing);
  return or(
    and(eq(table.userId, standing.userId), isNull(table.enterpriseId)),
    ending === null ? undefined : eq(table.enterpriseId, ending),
  );
}
