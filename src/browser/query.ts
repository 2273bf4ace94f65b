import { navigate } from 'wouter/use-browser-location';

const CHANGES = ['popstate', 'pushState', 'replaceState'];

/** Says the query string of the address now and whenever it changes, without its question mark. */
export function watchQuery(say: (query: string) => void): () => void {
  let said: string | null = null;
  const tell = () => {
    if (said === location.search) return;
    said = location.search;
    say(said.replace(/^\?/, ''));
  };
  tell();
  for (const change of CHANGES) window.addEventListener(change, tell);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, tell);
  };
}

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

/** Another query on this page, without a new entry in the history; nothing where it stands already. */
export function writeQuery(query: string): void {
  const next = withQuery(location.pathname, query);
  if (next !== location.pathname + location.search) navigate(next + location.hash, { replace: true });
}

/** Another page with a query of its own. */
export const openWithQuery = (path: string, query: string): void => navigate(withQuery(path, query));
