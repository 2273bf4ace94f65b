import { fromCallback, fromPromise } from 'xstate';
import { blankRequest, type RequestForm } from '#domain/enquiry/purchase-form.ts';
import {
  type PublishedRequest,
  type PurchaseRequestEvent,
  purchaseRequestMachine,
  type RequestWriter,
  type RestoredRequest,
  type SendRequest,
} from '#machines/purchase-request/index.ts';
import type { SessionRef } from '#machines/session/index.ts';
import { mayKeepFor, ownerOf } from '#src/app/owner.ts';
import { apiOf } from '#src/app/services.ts';
import { isSignedInWithToken, sessionOf, sessionRested } from '#src/app/session-of.ts';
import { systemClock } from '#src/browser/clock.ts';
import { randomKey } from '#src/browser/idempotency-key.ts';
import { readEnquiryText, removeEnquiryText, writeEnquiryText } from '#src/features/enquiry/texts.ts';
import { wireUploads } from '#src/features/files/uploads.ts';
import { signInOverPage } from '#src/features/sign-in/sign-in-over-page.ts';
import { readDraft } from './drafts.ts';

const slotOf = (owner: string) => ({ service: 'purchase', owner }) as const;

function writerOf(session: SessionRef): RequestWriter {
  const snapshot = session.getSnapshot();
  const { user } = snapshot.context;
  const isVerified = user?.enterpriseResp?.serviceOpenAuditStatus === 'PASS';
  const author = isSignedInWithToken(snapshot)
    ? { contact: user?.name ?? '', phone: user?.phone ?? '', isVerified }
    : null;
  return { owner: ownerOf(session), author };
}

/** The form of a request with every port in place. */
export const wirePurchaseRequest = () =>
  purchaseRequestMachine.provide({
    actors: {
      uploads: wireUploads('enquiry'),
      person: fromCallback<PurchaseRequestEvent, undefined>(({ sendBack, system }) => {
        const session = sessionOf(system);
        let sentWriter = JSON.stringify(writerOf(session));
        const subscription = session.subscribe((snapshot) => {
          const writer = writerOf(session);
          if (snapshot.hasTag('busy') || JSON.stringify(writer) === sentWriter) return;
          sentWriter = JSON.stringify(writer);
          sendBack({ type: 'person.changed', ...writer });
        });
        return () => subscription.unsubscribe();
      }),
      restore: fromPromise<RestoredRequest, undefined>(async ({ system }) => {
        const session = sessionOf(system);
        await sessionRested(session);
        const writer = writerOf(session);
        const form = readDraft<RequestForm>(readEnquiryText(slotOf(writer.owner)), blankRequest);
        return { ...writer, now: systemClock.now(), form };
      }),
      signIn: signInOverPage,
      makeKey: fromPromise<string, undefined>(async () => randomKey()),
      send: fromPromise<PublishedRequest, SendRequest>(async ({ input: { form, key }, system }) =>
        (await apiOf(system)).publishRequest(form, { idempotencyKey: key }),
      ),
    },
    actions: {
      keepDraft: ({ system }, { owner, form }) => {
        // Do not store the access code: only its owner may know it.
        if (mayKeepFor(sessionOf(system), owner))
          writeEnquiryText(slotOf(owner), JSON.stringify({ ...form, accessCode: '' }));
      },
      forgetDraft: (_, { owner }) => removeEnquiryText(slotOf(owner)),
    },
  });
