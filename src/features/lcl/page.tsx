import { lazy, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { decodeTerms, encodeTerms } from '#machines/search/index.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { hasLane } from '#src/features/page-parts/views/address-query.ts';
import { useAddressQuery } from '#src/features/resource/views/use-content.ts';
import { SearchFootOf, withServiceSearch } from '#src/features/search/service-page.tsx';
import { ShippingLclPage } from './list/ShippingLclPage.tsx';
import { type lcl, PATH } from './wiring.ts';

export { lcl } from './wiring.ts';

const Search = withServiceSearch('lcl', ({ search }) => <>{search}</>);
const Order = lazy(() => import('./order.tsx'));

/** The list as it is searched, without an order over it. */
const listHref = (query: string) => {
  const terms = encodeTerms(decodeTerms(query));
  return terms === '' ? PATH : `${PATH}?${terms}`;
};

export default function Lcl({ actor }: { actor: ActorRefFrom<typeof lcl> }) {
  const [{ prices, order }] = useState(() => actor.getSnapshot().children);
  const opened = useOpenedOrder(order, Order);
  const isSearched = hasLane(useAddressQuery(prices));
  return (
    <ShippingLclPage
      search={<Search actor={actor} />}
      foot={<SearchFootOf service="lcl" page={actor} />}
      isSearched={isSearched}
      prices={prices}
      order={opened.order}
      listHref={listHref(opened.orderQuery)}
    />
  );
}
