import type { AirRequest } from '#contract/services/air-prices.ts';
import { readAirTerms } from '#domain/air/address.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { LISTED_LANES } from '#domain/limits.ts';
import { type QuantityLimits, readQuantity, VOLUME_LIMITS, WEIGHT_LIMITS } from '#domain/quantity.ts';
import { decodeTerms } from '#machines/search/index.ts';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { searchCard } from '#src/features/search/service-page.tsx';
import type { AirContent } from './views/AirLiftPage.tsx';

const quantity = (name: string, typed: string, limits: QuantityLimits) => {
  const read = readQuantity(typed, limits);
  return read.ok ? { [name]: read.value } : {};
};

/** Builds the API request; null unless the URL names two different airports. */
function airRequest(query: string): AirRequest | null {
  const { orgPortCode, dstPortCode, isDanger, unNo: typed, volume, weight, etdFrom, etdTo } = decodeTerms(query);
  if (orgPortCode === '' || dstPortCode === '' || orgPortCode === dstPortCode) return null;
  const { packages, perPackage, packingGroup, share, aircraft, carrier } = readAirTerms(query);
  const unNo = readUnNumber(typed);
  return {
    ...{ orgPortCode, dstPortCode, isDanger, packages, share },
    ...quantity('volume', volume, VOLUME_LIMITS),
    ...quantity('weight', weight, WEIGHT_LIMITS),
    ...(isDanger === 'N' || unNo === null ? {} : { unNo }),
    ...(packingGroup === '' ? {} : { packingGroup }),
    ...(perPackage === '' ? {} : { perPackage }),
    ...(aircraft === null ? {} : { aircraft }),
    ...(carrier === '' ? {} : { carrier }),
    ...(etdFrom === null ? {} : { etdFrom }),
    ...(etdTo === null ? {} : { etdTo }),
  };
}

const readPrices: Read = async (api, { query }, signal) => {
  const request = airRequest(query);
  const options = { signal } as const;
  const { isDanger, unNo, volume } = decodeTerms(query);
  if (request === null) {
    const lanes = await api.minimumPrices({ service: 'air', isDanger, limit: LISTED_LANES }, options);
    return { outcome: 'found', content: { lanes } satisfies AirContent };
  }
  const searched = { isDanger: isDanger === 'Y', unNo, volume };
  const answer = await api.airPrices(request, options);
  return { outcome: 'found', content: { answer, searched } satisfies AirContent };
};

/** The search card, and the prices that its address asks for. */
export const air = composePage({ prices: wireResource(readPrices) }, { deferred: searchCard('air', '/airLift') });
