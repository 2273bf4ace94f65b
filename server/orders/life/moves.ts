import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { statusName } from '#copy/orders/list.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import type { Database } from '../../data/connect.ts';
import { orderMoves } from '../../data/schema/order-moves.ts';
import { orders } from '../../data/schema/orders.ts';

export type MoveRow = typeof orderMoves.$inferSelect;

/** Records a step with the next number. The caller holds the lock on the order. */
export async function writeMove(
  tx: Transaction,
  move: Omit<typeof orderMoves.$inferInsert, 'no'> & { orderNo: string },
): Promise<void> {
  const no = sql<number>`(select coalesce(max(${orderMoves.no}), 0) + 1 from ${orderMoves}
    where ${orderMoves.orderNo} = ${move.orderNo})`;
  await tx.insert(orderMoves).values({ ...move, no: no as never });
}

/** Lists the steps that were not undone, in order. */
export const movesOf = (db: Pick<Database, 'select'>, orderNo: string): Promise<MoveRow[]> =>
  db
    .select()
    .from(orderMoves)
    .where(and(eq(orderMoves.orderNo, orderNo), isNull(orderMoves.undoneAt)))
    .orderBy(asc(orderMoves.no))
    .then((rows) => rows);

/** True when a step was taken although something was missing. */
export const isDeviated = sql<boolean>`exists (select 1 from ${orderMoves}
  where ${orderMoves}.order_no = ${orders}.${sql.identifier(orders.orderNo.name)}
    and ${orderMoves}.undone_at is null and ${orderMoves}.deviation is not null)`;

/** Lists the deviations the customer sees. */
export const deviationsOf = (
  { service, isDanger }: Pick<typeof orders.$inferSelect, 'isDanger' | 'service'>,
  moves: readonly MoveRow[],
): NonNullable<OrderAnswer['deviations']> =>
  moves.flatMap(({ status, deviation, happenedAt, recordedAt, missing }) =>
    deviation === null
      ? []
      : [
          {
            status,
            name: statusName(service, status, isDanger),
            at: happenedAt.getTime(),
            recordedAt: recordedAt.getTime(),
            reason: deviation,
            missing,
          },
        ],
  );

/** Returns why the order went on without a document, from the remark of its latest step without it. */
export const missingReasonOf = (moves: readonly MoveRow[], paper: string): string | null => {
  const move = moves.filter(({ missingPapers }) => missingPapers.includes(paper)).at(-1);
  return move === undefined ? null : (move.deviation ?? move.remark) || null;
};
