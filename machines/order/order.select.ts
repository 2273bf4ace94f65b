import type { OrderSnapshot } from './order.machine.ts';

export const selectNow = ({ context }: OrderSnapshot) => context.now;
export const selectRefusal = ({ context }: OrderSnapshot) => context.refusal;
export const selectReason = ({ context }: OrderSnapshot) => context.reason;
export const selectIsAsking = (snapshot: OrderSnapshot) =>
  snapshot.matches('confirming') || snapshot.matches('cancelling');
export const selectIsCancelling = (snapshot: OrderSnapshot) => snapshot.matches('cancelling');
export const selectCanCancel = (snapshot: OrderSnapshot) => snapshot.can({ type: 'order.cancel' });
export const selectCanConfirm = (snapshot: OrderSnapshot) => snapshot.can({ type: 'order.confirm' });
export const selectCanMarkSeen = (snapshot: OrderSnapshot) => snapshot.can({ type: 'milestones.seen' });
export const selectCanKeep = (snapshot: OrderSnapshot) => snapshot.can({ type: 'order.keep' });

/** The actor that loads the order; its ref is stable while the order is open. */
export const selectContent = (snapshot: OrderSnapshot) => snapshot.children.content;
export const selectOrderNo = ({ context }: OrderSnapshot) => context.orderNo;

/** The actor that withdraws amendments. */
export const selectAmendment = ({ children }: OrderSnapshot) => children.amendment;

/** The actor of cancellations at a fee. */
export const selectCancellation = ({ children }: OrderSnapshot) => children.cancellation;

/** The actor that creates papers of the order. */
export const selectDocuments = ({ children }: OrderSnapshot) => children.documents;

/** The actor of file uploads; absent once the order is closed. */
export const selectHandIn = ({ children }: OrderSnapshot) => children.handIn;

/** The conversation between the customer and the operators. */
export const selectMessages = ({ children }: OrderSnapshot) => children.messages;

/** The actor of papers that are filled in as forms. */
export const selectPaperForm = ({ children }: OrderSnapshot) => children.paperForm;
