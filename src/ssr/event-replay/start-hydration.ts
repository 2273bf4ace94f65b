import { PAGE_FAILED } from '#domain/page-events.ts';
import { ACCESS_TOKEN, AUTH_CHANNEL } from '#domain/storage-names.ts';

interface HydrationOptions {
  /** Milliseconds after which the page hydrates without an interaction. */
  within: number;
  /** Files of the site that load together with its entry. */
  files: readonly string[];
  /** The page was rendered for one signed-in user: anybody else gets another page. */
  isOwn: boolean;
}

/** Signs of a visitor, and of a session that changes in another tab. */
const SIGNS = 'pointermove pointerdown touchstart wheel scroll keydown focusin click input storage'.split(' ');
const COOKIE_DELAY_MS = 100;

/** Token of the user who is signed in in this browser. */
const readToken = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${ACCESS_TOKEN}=`))
    ?.slice(ACCESS_TOKEN.length + 1);

/** A page that loads under a resting pointer receives a move without distance. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

function preload(file: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `/assets/${file}`;
  document.head.append(link);
}

/** Starts the site at the first interaction or after a time. Returns a function that starts it at once. */
export function scheduleHydration({ within, files, isOwn }: HydrationOptions) {
  const token = readToken();
  let listening: AbortController;
  let failures = 0;

  function listen() {
    listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const sign of SIGNS) window.addEventListener(sign, (event) => isAtRest(event) || start(), options);
  }

  function fail() {
    failures += 1;
    document.dispatchEvent(new Event(PAGE_FAILED));
    listen();
  }

  function run() {
    const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? '';
    // A browser may answer a second import of one address with its first failure.
    import(/* @vite-ignore */ failures > 0 ? `${entry}?again=${failures}` : entry).catch(fail);
  }

  function start() {
    if (listening.signal.aborted) return;
    listening.abort();
    clearTimeout(timer);
    otherTabs?.close();
    if (isOwn && readToken() !== token) return location.reload();
    for (const file of files) preload(file);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  }

  /** Starts when a skeleton is in view, because only the site's code replaces it. */
  function watchSkeletons() {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    });
    for (const skeleton of document.querySelectorAll('#app .skeleton')) observer.observe(skeleton);
  }

  listen();
  let timer = setTimeout(start, within);
  const otherTabs = isOwn && typeof BroadcastChannel === 'function' ? new BroadcastChannel(AUTH_CHANNEL) : null;
  // The message of another tab may arrive before the cookie that it announces.
  otherTabs?.addEventListener('message', () => {
    clearTimeout(timer);
    timer = setTimeout(start, COOKIE_DELAY_MS);
  });
  document.addEventListener('DOMContentLoaded', watchSkeletons, { once: true });
  return start;
}
