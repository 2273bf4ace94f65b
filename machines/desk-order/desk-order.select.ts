import type { DeskOrderSnapshot } from './desk-order.machine.ts';
import { hasPicture, isDraftDue, isReturning, waitingAmendment } from './desk-order.rules.ts';
import { canUndo, chosenStep, isDeviating, isTimeReadable, stepsOf } from './desk-order.steps.ts';

export const selectOrderNo = ({ context }: DeskOrderSnapshot) => context.orderNo;
export const selectSheet = ({ context }: DeskOrderSnapshot) => context.sheet;
/** The conversation between the customer and the operators. */
export const selectMessages = ({ children }: DeskOrderSnapshot) => children.messages;
/** Answers and offers of cancelling the order at a fee. */
export const selectCancellation = ({ children }: DeskOrderSnapshot) => children.cancellation;
export const selectRefusal = ({ context }: DeskOrderSnapshot) => context.refusal;
export const selectDone = ({ context }: DeskOrderSnapshot) => context.done;
/** The steps that can be chosen, each with its blocks. */
export const selectMoves = ({ context }: DeskOrderSnapshot) => stepsOf(context);
export const selectChosenStep = ({ context }: DeskOrderSnapshot) => chosenStep(context);
export const selectMoveStatus = ({ context }: DeskOrderSnapshot) => context.move.status;
export const selectMoveDangerous = ({ context }: DeskOrderSnapshot) => context.move.dgStatus;
export const selectRemark = ({ context }: DeskOrderSnapshot) => context.move.remark;
export const selectMoveTime = ({ context }: DeskOrderSnapshot) => context.move.at;
export const selectIsTimeReadable = ({ context }: DeskOrderSnapshot) => isTimeReadable(context.move);
export const selectIsDeviating = ({ context }: DeskOrderSnapshot) => isDeviating(context);
export const selectDeviationReason = ({ context }: DeskOrderSnapshot) => context.move.reason;
/** The second confirmation of a deviation or an undo, while it is open. */
export const selectStep = ({ children }: DeskOrderSnapshot) => children.deviation ?? children.undo;
export const selectIsUndoable = ({ context }: DeskOrderSnapshot) => canUndo(context.sheet);
export const selectCanDeviate = (snapshot: DeskOrderSnapshot) => snapshot.can({ type: 'deviation.open' });
export const selectCanConfirmDeviation = (snapshot: DeskOrderSnapshot) => snapshot.can({ type: 'deviation.confirm' });
export const selectCanUndo = (snapshot: DeskOrderSnapshot) => snapshot.can({ type: 'undo.open' });
/** The refused subject with its reason. */
export const selectReturned = ({ context: { decision } }: DeskOrderSnapshot) =>
  isReturning(decision) ? decision : null;
/** The picture shown in the order. */
export const selectPicture = ({ context: { opened } }: DeskOrderSnapshot) => (hasPicture(opened) ? opened : null);
export const selectIsOpening = (snapshot: DeskOrderSnapshot) => snapshot.matches('opening');
export const selectIsUnread = (snapshot: DeskOrderSnapshot) => snapshot.matches('unread');
export const selectIsMoving = (snapshot: DeskOrderSnapshot) => snapshot.matches('moving');
export const selectIsDeciding = (snapshot: DeskOrderSnapshot) => snapshot.matches('deciding');
export const selectIsActing = (snapshot: DeskOrderSnapshot) => snapshot.hasTag('acting');
export const selectCanOpen = (snapshot: DeskOrderSnapshot) => snapshot.can({ type: 'order.open', orderNo: '' });
export const selectCanClose = (snapshot: DeskOrderSnapshot) => snapshot.can({ type: 'order.close' });
export const selectCanEdit = (snapshot: DeskOrderSnapshot) => snapshot.can({ type: 'remark.typed', remark: '' });
export const selectCanMove = (snapshot: DeskOrderSnapshot) => snapshot.can({ type: 'move.submit' });
export const selectCanReturn = (snapshot: DeskOrderSnapshot) => snapshot.can({ type: 'decision.confirm' });
/** The amendment that awaits an answer. */
export const selectAmendment = ({ context }: DeskOrderSnapshot) => waitingAmendment(context.sheet);
/** Whether a draft of the bill can be created. */
export const selectIsDraftDue = ({ context }: DeskOrderSnapshot) => isDraftDue(context.sheet);
export const selectBillNo = ({ context }: DeskOrderSnapshot) => context.billNo;
export const selectIsDrafting = (snapshot: DeskOrderSnapshot) => snapshot.matches('drafting');
export const selectCanDraft = (snapshot: DeskOrderSnapshot) => snapshot.can({ type: 'draft.make' });
