import { createContext, useContext } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { isSafeAddress } from '#domain/safe-address.ts';

/** Addresses the company configured; null without any. */
export const SiteAddresses = createContext<EmbeddedSite['addresses'] | null>(null);

/** Pages that represent sister brands without their own site. */
const STAND_INS = new Map<string, 'consolidation' | 'freight'>([
  ['/brand/consolidation', 'consolidation'],
  ['/brand/freight', 'freight'],
]);

/** Appends a value to a configured address that ends in a parameter. */
const appendValue = (base: string, mark: string, value: string) =>
  base + (/[=/]$/.test(base) ? '' : mark) + encodeURIComponent(value);

/** Guards against values that change the site of the link. */
const isWithin = (base: string, address: string) => isSafeAddress(address, { origin: base, allowed: [] });

/** Resolves links to configured external sites, with this site's own pages as fallback. */
export function useOuterAddresses() {
  const addresses = useContext(SiteAddresses);
  const within = (base: string | null | undefined, addressOf: (base: string) => string) => {
    if (base === null || base === undefined) return null;
    const address = addressOf(base);
    return isWithin(base, address) ? address : null;
  };
  return {
    news: (id: string) =>
      within(addresses?.newsCentre, (base) => appendValue(base, '/', id)) ?? `/news/${encodeURIComponent(id)}`,
    /** This site's page, or the site of the brand it represents. */
    brand: (to: string) => {
      const sister = STAND_INS.get(to);
      return (sister && within(addresses?.[sister], (base) => base)) ?? to;
    },
    /** Null without a configured map service: the location stays plain text. */
    map: (location: string) =>
      within(addresses?.maps, (base) => appendValue(base, base.includes('?') ? '&q=' : '?q=', location)),
  };
}
