import { fromCallback, fromPromise } from 'xstate';
import type { RequestOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { type CarouselEvent, carouselMachine, type Slide } from '#machines/carousel/index.ts';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import { type HomeEvent, homeMachine } from '#machines/home/index.ts';
import type { Api } from '#src/api/index.ts';
import { apiOf } from '#src/app/services.ts';
import { systemClock } from '#src/browser/clock.ts';
import { watchReducedMotion } from '#src/browser/page-view.ts';
import { watchVisibility } from '#src/browser/visibility.ts';
import { trendApi } from '#src/features/offers/trend-api.ts';
import { sectionsDue } from '#src/features/page-parts/compose-page.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { readPlaces } from '#src/features/search/service-wiring.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { unlessPreloaded } from '#src/ssr/preloaded-responses.ts';
import type { Figures, Lanes, News, Partners, Trend } from './views/content.ts';

/** Reads by what is in the query of its address. */
const read =
  <Content>(source: (api: Api, query: string, signal: AbortSignal) => Promise<Content>): Read =>
  async (api, { query }, signal) => ({ outcome: 'found', content: await source(api, query, signal) });

const MOST_LANES = 8;
const MOST_LANES_OF_CLASS = 20;
const MOST_NEWS = 6;
const BOX = '20GP';
const DAYS = 30;

type Limits = RequestOf<Table['minimumPrices']>;

/** Time left is counted by the server's clock; where that does not come, by this one. */
async function lanesBy(api: Api, limits: Limits, signal: AbortSignal): Promise<Lanes> {
  const serverTime = api
    .siteConfig({}, { signal })
    .then((site) => site.serverTime)
    .catch(() => systemClock.now());
  const prices = await api.minimumPrices({ ctnType: BOX, ...limits }, { signal });
  return { prices, now: await serverTime };
}

export const readLanes = read<Lanes>((api, _, signal) => lanesBy(api, { limit: MOST_LANES }, signal));

/** Which class is in the query. */
export const readLanesOfClass = read<Lanes>(async (api, query, signal) => {
  const dgClass = query as NonNullable<Limits['dgClass']>;
  return { ...(await lanesBy(api, { dgClass, limit: MOST_LANES_OF_CLASS }, signal)), dgClass };
});

/** The query names the lanes. A trend that cannot be read is null while another one can. */
export const readTrends = read<readonly Trend[]>(async (own, query, signal) => {
  const asked = JSON.parse(query || '[]') as Pick<Trend, 'org' | 'dst' | 'names'>[];
  const api = await trendApi(own);
  const trends = await Promise.allSettled(
    asked.map(async (lane) => {
      const request = { orgPortCode: lane.org, dstPortCode: lane.dst, ctnType: BOX, days: DAYS } as const;
      return { ...lane, trend: await api.priceTrend(request, { signal }) };
    }),
  );
  const failed = trends.find(({ status }) => status === 'rejected');
  if (trends.every(({ status }) => status === 'rejected') && failed?.status === 'rejected') throw failed.reason;
  return trends.map((one, at) => (one.status === 'fulfilled' ? one.value : { ...asked[at]!, trend: null }));
});

export const readNews = read<News>(async (api, _, signal) =>
  (await api.newsQuery({ pageSize: 10 }, { signal })).items.slice(0, MOST_NEWS),
);

export const readFigures = read<Figures>((api, _, signal) => api.statistics({}, { signal }));

export const readPartners = read<Partners>(async (api, _, signal) => {
  const [carriers, warehouses] = await Promise.all([
    api.suppliers({ params: { role: 'CARRIER' } }, { signal }),
    api.suppliers({ params: { role: 'WAREHOUSE' } }, { signal }),
  ]);
  return { carriers: carriers.filter(({ isOwn }) => isOwn === true), warehouses };
});

const HOME = '/';

const carousel = carouselMachine.provide({
  actors: {
    readSlides: fromPromise<readonly Slide[], undefined>(async ({ signal, system }) =>
      (await apiOf(system)).carousel({ position: 'home' }, { signal }),
    ),
    motion: fromCallback<CarouselEvent, undefined>(({ sendBack }) =>
      watchReducedMotion((isReduced) => sendBack({ type: isReduced ? 'motion.reduced' : 'motion.allowed' })),
    ),
  },
});

/** Its code comes with its section. */
const lazyLookup = () =>
  lazyActor<DangerousLookupRef, never, undefined>(
    async () => (await import('#src/features/dangerous-goods/dangerous-lookup.ts')).wireDangerousLookup(),
    { retry: true },
  );

/** The home page: its sections and what each of them reads. */
export const home = homeMachine.provide({
  actors: {
    locations: wireResource(readPlaces),
    lanes: wireResource(readLanes),
    lanesOfClass: wireResource(readLanesOfClass),
    trends: wireResource(readTrends),
    news: wireResource(readNews),
    figures: wireResource(readFigures),
    partners: wireResource(readPartners),
    carousel,
    search: lazyActor(async () => (await import('#src/features/search/wiring.ts')).wireSearch(HOME), { retry: true }),
    cardLookup: lazyLookup(),
    lookup: lazyLookup(),
    segregation: lazyActor(
      async () => (await import('#src/features/dangerous-goods/segregation-check.ts')).wireSegregationCheck(),
      {
        retry: true,
      },
    ),
    feedback: lazyActor(async () => (await import('#src/features/feedback/feedback.ts')).wireFeedback(), {
      retry: true,
    }),
    visibility: fromCallback<HomeEvent, undefined>(({ sendBack }) => {
      // The chart's tracks show prices of the lanes: without preloaded responses they are read at once.
      unlessPreloaded(() => sendBack({ type: 'section.near', section: 'lanes' }));
      return watchVisibility(HOME, sendBack);
    }),
    rest: sectionsDue<HomeEvent>(),
  },
});
