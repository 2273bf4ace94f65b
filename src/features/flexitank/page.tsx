import { lazy, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { OrderPanelRef } from '#machines/order-panel/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import type { FlexitankListing } from './list/content.ts';
import { FluidBagPage } from './list/FluidBagPage.tsx';

export { fluidBag } from './wiring.ts';

const Order = lazy(() => import('./order.tsx'));

interface Children {
  prices: ResourceRef<FlexitankListing>;
  order: OrderPanelRef;
}

const Live = ({ prices, order }: Children) => <FluidBagPage prices={prices} {...useOpenedOrder(order, Order)} />;

/** The flexitank prices, with the order of one over them. */
export default function FluidBag({ actor }: { actor: AnyActorRef | null }) {
  const [children] = useState(() => (actor as AnyActorRef).getSnapshot().children as Children);
  return <Live {...children} />;
}
