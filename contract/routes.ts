import { parse } from 'regexparam';
import type { BookedService } from './booked-services.ts';

export type Permission = 'public' | 'signed-in';
export type LayoutName =
  | 'activity'
  | 'basic'
  | 'default'
  | 'image-header'
  | 'large-page'
  | 'rail'
  | 'white'
  | 'white-mobile';

interface RouteShape {
  name: string;
  /** `:name` is a parameter, `:name?` an optional last one; null for a page without a URL. */
  path: string | null;
  layout: LayoutName;
  permission: Permission;
  /** Text page, whose content is in copy/text-pages under the page's name. */
  isText?: true;
  books?: BookedService;
}

/** All pages of the site, used by the client, the server's fallback and the permission check. */
export const routes = [
  { name: 'home', path: '/', layout: 'large-page', permission: 'public' },
  { name: 'business', path: '/business', layout: 'large-page', permission: 'public' },
  { name: 'shippingFcl', path: '/shippingFcl', layout: 'basic', permission: 'public' },
  { name: 'enquiryFcl', path: '/enquiryFcl', layout: 'basic', permission: 'public' },
  { name: 'shippingLcl', path: '/shippingLcl', layout: 'basic', permission: 'public', books: 'lcl' },
  { name: 'airLift', path: '/airLift', layout: 'basic', permission: 'public' },
  { name: 'domesticTrade', path: '/domesticTrade', layout: 'basic', permission: 'public' },
  { name: 'news', path: '/news', layout: 'basic', permission: 'public' },
  { name: 'newsItem', path: '/news/:id', layout: 'basic', permission: 'public' },
  { name: 'helpCenter', path: '/helpCenter', layout: 'basic', permission: 'public' },
  {
    name: 'procurementShare',
    path: '/procurement/share/:id?',
    layout: 'basic',
    permission: 'public',
    books: 'goods',
  },
  { name: 'brandFreight', path: '/brand/freight', layout: 'basic', permission: 'public', books: 'truck' },
  { name: 'brandConsolidation', path: '/brand/consolidation', layout: 'basic', permission: 'public' },
  { name: 'lcl', path: '/lcl', layout: 'image-header', permission: 'public', isText: true },
  { name: 'tankIndex', path: '/tankIndex', layout: 'image-header', permission: 'public', books: 'tank' },
  { name: 'fluidBag', path: '/fluidBag', layout: 'image-header', permission: 'public', books: 'flexitank' },
  { name: 'warehouse', path: '/warehouse', layout: 'image-header', permission: 'public' },
  { name: 'warehouseing', path: '/warehouseing', layout: 'image-header', permission: 'public', books: 'warehouse' },
  { name: 'builtIn', path: '/builtIn', layout: 'image-header', permission: 'public' },
  { name: 'dgdesk', path: '/dgdesk', layout: 'image-header', permission: 'public', books: 'dgdesk' },
  { name: 'dgdeskDetail', path: '/dgdesk/dgdeskDetail', layout: 'image-header', permission: 'public' },
  { name: 'railWayIndex', path: '/railWayIndex', layout: 'rail', permission: 'public' },
  { name: 'railWayAddOrder', path: '/railWay/addOrder', layout: 'rail', permission: 'signed-in', books: 'rail' },
  { name: 'railWaySuccess', path: '/railWay/success', layout: 'rail', permission: 'signed-in' },
  { name: 'act', path: '/act/:id?', layout: 'activity', permission: 'public' },
  { name: 'airLiftOrder', path: '/airLift/airLiftOrder', layout: 'white', permission: 'signed-in', books: 'air' },
  { name: 'builtInAddOrder', path: '/builtIn/addOrder', layout: 'white', permission: 'signed-in', books: 'cfs' },
  { name: 'builtInSuccess', path: '/builtIn/addOrderSuccess', layout: 'white', permission: 'signed-in' },
  { name: 'dgdeskSuccess', path: '/dgdesk/addOrderSuccess', layout: 'white', permission: 'signed-in' },
  {
    name: 'domesticTradeOrder',
    path: '/domesticTrade/orderPage',
    layout: 'white',
    permission: 'signed-in',
    books: 'domestic',
  },
  {
    name: 'shippingFclAddOrder',
    path: '/shippingFcl/addOrder',
    layout: 'white',
    permission: 'signed-in',
    books: 'fcl',
  },
  { name: 'shippingFclSuccess', path: '/shippingFcl/addOrderSuccess', layout: 'white', permission: 'signed-in' },
  { name: 'shippingLclSuccess', path: '/shippingLcl/success', layout: 'white', permission: 'signed-in' },
  {
    name: 'procurementMobile',
    path: '/procurement/mobile/:id?',
    layout: 'white-mobile',
    permission: 'public',
    books: 'goods',
  },
  { name: 'root', path: '/root', layout: 'default', permission: 'public', isText: true },
  { name: 'shippingLclOld', path: '/shippingLcl/oldIndex', layout: 'default', permission: 'public' },
  { name: 'notFound', path: null, layout: 'default', permission: 'public' },
] as const satisfies readonly RouteShape[];

export type Route = (typeof routes)[number];
export type PageName = Route['name'];
export type TextPageName = Extract<Route, { isText: true }>['name'];
type OrderRoute = Extract<Route, { books: BookedService }>;
export type OrderPageName = OrderRoute['name'];
export type RoutedService = OrderRoute['books'];
export type RouteParameters = Readonly<Record<string, string>>;

export interface RouteMatch {
  route: Route;
  params: RouteParameters;
}

export const isTextPage = (page: PageName): page is TextPageName =>
  routes.some((route) => route.name === page && 'isText' in route);

const isOrderRoute = (route: Route): route is OrderRoute => 'books' in route;

export const orderRoutes: readonly OrderRoute[] = routes.filter(isOrderRoute);

/** Order page of a service without its parameter; null when it is ordered through the desk. */
export const orderPath = (service: string): string | null =>
  orderRoutes.find(({ books }) => books === service)?.path.replace(/\/:\w+\?$/, '') ?? null;

/** Service booked on a page; null for other pages. */
export function orderedAt(pathname: string): RoutedService | null {
  const route = matchRoute(pathname)?.route;
  return route !== undefined && isOrderRoute(route) ? route.books : null;
}

export const isOrderPath = (pathname: string, service: string): boolean => orderedAt(pathname) === service;

/** Permission of a page; text pages contain no user data and are public. */
export const permissionOf = (route: Route): Permission => ('isText' in route ? 'public' : route.permission);

/** Case-sensitive patterns of all pages with a URL. */
const patterns = routes.flatMap((route) => {
  if (route.path === null) return [];
  const { keys, pattern } = parse(route.path);
  return [{ route, keys, pattern: new RegExp(pattern.source) }];
});

/** Page of a path; null when there is none. */
export function matchRoute(pathname: string): RouteMatch | null {
  const path = plainPath(pathname);
  if (path === null) return null;
  for (const { route, keys, pattern } of patterns) {
    const found = pattern.exec(path);
    if (found === null) continue;
    const params: Record<string, string> = {};
    for (const [index, key] of keys.entries()) {
      const value = found[index + 1];
      if (value !== undefined) params[key] = decodeURIComponent(value);
    }
    return { route, params };
  }
  return null;
}

/** Canonical path: no empty segments, no trailing slash. */
export const canonicalPath = (pathname: string) => `/${segmentsOf(pathname).join('/')}`;

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** Normalises percent-encoding; null when it cannot be decoded. */
function plainPath(pathname: string): string | null {
  try {
    return `/${segmentsOf(pathname)
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/')}`;
  } catch {
    return null;
  }
}
