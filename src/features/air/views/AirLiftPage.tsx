import type { ReactNode } from 'react';
import type { MinimumPrice } from '#contract/calls/item.ts';
import type { AirAnswer } from '#contract/services/air-prices.ts';
import { page, air as words } from '#copy/air/search.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { LaneList } from '#src/features/offers/views/LaneList.tsx';
import { hasLane } from '#src/features/page-parts/views/address-query.ts';
import { MissingPage } from '#src/features/page-parts/views/MissingPage.tsx';
import { SearchArea } from '#src/features/page-parts/views/Section.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { useAddressQuery } from '#src/features/resource/views/use-content.ts';
import { ServicePage } from '#src/features/search/views/ServicePage.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { AirResults, type AirSearched } from './AirResults.tsx';

/** All lanes, before one is searched. */
export type AirContent = { lanes: readonly MinimumPrice[] } | { answer: AirAnswer; searched: AirSearched };

interface AirLiftPageProps {
  resource: ResourceRef<AirContent>;
  search?: ReactNode;
  foot?: ReactNode;
}

/** Search form, flights and information on air freight. */
export function AirLiftPage({ resource, search, foot }: AirLiftPageProps) {
  const hasSearched = hasLane(useAddressQuery(resource));
  return (
    <ServicePage page={page} hasSearched={hasSearched}>
      <SearchArea hasSearched={hasSearched}>{search}</SearchArea>
      <div className={hasSearched ? 'mt-1.5' : 'mt-3'}>
        <ResourceView
          actor={resource}
          room="min-h-[50vh]"
          skeleton={<SkeletonRows rows={6} columns={5} />}
          missing={<MissingPage title={words.emptyTitle} link={{ label: words.clear, to: '/airLift' }} />}
        >
          {(content, query) =>
            'lanes' in content ? (
              <LaneList lanes={content.lanes} list="/airLift" words={words} />
            ) : (
              <AirResults {...content} query={query} />
            )
          }
        </ResourceView>
      </div>
      {foot}
    </ServicePage>
  );
}
