import type { RouteMatch } from './routes.ts';

/** Whether search engines may index a page: not user pages, and not shared posts, which only their link reveals. */
export const isSearchable = ({ route, params }: RouteMatch) =>
  route.path !== null &&
  route.permission === 'public' &&
  !(route.path.startsWith('/procurement/') && params.id !== undefined);
