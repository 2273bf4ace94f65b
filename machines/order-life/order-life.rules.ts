import {
  blocksOf,
  isAhead,
  isDeviationReason,
  mayDeviate,
  type OrderFacts,
  papersToExplain,
  type StepRecord,
} from '#domain/orders/order-life.ts';
import type { DeskStatus, OrderStatus } from '#domain/orders/statuses.ts';
import type { OrderLifeContext } from './order-life.types.ts';

export interface StepAttempt {
  to: DeskStatus;
  record: StepRecord;
}

const isExplained = (facts: OrderFacts, { to, record }: StepAttempt): boolean =>
  record.remark.trim() !== '' || papersToExplain(facts, to).length === 0;

/** Whether the planned step lies ahead and nothing stands against it. */
export const isClear = (facts: OrderFacts, attempt: StepAttempt): boolean =>
  isAhead(facts, attempt.to) && isExplained(facts, attempt) && blocksOf(facts, attempt.to, attempt.record).length === 0;

/** Whether the planned step lies ahead and its deviation is explained. */
export const isDeviation = (facts: OrderFacts, attempt: StepAttempt): boolean =>
  isAhead(facts, attempt.to) &&
  mayDeviate(blocksOf(facts, attempt.to, attempt.record)) &&
  isDeviationReason(attempt.record.deviation);

/** Whether the dangerous goods of this order can be sent to review. */
export const hasReview = ({ isDanger, status, steps }: OrderFacts): boolean =>
  status !== 'dgReviewing' && (isDanger || steps.some(({ node }) => node === 'dgReviewing'));

const beforeBooking: readonly OrderStatus[] = ['submitted', 'docsPending', 'reviewing', 'dgReviewing', 'amending'];

export const isUnbooked = ({ status, steps }: OrderFacts): boolean =>
  status !== 'reviewing' &&
  beforeBooking.includes(status) &&
  !steps.some(({ node, actualAt }) => node === 'booked' && actualAt !== null);

/** The facts after a step: its planned node has happened, and it is the one that can be undone. */
export function afterStep(facts: OrderFacts, { to, record }: StepAttempt, isDeviating: boolean): OrderLifeContext {
  return {
    ...facts,
    status: to,
    dgStatus: record.dgStatus ?? facts.dgStatus,
    steps: facts.steps.map((step) => (step.node === to ? { ...step, actualAt: step.actualAt ?? record.at } : step)),
    lastMove: { from: facts.status, recordedAt: facts.now },
    isDeviation: isDeviating,
  };
}

/** The facts after the latest step was undone. */
export function afterUndo(facts: OrderLifeContext): OrderLifeContext {
  const { lastMove, status } = facts;
  if (lastMove === null) return facts;
  return {
    ...facts,
    status: lastMove.from,
    steps: facts.steps.map((step) => (step.node === status ? { ...step, actualAt: null } : step)),
    lastMove: null,
    isDeviation: false,
  };
}
