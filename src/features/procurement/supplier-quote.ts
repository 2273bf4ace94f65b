import { type AnyActorRef, fromPromise } from 'xstate';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { blankQuote, type QuoteForm, type RequestedLine } from '#domain/enquiry/supplier-quote-form.ts';
import {
  type Deadline,
  type SendQuote,
  supplierQuoteMachine,
  type TakenQuote,
} from '#machines/supplier-quote/index.ts';
import { apiOf, type Directory, servicesOf } from '#src/app/services.ts';
import { LONGEST_WAIT_MS, systemClock, wait } from '#src/browser/clock.ts';
import { randomKey } from '#src/browser/idempotency-key.ts';
import { readEnquiryText, removeEnquiryText, writeEnquiryText } from '#src/features/enquiry/texts.ts';
import { wireUploadsBy } from '#src/features/files/uploads.ts';
import { wireSmsCountdown } from '#src/features/sign-in/sms-countdown.ts';
import { readDraft } from './drafts.ts';
import { rereadPage } from './reread.ts';

/** A supplier needs no account: what was typed last is this tab's. */
export const QUOTE_SLOT = { service: 'quote', owner: ANONYMOUS } as const;

/** Reads the quote draft; null when it is for another request or for different goods. */
export function readQuoteDraft(postId: string, lines: readonly RequestedLine[]): QuoteForm | null {
  const kept = readDraft(readEnquiryText(QUOTE_SLOT), { postId, form: blankQuote({ lines }) });
  const isOfThis = kept?.postId === postId && kept.form.lines.every(({ lineNo }, at) => lineNo === lines[at]?.lineNo);
  return isOfThis && kept.form.lines.length === lines.length ? kept.form : null;
}

/** A supplier's quote with every port in place. */
export function wireSupplierQuote(system: Directory, postId: string, page: AnyActorRef) {
  const openedAt = systemClock.now();
  return supplierQuoteMachine.provide({
    actors: {
      smsCountdown: wireSmsCountdown(servicesOf(system)),
      uploads: wireUploadsBy((api, file, how) => api.supplierQuoteFile({ id: postId, file }, how)),
      makeKey: fromPromise<string, undefined>(async () => randomKey()),
      send: fromPromise<TakenQuote, SendQuote>(async ({ input: { postId, form, key } }) =>
        (await apiOf(system)).supplierQuote({ id: postId, ...form }, { idempotencyKey: key }),
      ),
      // The server's clock as it was read, and what has passed here since.
      deadline: fromPromise<void, Deadline>(({ input: { at, now }, signal }) =>
        wait(Math.min(Math.max(0, at - now - (systemClock.now() - openedAt)), LONGEST_WAIT_MS), signal),
      ),
    },
    actions: {
      keepDraft: (_, { postId, form }) => writeEnquiryText(QUOTE_SLOT, JSON.stringify({ postId, form })),
      forgetDraft: () => removeEnquiryText(QUOTE_SLOT),
      reread: () => rereadPage(page),
    },
  });
}
