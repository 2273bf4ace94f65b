import type { Cancellation } from '#contract/fields/cancellation.ts';
import { type CancellationClause, cancellationClause } from '#copy/orders/replies.ts';
import { totalsOfAmounts } from '#domain/fees/line.ts';
import { fromFen } from '#domain/money.ts';
import type { OrderFacts } from '#domain/orders/order-life.ts';
import { canTake, offeredCancellation } from '#machines/order-life/index.ts';
import type { CancellationFeeLine } from '../../data/schema/order-cancellations.ts';
import type { orders } from '../../data/schema/orders.ts';
import { orderServices } from '../services.ts';
import type { CancellationRow } from './rows.ts';

type Service = (typeof orders.$inferSelect)['service'];

export function presentFees(fees: readonly CancellationFeeLine[]): Pick<Cancellation, 'fees' | 'totals'> {
  const lines = fees.map(({ fen, ...line }) => ({ ...line, amount: fromFen(fen) }));
  return { fees: lines, totals: totalsOfAmounts(lines) };
}

export const presentCancellation = (row: CancellationRow): Cancellation => ({
  no: row.no,
  side: row.side,
  state: row.state,
  reason: row.reason,
  at: row.requestedAt.getTime(),
  version: row.version,
  ...presentFees(row.fees),
  answerReason: row.answerReason,
  clause: row.clause,
  answeredAt: row.answeredAt?.getTime() ?? null,
  decidedAt: row.decidedAt?.getTime() ?? null,
});

export const clauseOf = (service: Service): CancellationClause =>
  cancellationClause(service, orderServices[service].charges);

interface Standing {
  service: Service;
  facts: OrderFacts;
  cancellations: readonly CancellationRow[];
  mayAct: boolean;
}

export function presentCancelling({ service, facts, cancellations, mayAct }: Standing) {
  const clause = clauseOf(service);
  return {
    mayCancel: mayAct && canTake(facts, { type: 'order.cancel' }),
    cancelling: {
      mode: offeredCancellation(facts),
      mayAsk: mayAct && canTake(facts, { type: 'cancellation.ask' }),
      mayAct,
      clause: clause.name,
      terms: clause.text,
    },
    cancellations: cancellations.map(presentCancellation),
  };
}
