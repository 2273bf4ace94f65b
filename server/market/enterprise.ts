import { asc, eq } from 'drizzle-orm';
import { memberships } from '../data/schema/accounts.ts';
import type { Reader } from './fee-rates.ts';

/** The enterprise a person acts for, whose contract prices are shown to them. */
export async function enterpriseIdOf(db: Reader, userId: string | undefined): Promise<string | null> {
  if (userId === undefined) return null;
  const [row] = await db
    .select({ id: memberships.enterpriseId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt), asc(memberships.enterpriseId))
    .limit(1);
  return row?.id ?? null;
}
