import { lazy, type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { searchPage as page, warehouse as words } from '#copy/warehouse/search.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { type Directory, servicesOf } from '#src/app/services.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { MissingPage } from '#src/features/page-parts/views/MissingPage.tsx';
import { OrderOverList } from '#src/features/page-parts/views/OrderOverList.tsx';
import { SearchArea } from '#src/features/page-parts/views/Section.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { useAddressQuery } from '#src/features/resource/views/use-content.ts';
import { SearchFootOf, withServiceSearch } from '#src/features/search/service-page.tsx';
import { ServicePage } from '#src/features/search/views/ServicePage.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { type WarehouseContent, WarehouseResults } from './views/WarehouseResults.tsx';
import type { warehouseing } from './wiring.ts';

interface WarehouseingPageProps {
  resource: ResourceRef<WarehouseContent>;
  search: ReactNode;
  /** Further actions for the search. */
  foot: ReactNode;
  /** The order over the list; null when the URL opens none. */
  order: ReactNode | null;
  /** Query of the open order. */
  orderQuery: string;
  onCopy: (text: string) => void;
}

/** Search form, matching warehouses, and advice on storage. */
export function WarehouseingPage({ resource, search, foot, order, orderQuery, onCopy }: WarehouseingPageProps) {
  const hasSearched = new URLSearchParams(useAddressQuery(resource)).get('orgPortCode') !== null;
  if (order !== null)
    return (
      <OrderOverList page={page} list="/warehouseing" query={orderQuery} words={words.order}>
        {order}
      </OrderOverList>
    );
  return (
    <ServicePage page={page} hasSearched={hasSearched}>
      <SearchArea hasSearched={hasSearched}>{search}</SearchArea>
      <div className={hasSearched ? 'mt-1.5' : 'mt-3'}>
        <ResourceView
          actor={resource}
          skeleton={<SkeletonRows rows={6} columns={6} />}
          missing={<MissingPage title={words.emptyTitle} link={{ label: words.clear, to: '/warehouseing' }} />}
        >
          {(content, asked) => <WarehouseResults {...content} query={asked} onCopy={onCopy} />}
        </ResourceView>
      </div>
      {foot}
    </ServicePage>
  );
}

const Search = withServiceSearch('warehouse', ({ search }) => <>{search}</>);
const Order = lazy(() => import('./order.tsx'));

async function copyAddress(system: Directory, text: string) {
  const isCopied = await copyText(text);
  servicesOf(system).showToast(isCopied ? 'ok' : 'danger', isCopied ? words.sheet.copied : words.sheet.copyFailed);
}

/** The list of warehouses, with the booking of one over it. */
export default function Warehouseing({ actor }: { actor: ActorRefFrom<typeof warehouseing> }) {
  const [{ list }] = useState(() => actor.getSnapshot().children);
  return (
    <WarehouseingPage
      {...useOpenedOrder(actor, Order)}
      resource={list}
      search={<Search actor={actor} />}
      foot={<SearchFootOf service="warehouse" page={actor} />}
      onCopy={(text) => void copyAddress(actor.system, text)}
    />
  );
}
