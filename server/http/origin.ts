import type { FastifyRequest } from 'fastify';
import { requestOrigin } from './host.ts';

/**
 * Whether a request comes from our own pages or from no page at all. Browsers say so in Sec-Fetch-Site; one that does not
 * sends Origin with whatever could change anything; a program sends neither and has no one's cookies.
 */
export function isOwnRequest(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return origin === (publicOrigin ?? requestOrigin(request));
}
