import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute, type RouteMatch } from '#contract/routes.ts';
import { boundedCache } from './bounded-cache.ts';
import { RETRY_AFTER_SECONDS, sendError } from './envelope.ts';
import { pathOf } from './paths.ts';
import { sendFile, sendOwn } from './site-answer.ts';
import { fingerprint, type SiteFile, type SiteFiles } from './site-files.ts';

export type Page = RouteMatch | null;

export interface RenderedPage {
  status: 200 | 404 | 429 | 503;
  head: string;
  /** What is in the place of the site until it runs. */
  body: string;
  /** What lies over that. */
  over?: string;
  /** Whether the site runs only once somebody is there, as public/held.js sees it. */
  isAsleep?: boolean;
  /** Whether it is for the one person who asked for it: nothing keeps it. */
  isOwn?: boolean;
  /** Whether one operator alone sees it: nothing keeps it, and it says its whole address to its own server. */
  isPreview?: boolean;
}

/** What a page says before any script runs. `page` is null for an address the route table does not have. */
export type RenderPage = (page: Page, request: FastifyRequest) => Promise<RenderedPage>;

/** What is in place of a page that is one too many; the site does not run there. */
export type RenderBusyPage = (seconds: number) => RenderedPage;

/** Where the built page takes them; the head has the configuration, so that the plain one goes. */
export const HEAD_MARK = /<!--head-->(?:<script type="application\/json" id="site-config">[^<]*<\/script>)?/;
export const BODY_MARK = '<!--body-->';
const OVER_MARK = '<!--over-->';
const RENDERED_BYTES = 24 * 1024 * 1024;
const ENTRY = /<script type="module"( crossorigin)? src="([^"]+)"([^>]*)><\/script>/;
const SCRIPT_OF_SITE = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** The site's script is brought and not run. */
const asleep = (html: string) => html.replace(ENTRY, '<link rel="modulepreload"$1 href="$2"$3 data-entry>');

const OF_PREVIEWS = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex, nofollow' };

function textOf(file: SiteFile, { status, head, body, over = '', isAsleep = false }: RenderedPage): string {
  const built = file.identity.toString();
  const html = isAsleep ? asleep(built) : status === 429 ? built.replace(SCRIPT_OF_SITE, '') : built;
  return html
    .replace(HEAD_MARK, () => head)
    .replace(BODY_MARK, () => body)
    .replace(OVER_MARK, () => over);
}

function compress(html: string): Pick<SiteFile, 'identity' | 'br' | 'gzip' | 'etag'> {
  const identity = Buffer.from(html);
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { identity, br, gzip: gzipSync(identity), etag: `"${fingerprint(identity)}"` };
}

export interface Pages {
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Answers with a page that asks the visitor to wait. */
  refuse(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply;
}

/** Serves files that exist, pages the route table knows, and for anything else the site's own page with status 404. */
export function createPages(site: SiteFiles, renderPage: RenderPage, renderBusyPage: RenderBusyPage): Pages {
  const rendered = boundedCache<SiteFile>(RENDERED_BYTES, ({ identity, br, gzip }) =>
    [identity, br, gzip].reduce((sum, encoded) => sum + (encoded?.length ?? 0), 0),
  );

  function filled(file: SiteFile, page: RenderedPage): SiteFile {
    const { status, head, body, over = '', isAsleep = false } = page;
    const key = fingerprint(`${status}${isAsleep}${file.etag}${head}\n${body}\n${over}`);
    const known = rendered.get(key);
    if (known !== undefined) return known;
    const made = { ...file, ...compress(textOf(file, page)) };
    rendered.set(key, made);
    return made;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = decodeURIComponent(pathOf(request.url));
    const file = path.endsWith('.html') ? undefined : site.get(path);
    if (file !== undefined) return sendFile(request, reply, file);
    if (path.startsWith('/assets/')) return sendError(reply.header('cache-control', 'no-store'), 404);
    const page = matchRoute(path);
    const own = page === null ? undefined : site.get(`${page.route.path?.replace(/\/$/, '')}/index.html`);
    const html = own ?? site.get('/index.html')!;
    const made = await renderPage(page, request);
    if (made.isPreview === true) reply.headers(OF_PREVIEWS);
    if (made.isPreview === true || made.isOwn === true)
      return sendOwn(request, reply, { ...html, ...compress(textOf(html, made)) }, made.status);
    if (made.status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS.gone));
    return sendFile(request, reply, filled(html, made), made.status);
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
    const made = renderBusyPage(seconds);
    return sendFile(request, reply, filled(site.get('/index.html')!, made), made.status);
  }

  return { answer, refuse };
}
