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
