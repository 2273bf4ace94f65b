import type { FastifyRequest } from 'fastify';
import { canonicalPath, type Route, type RouteMatch, routes } from '#contract/routes.ts';
import { isSearchable } from '#contract/searchable.ts';
import type { Settings } from '#src/config/settings.ts';
import { isLoopbackHost, requestOrigin } from '../http/host.ts';

/** Where the site stands for the world: as configured, or on loopback. Any other Host is a visitor's word and is not repeated. */
export const originOf = (request: FastifyRequest, { publicOrigin }: Settings): string | null =>
  publicOrigin ?? (isLoopbackHost(request) ? requestOrigin(request) : null);

const isInUse = ({ name }: Route, { site }: Settings) =>
  !(
    (name === 'brandFreight' && site.freight !== null) ||
    (name === 'brandConsolidation' && site.consolidation !== null)
  );

/** The public pages whose address has no parameter. */
export const plainAddresses = (settings: Settings): string[] =>
  routes.flatMap((route) =>
    route.path === null || route.path.includes(':') || route.permission !== 'public' || !isInUse(route, settings)
      ? []
      : [route.path],
  );

/** For search engines, without the stand-in page of a brand that has its own site. */
export const isOpenPage = (page: RouteMatch, settings: Settings) => isSearchable(page) && isInUse(page.route, settings);

/** The one address of a page, whatever spelling it was asked for by. */
export const addressOf = (origin: string, { route, params }: RouteMatch) =>
  origin +
  canonicalPath(
    (route.path ?? '/').replace(/:(\w+)\??/g, (_part, name: string) => encodeURIComponent(params[name] ?? '')),
  );
