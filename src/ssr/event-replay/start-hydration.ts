import { PAGE_FAILED } from '#domain/page-events.ts';
import { ACCESS_TOKEN, AUTH_CHANNEL } from '#domain/storage-names.ts';

export interface WakeOptions {
  /** The site runs after so many milliseconds, with or without a sign of a reader. */
  within: number;
  /** The site's files that are fetched with its first one. */
  files: readonly string[];
  /** The page was drawn for one person: another one gets a page of their own. */
  isOwn: boolean;
}

/** Signs of a reader. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'input'];
const LOOK_AGAIN_MS = 100;

/** The token of the person who is signed in in this browser. */
const readToken = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${ACCESS_TOKEN}=`))
    ?.slice(ACCESS_TOKEN.length + 1);

/** A browser tells a pointer at rest of the page that was loaded under it. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

function preload(file: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `/assets/${file}`;
  document.head.append(link);
}

/** Runs the site at the first sign of a reader. Returns what runs it at once. */
export function wakeLater({ within, files, isOwn }: WakeOptions) {
  const token = readToken();
  let isAwake = false;
  /** Times that the site's script could not be loaded. */
  let failures = 0;

  const onSign = (event: Event) => {
    if (!isAtRest(event)) wake();
  };
  const listen = () => {
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
    window.addEventListener('storage', onSign);
  };
  const stopListening = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
    window.removeEventListener('storage', onSign);
  };

  function fail() {
    failures += 1;
    isAwake = false;
    document.dispatchEvent(new Event(PAGE_FAILED));
    listen();
  }

  function run() {
    const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? '';
    // A browser may answer a second import of one address with its first failure.
    import(/* @vite-ignore */ failures > 0 ? `${entry}?again=${failures}` : entry).catch(fail);
  }

  function wake() {
    if (isAwake) return;
    isAwake = true;
    stopListening();
    clearTimeout(timer);
    otherTabs?.close();
    if (isOwn && readToken() !== token) return location.reload();
    for (const file of files) preload(file);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  }

  /** Only the site's code replaces a skeleton: one that is in view waits for no sign of a reader. */
  function wakeForSkeletons() {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      wake();
    });
    for (const one of document.querySelectorAll('#app .skeleton')) seen.observe(one);
  }

  listen();
  let timer = setTimeout(wake, within);
  const otherTabs = isOwn && typeof BroadcastChannel === 'function' ? new BroadcastChannel(AUTH_CHANNEL) : null;
  // The message of another tab may arrive before the cookie that it announces.
  otherTabs?.addEventListener('message', () => {
    clearTimeout(timer);
    timer = setTimeout(wake, LOOK_AGAIN_MS);
  });
  document.addEventListener('DOMContentLoaded', wakeForSkeletons, { once: true });
  return wake;
}
