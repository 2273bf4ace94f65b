import { navigate } from 'wouter/use-browser-location';

/** Says the path and its query whenever the address changes, its path or not. */
export function watchQuery(say: (path: string, query: string) => void) {
  const tell = () => say(location.pathname, location.search);
  const changes = ['popstate', 'pushState', 'replaceState'];
  for (const change of changes) window.addEventListener(change, tell);
  return () => {
    for (const change of changes) window.removeEventListener(change, tell);
  };
}

export const currentAddress = () => ({ path: location.pathname, query: location.search });

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

/** Another query on this page, without a new entry in the history; nothing where it stands already. */
export function writeQuery(query: string): void {
  const next = withQuery(location.pathname, query);
  if (next !== location.pathname + location.search) navigate(next + location.hash, { replace: true });
}

/** Another page with a query of its own. */
export const openWithQuery = (path: string, query: string): void => navigate(withQuery(path, query));
