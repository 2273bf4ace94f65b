import { type EventObject, fromCallback } from 'xstate';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { CODE } from '#contract/codes.ts';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { toFailure } from '#domain/failure.ts';
import { isOrderNumber } from '#domain/orders/number.ts';
import { type ResourceAnswer, type ResourceRef, selectContent } from '#machines/resource/index.ts';
import { servicesOf } from '#src/app/services.ts';
import { composePage, type PageRef } from '#src/features/page-parts/compose-page.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { plainCentreAddress } from '#src/features/user-centre/user-centre.ts';
import { type NoticeRef, notice, resumeNotice, viewOrders } from './notice.ts';
import type { NextAddresses } from './placed/OrderPlaced.tsx';
import { wantVerification } from './sign-in.ts';

const missing: ResourceAnswer = { outcome: 'missing' };

/** The server decides whether the order is this user's and just placed; anything else is no success. */
const readOrder: Read = async (api, { query }, signal) => {
  const no = new URLSearchParams(query).get('orderNo') ?? '';
  if (!isOrderNumber(no)) return missing;
  try {
    const order = await api.order({ no }, { signal });
    return order.justPlaced ? { outcome: 'found', content: order } : missing;
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind === 'expired' || (failure.kind === 'refused' && failure.code === CODE.notFound)) return missing;
    throw error;
  }
};

interface PlacedChildren {
  order: ResourceRef<OrderAnswer>;
  notice: NoticeRef;
}

export type PlacedRef = PageRef<PlacedChildren>;

/** Each time the order is read, a notice that was left for it has its place. */
const resuming = fromCallback<EventObject, PlacedRef>(({ input: page }) => {
  const { order, notice } = page.getSnapshot().children;
  let known: unknown = null;
  const following = order.subscribe((snapshot) => {
    const content = selectContent(snapshot) as OrderAnswer | null;
    if (content === known) return;
    known = content;
    if (content !== null) void resumeNotice(notice, content.orderNo);
  });
  return () => following.unsubscribe();
});

export const placed = composePage(
  {
    order: { logic: wireResource(readOrder), input: (address) => address },
    notice: { logic: notice },
    resuming: { logic: resuming, input: (_, page) => page },
  },
  { restartsOnOpen: true },
);

export interface Placed extends PlacedChildren {
  contact: Pick<EmbeddedSite, 'customerManager' | 'answerTime'>;
  next: NextAddresses;
  onView: (orderNo: string | null) => void;
  onVerify: () => void;
}

export function placedOf(page: PlacedRef): Placed {
  const { order, notice } = page.getSnapshot().children;
  const { system } = notice;
  const services = servicesOf(system);
  return {
    order,
    notice,
    contact: services.site(),
    next: {
      order: (orderNo) => plainCentreAddress(services, 'order', orderNo),
      get verification() {
        return plainCentreAddress(services, 'verification');
      },
    },
    onView: (orderNo) => viewOrders(notice, orderNo),
    onVerify: () => wantVerification(system),
  };
}
