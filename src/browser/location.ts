import { navigate } from 'wouter/use-browser-location';

const CHANGES = ['popstate', 'pushState', 'replaceState'];

/** Puts another path in the place of this one; what the address asks for beside its path stays. */
export const respell = (path: string) => navigate(path + location.search + location.hash, { replace: true });

/**
 * Says the path now and whenever it changes. A plain click on a link whose path the site has changes the path without
 * loading the page anew; every other link is the browser's.
 */
export function watchLocation(isOurs: (path: string) => boolean, say: (path: string) => void) {
  let said: string | null = null;
  const tell = () => {
    if (said === location.pathname) return;
    said = location.pathname;
    say(said);
  };
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlain(event, link) || !isOurs(link.pathname)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  tell();
  for (const change of CHANGES) window.addEventListener(change, tell);
  document.addEventListener('click', follow);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, tell);
    document.removeEventListener('click', follow);
  };
}

const isPlain = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  link.origin === location.origin &&
  !link.hasAttribute('download') &&
  (link.target === '' || link.target === '_self');
