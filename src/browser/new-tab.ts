/** A tab opened in the click, before its address is known: a browser blocks what opens later. Null where it was blocked. */
export function openBlankTab(): { go: (address: string) => void; close: () => void } | null {
  const opened = window.open('about:blank', '_blank');
  if (opened === null) return null;
  opened.opener = null;
  return { go: (address) => opened.location.replace(address), close: () => opened.close() };
}

type Place = Pick<Location, 'assign' | 'href' | 'origin' | 'replace'>;

/** Takes this tab to a page that the site does not show itself; one of another site takes the place of this one. */
export function goTo(address: string, place: Place = location) {
  const target = new URL(address, place.href);
  if (target.origin === place.origin) place.assign(target.href);
  else place.replace(target.href);
}
