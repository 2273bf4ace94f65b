import { useSelector } from '@xstate/react';
import { lazy, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { selectQuery } from '#machines/resource/index.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { SearchFootOf, withServiceSearch } from '#src/features/search/service-page.tsx';
import { TankIndexPage } from './list/TankIndexPage.tsx';
import type { tank } from './wiring.ts';

const Search = withServiceSearch('tank', ({ search }) => <>{search}</>);
const Order = lazy(() => import('./order.tsx'));

/** The services of tanks, with the order of one over them. */
export default function TankIndex({ actor }: { actor: ActorRefFrom<typeof tank> }) {
  const [{ list, order }] = useState(() => actor.getSnapshot().children);
  const query = useSelector(list, selectQuery);
  const opened = useOpenedOrder(order, Order);
  return (
    <TankIndexPage
      resource={list}
      search={<Search actor={actor} />}
      foot={<SearchFootOf service="tank" page={actor} />}
      query={query}
      {...opened}
    />
  );
}
