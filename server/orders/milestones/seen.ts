import { and, eq } from 'drizzle-orm';
import type { Database } from '../../data/connect.ts';
import { milestoneLooks } from '../../data/schema/order-milestones.ts';

/** When the user last marked the milestones as seen; null before. */
export async function seenAtOf(db: Database, orderNo: string, userId: string): Promise<number | null> {
  const [look] = await db
    .select({ seenAt: milestoneLooks.seenAt })
    .from(milestoneLooks)
    .where(and(eq(milestoneLooks.orderNo, orderNo), eq(milestoneLooks.userId, userId)));
  return look?.seenAt.getTime() ?? null;
}

export async function markSeen(db: Database, look: { orderNo: string; userId: string }, now: number): Promise<void> {
  const seenAt = new Date(now);
  await db
    .insert(milestoneLooks)
    .values({ ...look, seenAt })
    .onConflictDoUpdate({ target: [milestoneLooks.orderNo, milestoneLooks.userId], set: { seenAt } });
}
