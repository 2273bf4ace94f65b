import { DAY_MS } from '../limits.ts';
import type { CancellationSide, OpenCancellationState } from './cancellation.ts';
import { reachedIndex } from './reached.ts';
import type { DangerousStatus, OperatorStatus, OrderStatus } from './statuses.ts';

export const DEVIATION_REASON_MIN = 10;
/** Time window for undoing a recorded step. */
export const UNDO_MS = DAY_MS;

export interface LifeStep {
  node: OrderStatus;
  plannedAt: number | null;
  actualAt: number | null;
}

export interface OutstandingPaper {
  name: string;
  /** Step that requires the accepted document. */
  neededFor: OrderStatus;
}

/** Facts that determine which steps are allowed. */
export interface OrderFacts {
  service: string;
  status: OrderStatus;
  isDanger: boolean;
  dgStatus: DangerousStatus;
  steps: readonly LifeStep[];
  /** Customer documents not accepted yet. */
  outstanding: readonly OutstandingPaper[];
  /** Latest recorded step that was not undone; null when there is none. */
  lastMove: { from: OrderStatus; recordedAt: number } | null;
  /** Booked from an enquiry option, so no list has its price. */
  isEnquired: boolean;
  /** Pending amendment with the status to resume; null when there is none. */
  amendment: { resumes: OrderStatus } | null;
  /** Pending cancellation; null when there is none. */
  cancellation: { state: OpenCancellationState; side: CancellationSide } | null;
  now: number;
}

export const blockCodes = [
  'FUTURE',
  'BEFORE_LAST_STEP',
  'DANGEROUS_PENDING',
  'DANGEROUS_REJECTED',
  'STEP_MISSING',
  'PAPERS_OUTSTANDING',
  'BEFORE_PLAN',
] as const;

export type Block =
  | { code: 'FUTURE' }
  | { code: 'BEFORE_LAST_STEP'; at: number }
  | { code: 'DANGEROUS_PENDING' }
  | { code: 'DANGEROUS_REJECTED' }
  | { code: 'STEP_MISSING'; step: OrderStatus }
  | { code: 'PAPERS_OUTSTANDING'; papers: readonly string[] }
  | { code: 'BEFORE_PLAN'; plannedAt: number };

export interface StepRecord {
  /** Actual time. */
  at: number;
  /** Carrier's answer about the dangerous goods; null leaves it unchanged. */
  dgStatus: DangerousStatus | null;
  remark: string;
  /** Reason for proceeding despite blocks; null when there are none. */
  deviation: string | null;
}

/** Impossible times cannot be overridden by a reason. */
const isHard = ({ code }: Block): boolean => code === 'FUTURE' || code === 'BEFORE_LAST_STEP';

/** True when all blocks can be overridden by a reason. */
export const mayDeviate = (blocks: readonly Block[]): boolean => blocks.length > 0 && !blocks.some(isHard);

export const isDeviationReason = (reason: string | null): boolean =>
  (reason?.trim().length ?? 0) >= DEVIATION_REASON_MIN;

const indexOf = ({ steps }: Pick<OrderFacts, 'steps'>, status: OrderStatus): number =>
  steps.findIndex(({ node }) => node === status);

const hasHappened = (facts: OrderFacts, status: OrderStatus): boolean =>
  facts.steps.some(({ node, actualAt }) => node === status && actualAt !== null);

/** Whether the step is planned and not reached, or resumes after a detour. */
export function isAhead(facts: OrderFacts, to: OrderStatus): boolean {
  const index = indexOf(facts, to);
  const reached = reachedIndex(facts.steps);
  if (index === -1 || facts.status === to) return false;
  return index > reached || (index === reached && facts.steps[index]?.node !== 'submitted');
}

/** Steps from which dangerous goods must be accepted, so that none is handled before. */
const needsAcceptance = (to: OperatorStatus): boolean => !['booked', 'dgReviewing', 'reviewing'].includes(to);

function dangerousBlocks(facts: OrderFacts, to: OperatorStatus, { dgStatus }: StepRecord): Block[] {
  const answer = dgStatus ?? facts.dgStatus;
  // The desk's own services are the review itself.
  if (!facts.isDanger || facts.service === 'dgdesk' || answer === 'accepted') return [];
  if (answer === 'rejected') return [{ code: 'DANGEROUS_REJECTED' }];
  return needsAcceptance(to) ? [{ code: 'DANGEROUS_PENDING' }] : [];
}

/** Prerequisite step: departure needs a booking, arrival a departure, completion everything before. */
function requiredStep({ steps }: OrderFacts, to: OperatorStatus): OrderStatus | null {
  const has = (node: OrderStatus) => steps.some((step) => step.node === node);
  if (to === 'arrived') return has('departed') ? 'departed' : null;
  if (to === 'completed') return steps.filter(({ node }) => node !== 'completed').at(-1)?.node ?? null;
  return to !== 'booked' && to !== 'dgReviewing' && has('booked') ? 'booked' : null;
}

const stepBlocks = (facts: OrderFacts, to: OperatorStatus): Block[] => {
  const step = requiredStep(facts, to);
  return step === null || hasHappened(facts, step) ? [] : [{ code: 'STEP_MISSING', step }];
};

function timeBlocks(facts: OrderFacts, to: OperatorStatus, { at }: StepRecord): Block[] {
  if (at > facts.now) return [{ code: 'FUTURE' }];
  const index = indexOf(facts, to);
  const before = Math.max(
    ...facts.steps.slice(0, Math.max(index, 0)).map(({ actualAt }) => actualAt ?? Number.NEGATIVE_INFINITY),
  );
  if (at < before) return [{ code: 'BEFORE_LAST_STEP', at: before }];
  const plannedAt = facts.steps[index]?.plannedAt ?? null;
  return to === 'departed' && plannedAt !== null && at < plannedAt - DAY_MS ? [{ code: 'BEFORE_PLAN', plannedAt }] : [];
}

/** Index of the step that needs the document; defaults to departure, or to the end. */
function neededIndex(facts: OrderFacts, { neededFor }: OutstandingPaper): number {
  const index = indexOf(facts, neededFor);
  if (index !== -1) return index;
  const departure = indexOf(facts, 'departed');
  return departure === -1 ? facts.steps.length - 1 : departure;
}

/** Documents that should be accepted before a step. */
export function papersDueBy(facts: OrderFacts, to: OrderStatus): readonly string[] {
  const index = indexOf(facts, to);
  return facts.outstanding.filter((paper) => neededIndex(facts, paper) <= index).map(({ name }) => name);
}

const paperBlocks = (facts: OrderFacts, to: OperatorStatus): Block[] => {
  const papers = to === 'departed' ? papersDueBy(facts, to) : [];
  return papers.length === 0 ? [] : [{ code: 'PAPERS_OUTSTANDING', papers }];
};

/** All blocks of a planned step. */
export const blocksOf = (facts: OrderFacts, to: OperatorStatus, record: StepRecord): Block[] => [
  ...dangerousBlocks(facts, to, record),
  ...stepBlocks(facts, to),
  ...paperBlocks(facts, to),
  ...timeBlocks(facts, to, record),
];

/**
 * Documents still missing at this step, which need a reason the customer can read; departure uses a deviation instead.
 */
export function papersToExplain(facts: OrderFacts, to: OrderStatus): readonly string[] {
  const index = indexOf(facts, to);
  if (to === 'departed' || index === -1) return [];
  const reached = reachedIndex(facts.steps);
  return facts.outstanding
    .filter((paper) => neededIndex(facts, paper) > reached && neededIndex(facts, paper) <= index)
    .map(({ name }) => name);
}

export type UndoRefusal = 'NONE' | 'TOO_LATE' | 'ADMIN_ONLY';

/** Why this operator cannot undo the last step; null when they can. */
export function undoRefusal({ lastMove, status, now }: OrderFacts, isAdmin: boolean): UndoRefusal | null {
  if (lastMove === null) return 'NONE';
  if (now < lastMove.recordedAt + UNDO_MS) return null;
  if (status !== 'completed') return 'TOO_LATE';
  return isAdmin ? null : 'ADMIN_ONLY';
}
