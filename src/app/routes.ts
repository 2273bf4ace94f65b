import { canonicalPath, type LayoutName, matchRoute, type PageName, permissionOf, routes } from '#contract/routes.ts';
import { isSearchable } from '#contract/searchable.ts';
import type { Access, Destination } from '#machines/navigation/index.ts';

const notFound = routes.find(({ name }) => name === 'notFound') ?? routes[0];

/** The page that an address shows; `isLost` where the server found nothing under its id. */
export function destinationOf(path: string, isLost = false): Destination {
  const route = (isLost ? null : matchRoute(path)?.route) ?? notFound;
  return { path, page: route.name, permission: permissionOf(route) };
}

/** A page in another spelling of its address leads to the address itself. */
export function accessOf(destination: Destination, hasToken: boolean): Access {
  const canonical = canonicalPath(destination.path);
  const isElsewhere = destination.page !== notFound.name && canonical !== destination.path;
  return { hasToken, redirectTo: isElsewhere ? canonical : null };
}

/** The layout of a page; the plain one until it is known which page it is. */
export const layoutOf = (page: PageName | null): LayoutName =>
  routes.find(({ name }) => name === page)?.layout ?? notFound.layout;

/** Whether search engines may list the page that is at an address. */
export function isListed(path: string, page: PageName | null): boolean {
  const match = matchRoute(path);
  return page !== notFound.name && match !== null && isSearchable(match);
}
