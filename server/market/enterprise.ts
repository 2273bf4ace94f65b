import { and, eq, gt } from 'drizzle-orm';
import { offers } from '../data/schema/market.ts';
import { enterpriseOf } from '../enterprise/membership.ts';
import { isOfferInForce } from '../rates/in-force.ts';
import type { Reader } from './fee-rates.ts';

/** Returns the enterprise whose contract prices the user sees. */
export async function enterpriseIdOf(db: Reader, userId: string | undefined): Promise<string | null> {
  return userId === undefined ? null : ((await enterpriseOf(db, userId))?.id ?? null);
}

/** True when the enterprise has valid contract prices. */
export async function isContractCustomer(db: Reader, enterpriseId: string, now: number): Promise<boolean> {
  const [price] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        isOfferInForce(),
        eq(offers.enterpriseId, enterpriseId),
        eq(offers.priceKind, 'CONTRACT'),
        gt(offers.validTo, new Date(now)),
      ),
    )
    .limit(1);
  return price !== undefined;
}
