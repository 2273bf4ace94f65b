import type { OperatorOrderSnapshot } from './operator-order.machine.ts';
import { hasPicture, isDraftDue, isReturning, waitingAmendment } from './operator-order.rules.ts';
import { canUndo, chosenStep, isDeviating, isTimeReadable, stepsOf } from './operator-order.steps.ts';

export const selectOrderNo = ({ context }: OperatorOrderSnapshot) => context.orderNo;
export const selectSheet = ({ context }: OperatorOrderSnapshot) => context.sheet;
/** The conversation between the customer and the operators. */
export const selectMessages = ({ children }: OperatorOrderSnapshot) => children.messages;
/** Answers and offers of cancelling the order at a fee. */
export const selectCancellation = ({ children }: OperatorOrderSnapshot) => children.cancellation;
/** The numbers of the shipment. */
export const selectNumbers = ({ children }: OperatorOrderSnapshot) => children.numbers;
/** The milestones of the shipment. */
export const selectShipment = ({ children }: OperatorOrderSnapshot) => children.shipment;
export const selectRefusal = ({ context }: OperatorOrderSnapshot) => context.refusal;
export const selectDone = ({ context }: OperatorOrderSnapshot) => context.done;
/** The steps that can be chosen, each with its blocks. */
export const selectMoves = ({ context }: OperatorOrderSnapshot) => stepsOf(context);
export const selectChosenStep = ({ context }: OperatorOrderSnapshot) => chosenStep(context);
export const selectMoveStatus = ({ context }: OperatorOrderSnapshot) => context.move.status;
export const selectMoveDangerous = ({ context }: OperatorOrderSnapshot) => context.move.dgStatus;
export const selectRemark = ({ context }: OperatorOrderSnapshot) => context.move.remark;
export const selectMoveTime = ({ context }: OperatorOrderSnapshot) => context.move.at;
export const selectIsTimeReadable = ({ context }: OperatorOrderSnapshot) => isTimeReadable(context.move);
export const selectIsDeviating = ({ context }: OperatorOrderSnapshot) => isDeviating(context);
export const selectDeviationReason = ({ context }: OperatorOrderSnapshot) => context.move.reason;
/** The second confirmation of a deviation or an undo, while it is open. */
export const selectStep = ({ children }: OperatorOrderSnapshot) => children.deviation ?? children.undo;
export const selectIsUndoable = ({ context }: OperatorOrderSnapshot) => canUndo(context.sheet);
export const selectCanDeviate = (snapshot: OperatorOrderSnapshot) => snapshot.can({ type: 'deviation.open' });
export const selectCanConfirmDeviation = (snapshot: OperatorOrderSnapshot) =>
  snapshot.can({ type: 'deviation.confirm' });
export const selectCanUndo = (snapshot: OperatorOrderSnapshot) => snapshot.can({ type: 'undo.open' });
/** The refused subject with its reason. */
export const selectReturned = ({ context: { decision } }: OperatorOrderSnapshot) =>
  isReturning(decision) ? decision : null;
/** The picture shown in the order. */
export const selectPicture = ({ context: { opened } }: OperatorOrderSnapshot) => (hasPicture(opened) ? opened : null);
export const selectIsOpening = (snapshot: OperatorOrderSnapshot) => snapshot.matches('opening');
export const selectIsUnread = (snapshot: OperatorOrderSnapshot) => snapshot.matches('unread');
export const selectIsMoving = (snapshot: OperatorOrderSnapshot) => snapshot.matches('moving');
export const selectIsDeciding = (snapshot: OperatorOrderSnapshot) => snapshot.matches('deciding');
export const selectIsActing = (snapshot: OperatorOrderSnapshot) => snapshot.hasTag('acting');
export const selectCanOpen = (snapshot: OperatorOrderSnapshot) => snapshot.can({ type: 'order.open', orderNo: '' });
export const selectCanClose = (snapshot: OperatorOrderSnapshot) => snapshot.can({ type: 'order.close' });
export const selectCanEdit = (snapshot: OperatorOrderSnapshot) => snapshot.can({ type: 'remark.typed', remark: '' });
export const selectCanMove = (snapshot: OperatorOrderSnapshot) => snapshot.can({ type: 'move.submit' });
export const selectCanReturn = (snapshot: OperatorOrderSnapshot) => snapshot.can({ type: 'decision.confirm' });
/** The amendment that awaits an answer. */
export const selectAmendment = ({ context }: OperatorOrderSnapshot) => waitingAmendment(context.sheet);
/** Whether a draft of the bill can be created. */
export const selectIsDraftDue = ({ context }: OperatorOrderSnapshot) => isDraftDue(context.sheet);
export const selectBillNo = ({ context }: OperatorOrderSnapshot) => context.billNo;
export const selectIsDrafting = (snapshot: OperatorOrderSnapshot) => snapshot.matches('drafting');
export const selectCanDraft = (snapshot: OperatorOrderSnapshot) => snapshot.can({ type: 'draft.make' });
