import { desc, inArray } from 'drizzle-orm';
import type { GoodsLine } from '#domain/booking/goods-line.ts';
import { filesGiven } from '#domain/booking/goods-papers.ts';
import { isReady, type PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { draftPaper } from '#domain/orders/draft-bill.ts';
import { withSubmissions } from '#domain/orders/hand-in.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { Database } from '../../data/connect.ts';
import { orderPapers } from '../../data/schema/order-papers.ts';
import type { orders } from '../../data/schema/orders.ts';
import { papersOf, readForm } from '../services.ts';

export type HandedRow = typeof orderPapers.$inferSelect;
/** The latest version of each document handed in, by its code. */
export type HandedPapers = ReadonlyMap<string, HandedRow>;
export type PaperedOrder = Pick<typeof orders.$inferSelect, 'form' | 'orderNo' | 'service' | 'voyage'>;

export const noPapers: HandedPapers = new Map();

/** Keyed by order number, read in one query. */
export async function handedPapers(
  db: Pick<Database, 'selectDistinctOn'>,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, HandedPapers>> {
  if (orderNos.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([orderPapers.orderNo, orderPapers.paper])
    .from(orderPapers)
    .where(inArray(orderPapers.orderNo, [...orderNos]))
    .orderBy(orderPapers.orderNo, orderPapers.paper, desc(orderPapers.version));
  const found = new Map<string, Map<string, HandedRow>>();
  for (const row of rows) {
    const own = found.get(row.orderNo) ?? new Map<string, HandedRow>();
    found.set(row.orderNo, own.set(row.paper, row));
  }
  return found;
}

/** Returns the goods of an order with their documents; empty for services without goods. */
export function cargoOf({ service, form }: Pick<PaperedOrder, 'form' | 'service'>): readonly GoodsLine[] {
  const read = readForm(service, form);
  if (!('cargo' in read)) return [];
  const { cargo } = read;
  return Array.isArray(cargo) && cargo.every((line) => 'sds' in line && 'dg' in line) ? cargo : [];
}

/** Files that came with the booking, by document. */
export const filesOfBooking = (order: PaperedOrder): Partial<Record<string, readonly StoredFile[]>> =>
  filesGiven(cargoOf(order));

/** Lists every document of an order; those from the booking count as ready once an operator accepts them. */
export function papersNow(
  order: PaperedOrder,
  { status, now }: { status: OrderStatus; now: number },
  handed: HandedPapers,
): PaperReadiness[] {
  const { voyage } = order;
  const required = withSubmissions(papersOf(order.service, order.form, { voyage, status, now }), handed);
  const draft = draftPaper(handed.get('DRAFT_BILL')?.state, voyage?.cutOffs.siCutoff ?? null, now);
  const papers = draft === null ? required : [...required, draft];
  const given = filesOfBooking(order);
  return papers.map((paper) =>
    paper.status === 'READY' && !handed.has(paper.code) && (given[paper.code]?.length ?? 0) > 0
      ? { ...paper, status: 'IN_REVIEW' }
      : paper,
  );
}

/** Counts the customer's documents that are ready; null when none is required. */
export function ownPapers(papers: readonly PaperReadiness[]): { ready: number; all: number } | null {
  const own = papers.filter(({ owner }) => owner === 'SHIPPER');
  return own.length === 0 ? null : { ready: own.filter(({ status }) => isReady(status)).length, all: own.length };
}
