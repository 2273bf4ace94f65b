import { type AmendmentRefusal, amendmentRefusal } from '#domain/orders/amendment.ts';
import {
  type CancellationMode,
  type CancellationSide,
  cancellationModeOf,
  type OpenCancellationState,
} from '#domain/orders/cancellation.ts';
import {
  blocksOf,
  isAhead,
  isDeviationReason,
  mayDeviate,
  type OrderFacts,
  papersToExplain,
  type StepRecord,
  undoRefusal,
} from '#domain/orders/order-life.ts';
import type { OperatorStatus, OrderStatus } from '#domain/orders/statuses.ts';
import type { OrderLifeContext } from './order-life.types.ts';

export interface StepAttempt {
  to: OperatorStatus;
  record: StepRecord;
}

const isExplained = (facts: OrderFacts, { to, record }: StepAttempt): boolean =>
  record.remark.trim() !== '' || papersToExplain(facts, to).length === 0;

/** An open amendment blocks every step, because it can change the steps. */
const isUnheld = ({ amendment }: OrderFacts): boolean => amendment === null;

/** Whether the planned step lies ahead and nothing blocks it. */
export const isClear = (facts: OrderFacts, attempt: StepAttempt): boolean =>
  isUnheld(facts) &&
  isAhead(facts, attempt.to) &&
  isExplained(facts, attempt) &&
  blocksOf(facts, attempt.to, attempt.record).length === 0;

/** Whether the planned step lies ahead and its deviation is explained. */
export const isDeviation = (facts: OrderFacts, attempt: StepAttempt): boolean =>
  isUnheld(facts) &&
  isAhead(facts, attempt.to) &&
  mayDeviate(blocksOf(facts, attempt.to, attempt.record)) &&
  isDeviationReason(attempt.record.deviation);

/** Whether the dangerous goods of this order can be sent to review. */
export const hasReview = (facts: OrderFacts): boolean =>
  isUnheld(facts) &&
  facts.status !== 'dgReviewing' &&
  (facts.isDanger || facts.steps.some(({ node }) => node === 'dgReviewing'));

/** Whether the order can leave its plan for this status. */
export const isDetour = (facts: OrderFacts, status: OrderStatus): boolean => isUnheld(facts) && facts.status !== status;

export const isUndoable = (facts: OrderFacts, isAdmin: boolean): boolean =>
  isUnheld(facts) && undoRefusal(facts, isAdmin) === null;

const beforeBooking: readonly OrderStatus[] = ['submitted', 'docsPending', 'reviewing', 'dgReviewing', 'amending'];

export const isUnbooked = (facts: OrderFacts): boolean =>
  isUnheld(facts) &&
  facts.status !== 'reviewing' &&
  beforeBooking.includes(facts.status) &&
  !facts.steps.some(({ node, actualAt }) => node === 'booked' && actualAt !== null);

/** Why the customer cannot request an amendment now; null where they can. */
export const refusalToAmend = ({ status, isEnquired, amendment, cancellation }: OrderFacts): AmendmentRefusal | null =>
  amendmentRefusal({ status, isEnquired, isWaiting: amendment !== null, isCancelling: cancellation !== null });

/** Whether the agreement allows a free cancellation, one at a fee, or none at this status; open requests are not considered. */
export const modeOf = ({ service, status, steps }: OrderFacts): CancellationMode =>
  cancellationModeOf({
    ...{ service, status },
    reached: steps.flatMap(({ node, actualAt }) => (actualAt === null ? [] : [node])),
  });

/** One cancellation is open at a time, and none while an amendment waits. */
const isUndecided = ({ amendment, cancellation }: OrderFacts): boolean => amendment !== null || cancellation !== null;

export const isChargeable = (facts: OrderFacts): boolean => modeOf(facts) === 'ask' && !isUndecided(facts);

export const isOfferable = (facts: OrderFacts): boolean => modeOf(facts) !== 'none' && !isUndecided(facts);

interface CancellationFilter {
  states: readonly OpenCancellationState[];
  sides: readonly CancellationSide[];
}

/** Whether a cancellation is open in one of these states, proposed by one of these sides, and can still end the order. */
export const isCancellationOpen = (facts: OrderFacts, { states, sides }: CancellationFilter): boolean =>
  facts.cancellation !== null &&
  states.includes(facts.cancellation.state) &&
  sides.includes(facts.cancellation.side) &&
  modeOf(facts) !== 'none';

/** The facts after a step: its planned node has happened, and it is the one that can be undone. */
export function afterStep(facts: OrderFacts, { to, record }: StepAttempt, isDeviating: boolean): OrderLifeContext {
  const after = {
    ...facts,
    status: to,
    dgStatus: record.dgStatus ?? facts.dgStatus,
    steps: facts.steps.map((step) => (step.node === to ? { ...step, actualAt: step.actualAt ?? record.at } : step)),
    lastMove: { from: facts.status, recordedAt: facts.now },
    amendment: null,
    isDeviation: isDeviating,
  };
  return modeOf(after) === 'none' ? { ...after, cancellation: null } : after;
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
