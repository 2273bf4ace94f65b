import { fromCallback, fromPromise } from 'xstate';
import { type CancelRequest, orderMachine, type PageShown } from '#machines/order/index.ts';
import type { Api } from '#src/api/index.ts';
import { watchVisibility } from '#src/browser/visibility.ts';
import { content } from '#src/features/user-centre/content.ts';
import { clock } from '#src/features/user-centre/feeds.ts';
import { wireAmendment } from './amendment.ts';
import { wireCancellation } from './cancellation.ts';
import { wireDocuments } from './documents.ts';
import { wireHandIn } from './hand-in.ts';
import { wireMessages } from './messages.ts';
import { wirePaperForm } from './paper-form.ts';

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
    },
  });
