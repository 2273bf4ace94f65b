import { DAY_MS, HOUR_MS, MINUTE_MS } from '../limits.ts';
import { awaitedStep } from './reached.ts';
import type { DeskStatus, OrderStatus } from './statuses.ts';

/** How long the desk of the demonstration takes for what a person would do. */
export const DEMO_DESK_MS = 5 * MINUTE_MS;
/** Time it waits for papers before it continues without them, up to the departure. */
export const DEMO_PAPERS_MS = HOUR_MS;
/** Where the time line plans nothing. */
const UNPLANNED_MS = DAY_MS;

/** What a person at the desk decides; every other node of a time line happens to the goods. */
const decided: readonly OrderStatus[] = ['reviewing', 'dgReviewing', 'booked'];

export interface PacedOrder {
  status: OrderStatus;
  /** When it last changed. */
  changedAt: number;
  /** A paper of the customer's is missing. */
  owesPapers: boolean;
  /** Its own time line, in order. */
  nodes: readonly { node: OrderStatus; plannedAt: number | null; actualAt: number | null }[];
}

export interface Move {
  status: DeskStatus;
  at: number;
}

/** Where an order goes next by its own time line, and when; null where nothing more happens to it. */
export function nextMove({ status, changedAt, owesPapers, nodes }: PacedOrder): Move | null {
  if (status === 'submitted' && owesPapers) return { status: 'docsPending', at: changedAt + DEMO_DESK_MS };
  const next = awaitedStep(nodes);
  if (next === undefined) return null;
  // No goods leave without their papers.
  if (next.node === 'departed' && owesPapers) return null;
  const target = { status: next.node as DeskStatus };
  if (status === 'docsPending' && owesPapers) return { ...target, at: changedAt + DEMO_PAPERS_MS };
  const earliest = changedAt + DEMO_DESK_MS;
  if (decided.includes(next.node)) return { ...target, at: earliest };
  return { ...target, at: Math.max(earliest, next.plannedAt ?? changedAt + UNPLANNED_MS) };
}
