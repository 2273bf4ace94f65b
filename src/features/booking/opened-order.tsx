import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { orderKey } from '#domain/orders/order-link.ts';
import { type Overlay, selectHasOverlay } from '#src/features/page-parts/compose-page.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import type { OrderChildren, OrderMembers, OrderPageRef } from './booking.ts';

/** The order over the list of its service: its code loads with the first URL that names one. */
export const orderOverlay = (load: () => Promise<OrderMembers>): Overlay<OrderMembers> => ({ load, keyOf: orderKey });

/** Whether a page has an order: its children start together. */
export const hasOrder = (children: Partial<OrderChildren>): children is OrderChildren => children.booking !== undefined;

interface OpenedOrderProps {
  /** The page that the order lies over. */
  page: OrderPageRef;
  /** The view of the order, whose code comes with it. */
  Order: ComponentType<{ actor: OrderPageRef }>;
}

/** The order that lies over a list, once its code is loaded. */
function OpenedOrder({ page, Order }: OpenedOrderProps) {
  const isLoaded = useSelector(page, ({ children }) => hasOrder(children));
  const skeleton = <SkeletonForm fields={8} />;
  return isLoaded ? (
    <Suspense fallback={skeleton}>
      <Order actor={page} />
    </Suspense>
  ) : (
    skeleton
  );
}

/** The order over a page, null while none is open, and the query of the page. */
export const useOpenedOrder = (
  page: OrderPageRef,
  Order: OpenedOrderProps['Order'],
): { order: ReactNode; orderQuery: string } => ({
  order: useSelector(page, selectHasOverlay) ? <OpenedOrder page={page} Order={Order} /> : null,
  orderQuery: useSelector(page, ({ context }) => context.query),
});
