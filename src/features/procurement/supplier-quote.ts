import { type AnyActorRef, fromPromise } from 'xstate';
import {
  type Deadline,
  type SendQuote,
  supplierQuoteMachine,
  type TakenQuote,
} from '#machines/supplier-quote/index.ts';
import { apiOf, type Directory, servicesOf } from '#src/app/services.ts';
import { systemClock } from '#src/browser/clock.ts';
import { randomKey } from '#src/browser/idempotency-key.ts';
import { LONGEST_WAIT_MS, wait } from '#src/browser/wait.ts';
import { removeEnquiryText, writeEnquiryText } from '#src/features/enquiry/texts.ts';
import { wireUploadsBy } from '#src/features/files/uploads.ts';
import { wireSmsCountdown } from '#src/features/sign-in/sms-countdown.ts';
import { QUOTE_SLOT } from './quote-draft.ts';
import { rereadPage } from './reread.ts';

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
