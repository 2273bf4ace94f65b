import { safeAddress } from '#domain/safe-address.ts';

/** A tab opened in the click, before its address is known: a browser blocks what opens later. Null where it was blocked. */
export function openBlankTab(): { go: (address: string) => void; close: () => void } | null {
  const opened = window.open('about:blank', '_blank');
  if (opened === null) return null;
  opened.opener = null;
  return { go: (address) => opened.location.replace(address), close: () => opened.close() };
}

type Place = Pick<Location, 'assign' | 'origin' | 'replace'>;

/**
 * Takes this tab to a page that the site does not show itself; one of another site takes the place of this one.
 * An origin that is not `allowed` is not gone to: the site's home is.
 */
export function goTo(address: string, allowed: readonly string[] = [], place: Place = location) {
  const target = safeAddress(address, { origin: place.origin, allowed });
  if (new URL(target).origin === place.origin) place.assign(target);
  else place.replace(target);
}
