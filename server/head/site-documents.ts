import type { FastifyInstance } from 'fastify';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { brand, brandColours } from '#src/ui/brand.ts';
import { homeHead } from '#src/ui/copy/home-head.ts';
import type { CallContext } from '../calls/context.ts';
import { sendError } from '../http/envelope.ts';
import { originOf, plainAddresses } from './addresses.ts';
import { escapeText } from './markup.ts';
import { openAddresses } from './subject.ts';

type Parts = Pick<CallContext, 'db' | 'clock' | 'settings'>;

/** The documents that search engines and phones ask for beside the pages. */
export function routeSiteDocuments(http: FastifyInstance, parts: Parts): void {
  const { settings } = parts;

  http.get('/robots.txt', (request, reply) => {
    const origin = originOf(request, settings);
    const sitemap = origin === null ? '' : `Sitemap: ${origin}/sitemap.xml\n`;
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: ${USER_CENTRE_PATH}\n${sitemap}`);
  });

  http.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, settings);
    if (origin === null) return sendError(reply.header('cache-control', 'no-store'), 404);
    const addresses = [...plainAddresses(settings), ...(await openAddresses(parts))];
    const rows = addresses.map((address) => `<url><loc>${escapeText(origin + address)}</loc></url>`);
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`,
      );
  });

  const manifest = JSON.stringify({
    name: homeHead.title,
    short_name: brand.name,
    description: homeHead.description,
    lang: 'zh-CN',
    start_url: '/',
    display: 'browser',
    background_color: brandColours.light,
    theme_color: brandColours.light,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
  http.get('/manifest.webmanifest', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest),
  );
}
