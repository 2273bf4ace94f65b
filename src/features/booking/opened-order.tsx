import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type OrderPanelRef, selectIsOpen, selectOrder, selectQuery } from '#machines/order-panel/index.ts';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import type { OrderPageRef } from './booking.ts';

interface OpenedOrderProps {
  panel: OrderPanelRef;
  /** The view of the order, whose code comes with it. */
  Order: ComponentType<{ actor: OrderPageRef }>;
}

/** The order that lies over a list, once its code is here. */
export function OpenedOrder({ panel, Order }: OpenedOrderProps): ReactNode {
  const lazyOrder = useSelector(panel, selectOrder);
  const order = useSelector(lazyOrder ?? undefined, selectLoaded);
  const skeleton = <SkeletonForm fields={8} />;
  return order ? (
    <Suspense fallback={skeleton}>
      <Order key={order.sessionId} actor={order} />
    </Suspense>
  ) : (
    skeleton
  );
}

/** The order over a list, null while none is open, and the address that it is at. */
export const useOpenedOrder = (panel: OrderPanelRef, Order: OpenedOrderProps['Order']) => ({
  order: useSelector(panel, selectIsOpen) ? <OpenedOrder panel={panel} Order={Order} /> : null,
  orderQuery: useSelector(panel, selectQuery),
});
