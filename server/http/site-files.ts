import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export interface Encodings {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export interface SiteFile extends Encodings {
  type: string;
  etag: string;
  /** True when its name contains a content hash. */
  isHashed: boolean;
}

/** Keyed by URL path with a leading slash. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.rtf': 'application/rtf',
};

export const fingerprint = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 20);

const optionalFile = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

/** Reads the built site into memory once, because it is small. */
export function readSite(folder: string, html = 'index.html'): SiteFiles | null {
  if (!existsSync(join(folder, html))) return null;
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    if (!entry.isFile() || /\.(br|gz)$/.test(name) || name.includes('/.')) continue;
    const identity = readFileSync(path);
    const br = optionalFile(`${path}.br`);
    const gzip = optionalFile(`${path}.gz`);
    files.set(name, {
      identity,
      ...(br === undefined ? {} : { br }),
      ...(gzip === undefined ? {} : { gzip }),
      type: types[extname(name)] ?? 'application/octet-stream',
      etag: `"${fingerprint(identity)}"`,
      isHashed: /^(?:\/desk)?\/assets\//.test(name),
    });
  }
  return files;
}
