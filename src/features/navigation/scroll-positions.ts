import { watchQuery } from '#src/browser/address.ts';

const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Time limit for content that grows the page after it has opened. */
const AT_MOST_MS = 1_500;

/** Scrolls to the position as soon as the page is long enough, unless the visitor scrolls first. */
function scrollBack(top: number) {
  const until = performance.now() + AT_MOST_MS;
  const moved = new AbortController();
  for (const sign of SIGNS) window.addEventListener(sign, () => moved.abort(), { passive: true, signal: moved.signal });
  const step = () => {
    if (moved.signal.aborted) return;
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1 || performance.now() > until) return moved.abort();
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Stores the scroll position of each page and restores it on back and forward navigation. */
export function keepScrollPlaces(follow: (comeBack: () => void) => unknown) {
  const places = new Map<string, number>();
  let here = location.pathname + location.search;
  let isReturn = false;
  watchQuery((path, query, by) => {
    places.set(here, window.scrollY);
    here = path + query;
    if (by !== 'replaceState') isReturn = by === 'popstate';
  });
  follow(() => {
    const top = isReturn ? places.get(here) : undefined;
    if (top) scrollBack(top);
  });
}
