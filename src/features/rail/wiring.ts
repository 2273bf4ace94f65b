import type { RailRequest } from '#contract/services/rail-prices.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { readQuantity, VOLUME_LIMITS, WEIGHT_LIMITS } from '#domain/quantity.ts';
import { parseRailQuery } from '#domain/rail/terms.ts';
import { decodeTerms } from '#machines/search/index.ts';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { searchCard } from '#src/features/search/service-page.tsx';
import type { RailListing } from './views/RailResults.tsx';

const PATH = '/railWayIndex';

const quantityOf = (typed: string, limits: typeof VOLUME_LIMITS): string => {
  const read = readQuantity(typed, limits);
  return read.ok ? read.value : '';
};

const given = <Fields extends Readonly<Record<string, string | null>>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== null));

/** Prices are for general cargo until the query names both ends of a line. */
const readListing: Read = async (api, { query }, signal) => {
  const terms = decodeTerms(query);
  const { orgPortCode, dstPortCode, boxes, etdFrom, etdTo } = terms;
  const isDanger = terms.isDanger === 'Y' && orgPortCode !== '' && dstPortCode !== '';
  const volume = quantityOf(terms.volume, VOLUME_LIMITS);
  const weight = quantityOf(terms.weight, WEIGHT_LIMITS);
  const unNo = isDanger ? (readUnNumber(terms.unNo) ?? '') : '';
  const asked = given({ orgPortCode, dstPortCode, volume, weight, unNo, etdFrom, etdTo, ...parseRailQuery(query) });
  const request: RailRequest = { ...asked, isDanger: isDanger ? 'Y' : 'N', boxes: [...boxes] };
  const answer = await api.railPrices(request, { signal });
  const content: RailListing = { orgPortCode, dstPortCode, isDanger, volume, weight, answer };
  return { outcome: 'found', content };
};

/** The search card, and the trains that its address asks for. */
export const rail = composePage({ prices: wireResource(readListing) }, { deferred: searchCard('rail', PATH) });
