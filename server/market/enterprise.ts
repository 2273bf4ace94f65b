import { and, asc, eq, gt } from 'drizzle-orm';
import { memberships } from '../data/schema/accounts.ts';
import { offers } from '../data/schema/market.ts';
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

/** Whether prices agreed with the enterprise stand. */
export async function isContractCustomer(db: Reader, enterpriseId: string, now: number): Promise<boolean> {
  const [price] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(eq(offers.enterpriseId, enterpriseId), eq(offers.priceKind, 'CONTRACT'), gt(offers.validTo, new Date(now))),
    )
    .limit(1);
  return price !== undefined;
}
