import type { FastifyRequest } from 'fastify';
import { canonicalPath, type Route, type RouteMatch, routes } from '#contract/routes.ts';
import { isSearchable } from '#contract/searchable.ts';
import type { Settings } from '#src/config/settings.ts';
import { isLoopbackHost, requestOrigin } from '../http/host.ts';

/** Public origin as configured, or loopback. Any other Host comes from the visitor and is not repeated. */
export const originOf = (request: FastifyRequest, { publicOrigin }: Settings): string | null =>
  publicOrigin ?? (isLoopbackHost(request) ? requestOrigin(request) : null);

const isInUse = ({ name }: Route, { site }: Settings) =>
  !(
    (name === 'brandFreight' && site.freight !== null) ||
    (name === 'brandConsolidation' && site.consolidation !== null)
  );

/** URLs of public pages without parameters. */
export const plainAddresses = (settings: Settings): string[] =>
  routes.flatMap((route) =>
    route.path === null || route.path.includes(':') || route.permission !== 'public' || !isInUse(route, settings)
      ? []
      : [route.path],
  );

/** True for pages search engines may index, except the placeholder of a brand with its own site. */
export const isOpenPage = (page: RouteMatch, settings: Settings) => isSearchable(page) && isInUse(page.route, settings);

/** Canonical URL of a page, for any requested spelling. */
export const addressOf = (origin: string, { route, params }: RouteMatch) =>
  origin +
  canonicalPath(
    (route.path ?? '/').replace(/:(\w+)\??/g, (_part, name: string) => encodeURIComponent(params[name] ?? '')),
  );
