import type { DomesticRequest } from '#contract/services/domestic-prices.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { readDomesticDoors } from '#domain/domestic/terms.ts';
import { LISTED_LANES } from '#domain/limits.ts';
import { decodeTerms } from '#machines/search/index.ts';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { searchCard } from '#src/features/search/service-page.tsx';
import type { DomesticListing } from './views/DomesticResults.tsx';

const PATH = '/domesticTrade';

/** Builds the API request; null unless the URL names two different ports. */
function domesticRequest(query: string): DomesticRequest | null {
  const { orgPortCode, dstPortCode, isDanger, boxes, unNo: typed, carriers, etdFrom, etdTo } = decodeTerms(query);
  if (orgPortCode === '' || dstPortCode === '' || orgPortCode === dstPortCode) return null;
  const { pickup, delivery } = readDomesticDoors(query);
  const unNo = readUnNumber(typed);
  return {
    ...{ orgPortCode, dstPortCode, isDanger, boxes: [...boxes], carriers: [...carriers] },
    ...(isDanger === 'N' || unNo === null ? {} : { unNo }),
    ...(pickup === '' ? {} : { pickup }),
    ...(delivery === '' ? {} : { delivery }),
    ...(etdFrom === null ? {} : { etdFrom }),
    ...(etdTo === null ? {} : { etdTo }),
  };
}

const readListing: Read = async (api, { query }, signal) => {
  const options = { signal } as const;
  const request = domesticRequest(query);
  if (request === null) {
    const { isDanger } = decodeTerms(query);
    const lanes = await api.minimumPrices({ service: 'domestic', isDanger, limit: LISTED_LANES }, options);
    return { outcome: 'found', content: { kind: 'lanes', lanes } satisfies DomesticListing };
  }
  const answer = await api.domesticPrices(request, options);
  const { isDanger, unNo = '', carriers: [carrier = ''] = [] } = request;
  const content: DomesticListing = { kind: 'list', isDanger: isDanger === 'Y', unNo, carrier, answer };
  return { outcome: 'found', content };
};

/** The search card, and the prices that its address asks for. */
export const domestic = composePage({ prices: wireResource(readListing) }, { deferred: searchCard('domestic', PATH) });
