import { lazy, type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { page, flexitank as words } from '#copy/flexitank/search.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { OrderOverList } from '#src/features/page-parts/views/OrderOverList.tsx';
import { ServiceListPage } from '#src/features/search/views/ServiceListPage.tsx';
import { type FlexitankListing, FluidBagResults } from './views/FluidBagResults.tsx';
import type { fluidBag } from './wiring.ts';

interface FluidBagPageProps {
  prices: ResourceRef<FlexitankListing>;
  /** The order over the list; null when the URL opens none. */
  order: ReactNode | null;
  /** Query of the open order. */
  orderQuery: string;
}

/** Explains flexitanks, lists prices and opens the order. */
export const FluidBagPage = ({ prices, order, orderQuery }: FluidBagPageProps) =>
  order === null ? (
    <ServiceListPage page={page} prices={prices} search={null}>
      {(listing, asked) => <FluidBagResults {...listing} query={asked} />}
    </ServiceListPage>
  ) : (
    <OrderOverList page={page} list="/fluidBag" query={orderQuery} words={words.order}>
      {order}
    </OrderOverList>
  );

export { fluidBag } from './wiring.ts';

const Order = lazy(() => import('./order.tsx'));

/** The flexitank prices, with the order of one over them. */
export default function FluidBag({ actor }: { actor: ActorRefFrom<typeof fluidBag> }) {
  const [{ prices }] = useState(() => actor.getSnapshot().children);
  return <FluidBagPage prices={prices} {...useOpenedOrder(actor, Order)} />;
}
