import type { ReactNode } from 'react';
import type { AirAnswer } from '#contract/calls/air-prices.ts';
import type { MinimumPrice } from '#contract/calls/item.ts';
import { page, air as words } from '#copy/air/search.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { LaneList } from '#src/views/offers/LaneList.tsx';
import { ResourceView } from '#src/views/resource/ResourceView.tsx';
import { useAddressQuery } from '#src/views/resource/use-content.ts';
import { hasLane } from '../parts/address-query.ts';
import { MissingPage } from '../parts/MissingPage.tsx';
import { SearchArea } from '../parts/SearchArea.tsx';
import { ServicePage } from '../service/ServicePage.tsx';
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
