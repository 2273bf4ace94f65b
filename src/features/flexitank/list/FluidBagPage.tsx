import type { ReactNode } from 'react';
import { page, flexitank as words } from '#copy/flexitank/search.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { OrderOverList } from '#src/features/page-parts/views/OrderOverList.tsx';
import { ServiceListPage } from '#src/features/search/views/ServiceListPage.tsx';
import type { FlexitankListing } from './content.ts';
import { FluidBagResults } from './FluidBagResults.tsx';

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
