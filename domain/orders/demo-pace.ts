import { DAY_MS, HOUR_MS, MINUTE_MS } from '../limits.ts';
import { awaitedStep } from './reached.ts';
import type { OperatorStatus, OrderStatus } from './statuses.ts';

/** Demo delay for steps an operator would do. */
export const DEMO_OPERATOR_MS = 5 * MINUTE_MS;
/** How long the demo waits for documents before it proceeds without them, up to departure. */
export const DEMO_PAPERS_MS = HOUR_MS;
/** Delay when the timeline has no planned time. */
const UNPLANNED_MS = DAY_MS;

/** Steps an operator decides; all other timeline steps happen to the goods. */
const decided: readonly OrderStatus[] = ['reviewing', 'dgReviewing', 'booked'];

export interface PacedOrder {
  status: OrderStatus;
  changedAt: number;
  hasOutstandingPapers: boolean;
  /** Timeline steps in order. */
  nodes: readonly { node: OrderStatus; plannedAt: number | null; actualAt: number | null }[];
}

export interface Move {
  status: OperatorStatus;
  at: number;
}

/** Next step of the order and its time; null when none follows. */
export function nextMove({ status, changedAt, hasOutstandingPapers, nodes }: PacedOrder): Move | null {
  if (status === 'submitted' && hasOutstandingPapers)
    return { status: 'docsPending', at: changedAt + DEMO_OPERATOR_MS };
  const next = awaitedStep(nodes);
  if (next === undefined) return null;
  // Goods do not depart while documents are outstanding.
  if (next.node === 'departed' && hasOutstandingPapers) return null;
  const target = { status: next.node as OperatorStatus };
  if (status === 'docsPending' && hasOutstandingPapers) return { ...target, at: changedAt + DEMO_PAPERS_MS };
  const earliest = changedAt + DEMO_OPERATOR_MS;
  if (decided.includes(next.node)) return { ...target, at: earliest };
  return { ...target, at: Math.max(earliest, next.plannedAt ?? changedAt + UNPLANNED_MS) };
}
