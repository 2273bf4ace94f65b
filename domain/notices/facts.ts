import type { OrderStatus } from '../orders/statuses.ts';
import type { NoticeKind, NoticeStatus } from './kinds.ts';

/** A paper that an amendment makes owed again, with its last moment. */
export interface PaperAgain {
  paper: string;
  dueAt: number | null;
}

/** What a notice says beside the number of what it is about. */
export interface FactsOf {
  orderReceived: { service: string; cancelAt: number | null };
  /** Why is in an operator's words, or nothing. */
  orderAction:
    | { status: NoticeStatus; reason: string }
    | { paper: string; reason: string }
    | { draft: number }
    /** A step that was notified was undone; the order stands at `status` again. */
    | { undone: NoticeStatus; status: OrderStatus; reason: string };
  /** Owed: the papers that are to be handed in again; a notice that was kept before papers were named has none. */
  amendmentDecided: { isAccepted: boolean; reason: string; owed?: readonly PaperAgain[] };
  /** A fee to look at, a refusal with its reason, or an operator's own offer; sums stay in the order. */
  cancellationAnswered: { outcome: 'FEE' | 'OFFER' | 'REFUSED'; reason: string };
  /** By an operator, as the customer asked, without a fee. */
  orderCancelled: { reason: string };
  /** Which message; its words stay in the order. */
  orderMessage: { no: number };
  orderDeadline: { steps: readonly string[]; dueAt: number };
  cancelSoon: { cancelAt: number };
  enquiryAnswered: { isDeclined: boolean; reason: string };
  verificationDecided: { isPassed: boolean; reason: string };
  invoiceDecided: { isIssued: boolean; reason: string };
  /** Wrong passwords of strangers so far today, at least. */
  passwordAttempts: { count: number; since: number };
  newDevice: { at: number };
  newOrder: { service: string };
  newMessage: { no: number };
  draftCorrected: { version: number };
  /** Which request of the order. */
  cancellationRequested: { no: number };
  newEnquiry: { service: string };
  newVerification: { name: string };
  newInvoice: { name: string };
  newLead: { kind: 'feedback' | 'lead' | 'question' };
  operatorAttempts: { count: number };
}

export type NoticeFacts = FactsOf[NoticeKind];

/** A notice as it is kept: which facts there are follows from its kind. */
export type KeptNotice = { [Kind in NoticeKind]: { kind: Kind; subject: string; facts: FactsOf[Kind] } }[NoticeKind];
