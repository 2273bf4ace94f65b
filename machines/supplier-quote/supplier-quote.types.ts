import type { QuoteContext, QuoteForm } from '#domain/enquiry/supplier-quote-form.ts';
import type { UploadsReport } from '../uploads/index.ts';

export interface SupplierQuoteInput extends QuoteContext {
  postId: string;
  /** When the request takes no more quotes. */
  deadline: number;
  /** As typed before in this tab; absent where nothing was. */
  typed?: QuoteForm | null;
}

export interface SupplierQuoteContext {
  asked: SupplierQuoteInput;
  /** As typed. */
  form: QuoteForm;
  /** A certificate is under way, waits or was refused. */
  areFilesComing: boolean;
  /** Field errors are shown from the first try to send on. */
  showErrors: boolean;
  /** Names this very content: a repeated sending of it leaves no second one. Null until it was sent. */
  key: string | null;
  /** Why it could not be sent. */
  failure: string | null;
  /** What was taken; null until then. */
  taken: TakenQuote | null;
}

export interface TakenQuote {
  quoteNo: string;
  /** It took the place of an earlier one of the same supplier. */
  isReplaced: boolean;
}

export interface SendQuote {
  postId: string;
  /** Clean and complete. */
  form: QuoteForm;
  key: string;
}

export interface Deadline {
  at: number;
  now: number;
}

export type SupplierQuoteEvent =
  | UploadsReport
  | { type: 'quote.edit'; path: string; value: unknown }
  | { type: 'quote.codeWanted' }
  | { type: 'quote.submit' }
  /** A quote that was taken is changed. */
  | { type: 'quote.change' };
