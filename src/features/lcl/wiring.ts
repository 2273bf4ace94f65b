import type { LclPricesRequest } from '#contract/services/lcl-prices.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { LISTED_LANES } from '#domain/limits.ts';
import { readQuantity, VOLUME_LIMITS, WEIGHT_LIMITS } from '#domain/quantity.ts';
import { decodeTerms } from '#machines/search/index.ts';
import { orderOverlay } from '#src/features/booking/opened-order.tsx';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { searchCard } from '#src/features/search/service-page.tsx';
import type { LclListing, LclTerms } from './views/content.ts';

const overlay = orderOverlay(async () => (await import('./order-forms.ts')).lclOrder);

export const PATH = '/shippingLcl';

const quantityOf = (typed: string, limits: typeof VOLUME_LIMITS): string => {
  const read = readQuantity(typed, limits);
  return read.ok ? read.value : '';
};

const given = (fields: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== null));

/** The sailings of the lane in the address; without one the lanes there are. */
const readListing: Read = async (api, { query }, signal) => {
  const options = { signal } as const;
  const { orgPortCode, dstPortCode, isDanger, unNo, volume, weight, etdFrom, etdTo } = decodeTerms(query);
  if (orgPortCode === '' || dstPortCode === '') {
    const lanes = await api.minimumPrices({ service: 'lcl', isDanger, limit: LISTED_LANES }, options);
    return { outcome: 'found', content: { kind: 'lanes', lanes } satisfies LclListing };
  }
  const terms: LclTerms = {
    ...{ orgPortCode, dstPortCode, isDanger },
    unNo: isDanger === 'Y' ? (readUnNumber(unNo) ?? '') : '',
    volume: quantityOf(volume, VOLUME_LIMITS),
    weight: quantityOf(weight, WEIGHT_LIMITS),
  };
  const request = given({ ...terms, etdFrom, etdTo }) as LclPricesRequest;
  const answer = await api.lclPrices(request, options);
  return { outcome: 'found', content: { kind: 'list', terms, query, answer } satisfies LclListing };
};

/** The search and the list have nothing to tell each other but the address. */
export const lcl = composePage({ prices: wireResource(readListing) }, { deferred: searchCard('lcl', PATH), overlay });
