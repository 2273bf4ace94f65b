import { lazy, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { DgdeskPage } from './views/DgdeskPage.tsx';
import type { dgdesk } from './wiring.ts';

const Order = lazy(() => import('./order.tsx'));

/** The desk, with the order of its works over it. */
export default function Dgdesk({ actor }: { actor: ActorRefFrom<typeof dgdesk> }) {
  const [desk] = useState(() => actor.getSnapshot().children);
  const opened = useOpenedOrder(actor, Order);
  return <DgdeskPage {...desk} order={opened.order} />;
}
