import { EMBEDDED_SITE_ID } from '#contract/embedded-site.ts';
import type { Visit } from '#contract/rendered-page.ts';

/** The browser of the visit that is being drawn, as far as the site asks one. One page is drawn at a time. */
let visit: Visit;

export function beginVisit(next: Visit) {
  visit = next;
}

export const visitTime = () => visit.now;
export const visitReader = () => visit.reader;

const PHONE = 'iPhone';
const nothing = () => undefined;
const listens = { addEventListener: nothing, removeEventListener: nothing, dispatchEvent: () => true };

export const location = {
  hash: '',
  get origin() {
    return visit.origin;
  },
  get pathname() {
    return visit.path;
  },
  get search() {
    return visit.query;
  },
  get href() {
    return visit.origin + visit.path + visit.query;
  },
  get hostname() {
    return new URL(visit.origin).hostname;
  },
  get protocol() {
    return new URL(visit.origin).protocol;
  },
};

export const navigator = {
  onLine: true,
  get userAgent() {
    return visit.onPhone ? PHONE : '';
  },
};

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

/** The address stays what was asked for; who opens the page writes their own. */
export const dispatchEvent = () => true;
export const history = { state: null, replaceState: nothing, pushState: nothing };

/** Timers never fire: the page is rendered as it is when all requests have settled. */
const never = { setTimeout: () => 0, clearTimeout: nothing, setInterval: () => 0, clearInterval: nothing };

export const window = { ...listens, ...never, localStorage, sessionStorage, location, history, matchMedia, scrollY: 0 };
