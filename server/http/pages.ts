import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute, type RouteMatch } from '#contract/routes.ts';
import { sendFault } from './envelope.ts';
import { sendFile } from './site-answer.ts';
import { fingerprint, type SiteFile, type SiteFiles } from './site-files.ts';

export type Page = RouteMatch | null;

/** What a page puts into its head; null leaves the built page as it is. `page` is null for one that does not exist. */
export type RenderHead = (page: Page, request: FastifyRequest) => string | null;

/** Where the built page takes its head. */
export const HEAD_MARK = '<!--head-->';
const RENDERED_MAX = 500;

function compress(html: string): Pick<SiteFile, 'identity' | 'br' | 'gzip' | 'etag'> {
  const identity = Buffer.from(html);
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { identity, br, gzip: gzipSync(identity), etag: `"${fingerprint(identity)}"` };
}

function pathOf(request: FastifyRequest): string | null {
  try {
    return decodeURIComponent(request.url.split(/[?#]/, 1)[0]!);
  } catch {
    return null;
  }
}

/** Serves files that exist, pages the route table knows, and for anything else the site's own page with status 404. */
export function createPages(site: SiteFiles, renderHead: RenderHead) {
  const rendered = new Map<string, SiteFile>();

  function withHead(file: SiteFile, head: string | null): SiteFile {
    if (head === null) return file;
    const key = `${file.etag}${head}`;
    const known = rendered.get(key);
    if (known !== undefined) return known;
    const made = { ...file, ...compress(file.identity.toString().replace(HEAD_MARK, () => head)) };
    if (rendered.size >= RENDERED_MAX) rendered.clear();
    rendered.set(key, made);
    return made;
  }

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request);
    const file = path === null || path.endsWith('.html') ? undefined : site.get(path);
    if (file !== undefined) return sendFile(request, reply, file);
    if (path?.startsWith('/assets/')) return sendFault(reply.header('cache-control', 'no-store'), 404);
    const page = path === null ? null : matchRoute(path);
    const own = page === null ? undefined : site.get(`${page.route.path?.replace(/\/$/, '')}/index.html`);
    const html = own ?? site.get('/index.html')!;
    return sendFile(request, reply, withHead(html, renderHead(page, request)), page === null ? 404 : 200);
  };
}
