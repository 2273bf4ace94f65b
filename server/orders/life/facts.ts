import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { paperText } from '#copy/dangerous-goods/papers.ts';
import { isOpenCancellation } from '#domain/orders/cancellation.ts';
import { type LifeStep, type OrderFacts, undoRefusal } from '#domain/orders/order-life.ts';
import { outstandingPapers } from '#domain/orders/order-papers.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { Database } from '../../data/connect.ts';
import { operators } from '../../data/schema/operators.ts';
import { orderMoves } from '../../data/schema/order-moves.ts';
import { type orders, orderTimeline } from '../../data/schema/orders.ts';
import { type AmendmentRow, amendmentsOf, isWaiting } from '../amendments/rows.ts';
import { type CancellationRow, cancellationsOf } from '../cancellations/rows.ts';
import { type HandedPapers, handedPapers, noPapers, papersNow } from '../papers/standing.ts';
import { END_NODE } from '../timeline.ts';

type Reader = Pick<Database, 'select' | 'selectDistinctOn'>;

type TimelineRow = typeof orderTimeline.$inferSelect;

interface Standing {
  order: typeof orders.$inferSelect;
  status: OrderStatus;
}

/** An amendment note is no step of the plan. */
const isStep = (node: string): boolean => node !== 'amending';

function stepsOf(rows: readonly TimelineRow[]): LifeStep[] {
  return rows
    .filter(({ node, sort }) => isStep(node) && sort < END_NODE)
    .map(({ node, plannedAt, actualAt }) => ({
      node: node as OrderStatus,
      plannedAt: plannedAt?.getTime() ?? null,
      actualAt: actualAt?.getTime() ?? null,
    }));
}

/** Returns the latest step that was not undone if the order is still in its status. */
async function lastMoveOf(db: Reader, { order, status }: Standing) {
  const [move] = await db
    .select({ move: orderMoves, by: operators.name })
    .from(orderMoves)
    .leftJoin(operators, eq(operators.id, orderMoves.actorId))
    .where(and(eq(orderMoves.orderNo, order.orderNo), isNull(orderMoves.undoneAt)))
    .orderBy(desc(orderMoves.no))
    .limit(1);
  return move?.move.status === status ? move : null;
}

interface LifeRows {
  handed: HandedPapers;
  /** In order. */
  timeline: readonly TimelineRow[];
  amendments: readonly Pick<AmendmentRow, 'resumes' | 'state'>[];
  cancellations: readonly Pick<CancellationRow, 'side' | 'state'>[];
  lastMove: OrderFacts['lastMove'];
}

/** Derives the facts of an order from its rows. */
export function toFacts({ order, status }: Standing, rows: LifeRows, now: number): OrderFacts {
  const amendment = rows.amendments.find(isWaiting);
  const cancellation = rows.cancellations.find(isOpenCancellation);
  return {
    service: order.service,
    status,
    isDanger: order.isDanger,
    dgStatus: order.dgStatus,
    steps: stepsOf(rows.timeline),
    outstanding: outstandingPapers(papersNow(order, { status, now }, rows.handed), ({ code }) => paperText[code]),
    lastMove: rows.lastMove,
    isEnquired: order.enquiryNo !== null,
    amendment: amendment === undefined ? null : { resumes: amendment.resumes },
    cancellation: cancellation === undefined ? null : { state: cancellation.state, side: cancellation.side },
    now,
  };
}

/** Reads the facts that decide an order's life, with the latest step that can be undone. */
export async function readLife(db: Reader, standing: Standing, now: number) {
  const { orderNo } = standing.order;
  const last = await lastMoveOf(db, standing);
  const rows: LifeRows = {
    handed: (await handedPapers(db, [orderNo])).get(orderNo) ?? noPapers,
    timeline: await db
      .select()
      .from(orderTimeline)
      .where(eq(orderTimeline.orderNo, orderNo))
      .orderBy(asc(orderTimeline.sort)),
    amendments: await amendmentsOf(db, orderNo),
    cancellations: await cancellationsOf(db, orderNo),
    lastMove: last && { from: last.move.fromStatus, recordedAt: last.move.recordedAt.getTime() },
  };
  const facts = toFacts(standing, rows, now);
  return { facts, last };
}

export const factsOf = async (db: Reader, standing: Standing, now: number): Promise<OrderFacts> =>
  (await readLife(db, standing, now)).facts;

/** Reads the facts for an operator, with who recorded the latest step. */
export async function lifeOf(db: Reader, standing: Standing, { now, isAdmin }: { now: number; isAdmin: boolean }) {
  const { facts, last } = await readLife(db, standing, now);
  return {
    steps: [...facts.steps],
    outstanding: [...facts.outstanding],
    ...{ isEnquired: facts.isEnquired, amendment: facts.amendment, cancellation: facts.cancellation },
    lastMove: last && {
      from: last.move.fromStatus,
      recordedAt: last.move.recordedAt.getTime(),
      by: last.by ?? last.move.actorId,
      isUndoable: undoRefusal(facts, isAdmin) === null,
    },
  };
}
