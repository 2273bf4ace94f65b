import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { head } from '#copy/shell.ts';
import { page, tank as words } from '#copy/tank/search.ts';
import { ORDER_FIELDS } from '#domain/orders/order-link.ts';
import { allTankTabs, parseTankQuery, type TankTab, tankTabs } from '#domain/tank/address.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { hasLane, withQuery } from '#src/features/page-parts/views/address-query.ts';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { ServicePage } from '#src/features/search/views/ServicePage.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { Tabs } from '#src/ui/parts/Tabs.tsx';
import type { TankContent } from './content.ts';
import { TankFinder } from './TankFinder.tsx';
import { TankLanes } from './TankLanes.tsx';
import { TankYards } from './TankYards.tsx';

interface TankIndexPageProps {
  resource: ResourceRef<TankContent>;
  search: ReactNode;
  /** Further actions for the search. */
  foot: ReactNode;
  /** The order over the list; null when the URL opens none. */
  order: ReactNode | null;
  /** Query of the list, and query of the order. */
  query: string;
  orderQuery: string;
}

const LIST = '/tankIndex';
const TABS = allTankTabs.map((key) => ({ key, label: words.tabs[key] }));

/** Address of the list without its order. */
const listHref = (query: string) =>
  `${LIST}${withQuery(query, { ...Object.fromEntries(ORDER_FIELDS.map((name) => [name, null])), term: null, tankNo: null })}`;

const tabHref = (query: string, tab: TankTab) =>
  `${LIST}${withQuery(query, {
    ...{ no: null, sailing: null, arrive: null, type: null },
    tab: tab === tankTabs.TRANSPORT ? null : tab,
  })}`;

/** Tabs of the tank services with their results; an order lies over them. */
export function TankIndexPage({ resource, search, foot, order, query, orderQuery }: TankIndexPageProps) {
  const [, openAddress] = useLocation();
  const { tab } = parseTankQuery(query);
  const hasSearched = hasLane(query);
  if (order !== null)
    return (
      <section aria-label={words.order.title} className="grid gap-2">
        <title>{head.title(page.title)}</title>
        <meta name="description" content={page.description} />
        <p className="print:hidden">
          <ButtonLink size={32} icon="left" href={listHref(orderQuery)}>
            {words.order.close}
          </ButtonLink>
        </p>
        {order}
      </section>
    );
  return (
    <ServicePage page={page} hasSearched={hasSearched}>
      <Tabs
        label={words.tabs.label}
        tabs={TABS}
        selected={tab}
        onSelect={(next) => openAddress(tabHref(query, next))}
        className={hasSearched ? 'search-asked -mt-1' : 'mt-2'}
        panelClassName="pt-1.5!"
      >
        {tab === tankTabs.TRANSPORT ? search : null}
        <div className="mt-1.5">
          <ResourceView
            actor={resource}
            skeleton={<SkeletonRows rows={6} columns={6} />}
            missing={null}
            room="min-h-[50vh]"
          >
            {(content, asked) =>
              content.kind === 'lanes' ? (
                <TankLanes content={content} query={asked} />
              ) : content.kind === 'find' ? (
                <TankFinder content={content} query={asked} />
              ) : (
                <TankYards content={content} query={asked} />
              )
            }
          </ResourceView>
        </div>
        {tab === tankTabs.TRANSPORT ? foot : null}
      </Tabs>
    </ServicePage>
  );
}
