import type { ReactNode } from 'react';
import type { PageCopy } from '#copy/text-pages.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { hasLane } from '#src/features/page-parts/views/address-query.ts';
import { SearchArea } from '#src/features/page-parts/views/Section.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { useAddressQuery } from '#src/features/resource/views/use-content.ts';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { ServicePage } from './ServicePage.tsx';

interface ServiceListPageProps<Listing> {
  page: PageCopy;
  prices: ResourceRef<Listing>;
  search: ReactNode;
  /** Further actions for the search. */
  foot?: ReactNode;
  children: (listing: Listing, query: string) => ReactNode;
}

/** Search form, results and information on the service. */
export function ServiceListPage<Listing>({ page, prices, search, foot, children }: ServiceListPageProps<Listing>) {
  const hasSearched = hasLane(useAddressQuery(prices));
  return (
    <ServicePage page={page} hasSearched={hasSearched}>
      <SearchArea hasSearched={hasSearched}>{search}</SearchArea>
      <div className={hasSearched ? 'mt-1.5' : 'mt-3'}>
        <ResourceView
          actor={prices}
          skeleton={<SkeletonRows rows={6} columns={5} />}
          missing={null}
          room="min-h-[50vh]"
        >
          {children}
        </ResourceView>
      </div>
      {foot}
    </ServicePage>
  );
}
