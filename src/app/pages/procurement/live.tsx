import { useSelector } from '@xstate/react';
import { type FunctionComponent, lazy, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { type OrderPanelRef, selectIsOpen, selectQuery } from '#machines/order-panel/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { Procurement, ProcurementView } from '#src/pages/procurement/ProcurementPage.tsx';
import { OpenedOrder } from '../../booking/opened-order.tsx';
import type { PageView } from '../../page-row.ts';

const Order = lazy(() => import('../../booking/goods/order.tsx'));

interface Children {
  post: ResourceRef<Procurement>;
  order: OrderPanelRef;
}

/** A page of offers and requests, with the order of one over it. */
export function withGoodsOrder(Page: FunctionComponent<ProcurementView>): PageView {
  function Live({ post, order }: Children) {
    const isOpen = useSelector(order, selectIsOpen);
    const query = useSelector(order, selectQuery);
    return <Page resource={post} order={isOpen ? <OpenedOrder panel={order} Order={Order} /> : null} query={query} />;
  }
  return function ProcurementView({ actor }) {
    const [children] = useState(() => (actor as AnyActorRef).getSnapshot().children as Children);
    return <Live {...children} />;
  };
}
