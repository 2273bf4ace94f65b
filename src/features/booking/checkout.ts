import { type AnyActorRef, fromCallback, fromPromise } from 'xstate';
import type { AgreementKind } from '#domain/booking/service.ts';
import {
  type AgreementText,
  type CheckoutEvent,
  checkoutMachine,
  type OrderAnswer,
  type OrderRequest,
} from '#machines/checkout/index.ts';
import type { PriceQuote, PriceRequest } from '#machines/pricing/index.ts';
import { readingMachine } from '#machines/reading/index.ts';
import { apiOf, servicesOf } from '#src/app/services.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { LONGEST_WAIT_MS, wait } from '#src/browser/clock.ts';
import { watchOnline } from '#src/browser/connection.ts';
import { goTo } from '#src/browser/new-tab.ts';
import { openWithQuery } from '#src/browser/write-query.ts';
import { clock } from '#src/features/user-centre/feeds.ts';
import { plainCentreAddress } from '#src/features/user-centre/user-centre.ts';
import { leaveNotice } from './notice.ts';
import type { BookingPorts } from './ports.ts';

export const wireQuote = (ports: BookingPorts) =>
  fromPromise<PriceQuote, PriceRequest>(async ({ input, signal, system }) =>
    ports.quote(await apiOf(system), input, signal),
  );

interface ShownOrder {
  orderNo: string;
  path: string | null;
  isAmended: boolean;
}

/** Where an order that was just placed is seen; one without a page of its own is shown over the form. */
export function showPlaced(system: AnyActorRef['system'], { orderNo, path, isAmended }: ShownOrder): void {
  if (isAmended) goTo(plainCentreAddress(servicesOf(system), 'order', orderNo));
  else if (path !== null) {
    leaveNotice(orderNo);
    openWithQuery(path, new URLSearchParams({ orderNo }).toString());
  }
}

export const wireCheckout = (ports: BookingPorts) =>
  checkoutMachine.provide({
    actors: {
      reading: readingMachine.provide({ actors: { clock } }),
      connection: fromCallback<CheckoutEvent, undefined>(({ sendBack }) =>
        watchOnline(() => sendBack({ type: 'connection.restored' })),
      ),
      quote: wireQuote(ports),
      expiry: fromPromise<void, { at: number; now: number }>(({ input, signal }) =>
        wait(Math.min(Math.max(0, input.at - input.now), LONGEST_WAIT_MS), signal),
      ),
      loadAgreement: fromPromise<AgreementText, { service: string; kind: AgreementKind }>(
        async ({ input, signal, system }) => ports.loadAgreement(await apiOf(system), input.kind, signal),
      ),
      recordProtocol: fromPromise<void, { basicEntId: string | null; version: string }>(async ({ input, system }) => {
        const { basicEntId, version } = input;
        const { agreeProtocol } = await apiOf(system);
        await agreeProtocol({ protocol: version, ...(basicEntId === null ? {} : { basicEntId }) });
        sessionOf(system).send({ type: 'session.refresh' });
      }),
      placeOrder: fromPromise<OrderAnswer, OrderRequest>(async ({ input, system }) =>
        ports.placeOrder(await apiOf(system), input),
      ),
    },
  });
