import type { ReactNode } from 'react';
import { page } from '#copy/domestic/search.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { listPage } from '#src/features/search/list-page.ts';
import { ServiceListPage } from '#src/features/search/views/ServiceListPage.tsx';
import { type DomesticListing, DomesticResults } from './views/DomesticResults.tsx';

interface DomesticTradePageProps {
  prices: ResourceRef<DomesticListing>;
  search?: ReactNode;
  foot?: ReactNode;
}

export const DomesticTradePage = ({ prices, search = null, foot }: DomesticTradePageProps) => (
  <ServiceListPage page={page} prices={prices} search={search} foot={foot}>
    {(listing, query) => <DomesticResults listing={listing} query={query} />}
  </ServiceListPage>
);

export { domestic } from './wiring.ts';

export default listPage<ResourceRef<DomesticListing>>('domestic', DomesticTradePage);
