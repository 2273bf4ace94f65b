import { createElement, lazy, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { orderKey } from '#domain/orders/order-link.ts';
import { orderOverlay, useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { arrivalQuery } from './requested-service.ts';
import { enquiryParts } from './wiring.ts';
import { withPanel } from './with-panel.ts';
import '#copy/enquiry/form.ts';
import { freightPage as page } from '#copy/brands.ts';
import { lazyView } from '#src/lazy/lazy-view.tsx';
import { preload } from '#src/lazy/preload.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { EnquiryPage as BrandFreightPageEnquiryPage } from './pages/EnquiryPage.tsx';

const overlay = orderOverlay(async () => (await import('#src/features/truck/order-forms.ts')).truckOrder);

/** Few visitors order at once: the page loads on the first interaction, or when opened. */
export const RoadOrderPage = lazyView(async () => (await import('./pages/RoadOrderPage.tsx')).RoadOrderPage, {
  fallback: <SkeletonForm fields={8} />,
});

preload(RoadOrderPage.preload);

export const BrandFreightPage = ({ panel }: { panel: ReactNode }) => (
  <BrandFreightPageEnquiryPage page={page} panel={panel} isFormFirst />
);

const { children, options } = enquiryParts('truck', 'brandFreight');
export const brandFreight = composePage(children, { ...options, overlay });

const Order = lazy(() => import('#src/features/truck/order.tsx'));
const EnquiryPage = withPanel(BrandFreightPage);

/** An answer that becomes an order lies over what was asked. */
function Freight({ actor }: { actor: ActorRefFrom<typeof brandFreight> }) {
  const { order } = useOpenedOrder(actor, Order);
  return order === null ? createElement(EnquiryPage, { actor }) : createElement(RoadOrderPage, { order });
}

/** The page with what its address opens. */
export async function openPage() {
  if (orderKey(arrivalQuery()) !== '') await RoadOrderPage.preload();
  return { default: Freight };
}
