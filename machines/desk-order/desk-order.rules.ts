import type { Decision, DeskOrderContext, Move, MoveRequest, OpenedFile, PaperDecision } from './desk-order.types.ts';

const noMove: Move = { status: null, dgStatus: null, remark: '' };

/** Nothing is begun with the order. */
export const untouched = { move: noMove, decision: null, refusal: null, done: null } as const;
export const closed = { ...untouched, orderNo: null, sheet: null, opened: null } as const;

export const isMoveComplete = ({ status, remark }: Move): boolean =>
  status !== null && (status !== 'rejected' || remark.trim() !== '');

export const isReturning = (decision: Decision | null): decision is Decision => decision?.decision === 'RETURN';

export const hasReason = (decision: Decision | null): boolean => isReturning(decision) && decision.reason.trim() !== '';

/** A file without an address opened outside the room. */
export const hasPicture = (opened: OpenedFile | null): opened is OpenedFile => (opened?.address ?? null) !== null;

export const moveOf = ({ orderNo, sheet, move }: DeskOrderContext): MoveRequest => ({
  ...move,
  orderNo: orderNo ?? '',
  from: sheet?.order.status ?? null,
  remark: move.remark.trim(),
});

const undecided: Decision = { paper: '', version: 0, decision: 'RETURN', reason: '' };

export function decisionOf({ orderNo, decision }: DeskOrderContext): PaperDecision {
  const decided = decision ?? undecided;
  return { ...decided, orderNo: orderNo ?? '', reason: decided.reason.trim() };
}
