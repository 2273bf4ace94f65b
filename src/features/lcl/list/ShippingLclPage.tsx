import type { ReactNode } from 'react';
import { page, lcl as words } from '#copy/lcl/search.ts';
import { head } from '#copy/shell.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { OrderOver } from '#src/features/page-parts/views/OrderOver.tsx';
import { PageHead } from '#src/features/page-parts/views/PageHead.tsx';
import { PageLinkList } from '#src/features/page-parts/views/PageLinkList.tsx';
import { SearchArea } from '#src/features/page-parts/views/SearchArea.tsx';
import { classes } from '#src/ui/classes.ts';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import type { LclListing } from './content.ts';
import { LclClasses } from './LclClasses.tsx';
import { LclPrices } from './LclPrices.tsx';

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
