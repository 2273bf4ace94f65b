import { and, asc, count, eq } from 'drizzle-orm';
import type { OperatorAmendment } from '#contract/calls/operator-amendments.ts';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { totalsOf } from '#domain/fees/line.ts';
import type { Database } from '../../data/connect.ts';
import { orderAmendments } from '../../data/schema/order-amendments.ts';
import { orders } from '../../data/schema/orders.ts';
import { toFeeLine } from '../../market/priced-lines.ts';
import { describeChanges } from './changes.ts';
import type { AmendmentRow, OrderRow } from './rows.ts';

type PresentedAmendment = NonNullable<OrderAnswer['amendments']>[number];

function pricedAt(lines: AmendmentRow['lines']): PresentedAmendment['after'] {
  const read = lines.map(toFeeLine);
  return { lines: read, totals: totalsOf(read) };
}

export const presentAmendment = (service: OrderRow['service'], row: AmendmentRow): PresentedAmendment => ({
  no: row.no,
  state: row.state,
  at: row.requestedAt.getTime(),
  decidedAt: row.decidedAt?.getTime() ?? null,
  reason: row.reason,
  before: pricedAt(row.linesBefore),
  after: pricedAt(row.lines),
  changes: describeChanges(service, row),
});

/** Page size of the console's list. */
const ROWS_OF_A_QUEUE = 50;

/** Lists pending amendments, the oldest first, or every amendment of one order. */
export async function listAmendments(
  db: Pick<Database, 'select'>,
  orderNo?: string,
): Promise<{ items: OperatorAmendment[]; total: number }> {
  const where =
    orderNo === undefined ? eq(orderAmendments.state, 'waiting') : and(eq(orderAmendments.orderNo, orderNo));
  const [counted] = await db.select({ total: count() }).from(orderAmendments).where(where);
  const rows = await db
    .select({ row: orderAmendments, service: orders.service })
    .from(orderAmendments)
    .innerJoin(orders, eq(orders.orderNo, orderAmendments.orderNo))
    .where(where)
    .orderBy(asc(orderAmendments.requestedAt), asc(orderAmendments.orderNo), asc(orderAmendments.no))
    .limit(ROWS_OF_A_QUEUE);
  return {
    total: counted?.total ?? 0,
    items: rows.map(({ row, service }) => ({ orderNo: row.orderNo, service, ...presentAmendment(service, row) })),
  };
}
