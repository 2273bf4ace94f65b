import type { QuoteContext, QuoteForm } from '#domain/enquiry/supplier-quote-form.ts';
import type { UploadsReport } from '../uploads/index.ts';

export interface SupplierQuoteInput extends QuoteContext {
  postId: string;
  /** When the request closes for quotes. */
  deadline: number;
  /** Input of this tab before a reload; absent without any. */
  typed?: QuoteForm | null;
}

export interface SupplierQuoteContext {
  asked: SupplierQuoteInput;
  form: QuoteForm;
  /** Uploads of certificates are pending or failed. */
  areFilesPending: boolean;
  showErrors: boolean;
  /** Idempotency key of this content; null until it was sent. */
  key: string | null;
  failure: string | null;
  /** The quote that the server accepted; null before. */
  taken: TakenQuote | null;
}

export interface TakenQuote {
  quoteNo: string;
  /** It replaced an earlier quote of the same supplier. */
  isReplaced: boolean;
}

export interface SendQuote {
  postId: string;
  /** Validated and normalised. */
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
  | { type: 'quote.codeRequested' }
  | { type: 'quote.submit' }
  /** Edits the accepted quote. */
  | { type: 'quote.change' };
