import type { ReactNode } from 'react';
import type { ResourceRef } from '#machines/resource/index.ts';
import { page } from '#src/ui/copy/pages/domestic-trade.ts';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import type { DomesticListing } from '#src/views/domestic/content.ts';
import { ResourceView } from '#src/views/resource/ResourceView.tsx';
import { ServicePage } from '../service/ServicePage.tsx';
import { DomesticResults } from './DomesticResults.tsx';

interface DomesticTradePageProps {
  prices: ResourceRef<DomesticListing>;
  search?: ReactNode;
}

/** The search card, the sailings that its address asks for, and what there is to know of carriage within the country. */
export function DomesticTradePage({ prices, search }: DomesticTradePageProps) {
  return (
    <ServicePage page={page}>
      {search}
      <div className="mt-3">
        <ResourceView
          actor={prices}
          skeleton={<SkeletonRows rows={6} columns={5} />}
          missing={null}
          room="min-h-[50vh]"
        >
          {(content, query) => <DomesticResults listing={content} query={query} />}
        </ResourceView>
      </div>
    </ServicePage>
  );
}
