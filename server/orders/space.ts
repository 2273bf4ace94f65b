import { and, eq, gte, sql } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { sailings } from '../data/schema/market.ts';

interface Sailing {
  sailingId: string;
  /** Null when the carrier counts the space. */
  slotsLeft: number | null;
}

/** Takes the space for the containers; throws when there is too little. */
export async function takeSpace(tx: Transaction, { sailingId, slotsLeft }: Sailing, teu: number): Promise<void> {
  if (slotsLeft === null) return;
  const taken = await tx
    .update(sailings)
    .set({ slotsLeft: sql`${sailings.slotsLeft} - ${teu}` })
    .where(and(eq(sailings.id, sailingId), gte(sailings.slotsLeft, teu)))
    .returning({ id: sailings.id });
  if (taken.length > 0) return;
  const [left] = await tx.select({ slots: sailings.slotsLeft }).from(sailings).where(eq(sailings.id, sailingId));
  throw new Refusal(CODE.noSpace, orderReplies.noSpace(left?.slots ?? 0), { slotsLeft: left?.slots ?? 0 });
}
