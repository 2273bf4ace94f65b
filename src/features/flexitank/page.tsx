import { lazy, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { FluidBagPage } from './list/FluidBagPage.tsx';
import type { fluidBag } from './wiring.ts';

export { fluidBag } from './wiring.ts';

const Order = lazy(() => import('./order.tsx'));

/** The flexitank prices, with the order of one over them. */
export default function FluidBag({ actor }: { actor: ActorRefFrom<typeof fluidBag> }) {
  const [{ prices, order }] = useState(() => actor.getSnapshot().children);
  return <FluidBagPage prices={prices} {...useOpenedOrder(order, Order)} />;
}
