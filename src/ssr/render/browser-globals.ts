import { EMBEDDED_SITE_ID } from '#contract/embedded-site.ts';
import type { Visit } from '#contract/rendered-page.ts';
import { holdClock } from '../../browser/clock.ts';
import { holdToken } from '../../browser/cookies.ts';

/** Visit whose page is being rendered, one at a time: the globals below are the browser of that visit, as far as the site uses one. */
let visit: Visit;
export let location: URL;
export let navigator: { onLine: boolean; userAgent: string };

/** Sets the visit; its calls are made with the reader's name, for which the server knows the token. */
export function beginVisit(next: Visit) {
  visit = next;
  location = new URL(visit.origin + visit.path + visit.query);
  navigator = { onLine: true, userAgent: visit.onPhone ? 'iPhone' : '' };
  holdClock(visit.now);
  holdToken(visit.reader);
}

const nothing = () => undefined;
const listens = { addEventListener: nothing, removeEventListener: nothing, dispatchEvent: () => true };

export const document = {
  ...listens,
  readyState: 'complete',
  visibilityState: 'visible',
  activeElement: null,
  body: null,
  documentElement: { dataset: { theme: 'light' } },
  head: { querySelectorAll: () => [] },
  getElementById: (id: string) => (id === EMBEDDED_SITE_ID ? { textContent: JSON.stringify(visit.site) } : null),
  querySelector: () => null,
  querySelectorAll: () => [],
};

const emptyStorage = { length: 0, getItem: () => null, setItem: nothing, removeItem: nothing };

export const localStorage = emptyStorage;
export const sessionStorage = emptyStorage;
export const matchMedia = () => ({ ...listens, matches: false });

class NoObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

export { NoObserver as IntersectionObserver, NoObserver as MutationObserver, NoObserver as ResizeObserver };

/** Navigation does nothing: the page keeps the requested address. */
export const dispatchEvent = () => true;
export const history = { state: null, replaceState: nothing, pushState: nothing };

/** Timers never fire: the page is rendered as it is when all requests have settled. */
const never = { setTimeout: () => 0, clearTimeout: nothing, setInterval: () => 0, clearInterval: nothing };

export const window = {
  ...{ ...listens, ...never, localStorage, sessionStorage, history, matchMedia, scrollY: 0 },
  get location() {
    return location;
  },
};
