import type { FastifyRequest } from 'fastify';
import { requestOrigin } from './host.ts';

/**
 * True when a request comes from our own pages or from no page. Browsers state it in Sec-Fetch-Site; older ones send
 * Origin with unsafe methods; programs send neither and have no cookies.
 */
export function isOwnRequest(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return origin === (publicOrigin ?? requestOrigin(request));
}
