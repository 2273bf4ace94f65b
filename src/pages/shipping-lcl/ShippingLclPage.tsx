import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { readLclOrderLink } from '#domain/orders/lcl-order-link.ts';
import { type ResourceRef, selectContent } from '#machines/resource/index.ts';
import { head } from '#src/ui/copy/head.ts';
import { lcl as words } from '#src/ui/copy/lcl.ts';
import { page } from '#src/ui/copy/pages/shipping-lcl.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import type { LclListing } from '#src/views/lcl/content.ts';
import { LclCalculator } from '#src/views/lcl/LclCalculator.tsx';
import { LclClasses } from '#src/views/lcl/LclClasses.tsx';
import { LclResults } from '#src/views/lcl/LclResults.tsx';
import { ResourceView } from '#src/views/resource/ResourceView.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { PageLinkList } from '../parts/PageLinkList.tsx';

interface ShippingLclPageProps {
  search: ReactNode;
  /** Null without a browser. */
  prices: ResourceRef<LclListing> | null;
  /** The order that lies over the list; null while the address opens none. */
  order: ReactNode | null;
  /** The address of the list without its order. */
  listHref: string;
}

/** The list of consolidated prices: the search, the order over it, the sailings, and how a load is charged. */
export function ShippingLclPage({ search, prices, order, listHref }: ShippingLclPageProps) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      {order === null ? (
        <>
          <PageHead {...page}>
            <PageLinkList links={page.links} />
          </PageHead>
          {search}
        </>
      ) : (
        <section aria-label={words.orderTitle} className="grid gap-2">
          <p className="print:hidden">
            <ButtonLink size={32} icon="left" href={listHref}>
              {words.close}
            </ButtonLink>
          </p>
          {order}
        </section>
      )}
      <div className="mt-3 grid gap-3 print:hidden">
        {prices === null ? <SkeletonText lines={8} /> : <Listing prices={prices} />}
        <LclClasses />
      </div>
      {order === null ? <Sheet sections={page.sections} /> : null}
    </>
  );
}

function Listing({ prices }: { prices: ResourceRef<LclListing> }) {
  const listing = useSelector(prices, selectContent) as LclListing | null;
  const listed = listing?.kind === 'list' ? listing : null;
  const { terms = null, answer = null } = listed ?? {};
  const offer = answer?.items.find(({ bookable }) => bookable === 'BOOKABLE') ?? null;
  return (
    <>
      <ResourceView actor={prices} skeleton={<SkeletonText lines={8} />} missing={null}>
        {(content) => (
          <LclResults
            listing={content}
            openedId={content.kind === 'list' ? (readLclOrderLink(content.query)?.priceId ?? null) : null}
          />
        )}
      </ResourceView>
      <LclCalculator
        key={terms === null ? '' : `${terms.volume} ${terms.weight} ${terms.dstPortCode}`}
        terms={terms}
        offer={offer}
      />
    </>
  );
}
