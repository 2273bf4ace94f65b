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
  /** Markup inside the root element until the app runs. */
  body: string;
  /** Markup of overlays. */
  over?: string;
  /** True when the app starts only at the first interaction; see src/ssr/event-replay. */
  isHydrationDeferred?: boolean;
  /** True for a page of one signed-in user; it is never cached. */
  isOwn?: boolean;
  /** True for an operator's preview; it is never cached and sends its full URL as referrer to this server. */
  isPreview?: boolean;
}

/** Renders a page. `page` is null for a URL outside the route table. */
export type RenderPage = (page: Page, request: FastifyRequest) => Promise<RenderedPage>;

/** Renders the page shown to a rate-limited visitor; the app does not start there. */
export type RenderBusyPage = (seconds: number) => RenderedPage;

/** Place in the built page for the rendered head, which contains the configuration and replaces the plain one. */
export const HEAD_MARK = /<!--head-->(?:<script type="application\/json" id="site-config">[^<]*<\/script>)?/;
export const BODY_MARK = '<!--body-->';
const OVER_MARK = '<!--over-->';
const WRITTEN_BYTES = 8 * 1024 * 1024;
const ENTRY = /<script type="module"( crossorigin)? src="([^"]+)"([^>]*)><\/script>/;
const SCRIPT_OF_SITE = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Preloads the app's script without running it. */
const withoutEntry = (html: string) => html.replace(ENTRY, '<link rel="modulepreload"$1 href="$2"$3 data-entry>');

const OF_PREVIEWS = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex, nofollow' };

function textOf(file: SiteFile, { status, head, body, over = '', isHydrationDeferred = false }: RenderedPage): string {
  const built = file.identity.toString();
  const html = isHydrationDeferred ? withoutEntry(built) : status === 429 ? built.replace(SCRIPT_OF_SITE, '') : built;
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

/** A page ready to send. Each encoding is created on first use, off the main thread. */
interface SentPage {
  file: SiteFile;
  encoded: Map<Encoding, Promise<Buffer>>;
}

const sentPage = (file: SiteFile, html: string): SentPage => {
  const identity = Buffer.from(html);
  const { br: _br, gzip: _gzip, ...rest } = file;
  return { file: { ...rest, identity, etag: `"${fingerprint(identity)}"` }, encoded: new Map() };
};

/** Returns the page in the browser's preferred encoding. */
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

/** Serves static files and the pages of the route table; anything else gets the 404 page. */
export function createPages(site: SiteFiles, renderPage: RenderPage, renderBusyPage: RenderBusyPage): Pages {
  /** Pages written per request whose text seldom differs, cached by its hash. */
  const written = boundedCache<SentPage>(WRITTEN_BYTES, ({ file }) => 2 * file.identity.length);
  /** Rendered pages by identity, so that no request has to hash them. */
  const sent = new WeakMap<RenderedPage, SentPage>();

  function sentOf(file: SiteFile, page: RenderedPage): SentPage {
    const known = sent.get(page);
    if (known !== undefined) return known;
    const { status, head, body, over = '', isHydrationDeferred = false } = page;
    if (isHydrationDeferred) {
      const made = sentPage(file, textOf(file, page));
      sent.set(page, made);
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
    if (made.status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS.lost));
    return sendFile(request, reply, await encodedFor(request, sentOf(html, made)), made.status);
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply, seconds: number): Promise<FastifyReply> {
    const made = renderBusyPage(seconds);
    return sendFile(request, reply, await encodedFor(request, sentOf(site.get('/index.html')!, made)), made.status);
  }

  return { answer, refuse };
}
