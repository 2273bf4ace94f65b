import { cleanText } from '#domain/text.ts';
import type { MoveRequest, OperatorStepContext, UndoRequest } from './operator-step.types.ts';

const LAST_DIGITS = 4;

export const lastDigitsOf = (orderNo: string): string => orderNo.slice(-LAST_DIGITS);

/** Whether the operator typed the last digits of the order number, which confirms the consequences. */
export const isDeviationConfirmed = ({ order, act, typed }: OperatorStepContext): boolean =>
  act.kind === 'deviation' && cleanText(typed) === lastDigitsOf(order.orderNo);

export const isUndoExplained = ({ act, typed }: OperatorStepContext): boolean =>
  act.kind === 'undo' && typed.trim() !== '';

const noMove: MoveRequest = {
  ...{ orderNo: '', from: null, status: null, dgStatus: null, remark: '', at: null, deviation: null },
};

export const moveRequestOf = ({ act }: OperatorStepContext): MoveRequest =>
  act.kind === 'deviation' ? act.request : noMove;

export const undoRequestOf = ({ order, typed }: OperatorStepContext): UndoRequest => ({
  orderNo: order.orderNo,
  from: order.status,
  reason: typed.trim(),
});
