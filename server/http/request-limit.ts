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
  /** Null where this server has no site, as in development. */
  site: SiteFiles | null;
  pages: Pages | null;
}

/** Served from memory, so nothing counts it. */
const isSiteFile = (path: string, site: SiteFiles) =>
  path.startsWith('/assets/') || (site.has(path) && !path.endsWith('.html'));

function bucketOf({ method, url, routeOptions }: FastifyRequest, site: SiteFiles | null): 'call' | 'page' | 'file' {
  const path = pathOf(url);
  const isRead = method === 'GET' || method === 'HEAD';
  if (site === null || !isRead || isCallPath(path) || routeOptions.url === HEALTH_PATH) return 'call';
  return isSiteFile(path, site) ? 'file' : 'page';
}

/** A refusal is held back so long: who asks again at once would take the thread that answers everybody. */
const HELD_MS = 1_000;
/** Beyond that many the rest are refused at once: each holds a connection. */
const HELD_AT_MOST = 200;

export const HEALTH_PATH = '/healthz';

/** Refuses what is one too many from its address within a minute: calls and pages are counted apart. */
export function limitRequests({ limit, settings, site, pages }: Limited) {
  let held = 0;

  async function hold(): Promise<void> {
    if (held >= HELD_AT_MOST) return;
    held += 1;
    await pause(HELD_MS);
    held -= 1;
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
