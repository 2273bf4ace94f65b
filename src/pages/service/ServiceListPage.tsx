import type { ReactNode } from 'react';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { PageCopy } from '#src/ui/copy/pages/page-copy.ts';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { ResourceView } from '#src/views/resource/ResourceView.tsx';
import { useAddressQuery } from '#src/views/resource/use-content.ts';
import { hasLane } from '../parts/address-query.ts';
import { ServicePage } from './ServicePage.tsx';

interface ServiceListPageProps<Listing> {
  page: PageCopy;
  prices: ResourceRef<Listing>;
  search: ReactNode;
  children: (listing: Listing, query: string) => ReactNode;
}

/** The search card, what its address asks for, and what there is to know of the service. */
export function ServiceListPage<Listing>({ page, prices, search, children }: ServiceListPageProps<Listing>) {
  return (
    <ServicePage page={page} isAsked={hasLane(useAddressQuery(prices))}>
      {search}
      <div className="mt-3">
        <ResourceView
          actor={prices}
          skeleton={<SkeletonRows rows={6} columns={5} />}
          missing={null}
          room="min-h-[50vh]"
        >
          {children}
        </ResourceView>
      </div>
    </ServicePage>
  );
}
