import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute, type RouteMatch } from '#contract/routes.ts';
import { boundedCache } from './bounded-cache.ts';
import { RETRY_AFTER_SECONDS, sendError } from './envelope.ts';
import { pathOf } from './paths.ts';
import { type Encoding, preferredEncoding, sendFile, sendOwn } from './site-answer.ts';
import { fingerprint, type SiteFile, type SiteFiles } from './site-files.ts';

export type Page = RouteMatch | null;

export interface RenderedPage {
  status: 200 | 404 | 429 | 503;
  head: string;
  /** What is in the place of the site until it runs. */
  body: string;
  /** What lies over that. */
  over?: string;
  /** Whether the site runs only once somebody is there, as src/early-input sees it. */
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
const WRITTEN_BYTES = 8 * 1024 * 1024;
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

const brotli = promisify(brotliCompress);
const compressors: Record<Encoding, (identity: Buffer) => Promise<Buffer>> = {
  br: (identity) => brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A page as it is sent; each encoding is made when the first browser asks for it, off the thread that answers. */
interface SentPage {
  file: SiteFile;
  encoded: Map<Encoding, Promise<Buffer>>;
}

const sentPage = (file: SiteFile, html: string): SentPage => {
  const identity = Buffer.from(html);
  const { br: _br, gzip: _gzip, ...rest } = file;
  return { file: { ...rest, identity, etag: `"${fingerprint(identity)}"` }, encoded: new Map() };
};

/** The page in the encoding that a browser likes best. */
async function encodedFor(request: FastifyRequest, { file, encoded }: SentPage): Promise<SiteFile> {
  const encoding = preferredEncoding(request);
  if (encoding === null) return file;
  const compressed = encoded.get(encoding) ?? compressors[encoding](file.identity);
  encoded.set(encoding, compressed);
  return { ...file, [encoding]: await compressed };
}

export interface Pages {
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Answers with a page that asks the visitor to wait. */
  refuse(request: FastifyRequest, reply: FastifyReply, seconds: number): Promise<FastifyReply>;
}

/** Serves files that exist, pages the route table knows, and for anything else the site's own page with status 404. */
export function createPages(site: SiteFiles, renderPage: RenderPage, renderBusyPage: RenderBusyPage): Pages {
  /** Pages without content of their own, by the hash of their text: the text is made for each request and seldom differs. */
  const written = boundedCache<SentPage>(WRITTEN_BYTES, ({ file }) => 2 * file.identity.length);
  /** Rendered pages by identity, so that no request hashes one. */
  const kept = new WeakMap<RenderedPage, SentPage>();

  function sentOf(file: SiteFile, page: RenderedPage): SentPage {
    const known = kept.get(page);
    if (known !== undefined) return known;
    const { status, head, body, over = '', isAsleep = false } = page;
    if (isAsleep) {
      const made = sentPage(file, textOf(file, page));
      kept.set(page, made);
      return made;
    }
    const key = fingerprint(`${status}${file.etag}${head}\n${body}\n${over}`);
    const made = written.get(key) ?? sentPage(file, textOf(file, page));
    written.set(key, made);
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
      return sendOwn(request, reply, await encodedFor(request, sentPage(html, textOf(html, made))), made.status);
    if (made.status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS.gone));
    return sendFile(request, reply, await encodedFor(request, sentOf(html, made)), made.status);
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply, seconds: number): Promise<FastifyReply> {
    const made = renderBusyPage(seconds);
    return sendFile(request, reply, await encodedFor(request, sentOf(site.get('/index.html')!, made)), made.status);
  }

  return { answer, refuse };
}
