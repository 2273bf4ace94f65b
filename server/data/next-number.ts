import { sql } from 'drizzle-orm';
import { type OrderPrefix, orderDay, orderNumber } from '#domain/orders/number.ts';
import type { Database } from './connect.ts';
import { numberSequences } from './schema/orders.ts';

/** Returns the next number of a prefix and Shanghai day; released when the transaction fails. */
export async function nextNumber(tx: Pick<Database, 'insert'>, prefix: OrderPrefix, now: number): Promise<string> {
  const [row] = await tx
    .insert(numberSequences)
    .values({ prefix, day: orderDay(now), last: 1 })
    .onConflictDoUpdate({
      target: [numberSequences.prefix, numberSequences.day],
      set: { last: sql`${numberSequences.last} + 1` },
    })
    .returning({ last: numberSequences.last });
  return orderNumber(prefix, now, row!.last);
}
