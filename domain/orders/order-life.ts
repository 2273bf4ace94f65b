import { DAY_MS } from '../limits.ts';
import type { CancellationSide, OpenCancellationState } from './cancellation.ts';
import { reachedIndex } from './reached.ts';
import type { DangerousStatus, DeskStatus, OrderStatus } from './statuses.ts';

/** A deviation is explained in at least so many characters. */
export const DEVIATION_REASON_MIN = 10;
/** A step can be undone for so long after it was recorded. */
export const UNDO_MS = DAY_MS;

export interface LifeStep {
  node: OrderStatus;
  plannedAt: number | null;
  actualAt: number | null;
}

export interface OutstandingPaper {
  name: string;
  /** The step by which it has to be accepted. */
  neededFor: OrderStatus;
}

/** The facts that decide which steps an order may take. */
export interface OrderFacts {
  service: string;
  status: OrderStatus;
  isDanger: boolean;
  dgStatus: DangerousStatus;
  /** The planned steps of this order, in order. */
  steps: readonly LifeStep[];
  /** Papers of the customer that are not accepted yet. */
  outstanding: readonly OutstandingPaper[];
  /** The latest step that was recorded and not undone; null where there is none. */
  lastMove: { from: OrderStatus; recordedAt: number } | null;
  /** Its price is an option of an enquiry, which no list names again. */
  isEnquired: boolean;
  /** The amendment that waits for its answer, with the status the order resumes; null where none does. */
  amendment: { resumes: OrderStatus } | null;
  /** The cancellation that waits for an answer or a decision; null where none does. */
  cancellation: { state: OpenCancellationState; side: CancellationSide } | null;
  now: number;
}

/** Codes of the reasons against a step. */
export const blockCodes = [
  'FUTURE',
  'BEFORE_LAST_STEP',
  'DANGEROUS_PENDING',
  'DANGEROUS_REJECTED',
  'STEP_MISSING',
  'PAPERS_OUTSTANDING',
  'BEFORE_PLAN',
] as const;

/** A reason why a step may not be taken. */
export type Block =
  | { code: 'FUTURE' }
  | { code: 'BEFORE_LAST_STEP'; at: number }
  | { code: 'DANGEROUS_PENDING' }
  | { code: 'DANGEROUS_REJECTED' }
  | { code: 'STEP_MISSING'; step: OrderStatus }
  | { code: 'PAPERS_OUTSTANDING'; papers: readonly string[] }
  | { code: 'BEFORE_PLAN'; plannedAt: number };

/** A step as the operator records it. */
export interface StepRecord {
  /** When it happened. */
  at: number;
  /** The carrier's answer about the dangerous goods that is recorded with it; null leaves it as it is. */
  dgStatus: DangerousStatus | null;
  remark: string;
  /** Why it is taken although something is missing; null where nothing is. */
  deviation: string | null;
}

/** Impossible times are refused even with a reason. */
const isHard = ({ code }: Block): boolean => code === 'FUTURE' || code === 'BEFORE_LAST_STEP';

/** Whether a reason can stand in for what is missing. */
export const mayDeviate = (blocks: readonly Block[]): boolean => blocks.length > 0 && !blocks.some(isHard);

export const isDeviationReason = (reason: string | null): boolean =>
  (reason?.trim().length ?? 0) >= DEVIATION_REASON_MIN;

const indexOf = ({ steps }: Pick<OrderFacts, 'steps'>, status: OrderStatus): number =>
  steps.findIndex(({ node }) => node === status);

const hasHappened = (facts: OrderFacts, status: OrderStatus): boolean =>
  facts.steps.some(({ node, actualAt }) => node === status && actualAt !== null);

/** Whether the step is planned for this order and lies ahead of it, or is resumed after a detour. */
export function isAhead(facts: OrderFacts, to: OrderStatus): boolean {
  const index = indexOf(facts, to);
  const reached = reachedIndex(facts.steps);
  if (index === -1 || facts.status === to) return false;
  return index > reached || (index === reached && facts.steps[index]?.node !== 'submitted');
}

/** The steps from which on dangerous goods must have been accepted: none is handled before. */
const needsAcceptance = (to: DeskStatus): boolean => !['booked', 'dgReviewing', 'reviewing'].includes(to);

function dangerousBlocks(facts: OrderFacts, to: DeskStatus, { dgStatus }: StepRecord): Block[] {
  const answer = dgStatus ?? facts.dgStatus;
  // The desk's own works are the review itself.
  if (!facts.isDanger || facts.service === 'dgdesk' || answer === 'accepted') return [];
  if (answer === 'rejected') return [{ code: 'DANGEROUS_REJECTED' }];
  return needsAcceptance(to) ? [{ code: 'DANGEROUS_PENDING' }] : [];
}

/** The step that has to come first: no departure without a booking, no arrival without a departure, no end before the rest. */
function requiredStep({ steps }: OrderFacts, to: DeskStatus): OrderStatus | null {
  const has = (node: OrderStatus) => steps.some((step) => step.node === node);
  if (to === 'arrived') return has('departed') ? 'departed' : null;
  if (to === 'completed') return steps.filter(({ node }) => node !== 'completed').at(-1)?.node ?? null;
  return to !== 'booked' && to !== 'dgReviewing' && has('booked') ? 'booked' : null;
}

const stepBlocks = (facts: OrderFacts, to: DeskStatus): Block[] => {
  const step = requiredStep(facts, to);
  return step === null || hasHappened(facts, step) ? [] : [{ code: 'STEP_MISSING', step }];
};

function timeBlocks(facts: OrderFacts, to: DeskStatus, { at }: StepRecord): Block[] {
  if (at > facts.now) return [{ code: 'FUTURE' }];
  const index = indexOf(facts, to);
  const before = Math.max(
    ...facts.steps.slice(0, Math.max(index, 0)).map(({ actualAt }) => actualAt ?? Number.NEGATIVE_INFINITY),
  );
  if (at < before) return [{ code: 'BEFORE_LAST_STEP', at: before }];
  const plannedAt = facts.steps[index]?.plannedAt ?? null;
  return to === 'departed' && plannedAt !== null && at < plannedAt - DAY_MS ? [{ code: 'BEFORE_PLAN', plannedAt }] : [];
}

/** The index of the step that a paper is needed for; a step that this order does not have is its departure or its end. */
function neededIndex(facts: OrderFacts, { neededFor }: OutstandingPaper): number {
  const index = indexOf(facts, neededFor);
  if (index !== -1) return index;
  const departure = indexOf(facts, 'departed');
  return departure === -1 ? facts.steps.length - 1 : departure;
}

/** The papers that should have been accepted by a step. */
export function papersDueBy(facts: OrderFacts, to: OrderStatus): readonly string[] {
  const index = indexOf(facts, to);
  return facts.outstanding.filter((paper) => neededIndex(facts, paper) <= index).map(({ name }) => name);
}

const paperBlocks = (facts: OrderFacts, to: DeskStatus): Block[] => {
  const papers = to === 'departed' ? papersDueBy(facts, to) : [];
  return papers.length === 0 ? [] : [{ code: 'PAPERS_OUTSTANDING', papers }];
};

/** Everything that stands against taking a planned step now. */
export const blocksOf = (facts: OrderFacts, to: DeskStatus, record: StepRecord): Block[] => [
  ...dangerousBlocks(facts, to, record),
  ...stepBlocks(facts, to),
  ...paperBlocks(facts, to),
  ...timeBlocks(facts, to, record),
];

/** The papers that become missing at this step and need a reason, which the customer reads; departure takes a deviation instead. */
export function papersToExplain(facts: OrderFacts, to: OrderStatus): readonly string[] {
  const index = indexOf(facts, to);
  if (to === 'departed' || index === -1) return [];
  const reached = reachedIndex(facts.steps);
  return facts.outstanding
    .filter((paper) => neededIndex(facts, paper) > reached && neededIndex(facts, paper) <= index)
    .map(({ name }) => name);
}

export type UndoRefusal = 'NONE' | 'TOO_LATE' | 'ADMIN_ONLY';

/** Why the last step cannot be undone by this person; null where it can. */
export function undoRefusal({ lastMove, status, now }: OrderFacts, isAdmin: boolean): UndoRefusal | null {
  if (lastMove === null) return 'NONE';
  if (now < lastMove.recordedAt + UNDO_MS) return null;
  if (status !== 'completed') return 'TOO_LATE';
  return isAdmin ? null : 'ADMIN_ONLY';
}
