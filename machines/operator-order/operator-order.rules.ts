import { isBillNumber } from '#domain/orders/draft-bill.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import { numberedUnits } from '#domain/shipment/initial-numbers.ts';
import { cleanCode } from '#domain/text.ts';
import type { OperatorStepOutput } from '../operator-step/index.ts';
import type { TrackedOrder } from '../shipment/index.ts';
import type { NumberedOrder } from '../shipment-numbers/index.ts';
import type {
  Decision,
  DecisionRequest,
  DraftRequest,
  Move,
  OpenedFile,
  OperatorOrderContext,
  OrderSheet,
  PaperFileRequest,
  Subject,
} from './operator-order.types.ts';

const noMove: Move = { status: null, dgStatus: null, remark: '', at: '', isDeviating: false, reason: '' };

export const untouched = { move: noMove, decision: null, billNo: '', refusal: null, done: null } as const;
export const closed = { ...untouched, orderNo: null, sheet: null, opened: null } as const;

/** Opens the order in the block of its numbers. */
export function numbersOpened({ order, recordedNumbers, airlinePrefix }: OrderSheet) {
  const numbered: NumberedOrder = {
    ...{ orderNo: order.orderNo, service: order.service, boxes: order.boxes, form: order.form },
    ...{ recorded: recordedNumbers, airlinePrefix },
  };
  return { type: 'numbers.order', order: numbered } as const;
}

/** Opens the order in the block of its milestones; a cancelled or rejected one takes no more reports. */
export function shipmentOpened({ order, recordedNumbers }: OrderSheet) {
  const tracked: TrackedOrder = {
    ...{ orderNo: order.orderNo, service: order.service, createdAt: order.createdAt, now: order.now },
    milestones: order.milestones ?? [],
    units: numberedUnits(order, recordedNumbers?.numbers ?? null),
  };
  return { type: 'shipment.order', order: isEnded(order.status) ? null : tracked } as const;
}

export const isReturning = (decision: Decision | null): decision is Decision => decision?.decision === 'RETURN';

export const hasReason = (decision: Decision | null): boolean => isReturning(decision) && decision.reason.trim() !== '';

/** Whether the file can be shown; without a URL it opened in another tab. */
export const hasPicture = (opened: OpenedFile | null): opened is OpenedFile => (opened?.address ?? null) !== null;

export const fileOf = ({ orderNo, opened }: OperatorOrderContext): PaperFileRequest => ({
  orderNo: orderNo ?? '',
  file: opened?.file ?? null,
  shown: opened?.address ?? null,
});

/** Starts a decision; a refusal needs a reason before it is sent. */
export const startDecision = (about: Subject, decision: Decision['decision']) => ({
  decision: { about, decision, reason: '' },
  refusal: null,
});

/** Clears the choices once the second confirmation was sent. */
export const afterConfirmation = (outcome: OperatorStepOutput['outcome']) => ({
  ...untouched,
  done: outcome === 'undone' ? ('undone' as const) : ('moved' as const),
});

const undecided: Decision = { about: { paper: '', version: 0 }, decision: 'RETURN', reason: '' };

export function decisionOf({ orderNo, decision }: OperatorOrderContext): DecisionRequest {
  const decided = decision ?? undecided;
  return { ...decided, orderNo: orderNo ?? '', reason: decided.reason.trim() };
}

/** Returns the success message for a decision. */
export function successOf(decision: Decision | null): OperatorOrderContext['done'] {
  const isAccepted = decision?.decision === 'ACCEPT';
  if (decision !== null && 'amendment' in decision.about) return isAccepted ? 'amended' : 'refused';
  return isAccepted ? 'accepted' : 'returned';
}

/** The amendment that awaits an answer. */
export const waitingAmendment = (sheet: OrderSheet | null) =>
  sheet?.order.amendments?.find(({ state }) => state === 'waiting') ?? null;

const paperIn = (sheet: OrderSheet | null, code: string) => sheet?.papers.find(({ paper }) => paper === code);

/** The shipping instruction was accepted, and no draft of the bill is confirmed. */
export function isDraftDue(sheet: OrderSheet | null): boolean {
  const instruction = paperIn(sheet, 'SHIPPING_INSTRUCTION');
  const isIn = instruction?.status === 'READY' && instruction.form !== null;
  return isIn && paperIn(sheet, 'DRAFT_BILL')?.status !== 'READY';
}

export const isBillNo = (billNo: string): boolean => isBillNumber(cleanCode(billNo));

export const draftOf = ({ orderNo, sheet, billNo }: OperatorOrderContext): DraftRequest => ({
  orderNo: orderNo ?? '',
  version: paperIn(sheet, 'DRAFT_BILL')?.version ?? 0,
  blNo: cleanCode(billNo),
});
