import type { FlexitankRequest } from '#contract/services/flexitank-prices.ts';
import { amountOf, isRefused, readFlexitankTyped } from '#domain/flexitank/address.ts';
import { orderOverlay } from '#src/features/booking/opened-order.tsx';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import type { FlexitankListing } from './views/FluidBagResults.tsx';

const overlay = orderOverlay(async () => (await import('./order-forms.ts')).flexitankOrder);

/** Builds the API request; goods that a flexitank cannot carry request only the list of lanes. */
function flexitankRequest(query: string): FlexitankRequest {
  const typed = readFlexitankTyped(query);
  if (isRefused(typed)) return {};
  const asked = {
    orgPortCode: typed.orgPortCode,
    dstPortCode: typed.dstPortCode,
    mass: amountOf(typed, 'mass'),
    density: amountOf(typed, 'density'),
    viscosity: amountOf(typed, 'viscosity'),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null && value !== ''));
}

const readListing: Read = async (api, { query }, signal) => {
  const answer = await api.flexitankPrices(flexitankRequest(query), { signal });
  return { outcome: 'found', content: { answer } satisfies FlexitankListing };
};

/** The prices that the address asks for, and the order over them. */
export const fluidBag = composePage({ prices: wireResource(readListing) }, { overlay });
