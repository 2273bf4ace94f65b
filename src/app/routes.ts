import { canonicalPath, matchRoute, routes } from '#contract/routes.ts';
import type { Access, Destination } from '#machines/navigation/index.ts';

const notFound = routes.find(({ name }) => name === 'notFound') ?? routes[0];

/** The page that an address shows. */
export function destinationOf(path: string): Destination {
  const { name, permission } = matchRoute(path)?.route ?? notFound;
  return { path, page: name, permission };
}

/** A page in another spelling of its address leads to the address itself. */
export function accessOf(destination: Destination, hasToken: boolean): Access {
  const canonical = canonicalPath(destination.path);
  const isElsewhere = destination.page !== notFound.name && canonical !== destination.path;
  return { hasToken, redirectTo: isElsewhere ? canonical : null };
}
