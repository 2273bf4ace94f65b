import { useSelector } from '@xstate/react';
import { lcl } from '#copy/lcl/search.ts';
import { readLclOrderLink } from '#domain/lcl/order-link.ts';
import { type ResourceRef, selectContent } from '#machines/resource/index.ts';
import { OnDemand } from '#src/features/offers/views/OnDemand.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import type { LclListing } from './content.ts';
import { LclCalculator } from './LclCalculator.tsx';
import { LclResults } from './LclResults.tsx';

/** Sailings and how the load is charged, in every loading state. */
export function LclPrices({ prices }: { prices: ResourceRef<LclListing> }) {
  const listing = useSelector(prices, selectContent) as LclListing | null;
  const listed = listing?.kind === 'list' ? listing : null;
  const { terms = null, answer = null } = listed ?? {};
  const offer = answer?.items.find(({ bookable }) => bookable === 'BOOKABLE') ?? null;
  return (
    <>
      <ResourceView actor={prices} skeleton={<SkeletonText lines={8} />} missing={null} room="min-h-[50vh]">
        {(content) => (
          <LclResults
            listing={content}
            openedId={content.kind === 'list' ? (readLclOrderLink(content.query)?.priceId ?? null) : null}
          />
        )}
      </ResourceView>
      <OnDemand
        title={lcl.calculator.title}
        note={lcl.calculator.note}
        className="in-[main:has([data-waits])]:invisible"
      >
        <LclCalculator
          key={terms === null ? '' : `${terms.volume} ${terms.weight} ${terms.dstPortCode}`}
          terms={terms}
          offer={offer}
        />
      </OnDemand>
    </>
  );
}
