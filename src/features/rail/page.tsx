import type { ReactNode } from 'react';
import { page } from '#copy/rail/search.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { listPage } from '#src/features/search/list-page.ts';
import { ServiceListPage } from '#src/features/search/views/ServiceListPage.tsx';
import { type RailListing, RailResults } from './views/RailResults.tsx';

interface RailWayIndexPageProps {
  prices: ResourceRef<RailListing>;
  search?: ReactNode;
  foot?: ReactNode;
}

export const RailWayIndexPage = ({ prices, search = null, foot }: RailWayIndexPageProps) => (
  <ServiceListPage page={page} prices={prices} search={search} foot={foot}>
    {(listing, query) => <RailResults listing={listing} query={query} />}
  </ServiceListPage>
);

export { rail } from './wiring.ts';

export default listPage<ResourceRef<RailListing>>('rail', RailWayIndexPage);
