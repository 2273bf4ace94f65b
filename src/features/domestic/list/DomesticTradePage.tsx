import type { ReactNode } from 'react';
import { page } from '#copy/domestic/search.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { ServiceListPage } from '#src/features/search/views/ServiceListPage.tsx';
import type { DomesticListing } from './content.ts';
import { DomesticResults } from './DomesticResults.tsx';

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
