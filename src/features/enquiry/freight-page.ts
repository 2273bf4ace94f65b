import { useSelector } from '@xstate/react';
import { createElement, lazy } from 'react';
import type { AnyActorRef } from 'xstate';
import { orderKey } from '#domain/orders/order-link.ts';
import { type OrderPanelRef, selectIsOpen } from '#machines/order-panel/index.ts';
import { OpenedOrder } from '#src/features/booking/opened-order.tsx';
import { truckPanel } from '#src/features/truck/panel.ts';
import { BrandFreightPage } from './pages/BrandFreightPage.tsx';
import { RoadOrderPage } from './pages/lazy-road-order.tsx';
import { arrivalQuery } from './requested-service.ts';
import { type EnquiryPageRef, enquiryPage } from './wiring.ts';
import { withPanel } from './with-panel.ts';

export const brandFreight = enquiryPage('truck', 'brandFreight', { order: truckPanel });

const Order = lazy(() => import('#src/features/truck/order.tsx'));
const EnquiryPage = withPanel(BrandFreightPage);

/** An answer that becomes an order lies over what was asked. */
function Freight({ actor }: { actor: AnyActorRef | null }) {
  const page = actor as EnquiryPageRef;
  const panel = useSelector(page, ({ children }) => (children as Partial<{ order: OrderPanelRef }>).order);
  const isOpen = useSelector(panel, (snapshot) => snapshot !== undefined && selectIsOpen(snapshot));
  return isOpen && panel !== undefined
    ? createElement(RoadOrderPage, { order: createElement(OpenedOrder, { panel, Order }) })
    : createElement(EnquiryPage, { actor });
}

/** The page with what its address opens. */
export async function openPage() {
  if (orderKey(arrivalQuery()) !== '') await RoadOrderPage.preload();
  return { default: Freight };
}
