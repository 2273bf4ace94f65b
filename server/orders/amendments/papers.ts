import { and, eq } from 'drizzle-orm';
import { paperText } from '#copy/dangerous-goods/papers.ts';
import { amendmentReplies as words } from '#copy/orders/amendment.ts';
import type { PaperRequiredAgain } from '#domain/notices/facts.ts';
import { type HandInRule, paperDayError } from '#domain/orders/hand-in.ts';
import { type ChangedOrder, requiredAgain } from '#domain/orders/required-again.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { orderPapers } from '../../data/schema/order-papers.ts';
import { handedPapers, noPapers, type PaperedOrder, papersNow } from '../papers/standing.ts';
import { departureText } from './changes.ts';

/** True when a certificate expires before the departure the order is on now. */
const endsBefore = (rule: HandInRule | undefined, day: string | null, now: number): boolean =>
  rule !== undefined && day !== null && paperDayError(rule, day, now) === 'EXPIRES_TOO_EARLY';

const reasonsOf = ({ service, voyage }: PaperedOrder, hasDraft: boolean) => {
  const departure = voyage === null ? '' : departureText(service, voyage);
  return {
    goods: () => words.papersAgain,
    boxes: () => words.massesAgain,
    departure: (code: string) => words.departureAgain(departure, hasDraft && code === 'SHIPPING_INSTRUCTION'),
    lapses: () => words.certificateLapses(departure),
  };
};

/** Requires documents again when their subject has changed; the earlier files stay as a previous version. */
export async function returnPapers(
  tx: Transaction,
  order: PaperedOrder,
  changed: ChangedOrder,
  { status, now }: { status: OrderStatus; now: number },
): Promise<PaperRequiredAgain[]> {
  const { orderNo } = order;
  const handed = (await handedPapers(tx, [orderNo])).get(orderNo) ?? noPapers;
  const required = papersNow(order, { status, now }, handed);
  const reasons = reasonsOf(
    order,
    required.some(({ code }) => code === 'DRAFT_BILL'),
  );
  const again: PaperRequiredAgain[] = [];
  for (const { paper, version, state, day } of handed.values()) {
    const rule = required.find(({ code }) => code === paper);
    const why = requiredAgain({ code: paper, endsTooEarly: endsBefore(rule, day, now) }, changed);
    if (state === 'returned' || why === null) continue;
    await tx
      .update(orderPapers)
      .set({ state: 'returned', reason: reasons[why](paper), decidedAt: new Date(now) })
      .where(and(eq(orderPapers.orderNo, orderNo), eq(orderPapers.paper, paper), eq(orderPapers.version, version)));
    if (rule?.owner === 'SHIPPER' && rule.code !== 'DRAFT_BILL')
      again.push({ paper: paperText[rule.code], dueAt: rule.dueAt });
  }
  return again;
}
