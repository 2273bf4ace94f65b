import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '#src/config/settings.ts';
import { sendError } from './envelope.ts';
import type { MinuteLimit } from './limits.ts';
import { clientAddress, networkOf } from './network.ts';
import type { Pages } from './pages.ts';
import { isCallPath, pathOf } from './paths.ts';
import type { SiteFiles } from './site-files.ts';

interface Limited {
  limit: MinuteLimit;
  settings: Pick<Settings, 'requestsPerMinute' | 'pagesPerMinute'>;
  /** Null when the server has no built site, as in development. */
  site: SiteFiles | null;
  pages: Pages | null;
}

/** Served from memory, so requests for it are not limited. */
const isSiteFile = (path: string, site: SiteFiles) =>
  path.startsWith('/assets/') || (site.has(path) && !path.endsWith('.html'));

function bucketOf({ method, url, routeOptions }: FastifyRequest, site: SiteFiles | null): 'call' | 'page' | 'file' {
  const path = pathOf(url);
  const isRead = method === 'GET' || method === 'HEAD';
  if (site === null || !isRead || isCallPath(path) || routeOptions.url === HEALTH_PATH) return 'call';
  return isSiteFile(path, site) ? 'file' : 'page';
}

/** Delay of a refusal, which slows down clients that retry at once. */
const HELD_MS = 1_000;
/** Above this number refusals are immediate, because each delayed one holds a connection. */
const HELD_AT_MOST = 200;

export const HEALTH_PATH = '/healthz';

/** Limits requests per address and minute, separately for calls and pages. */
export function limitRequests({ limit, settings, site, pages }: Limited) {
  let delayed = 0;

  async function hold(): Promise<void> {
    if (delayed >= HELD_AT_MOST) return;
    delayed += 1;
    await pause(HELD_MS);
    delayed -= 1;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> => {
    const bucket = bucketOf(request, site);
    if (bucket === 'file') return null;
    const network = networkOf(clientAddress(request));
    const most = bucket === 'page' ? settings.pagesPerMinute : settings.requestsPerMinute;
    const seconds = limit.take(`${bucket} ${network}`, most);
    if (seconds === 0) return null;
    await hold();
    reply.header('retry-after', String(seconds));
    return bucket === 'page' && pages !== null
      ? pages.refuse(request, reply, seconds)
      : sendError(reply, 429, { retryAfter: seconds });
  };
}
