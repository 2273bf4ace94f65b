import { navigate } from 'wouter/use-browser-location';

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

/** Another query on this page, without a new entry in the history; nothing where it is already. */
export function writeQuery(query: string): void {
  const next = withQuery(location.pathname, query);
  if (next !== location.pathname + location.search) navigate(next + location.hash, { replace: true });
}

/** Another page with a query of its own. */
export const openWithQuery = (path: string, query: string): void => navigate(withQuery(path, query));
