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
