import { navigate } from 'wouter/use-browser-location';
import { watchQuery } from './query.ts';

/** Puts another path in the place of this one; what the address asks for beside its path stays. */
export const replaceAddress = (path: string) => navigate(path + location.search + location.hash, { replace: true });

/** Opens an address: without loading anything where the site has its path, and else as the browser does. */
export function openAddress(to: string, isOurs: (path: string) => boolean) {
  if (isOurs(new URL(to, location.href).pathname)) navigate(to);
  else location.assign(to);
}

/** Says the path now and whenever it changes. */
export function watchLocation(notify: (path: string) => void) {
  let said: string | null = null;
  const update = () => {
    if (said === location.pathname) return;
    said = location.pathname;
    notify(said);
  };
  update();
  return watchQuery(update);
}
