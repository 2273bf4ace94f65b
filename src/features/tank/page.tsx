import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { head } from '#copy/shell.ts';
import { tankFleet } from '#copy/tank/fleet.ts';
import { page, tank as words } from '#copy/tank/search.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { containerCheckDigit, isContainerNumber } from '#domain/identity/container-number.ts';
import { ORDER_FIELDS } from '#domain/orders/order-link.ts';
import { readFields } from '#domain/query-text.ts';
import { allTankTabs, FIND_FIELDS, FIND_TAB, parseTankQuery, type TankTab, tankTabs } from '#domain/tank/address.ts';
import { parseTankSearch } from '#domain/tank/search-query.ts';
import { type ResourceRef, selectQuery } from '#machines/resource/index.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { hasLane, withQuery } from '#src/features/page-parts/views/address-query.ts';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { SearchFootOf, withServiceSearch } from '#src/features/search/service-page.tsx';
import { AddressForm } from '#src/features/search/views/AddressForm.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#src/features/search/views/QueryFields.tsx';
import { ServicePage } from '#src/features/search/views/ServicePage.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { Tabs } from '#src/ui/parts/Tabs.tsx';
import type { TankContent, TankFindContent, TankSailingChoice } from './views/content.ts';
import { FoundTank } from './views/FoundTank.tsx';
import { laneEnquiryHref, TankLanes } from './views/TankLanes.tsx';
import { TankYards } from './views/TankYards.tsx';
import type { tank } from './wiring.ts';

const tankFindFormWords = tankFleet.find;
const TANK_FIND_FORM_LIST = '/tankIndex';
/** Tank number, goods and sailing, kept in the URL. */
export function TankFindForm({ query, sailings }: { query: string; sailings: readonly TankSailingChoice[] }) {
  const fields = readFields(query);
  const { priceId, arrival } = parseTankSearch(query);
  return (
    <AddressForm
      key={query}
      path={TANK_FIND_FORM_LIST}
      query={query}
      names={FIND_FIELDS}
      title={tankFindFormWords.title}
      className="grid gap-1 rounded border border-line bg-surface p-2"
    >
      <h2 className="font-strong">{tankFindFormWords.title}</h2>
      <p className="text-12 text-ink-3">{tankFindFormWords.note}</p>
      <input type="hidden" name="tab" value={FIND_TAB} />
      <div className="grid items-end gap-1.5 md:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1fr_auto]">
        <label className={FIELD_LABEL}>
          {tankFindFormWords.number}
          <input
            name="no"
            defaultValue={(fields.get('no') ?? '').slice(0, 20)}
            required
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            className={FIELD_BOX}
          />
        </label>
        <label className={FIELD_LABEL}>
          {tankFindFormWords.unNo}
          <input
            name="unNo"
            defaultValue={(fields.get('unNo') ?? '').slice(0, 8)}
            maxLength={8}
            inputMode="numeric"
            autoComplete="off"
            className={FIELD_BOX}
          />
        </label>
        <label className={FIELD_LABEL}>
          {tankFindFormWords.sailing}
          <select
            name="sailing"
            defaultValue={sailings.some((one) => one.priceId === priceId) ? priceId : ''}
            className={FIELD_BOX}
          >
            <option value="">{tankFindFormWords.noSailing}</option>
            {sailings.map(({ priceId: id, from, to, etdDay, etaDay }) => (
              <option key={id} value={id}>
                {tankFindFormWords.sailingOf(from, to, etdDay, etaDay)}
              </option>
            ))}
          </select>
        </label>
        <label className={FIELD_LABEL}>
          {tankFindFormWords.arrival}
          <input type="date" name="arrive" defaultValue={arrival} className={FIELD_BOX} />
        </label>
        <Button type="submit">{tankFindFormWords.submit}</Button>
      </div>
    </AddressForm>
  );
}

const tankFinderWords = tankFleet.find;
const TANK_FINDER_LIST = '/tankIndex';

/** Removes the look-up's parameters from the query. */
const elsewhere = (query: string, changes: Readonly<Record<string, string | null>>) =>
  `${TANK_FINDER_LIST}${withQuery(query, {
    ...Object.fromEntries(FIND_FIELDS.filter((name) => name !== 'unNo').map((name) => [name, null])),
    ...changes,
  })}`;

/** Looks up a tank by number: facts and suitability, or advice for unknown tanks. */
export function TankFinder({ content: { sailings, found }, query }: { content: TankFindContent; query: string }) {
  const { typed } = parseTankSearch(query);
  const named = (readFields(query).get('unNo') ?? '').trim();
  const unNo = readUnNumber(named) ?? '';
  return (
    <div className="grid gap-2">
      <TankFindForm query={query} sailings={sailings} />
      <div aria-live="polite" className="grid gap-2">
        <Wrong typed={typed} />
        {named !== '' && unNo === '' ? <Note tone="warn">{tankFinderWords.unNoWrong}</Note> : null}
        {found === null ? null : found.tank === null ? (
          <Empty
            picture="tank"
            level={2}
            title={tankFinderWords.unknownTitle(found.number)}
            actions={
              <>
                <ButtonLink href={elsewhere(query, { tab: null })}>{tankFinderWords.own}</ButtonLink>
                <ButtonLink href={elsewhere(query, { tab: 'cleaning' })}>{tankFinderWords.clean}</ButtonLink>
                <ButtonLink href={elsewhere(query, { tab: 'rental' })}>{tankFinderWords.rental}</ButtonLink>
              </>
            }
          >
            {tankFinderWords.unknown}
          </Empty>
        ) : (
          <FoundTank
            found={found}
            unNo={unNo}
            links={{
              rent: (type, warehouseId) =>
                elsewhere(query, { tab: 'rental', type, warehouseId, term: 'SHORT', tankNo: found.number }),
              enquire: laneEnquiryHref(withQuery(query, { isDanger: 'Y', unNo })),
              desk: `/dgdesk?keyword=${unNo}`,
            }}
          />
        )}
      </div>
      <p className="text-12 text-ink-3">
        <DemoMark /> {tankFinderWords.notice}
      </p>
    </div>
  );
}

/** Error of an invalid number; none while empty. */
function Wrong({ typed }: { typed: string }) {
  if (typed === '' || isContainerNumber(typed)) return null;
  const digit = typed.length === 11 ? containerCheckDigit(typed) : null;
  return (
    <Note tone="warn" live>
      {digit === null ? tankFinderWords.shape : tankFinderWords.digit(digit)}
    </Note>
  );
}

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

const Search = withServiceSearch('tank', ({ search }) => <>{search}</>);
const Order = lazy(() => import('./order.tsx'));

/** The services of tanks, with the order of one over them. */
export default function TankIndex({ actor }: { actor: ActorRefFrom<typeof tank> }) {
  const [{ list }] = useState(() => actor.getSnapshot().children);
  const query = useSelector(list, selectQuery);
  const opened = useOpenedOrder(actor, Order);
  return (
    <TankIndexPage
      resource={list}
      search={<Search actor={actor} />}
      foot={<SearchFootOf service="tank" page={actor} />}
      query={query}
      {...opened}
    />
  );
}
