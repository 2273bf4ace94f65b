import { navigate } from 'wouter/use-browser-location';

const CHANGES = ['popstate', 'pushState', 'replaceState'];

/** Puts another path in the place of this one; what the address asks for beside its path stays. */
export const replaceAddress = (path: string) => navigate(path + location.search + location.hash, { replace: true });

/**
 * Says the path now and whenever it changes. A plain click on a link whose path the site has changes the path without
 * loading the page anew, and so does a form that only asks; every other link and form is the browser's.
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
  const ask = (event: SubmitEvent) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    if (form === null || event.defaultPrevented || form.method !== 'get') return;
    const address = new URL(form.action);
    if (address.origin !== location.origin || !isOurs(address.pathname)) return;
    event.preventDefault();
    const typed = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    const query = new URLSearchParams(typed).toString();
    navigate(address.pathname + (query === '' ? '' : `?${query}`));
  };
  tell();
  for (const change of CHANGES) window.addEventListener(change, tell);
  document.addEventListener('click', follow);
  document.addEventListener('submit', ask);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, tell);
    document.removeEventListener('click', follow);
    document.removeEventListener('submit', ask);
  };
}

const isPlain = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  link.origin === location.origin &&
  !link.hasAttribute('download') &&
  (link.target === '' || link.target === '_self');
