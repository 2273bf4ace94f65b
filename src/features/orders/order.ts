import { fromCallback, fromPromise } from 'xstate';
import { amendmentMachine, type Withdrawal } from '#machines/amendment/index.ts';
import { type HandInRequest, handInMachine } from '#machines/hand-in/index.ts';
import { type CancelRequest, orderMachine, type PageShown } from '#machines/order/index.ts';
import {
  type CancellationDecision,
  type CancellationRequest,
  orderCancellationMachine,
} from '#machines/order-cancellation/index.ts';
import { type DocumentRequest, type DocumentTaken, orderDocumentsMachine } from '#machines/order-documents/index.ts';
import { type ExportRequest, type ExportWritten, orderExportMachine } from '#machines/order-export/index.ts';
import { type MessageToSend, orderMessagesMachine } from '#machines/order-messages/index.ts';
import { type CutOff, type PaperFormRequest, paperFormMachine } from '#machines/paper-form/index.ts';
import { type WatchAnswer, type WatchEvent, watchMachine } from '#machines/watch/index.ts';
import type { Api } from '#src/api/index.ts';
import type { SignInServices } from '#src/app/services.ts';
import { LONGEST_WAIT_MS, systemClock, wait } from '#src/browser/clock.ts';
import { sameTry } from '#src/browser/idempotency-key.ts';
import { watchVisibility } from '#src/browser/visibility.ts';
import { wireUploads } from '#src/features/files/uploads.ts';
import { content } from '#src/features/user-centre/contents.ts';
import { clock } from '#src/features/user-centre/feeds.ts';

/** The list of orders as a file; what writes it comes with the first one. */
export const wireOrderExport = ({ api, site }: Pick<SignInServices, 'api' | 'site'>) =>
  orderExportMachine.provide({
    actors: {
      writeOrders: fromPromise<ExportWritten, { asked: ExportRequest | null }>(async ({ input: { asked }, signal }) => {
        if (asked === null) throw new Error('no list was asked for');
        const { writeOrders } = await import('./order-sheet.ts');
        return writeOrders(await api(), asked, site().demo.on, signal);
      }),
    },
  });

export function wireMessages(api: () => Promise<Api>) {
  const send = sameTry(async ({ orderNo: no, text }: MessageToSend, idempotencyKey) =>
    (await api()).sendOrderMessage({ no, text }, { idempotencyKey }),
  );
  return orderMessagesMachine.provide({
    actors: {
      list: watchMachine.provide({
        actors: {
          visibility: fromCallback<WatchEvent, undefined>(({ sendBack }) =>
            watchVisibility(location.pathname, sendBack),
          ),
          read: fromPromise<WatchAnswer, { asked: string }>(async ({ input: { asked: no }, signal }) => ({
            outcome: 'found',
            content: await (await api()).orderMessages({ no }, { signal }),
            isSettled: false,
          })),
        },
      }),
      send: fromPromise<unknown, MessageToSend>(({ input }) => send(input)),
    },
  });
}

/** A cut-off may be further away than one timer reaches. */
async function waitUntil(ends: number, signal: AbortSignal) {
  for (let left = ends - systemClock.now(); left > 0; left = ends - systemClock.now())
    await wait(Math.min(left, LONGEST_WAIT_MS), signal);
}

export const wirePaperForm = (api: () => Promise<Api>) =>
  paperFormMachine.provide({
    actors: {
      cutOff: fromPromise<void, CutOff>(({ input: { at, now }, signal }) =>
        waitUntil(systemClock.now() + at - now, signal),
      ),
      send: fromPromise<void, PaperFormRequest>(async ({ input: { orderNo: no, version, form } }) => {
        const options = { idempotencyKey: crypto.randomUUID() } as const;
        const calls = await api();
        if (form.paper === 'VERIFIED_MASS') await calls.handInMass({ no, version, form: form.values }, options);
        else if (form.paper === 'DRAFT_BILL') await calls.answerDraft({ no, version, form: form.values }, options);
        else if (form.paper === 'VEHICLES') await calls.nameVehicles({ no, version, form: form.values }, options);
        else await calls.handInInstruction({ no, version, form: form.values }, options);
      }),
    },
  });

export const wireCancellation = (api: () => Promise<Api>) =>
  orderCancellationMachine.provide({
    actors: {
      ask: fromPromise<void, CancellationRequest>(async ({ input: { orderNo, reason } }) => {
        await (await api()).askCancellation({ no: orderNo, reason });
      }),
      decide: fromPromise<void, CancellationDecision>(async ({ input: { orderNo, no, version } }) => {
        const decided = { no: orderNo, cancellation: no };
        const calls = await api();
        if (version === null) await calls.withdrawCancellation(decided);
        else await calls.acceptCancellation({ ...decided, version });
      }),
    },
  });

export const wireHandIn = (api: () => Promise<Api>) =>
  handInMachine.provide({
    actors: {
      uploads: wireUploads('order'),
      send: fromPromise<void, HandInRequest>(async ({ input }) => {
        const { orderNo, paper, version, fileIds, day } = input;
        await (await api()).handInPaper(
          { no: orderNo, paper, version, fileIds: [...fileIds], day },
          { idempotencyKey: crypto.randomUUID() },
        );
      }),
    },
  });

/** Saved under the server's name for it. */
export const wireDocuments = (api: () => Promise<Api>) =>
  orderDocumentsMachine.provide({
    actors: {
      take: fromPromise<DocumentTaken, DocumentRequest>(async ({ input, signal }) =>
        (await api()).orderDocument(input, { signal }),
      ),
    },
  });

export const wireAmendment = (api: () => Promise<Api>) =>
  amendmentMachine.provide({
    actors: {
      withdraw: fromPromise<void, Withdrawal>(async ({ input: { orderNo, no } }) => {
        await (await api()).withdrawAmendment({ no: orderNo, amendment: no });
      }),
    },
  });

/** One order with every port in place. */
export const wireOrder = (api: () => Promise<Api>) =>
  orderMachine.provide({
    actors: {
      amendment: wireAmendment(api),
      cancellation: wireCancellation(api),
      clock,
      content,
      documents: wireDocuments(api),
      handIn: wireHandIn(api),
      messages: wireMessages(api),
      paperForm: wirePaperForm(api),
      visibility: fromCallback<PageShown, undefined>(({ sendBack }) =>
        watchVisibility(location.pathname, (event) => event.type === 'page.shown' && sendBack({ type: event.type })),
      ),
      cancelOrder: fromPromise<void, CancelRequest>(async ({ input: { orderNo, reason } }) => {
        await (await api()).cancelOrder({ no: orderNo, reason });
      }),
      markSeen: fromPromise<void, { orderNo: string }>(async ({ input: { orderNo: no } }) => {
        await (await api()).seeMilestones({ no });
      }),
    },
  });
