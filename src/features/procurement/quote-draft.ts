import { ANONYMOUS } from '#domain/booking/owner.ts';
import { blankQuote, type QuoteForm, type RequestedLine } from '#domain/enquiry/supplier-quote-form.ts';
import { readEnquiryText } from '#src/features/enquiry/texts.ts';
import { readDraft } from './drafts.ts';

/** A supplier needs no account: what was typed last is this tab's. */
export const QUOTE_SLOT = { service: 'quote', owner: ANONYMOUS } as const;

/** Reads the quote draft; null when it is for another request or for different goods. */
export function readQuoteDraft(postId: string, lines: readonly RequestedLine[]): QuoteForm | null {
  const kept = readDraft(readEnquiryText(QUOTE_SLOT), { postId, form: blankQuote({ lines }) });
  const isOfThis = kept?.postId === postId && kept.form.lines.every(({ lineNo }, at) => lineNo === lines[at]?.lineNo);
  return isOfThis && kept.form.lines.length === lines.length ? kept.form : null;
}
