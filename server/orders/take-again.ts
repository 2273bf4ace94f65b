import { eq } from 'drizzle-orm';
import { teuOf } from '#domain/fcl/fees.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { sailings } from '../data/schema/market.ts';
import type { PreparedOrder } from './order-service.ts';
import { takeGoods } from './procurement/stock.ts';
import { takeSpace } from './space.ts';
import { takeArea } from './warehouse/service.ts';

interface Needed {
  service: string;
  offerId: string | null;
  row: Pick<PreparedOrder['row'], 'bought' | 'sailingId' | 'stay'>;
  containers: readonly { containerCode: string; quantity: number }[];
}

/** Takes again the space, goods and area of an order; throws when there is too little. */
export async function takeAgain(
  tx: Transaction,
  { service, offerId, row, containers }: Needed,
  now: number,
): Promise<void> {
  if (row.sailingId) {
    const [sailing] = await tx.select().from(sailings).where(eq(sailings.id, row.sailingId)).for('update');
    const boxes = containers.map(({ containerCode, quantity }) => ({ ctnType: containerCode, quantity }));
    await takeSpace(
      tx,
      { sailingId: row.sailingId, slotsLeft: sailing?.slotsLeft ?? null },
      teuOf(boxes as Parameters<typeof teuOf>[0]),
    );
  }
  if (row.bought) await takeGoods(tx, row.bought);
  if (service === 'warehouse' && row.stay && offerId !== null) await takeArea(tx, offerId, row.stay, now);
}
