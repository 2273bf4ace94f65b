import { useContext } from 'react';
import { isSafeAddress } from '#domain/safe-address.ts';
import { SiteAddresses } from './site-addresses.ts';

/** The pages of this site that stand for a sister brand without a site of its own. */
const STAND_INS = new Map<string, 'consolidation' | 'freight'>([
  ['/brand/consolidation', 'consolidation'],
  ['/brand/freight', 'freight'],
]);

/** A configured address that waits for a value at its end takes it there. */
const appendValue = (base: string, mark: string, value: string) =>
  base + (/[=/]$/.test(base) ? '' : mark) + encodeURIComponent(value);

/** Whatever the value says, the link stays with the configured site. */
const isWithin = (base: string, address: string) => isSafeAddress(address, { origin: base, allowed: [] });

/** Where a link leads that the company may have configured: there, else to this site's own page. */
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
    /** A page of this site as it is named, or the site of the brand for which it stands. */
    brand: (to: string) => {
      const sister = STAND_INS.get(to);
      return (sister && within(addresses?.[sister], (base) => base)) ?? to;
    },
    /** Null without a maps service: the place stays a text. */
    map: (place: string) =>
      within(addresses?.maps, (base) => appendValue(base, base.includes('?') ? '&q=' : '?q=', place)),
  };
}
