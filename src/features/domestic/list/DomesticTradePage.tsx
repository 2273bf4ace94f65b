import type { ReactNode } from 'react';
import type { ResourceRef } from '#machines/resource/index.ts';
import { ServiceListPage } from '#src/features/search/views/ServiceListPage.tsx';
import { page } from '#src/ui/copy/pages/domestic-trade.ts';
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
