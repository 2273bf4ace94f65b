import { lazy } from 'react';
import type { AnyActorRef } from 'xstate';
import type { OrderPanelRef } from '#machines/order-panel/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { decodeTerms, encodeTerms } from '#machines/search/index.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { hasLane } from '#src/features/page-parts/views/address-query.ts';
import { useAddressQuery } from '#src/features/resource/views/use-content.ts';
import { SearchFootOf, withServiceSearch } from '#src/features/search/service-page.tsx';
import type { LclListing } from './list/content.ts';
import { ShippingLclPage } from './list/ShippingLclPage.tsx';
import { PATH } from './wiring.ts';

export { lcl } from './wiring.ts';

const Search = withServiceSearch('lcl', ({ search }) => <>{search}</>);
const Order = lazy(() => import('./order.tsx'));

interface Children {
  search: AnyActorRef;
  prices: ResourceRef<LclListing>;
  order: OrderPanelRef;
}

/** The list as it is searched, without an order over it. */
const listHref = (query: string) => {
  const terms = encodeTerms(decodeTerms(query));
  return terms === '' ? PATH : `${PATH}?${terms}`;
};

function Live({ search, prices, order }: Children) {
  const opened = useOpenedOrder(order, Order);
  const isSearched = hasLane(useAddressQuery(prices));
  return (
    <ShippingLclPage
      search={<Search actor={search} />}
      foot={<SearchFootOf service="lcl" page={search} />}
      isSearched={isSearched}
      prices={prices}
      order={opened.order}
      listHref={listHref(opened.orderQuery)}
    />
  );
}

/** Without a browser the page has no actors yet. */
export default function Lcl({ actor }: { actor: AnyActorRef | null }) {
  if (actor === null)
    return <ShippingLclPage search={<Search actor={null} />} prices={null} order={null} listHref={PATH} />;
  return <Live {...(actor.getSnapshot().children as Children)} />;
}
