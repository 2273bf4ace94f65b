import type { TankFindRequest } from '#contract/services/tank-fleet.ts';
import type { TankRequest } from '#contract/services/tank-prices.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { isContainerNumber } from '#domain/identity/container-number.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { FIND_TAB, parseTankQuery, tankTabs } from '#domain/tank/address.ts';
import { TANK_BOX } from '#domain/tank/kinds.ts';
import { parseTankSearch } from '#domain/tank/search-query.ts';
import { decodeTerms } from '#machines/search/index.ts';
import type { Api } from '#src/api/index.ts';
import { orderOverlay } from '#src/features/booking/opened-order.tsx';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { searchCard } from '#src/features/search/service-page.tsx';
import type { TankContent } from './views/content.ts';

const overlay = orderOverlay(async () => (await import('./order-forms.ts')).tankOrder);

const PATH = '/tankIndex';

/** Without what was left open. */
const given = (fields: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

/** The tank of the number in the address, for the sailing that is chosen there. */
async function readFind(api: Api, query: string, signal: AbortSignal): Promise<TankContent> {
  const { typed, priceId, arrival } = parseTankSearch(query);
  const unNo = readUnNumber(decodeTerms(query).unNo) ?? '';
  const options = { signal };
  const [{ items }, found] = await Promise.all([
    api.tankPrices({ isDanger: 'Y' }, options),
    isContainerNumber(typed)
      ? api.tankFind({ number: typed, ...given({ unNo, priceId, arrival }) } as TankFindRequest, options)
      : null,
  ]);
  const sailings = items.map(({ priceId: id, org, dst, etdDay, eta }) => ({
    ...{ priceId: id, from: org.nameCn, to: dst.nameCn, etdDay },
    etaDay: localDay(eta, dst.timezone),
  }));
  return { kind: 'find', sailings, found };
}

/** The lanes that the address asks for, or the yards of its tab. */
const readContent: Read = async (api, { query }, signal) => {
  const { tab, tankType, packingGroup, density15, density50, fillTemp } = parseTankQuery(query);
  if (tab === FIND_TAB) return { outcome: 'found', content: await readFind(api, query, signal) };
  if (tab !== tankTabs.TRANSPORT) {
    const yards = await api.tankYards({}, { signal });
    return { outcome: 'found', content: { kind: 'yards', tab, yards } satisfies TankContent };
  }
  const { orgPortCode, dstPortCode, isDanger, unNo: typed, boxes, etdFrom, etdTo } = decodeTerms(query);
  const unNo = isDanger === 'Y' ? (readUnNumber(typed) ?? '') : '';
  const request = {
    ...given({
      orgPortCode,
      dstPortCode,
      unNo,
      packingGroup,
      density15,
      density50,
      fillTemp,
      tankType,
      etdFrom,
      etdTo,
    }),
    isDanger,
    tanks: boxes.find(({ ctnType }) => ctnType === TANK_BOX)?.quantity ?? 1,
  } as TankRequest;
  const answer = await api.tankPrices(request, { signal });
  const content: TankContent = { kind: 'lanes', orgPortCode, dstPortCode, isDanger: isDanger === 'Y', unNo, answer };
  return { outcome: 'found', content };
};

/** The search card, the list below it, and the order that an address opens over it. */
export const tank = composePage({ list: wireResource(readContent) }, { deferred: searchCard('tank', PATH), overlay });
