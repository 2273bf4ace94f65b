import { navigate } from 'wouter/use-browser-location';

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

const fieldsOf = (query: string) => {
  const fields = new URLSearchParams(query);
  fields.sort();
  return fields.toString();
};

/** Replaces this page's query; the same fields in another order stay, because a page reads its content again for each new query. */
export function writeQuery(query: string): void {
  if (fieldsOf(query) !== fieldsOf(location.search))
    navigate(withQuery(location.pathname, query) + location.hash, { replace: true });
}

/** Another page with a query of its own. */
export const openWithQuery = (path: string, query: string): void => navigate(withQuery(path, query));
