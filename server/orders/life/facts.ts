import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import { type LifeStep, type OrderFacts, undoRefusal } from '#domain/orders/order-life.ts';
import { outstandingPapers } from '#domain/orders/order-papers.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { paperText } from '#src/ui/copy/papers.ts';
import type { Database } from '../../data/connect.ts';
import { operators } from '../../data/schema/operators.ts';
import { orderMoves } from '../../data/schema/order-moves.ts';
import { type orders, orderTimeline } from '../../data/schema/orders.ts';
import { handedPapers, noPapers, papersNow } from '../papers/standing.ts';
import { END_NODE } from '../timeline.ts';

type Reader = Pick<Database, 'select' | 'selectDistinctOn'>;

interface Standing {
  order: typeof orders.$inferSelect;
  status: OrderStatus;
}

/** Notes of the time line that are no step of the plan. */
const isStep = (node: string): boolean => node !== 'amending';

async function stepsOf(db: Reader, orderNo: string): Promise<LifeStep[]> {
  const rows = await db
    .select({ node: orderTimeline.node, plannedAt: orderTimeline.plannedAt, actualAt: orderTimeline.actualAt })
    .from(orderTimeline)
    .where(and(eq(orderTimeline.orderNo, orderNo), lt(orderTimeline.sort, END_NODE)))
    .orderBy(asc(orderTimeline.sort));
  return rows
    .filter(({ node }) => isStep(node))
    .map(({ node, plannedAt, actualAt }) => ({
      node: node as OrderStatus,
      plannedAt: plannedAt?.getTime() ?? null,
      actualAt: actualAt?.getTime() ?? null,
    }));
}

/** The latest step that was not undone, where the order still stands at it. */
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

/** The facts that decide the life of an order, with the latest step that can be undone. */
export async function readLife(db: Reader, standing: Standing, now: number) {
  const { order, status } = standing;
  const handed = (await handedPapers(db, [order.orderNo])).get(order.orderNo) ?? noPapers;
  const last = await lastMoveOf(db, standing);
  const facts: OrderFacts = {
    service: order.service,
    status,
    isDanger: order.isDanger,
    dgStatus: order.dgStatus,
    steps: await stepsOf(db, order.orderNo),
    outstanding: outstandingPapers(papersNow(order, { status, now }, handed), ({ code }) => paperText[code]),
    lastMove: last && { from: last.move.fromStatus, recordedAt: last.move.recordedAt.getTime() },
    now,
  };
  return { facts, last };
}

export const factsOf = async (db: Reader, standing: Standing, now: number): Promise<OrderFacts> =>
  (await readLife(db, standing, now)).facts;

/** The facts as an operator sees them, with who recorded the latest step. */
export async function lifeOf(db: Reader, standing: Standing, { now, isAdmin }: { now: number; isAdmin: boolean }) {
  const { facts, last } = await readLife(db, standing, now);
  return {
    steps: [...facts.steps],
    outstanding: [...facts.outstanding],
    lastMove: last && {
      from: last.move.fromStatus,
      recordedAt: last.move.recordedAt.getTime(),
      by: last.by ?? last.move.actorId,
      isUndoable: undoRefusal(facts, isAdmin) === null,
    },
  };
}
