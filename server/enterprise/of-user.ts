import { desc, eq } from 'drizzle-orm';
import type { Database } from '../data/connect.ts';
import { enterprises, memberships } from '../data/schema/accounts.ts';

/** The enterprise a person acts for: orders are theirs, and so are the prices agreed with them. */
export async function enterpriseOf(db: Pick<Database, 'select'>, userId: string) {
  const [row] = await db
    .select({ enterprise: enterprises })
    .from(memberships)
    .innerJoin(enterprises, eq(enterprises.id, memberships.enterpriseId))
    .where(eq(memberships.userId, userId))
    .orderBy(desc(memberships.createdAt))
    .limit(1);
  return row?.enterprise ?? null;
}
