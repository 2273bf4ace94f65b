import type { FastifyInstance } from 'fastify';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { brand, brandColours, inBrand } from '#copy/brand.ts';
import { homeHead } from '#copy/home/page.ts';
import type { LogoPicture } from '#domain/company/logo.ts';
import type { CallContext } from '../calls/context.ts';
import { companySettings } from '../company/facts.ts';
import { readLogo } from '../company/logo.ts';
import { sendError } from '../http/envelope.ts';
import { sendFile } from '../http/site-answer.ts';
import type { SiteFiles } from '../http/site-files.ts';
import { originOf, plainAddresses } from './addresses.ts';
import { escapeText } from './markup.ts';
import { openAddresses } from './subject.ts';

type Parts = Pick<CallContext, 'db' | 'clock' | 'settings'> & { site: SiteFiles | null };

/** Icon and preview files whose fixed names the company's own logo overrides. */
const OWN_PICTURES: readonly { path: string; picture: LogoPicture }[] = [
  { path: '/favicon.svg', picture: 'mark' },
  { path: '/favicon-32.png', picture: 'icon-32' },
  { path: '/icon-180.png', picture: 'icon-180' },
  { path: '/icon-192.png', picture: 'icon-192' },
  { path: '/icon-512.png', picture: 'icon-512' },
  { path: '/share.png', picture: 'share' },
];

/** Wraps pixels in the SVG that the file name promises. */
const inSvg = (png: Uint8Array) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><image width="96" height="96" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`;

/** Serves robots.txt, sitemap and similar documents. */
export function routeSiteDocuments(http: FastifyInstance, parts: Parts): void {
  const { settings, site } = parts;

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

  const manifestOf = () => ({
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
  for (const { path, picture } of OWN_PICTURES)
    http.get(path, async (request, reply) => {
      const logoId = (await companySettings(parts)).site.brand.logo?.split('/')[2];
      const content = logoId === undefined ? null : await readLogo(parts.db, logoId, picture);
      const built = site?.get(path);
      if (content === null) return built === undefined ? sendError(reply, 404) : sendFile(request, reply, built);
      const isSvg = path.endsWith('.svg');
      return reply
        .header('cache-control', 'no-cache')
        .type(isSvg ? 'image/svg+xml' : 'image/png')
        .send(isSvg ? inSvg(content) : Buffer.from(content));
    });

  http.get('/manifest.webmanifest', async (_request, reply) => {
    const { brand: shown } = (await companySettings(parts)).site;
    const manifest = JSON.stringify(inBrand(shown, manifestOf));
    return reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest);
  });
}
