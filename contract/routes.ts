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
  /** With `{name}` for a parameter and `{name?}` for an optional last one; null for a page without an address. */
  path: string | null;
  layout: LayoutName;
  permission: Permission;
  /** Nothing but its copy, which is in src/ui/copy/text-pages under the name of the page. */
  isText?: true;
}

/** Every page of the site, once. The site, the server's fallback and the permission check read it. */
export const routes = [
  { name: 'home', path: '/', layout: 'large-page', permission: 'public' },
  { name: 'business', path: '/business', layout: 'large-page', permission: 'public' },
  { name: 'shippingFcl', path: '/shippingFcl', layout: 'basic', permission: 'public' },
  { name: 'enquiryFcl', path: '/enquiryFcl', layout: 'basic', permission: 'public' },
  { name: 'shippingLcl', path: '/shippingLcl', layout: 'basic', permission: 'public', isText: true },
  { name: 'airLift', path: '/airLift', layout: 'basic', permission: 'public', isText: true },
  { name: 'domesticTrade', path: '/domesticTrade', layout: 'basic', permission: 'public', isText: true },
  { name: 'news', path: '/news', layout: 'basic', permission: 'public' },
  { name: 'newsItem', path: '/news/{id}', layout: 'basic', permission: 'public' },
  { name: 'helpCenter', path: '/helpCenter', layout: 'basic', permission: 'public' },
  { name: 'procurementShare', path: '/procurement/share/{id?}', layout: 'basic', permission: 'public' },
  { name: 'brandFreight', path: '/brand/freight', layout: 'basic', permission: 'public' },
  { name: 'brandConsolidation', path: '/brand/consolidation', layout: 'basic', permission: 'public' },
  { name: 'lcl', path: '/lcl', layout: 'image-header', permission: 'public', isText: true },
  { name: 'tankIndex', path: '/tankIndex', layout: 'image-header', permission: 'public', isText: true },
  { name: 'fluidBag', path: '/fluidBag', layout: 'image-header', permission: 'public', isText: true },
  { name: 'warehouse', path: '/warehouse', layout: 'image-header', permission: 'public', isText: true },
  { name: 'warehouseing', path: '/warehouseing', layout: 'image-header', permission: 'public', isText: true },
  { name: 'dgdesk', path: '/dgdesk', layout: 'image-header', permission: 'public' },
  { name: 'dgdeskDetail', path: '/dgdesk/dgdeskDetail', layout: 'image-header', permission: 'public' },
  { name: 'railWayIndex', path: '/railWayIndex', layout: 'rail', permission: 'public', isText: true },
  { name: 'railWayAddOrder', path: '/railWay/addOrder', layout: 'rail', permission: 'signed-in', isText: true },
  { name: 'railWaySuccess', path: '/railWay/success', layout: 'rail', permission: 'signed-in', isText: true },
  { name: 'act', path: '/act/{id?}', layout: 'activity', permission: 'public' },
  { name: 'airLiftOrder', path: '/airLift/airLiftOrder', layout: 'white', permission: 'signed-in', isText: true },
  { name: 'builtInAddOrder', path: '/builtIn/addOrder', layout: 'white', permission: 'signed-in', isText: true },
  { name: 'builtInSuccess', path: '/builtIn/addOrderSuccess', layout: 'white', permission: 'signed-in', isText: true },
  { name: 'dgdeskSuccess', path: '/dgdesk/addOrderSuccess', layout: 'white', permission: 'signed-in', isText: true },
  {
    name: 'domesticTradeOrder',
    path: '/domesticTrade/orderPage',
    layout: 'white',
    permission: 'signed-in',
    isText: true,
  },
  { name: 'shippingFclAddOrder', path: '/shippingFcl/addOrder', layout: 'white', permission: 'signed-in' },
  { name: 'shippingFclSuccess', path: '/shippingFcl/addOrderSuccess', layout: 'white', permission: 'signed-in' },
  { name: 'shippingLclSuccess', path: '/shippingLcl/success', layout: 'white', permission: 'signed-in', isText: true },
  { name: 'procurementMobile', path: '/procurement/mobile/{id?}', layout: 'white-mobile', permission: 'public' },
  { name: 'root', path: '/root', layout: 'default', permission: 'public', isText: true },
  { name: 'shippingLclOld', path: '/shippingLcl/oldIndex', layout: 'default', permission: 'public', isText: true },
  { name: 'notFound', path: null, layout: 'default', permission: 'public' },
] as const satisfies readonly RouteShape[];

export type Route = (typeof routes)[number];
export type PageName = Route['name'];
export type TextPageName = Extract<Route, { isText: true }>['name'];
export type RouteParameters = Readonly<Record<string, string>>;

export interface RouteMatch {
  route: Route;
  params: RouteParameters;
}

export const isTextPage = (page: PageName): page is TextPageName =>
  routes.some((route) => route.name === page && 'isText' in route);

/** The page of an address, or null where the site has none. */
export function matchRoute(pathname: string): RouteMatch | null {
  const segments = decodedSegments(pathname);
  if (segments === null) return null;
  for (const route of routes) {
    const params = route.path === null ? null : matchSegments(segmentsOf(route.path), segments);
    if (params !== null) return { route, params };
  }
  return null;
}

/** The one spelling of an address: no empty segments, no slash at the end. */
export const canonicalPath = (pathname: string) => `/${segmentsOf(pathname).join('/')}`;

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function decodedSegments(pathname: string): string[] | null {
  try {
    return segmentsOf(pathname).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): RouteParameters | null {
  if (segments.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    const parameter = /^\{(\w+)(\?)?\}$/.exec(part);
    if (segment === undefined && parameter?.[2] === undefined) return null;
    if (parameter === null && segment !== part) return null;
    if (parameter?.[1] !== undefined && segment !== undefined) params[parameter[1]] = segment;
  }
  return params;
}
