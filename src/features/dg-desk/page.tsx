import { lazy, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { OrderPanelRef } from '#machines/order-panel/index.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { DgdeskPage, type DgdeskPageProps } from './list/DgdeskPage.tsx';

const Order = lazy(() => import('./order.tsx'));

type Children = Omit<DgdeskPageProps, 'order'> & { order: OrderPanelRef };

function Live({ order, ...desk }: Children) {
  const opened = useOpenedOrder(order, Order);
  return <DgdeskPage {...desk} order={opened.order} />;
}

/** The desk, with the order of its works over it. */
export default function Dgdesk({ actor }: { actor: AnyActorRef | null }) {
  const [children] = useState(() => (actor as AnyActorRef).getSnapshot().children as Children);
  return <Live {...children} />;
}
