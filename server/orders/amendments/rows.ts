import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../calls/idempotent.ts';
import type { Database } from '../../data/connect.ts';
import type { BookedVoyage } from '../../data/schema/booked.ts';
import { orderAmendments } from '../../data/schema/order-amendments.ts';
import type { JsonObject, orders } from '../../data/schema/orders.ts';
import { toFeeLine, toPricedLine } from '../../market/priced-lines.ts';
import type { PreparedOrder } from '../order-service.ts';

export type AmendmentRow = typeof orderAmendments.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;

/** Parts of an order that are stored with an amendment and written once it is accepted. */
export type StoredOrder = Pick<PreparedOrder, 'containers' | 'form' | 'items' | 'row' | 'timeline'> & {
  priced: Pick<PreparedOrder['priced'], 'lines' | 'offerId'>;
};

type Stored<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Stored<Value[Key]> }
    : Value;

const instant = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** Voyages before and after an amendment that changes the departure. */
export interface OtherVoyage {
  before: BookedVoyage;
  after: BookedVoyage;
}

/** A flight has no sailing id and may have several prices, so its voyage and vessel identify it. */
const isOtherFlight = (before: BookedVoyage, after: BookedVoyage) =>
  before.voyage !== after.voyage || before.vessel !== after.vessel;

/** Returns null when the order keeps its departure or has none. */
export function otherVoyage(
  order: Pick<OrderRow, 'offerId' | 'sailingId' | 'voyage'>,
  { row, priced }: Pick<PreparedOrder, 'row'> & { priced: Pick<PreparedOrder['priced'], 'offerId'> },
): OtherVoyage | null {
  const [before, after] = [order.voyage, row.voyage];
  if (!before || !after) return null;
  const isOther =
    order.sailingId === null
      ? order.offerId !== priced.offerId && isOtherFlight(before, after)
      : order.sailingId !== row.sailingId;
  return isOther ? { before, after } : null;
}

/** Converts a prepared order into the form stored until the amendment is decided. */
export const toStored = (
  { containers, items, row, timeline, priced }: PreparedOrder,
  voyages: OtherVoyage | null,
): JsonObject => JSON.parse(JSON.stringify({ containers, items, row, timeline, offerId: priced.offerId, voyages }));

export const voyagesOf = ({ prepared }: Pick<AmendmentRow, 'prepared'>): OtherVoyage | null =>
  (prepared as { voyages?: OtherVoyage | null }).voyages ?? null;

export function preparedOf({ prepared, form, lines }: AmendmentRow): StoredOrder {
  const stored = prepared as unknown as Stored<Omit<StoredOrder, 'form' | 'priced'> & { offerId: string | null }>;
  const { row, timeline, offerId, containers, items } = stored;
  return {
    ...({ containers, items } as Pick<StoredOrder, 'containers' | 'items'>),
    form,
    row: { ...(row as StoredOrder['row']), etd: instant(row.etd) },
    timeline: timeline.map((node) => ({
      ...(node as StoredOrder['timeline'][number]),
      plannedAt: instant(node.plannedAt),
      actualAt: instant(node.actualAt),
    })),
    priced: { offerId, lines: lines.map(toFeeLine) },
  };
}

export const pricedLines = (lines: PreparedOrder['priced']['lines']) => lines.map(toPricedLine);

/** Lists the amendments of an order, the latest first. */
export const amendmentsOf = (db: Pick<Database, 'select'>, orderNo: string): Promise<AmendmentRow[]> =>
  db
    .select()
    .from(orderAmendments)
    .where(eq(orderAmendments.orderNo, orderNo))
    .orderBy(desc(orderAmendments.no))
    .then((rows) => rows);

export const isWaiting = ({ state }: Pick<AmendmentRow, 'state'>): boolean => state === 'waiting';

/** Closes a pending amendment. */
export const settle = (
  tx: Pick<Transaction, 'update'>,
  orderNo: string,
  { state, at, reason = null }: { state: AmendmentRow['state']; at: Date; reason?: string | null },
) =>
  tx
    .update(orderAmendments)
    .set({ state, decidedAt: at, reason })
    .where(and(eq(orderAmendments.orderNo, orderNo), eq(orderAmendments.state, 'waiting')));
