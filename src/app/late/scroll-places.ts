import { watchQuery } from '../../browser/query.ts';

const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** What a page shows may come after the page. */
const AT_MOST_MS = 1_500;

/** Scrolls there as soon as the page is long enough, unless somebody moves it first. */
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

/** Remembers how far down each page was read, and shows that place to who comes back to it by the browser's own way. */
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
