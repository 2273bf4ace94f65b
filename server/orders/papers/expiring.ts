import { and, desc, notInArray } from 'drizzle-orm';
import type { ExpiringPaper } from '#contract/calls/workplace.ts';
import { paperText } from '#copy/dangerous-goods/papers.ts';
import { goodsWords } from '#copy/procurement/order.ts';
import { datedPapers } from '#domain/booking/goods-papers.ts';
import { DATED_ORDERS } from '#domain/limits.ts';
import { type DatedPaper, expiringPapers } from '#domain/orders/expiring-papers.ts';
import { endedStatuses } from '#domain/orders/statuses.ts';
import type { Database } from '../../data/connect.ts';
import { orders } from '../../data/schema/orders.ts';
import { isOwn } from '../../enterprise/membership.ts';
import { statusAt } from '../auto-cancel.ts';
import { readForm } from '../services.ts';
import { cargoOf, type HandedPapers, handedPapers, noPapers, type PaperedOrder } from './standing.ts';

/** Buyers of dangerous chemicals need it; no order requires it as a document. */
const LICENCE = 'LICENCE';

const nameOf = (paper: string): string =>
  paper === LICENCE
    ? (goodsWords.fields.licenceFiles?.label ?? '')
    : (paperText as Partial<Record<string, string>>)[paper]!;

const licenceOf = ({ service, form, orderNo }: PaperedOrder): DatedPaper[] => {
  if (service !== 'goods') return [];
  const { licenceExpires: day } = readForm(service, form);
  return day === '' ? [] : [{ paper: LICENCE, goods: null, day, orderNo }];
};

/** Uses the latest version handed in and skips returned ones. */
function datedOf(order: PaperedOrder, handed: HandedPapers): DatedPaper[] {
  const { orderNo } = order;
  const cargo = cargoOf(order);
  const goods = cargo.map(({ cargoNameCn }) => cargoNameCn).join('，') || null;
  const later = [...handed.values()].flatMap(({ paper, day, state }) =>
    day === null || state === 'returned' ? [] : [{ paper, goods, day, orderNo }],
  );
  const booked = cargo.flatMap((line) =>
    datedPapers(line).flatMap(({ paper, day }) =>
      handed.has(paper) ? [] : [{ paper, goods: line.cargoNameCn, day, orderNo }],
    ),
  );
  return [...later, ...booked, ...licenceOf(order)];
}

/** Lists the documents of the user's latest orders that expire soon, each once. */
export async function readExpiring(
  db: Database,
  { userId, now }: { userId: string; now: number },
): Promise<ExpiringPaper[]> {
  const { orderNo, service, form, voyage } = orders;
  const rows = await db
    .select({ orderNo, service, form, voyage })
    .from(orders)
    .where(and(isOwn(orders, userId), notInArray(statusAt(now), endedStatuses)))
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(DATED_ORDERS);
  const handed = await handedPapers(
    db,
    rows.map((row) => row.orderNo),
  );
  const dated = rows.flatMap((row) => datedOf(row, handed.get(row.orderNo) ?? noPapers));
  return expiringPapers(dated, now).map((paper) => ({ ...paper, name: nameOf(paper.paper) }));
}
