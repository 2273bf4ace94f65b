import type { RouteMatch } from './routes.ts';

/** A page for search engines: neither a person's own nor a shared post, which only its link makes known. */
export const isSearchable = ({ route, params }: RouteMatch) =>
  route.path !== null &&
  route.permission === 'public' &&
  !(route.path.startsWith('/procurement/') && params.id !== undefined);
