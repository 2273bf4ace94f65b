import type { OrderAnswer } from '#contract/calls/orders.ts';
import type { Cancellation } from '#contract/fields/cancellation.ts';
import { totalsOfAmounts } from '#domain/fees/line.ts';
import { fromFen } from '#domain/money.ts';
import { cancellationModeOf, isOpenCancellation } from '#domain/orders/cancellation.ts';
import { type CancellationClause, cancellationClause } from '#src/ui/copy/cancellation-clauses.ts';
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
  order: Pick<OrderAnswer, 'service' | 'status' | 'timeline'>;
  cancellations: readonly CancellationRow[];
  isAmending: boolean;
  mayAct: boolean;
}

/** How the customer may cancel an order as it stands. */
export function presentCancelling({ order, cancellations, isAmending, mayAct }: Standing) {
  const { service, status, timeline } = order;
  const reached = timeline.flatMap(({ node, actualAt }) => (actualAt === null ? [] : [node]));
  const mode = cancellationModeOf({ service, status, reached });
  const clause = clauseOf(service);
  const isOpen = cancellations.some(isOpenCancellation);
  return {
    mayCancel: mayAct && mode === 'free',
    cancelling: {
      mode,
      mayAsk: mayAct && mode === 'ask' && !isOpen && !isAmending,
      mayAct,
      clause: clause.name,
      terms: clause.text,
    },
    cancellations: cancellations.map(presentCancellation),
  };
}
