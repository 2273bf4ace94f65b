import type { RequestOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import type { Api } from '#src/api/index.ts';
import { systemClock } from '#src/browser/clock.ts';
import { trendApi } from '#src/features/offers/trend-api.ts';
import type { Read } from '#src/features/search/read-port.ts';
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
