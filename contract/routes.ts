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
}

/** Every page of the site, once. The site, the server's fallback and the permission check read it. */
export const routes = [
  { name: 'home', path: '/', layout: 'large-page', permission: 'public' },
  { name: 'notFound', path: null, layout: 'default', permission: 'public' },
] as const satisfies readonly RouteShape[];

export type Route = (typeof routes)[number];
export type PageName = Route['name'];
export type RouteParameters = Readonly<Record<string, string>>;

export interface RouteMatch {
  route: Route;
  params: RouteParameters;
}

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
