import type { BargeAnswer } from '#contract/services/barge-prices.ts';
import { decodeTerms } from '#machines/search/index.ts';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';

const read: Read = async (api, { query }, signal) => {
  const { orgPortCode, dstPortCode } = decodeTerms(query);
  const isLane = orgPortCode !== '' && dstPortCode !== '';
  const content: BargeAnswer = await api.bargePrices(isLane ? { orgPortCode, dstPortCode } : {}, { signal });
  return { outcome: 'found', content };
};

/** Prices of the address: the departures of a lane, or the next of each lane. */
export const barge = composePage({ prices: wireResource(read) });
