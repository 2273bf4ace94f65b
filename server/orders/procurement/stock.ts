import { and, eq, sql } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { remainingQuantity } from '#domain/procurement/tiers.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { orders } from '../../data/schema/orders.ts';
import { procurementLines } from '../../data/schema/procurement.ts';
import { alreadyOrdered } from '../../market/procurement/won-goods.ts';

interface Taking {
  postId: string;
  lineNo: number;
  quantity: string;
  quoteNo?: string;
}

const lineOf = ({ postId, lineNo }: Pick<Taking, 'lineNo' | 'postId'>) =>
  and(eq(procurementLines.postId, postId), eq(procurementLines.lineNo, lineNo));

/** Reserves the request line for an order, one order at a time. */
async function takeWonLine(tx: Transaction, taking: Taking): Promise<void> {
  const taken = await tx
    .update(procurementLines)
    .set({ sold: taking.quantity })
    .where(and(lineOf(taking), eq(procurementLines.sold, '0')))
    .returning({ lineNo: procurementLines.lineNo });
  if (taken.length === 0) throw await alreadyOrdered(tx, taking.postId, taking.lineNo);
}

/** Takes goods from stock; of two buyers of the last tons one is refused. */
export async function takeGoods(tx: Transaction, taking: Taking): Promise<void> {
  if (taking.quoteNo !== undefined) return takeWonLine(tx, taking);
  const { quantity } = taking;
  const taken = await tx
    .update(procurementLines)
    .set({ sold: sql`${procurementLines.sold} + ${quantity}::numeric` })
    .where(and(lineOf(taking), sql`${procurementLines.sold} + ${quantity}::numeric <= ${procurementLines.quantity}`))
    .returning({ lineNo: procurementLines.lineNo });
  if (taken.length > 0) return;
  const [line] = await tx.select().from(procurementLines).where(lineOf(taking));
  const text = orderReplies.goodsShort(line === undefined ? '0' : remainingQuantity(line), line?.unit ?? '');
  throw new Refusal(CODE.noSpace, text, { fields: { quantity: text } });
}

/** Returns the goods of an ended order to stock, if it bought any. */
export async function giveGoodsBack(tx: Transaction, orderNo: string): Promise<void> {
  const [ended] = await tx.select({ bought: orders.bought }).from(orders).where(eq(orders.orderNo, orderNo));
  const bought = ended?.bought ?? null;
  if (bought === null) return;
  await tx
    .update(procurementLines)
    .set({ sold: sql`greatest(0, ${procurementLines.sold} - ${bought.quantity}::numeric)` })
    .where(lineOf(bought));
}
