import type { OrderStatus } from '../orders/statuses.ts';
import type { NoticeKind, NoticeStatus } from './kinds.ts';

/** Document required again after an amendment, with its deadline. */
export interface PaperRequiredAgain {
  paper: string;
  dueAt: number | null;
}

/** Data of each notice kind besides its subject. */
export interface FactsOf {
  orderReceived: { service: string; cancelAt: number | null };
  /** `reason` is an operator's text, or empty. */
  orderAction:
    | { status: NoticeStatus; reason: string }
    | { paper: string; reason: string }
    | { draft: number }
    /** A reported step was undone; the order is back at `status`. */
    | { undone: NoticeStatus; status: OrderStatus; reason: string };
  /** `requiredAgain`: documents to submit again; absent in notices stored before the field existed. */
  amendmentDecided: { isAccepted: boolean; reason: string; requiredAgain?: readonly PaperRequiredAgain[] };
  /**
   * A cancellation fee to decide on, a refusal with its reason, or an operator's offer; amounts are read from the
   * order.
   */
  cancellationAnswered: { outcome: 'FEE' | 'OFFER' | 'REFUSED'; reason: string };
  /** Cancelled by an operator at the customer's request, without a fee. */
  orderCancelled: { reason: string };
  /** Number of the message; its text stays in the order. */
  orderMessage: { no: number };
  orderDeadline: { steps: readonly string[]; dueAt: number };
  cancelSoon: { cancelAt: number };
  enquiryAnswered: { isDeclined: boolean; reason: string };
  verificationDecided: { isPassed: boolean; reason: string };
  invoiceDecided: { isIssued: boolean; reason: string };
  /** Lower bound of today's failed password attempts from unknown devices. */
  passwordAttempts: { count: number; since: number };
  newDevice: { at: number };
  newOrder: { service: string };
  newMessage: { no: number };
  draftCorrected: { version: number };
  /** Number of the cancellation request within the order. */
  cancellationRequested: { no: number };
  newEnquiry: { service: string };
  newVerification: { name: string };
  newInvoice: { name: string };
  newLead: { kind: 'feedback' | 'lead' | 'question' };
  operatorAttempts: { count: number };
}

export type NoticeFacts = FactsOf[NoticeKind];

/** Stored notice; the type of its facts follows from its kind. */
export type StoredNotice = { [Kind in NoticeKind]: { kind: Kind; subject: string; facts: FactsOf[Kind] } }[NoticeKind];
