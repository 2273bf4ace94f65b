import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, useId, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { page, lcl as shippingLclPageLcl, lcl as words } from '#copy/lcl/search.ts';
import { head } from '#copy/shell.ts';
import { readLclOrderLink } from '#domain/lcl/order-link.ts';
import { type ResourceRef, selectContent } from '#machines/resource/index.ts';
import { decodeTerms, encodeTerms } from '#machines/search/index.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { OnDemand } from '#src/features/offers/views/OnDemand.tsx';
import { hasLane } from '#src/features/page-parts/views/address-query.ts';
import { OrderOver } from '#src/features/page-parts/views/OrderOver.tsx';
import { PageHead } from '#src/features/page-parts/views/PageHead.tsx';
import { PageLinkList } from '#src/features/page-parts/views/PageLinkItem.tsx';
import { SearchArea } from '#src/features/page-parts/views/Section.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { useAddressQuery } from '#src/features/resource/views/use-content.ts';
import { SearchFootOf, withServiceSearch } from '#src/features/search/service-page.tsx';
import { classes } from '#src/ui/classes.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import type { LclListing } from './views/content.ts';
import { LclCalculator } from './views/LclCalculator.tsx';
import { LclResults } from './views/LclResults.tsx';
import { type lcl, PATH } from './wiring.ts';

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
        title={shippingLclPageLcl.calculator.title}
        note={shippingLclPageLcl.calculator.note}
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

const lclClassesWords = shippingLclPageLcl.classes;

/** Classes accepted for consolidation, on request, and refused. */
export function LclClasses() {
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="in-[main:has([data-waits])]:invisible grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <div className="flex flex-wrap items-baseline gap-x-1">
        <h2 id={title} className="font-strong text-20">
          {lclClassesWords.title}
        </h2>
        <p className="text-ink-2">{lclClassesWords.note}</p>
      </div>
      <ul className="grid">
        {lclClassesWords.rows.map(({ verdict, tone, classes, note }) => (
          <li key={verdict} className="flex flex-wrap items-center gap-x-2 gap-y-0.5 border-line border-t py-1">
            <span className="w-9 shrink-0">
              <Badge tone={tone}>{verdict}</Badge>
            </span>
            <PlacardRow values={[...classes]} size={40} />
            <span className="text-12 text-ink-3">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShippingLclPageProps {
  search: ReactNode;
  /** Further actions for the search. */
  foot?: ReactNode;
  /** A lane was searched: its prices come first. */
  isSearched?: boolean;
  /** Null on the server. */
  prices: ResourceRef<LclListing> | null;
  /** The order over the list; null when the URL opens none. */
  order: ReactNode | null;
  /** Address of the list without its order. */
  listHref: string;
}

/** Consolidation prices: search, order, sailings and calculation of the load. */
export function ShippingLclPage({ search, foot, isSearched, prices, order, listHref }: ShippingLclPageProps) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      {order === null ? (
        <>
          {isSearched ? (
            <h1 className="sr-only">{page.heading}</h1>
          ) : (
            <PageHead {...page}>
              <PageLinkList links={page.links} />
            </PageHead>
          )}
          <SearchArea hasSearched={isSearched}>{search}</SearchArea>
        </>
      ) : (
        <OrderOver title={words.orderTitle} back={{ href: listHref, label: words.close }}>
          {order}
        </OrderOver>
      )}
      <div className={classes(isSearched ? 'mt-1.5' : 'mt-3', 'grid gap-2 print:hidden')}>
        {prices === null ? <SkeletonText lines={8} /> : <LclPrices prices={prices} />}
        {order === null ? foot : null}
        <LclClasses />
      </div>
      {order === null ? <Sheet sections={page.sections} /> : null}
    </>
  );
}

export { lcl } from './wiring.ts';

const Search = withServiceSearch('lcl', ({ search }) => <>{search}</>);
const Order = lazy(() => import('./order.tsx'));

/** The list as it is searched, without an order over it. */
const listHref = (query: string) => {
  const terms = encodeTerms(decodeTerms(query));
  return terms === '' ? PATH : `${PATH}?${terms}`;
};

export default function Lcl({ actor }: { actor: ActorRefFrom<typeof lcl> }) {
  const [{ prices }] = useState(() => actor.getSnapshot().children);
  const opened = useOpenedOrder(actor, Order);
  const isSearched = hasLane(useAddressQuery(prices));
  return (
    <ShippingLclPage
      search={<Search actor={actor} />}
      foot={<SearchFootOf service="lcl" page={actor} />}
      isSearched={isSearched}
      prices={prices}
      order={opened.order}
      listHref={listHref(opened.orderQuery)}
    />
  );
}
