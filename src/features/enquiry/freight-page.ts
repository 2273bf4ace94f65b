import { useSelector } from '@xstate/react';
import { createElement, lazy } from 'react';
import type { ActorRefFrom } from 'xstate';
import { orderKey } from '#domain/orders/order-link.ts';
import { selectIsOpen } from '#machines/order-panel/index.ts';
import { OpenedOrder } from '#src/features/booking/opened-order.tsx';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { truckPanel } from '#src/features/truck/panel.ts';
import { BrandFreightPage } from './pages/BrandFreightPage.tsx';
import { RoadOrderPage } from './pages/lazy-road-order.tsx';
import { arrivalQuery } from './requested-service.ts';
import { enquiryParts } from './wiring.ts';
import { withPanel } from './with-panel.ts';

const { children, options } = enquiryParts('truck', 'brandFreight');
export const brandFreight = composePage({ ...children, order: truckPanel }, options);

const Order = lazy(() => import('#src/features/truck/order.tsx'));
const EnquiryPage = withPanel(BrandFreightPage);

/** An answer that becomes an order lies over what was asked. */
function Freight({ actor }: { actor: ActorRefFrom<typeof brandFreight> }) {
  const panel = useSelector(actor, (snapshot) => snapshot.children.order);
  const isOpen = useSelector(panel, selectIsOpen);
  return isOpen
    ? createElement(RoadOrderPage, { order: createElement(OpenedOrder, { panel, Order }) })
    : createElement(EnquiryPage, { actor });
}

/** The page with what its address opens. */
export async function openPage() {
  if (orderKey(arrivalQuery()) !== '') await RoadOrderPage.preload();
  return { default: Freight };
}
