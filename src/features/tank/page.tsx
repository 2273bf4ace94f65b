import { useSelector } from '@xstate/react';
import { lazy, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { OrderPanelRef } from '#machines/order-panel/index.ts';
import { type ResourceRef, selectQuery } from '#machines/resource/index.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { SearchFootOf, withServiceSearch } from '#src/features/search/service-page.tsx';
import type { TankContent } from './list/content.ts';
import { TankIndexPage } from './list/TankIndexPage.tsx';

const Search = withServiceSearch('tank', ({ search }) => <>{search}</>);
const Order = lazy(() => import('./order.tsx'));

interface Children {
  list: ResourceRef<TankContent>;
  search: AnyActorRef;
  order: OrderPanelRef;
}

function Live({ list, search, order }: Children) {
  const query = useSelector(list, selectQuery);
  const opened = useOpenedOrder(order, Order);
  return (
    <TankIndexPage
      resource={list}
      search={<Search actor={search} />}
      foot={<SearchFootOf service="tank" page={search} />}
      query={query}
      {...opened}
    />
  );
}

/** The services of tanks, with the order of one over them. */
export default function TankIndex({ actor }: { actor: AnyActorRef | null }) {
  const [children] = useState(() => (actor as AnyActorRef).getSnapshot().children as Children);
  return <Live {...children} />;
}
