import { navigate } from 'wouter/use-browser-location';

/** Says the path and its query whenever the address changes, its path or not, and by what event. */
export function watchQuery(notify: (path: string, query: string, by: string) => void) {
  const update = ({ type }: Event) => notify(location.pathname, location.search, type);
  const changes = ['popstate', 'pushState', 'replaceState'];
  for (const change of changes) window.addEventListener(change, update);
  return () => {
    for (const change of changes) window.removeEventListener(change, update);
  };
}

export const currentAddress = () => ({ path: location.pathname, query: location.search });

/** Puts another path in the place of this one; what the address asks for beside its path stays. */
export const replaceAddress = (path: string) => navigate(path + location.search + location.hash, { replace: true });

/** Opens an address: without loading anything where the site has its path, and else as the browser does. */
export function openAddress(to: string, isOurs: (path: string) => boolean) {
  if (isOurs(new URL(to, location.href).pathname)) navigate(to);
  else location.assign(to);
}

/** Says the path and its query now and whenever one of them changes. */
export function watchLocation(notify: (path: string, query: string) => void) {
  let sentPath: string | null = null;
  const update = () => {
    const { pathname, search } = location;
    if (sentPath === pathname + search) return;
    sentPath = pathname + search;
    notify(pathname, search);
  };
  update();
  return watchQuery(update);
}
