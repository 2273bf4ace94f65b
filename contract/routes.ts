/** Every page of the product, once. */
export const routes = [{ name: 'home', path: '/', layout: 'large-page', permission: 'public' }] as const;

export type Route = (typeof routes)[number];
export type RouteName = Route['name'];

export interface RouteMatch<R> {
  route: R;
  params: Readonly<Record<string, string>>;
}

/** The parameters of a path that fits the pattern (`/news/:id`, `/act/:id?`), or null. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/').slice(1);
  const given = path
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .slice(1);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at];
    const name = /^:(\w+)(\??)$/.exec(part);
    if (name === null) {
      if (value !== part) return null;
    } else if (value !== undefined && value !== '') params[name[1]!] = value;
    else if (name[2] === '') return null;
  }
  return params;
}

export function matchIn<R extends { path: string }>(table: readonly R[], path: string): RouteMatch<R> | null {
  for (const route of table) {
    const params = matchPath(route.path, path);
    if (params !== null) return { route, params };
  }
  return null;
}

export const matchRoute = (path: string): RouteMatch<Route> | null => matchIn(routes, path);
