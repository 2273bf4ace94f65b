import type { OrderSnapshot } from './order.machine.ts';

export const selectNow = ({ context }: OrderSnapshot) => context.now;
export const selectRefusal = ({ context }: OrderSnapshot) => context.refusal;
export const selectReason = ({ context }: OrderSnapshot) => context.reason;
export const selectIsAsking = (snapshot: OrderSnapshot) =>
  snapshot.matches('confirming') || snapshot.matches('cancelling');
export const selectIsCancelling = (snapshot: OrderSnapshot) => snapshot.matches('cancelling');
export const selectCanCancel = (snapshot: OrderSnapshot) => snapshot.can({ type: 'order.cancel' });
export const selectCanConfirm = (snapshot: OrderSnapshot) => snapshot.can({ type: 'order.confirm' });
export const selectCanKeep = (snapshot: OrderSnapshot) => snapshot.can({ type: 'order.keep' });

/** What is read of it; its ref stays the same while the order is open. */
export const selectContent = (snapshot: OrderSnapshot) => snapshot.children.content;
export const selectOrderNo = ({ context }: OrderSnapshot) => context.orderNo;

/** Where an amendment of it is withdrawn. */
export const selectAmendment = ({ children }: OrderSnapshot) => children.amendment;

/** Asks for its cancellation at a fee, and decides about the answer. */
export const selectCancellation = ({ children }: OrderSnapshot) => children.cancellation;

/** Where its documents are taken from. */
export const selectDocuments = ({ children }: OrderSnapshot) => children.documents;

/** Where its papers are handed in, as long as the order is open. */
export const selectHandIn = ({ children }: OrderSnapshot) => children.handIn;

/** Where its customer and the desk write to each other. */
export const selectMessages = ({ children }: OrderSnapshot) => children.messages;

/** Where its papers are filled in that are no files. */
export const selectPaperForm = ({ children }: OrderSnapshot) => children.paperForm;
