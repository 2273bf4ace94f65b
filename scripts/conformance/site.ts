import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { EMBEDDED_SITE_ID, type EmbeddedSite } from '#contract/embedded-site.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { readSettings } from '#src/config/settings.ts';

const FOLDER = 'dist/site';
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** The policy under which `npm start` serves the site, Trusted Types included. */
const headers = securityHeaders(readSettings({}), null);

const CONFIGURATION = new RegExp(`(<script[^>]*id="${EMBEDDED_SITE_ID}"[^>]*>)(.*?)(</script>)`, 's');

/** The configuration of the built page with this company's own over it. */
function withConfiguration(html: string, own: Partial<EmbeddedSite>): string {
  return html.replace(CONFIGURATION, (_, open: string, plain: string, close: string) => {
    const built = JSON.parse(plain) as EmbeddedSite;
    const site = { ...built, ...own, addresses: { ...built.addresses, ...own.addresses } };
    return open + JSON.stringify(site).replaceAll('<', '\\u003c') + close;
  });
}

/** Sends a file of the build, or the site's page for an address without an extension. Returns whether there was any. */
export function sendSite(response: ServerResponse, path: string, own: Partial<EmbeddedSite>): boolean {
  const isPage = extname(path) === '';
  const file = join(FOLDER, normalize(isPage ? '/index.html' : decodeURIComponent(path)));
  if (!file.startsWith(FOLDER) || !existsSync(file) || !statSync(file).isFile()) return false;
  response.writeHead(200, {
    ...headers,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': isPage ? 'no-cache' : 'max-age=3600',
  });
  response.end(isPage ? withConfiguration(readFileSync(file, 'utf8'), own) : readFileSync(file));
  return true;
}
