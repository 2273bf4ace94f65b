import type { FastifyRequest } from 'fastify';
import { EMBEDDED_SITE_ID, type EmbeddedSite } from '#contract/embedded-site.ts';
import type { RouteMatch } from '#contract/routes.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { brand, brandColours, builtBrand, inBrand } from '#copy/brand.ts';
import { homeHead } from '#copy/home/page.ts';
import { notFound } from '#copy/kit.ts';
import { browserTooOld, errors, head as headCopy, shell, tooManyPages } from '#copy/shell.ts';
import { userCentre } from '#copy/user-centre/rooms.ts';
import type { PreviewedArticle } from '#domain/content/preview.ts';
import type { CallContext } from '../calls/context.ts';
import { companySettings, knownSettings } from '../company/facts.ts';
import type { RenderBusyPage, RenderedPage, RenderPage } from '../http/pages.ts';
import { pathOf } from '../http/paths.ts';
import { asPublished } from '../previews/as-published.ts';
import { previewOfPage } from '../previews/grants.ts';
import { embeddedSite, siteConfigOf } from '../site-config.ts';
import { addressOf, isOpenPage, originOf } from './addresses.ts';
import { linkedData } from './linked-data.ts';
import { dataBlock, element } from './markup.ts';
import { notFoundWords, type PageWords, pageWords } from './page-words.ts';
import { type Subject, subjectOf } from './subject.ts';

type Parts = Pick<CallContext, 'db' | 'clock' | 'settings' | 'release' | 'log'>;

/** Renders the page for link previews, search engines and visitors without scripts. */
export function createPageRenderer(parts: Parts): RenderPage {
  return async (page, request) => {
    const preview = await previewOfPage(parts, request);
    const subject = page === null ? null : await readSubject(page, request, { ...parts, preview });
    const settings = await companySettings(parts);
    const site = embeddedSite({ ...parts, settings }, originOf(request, parts.settings));
    const found = page !== null && subject !== null && page.route.name !== 'notFound' ? { page, subject } : null;
    return inBrand(site.brand, () => {
      if (isUserCentre(request)) return userCentrePage(site);
      const rendered =
        found === null
          ? notFoundPage(site, page === null ? null : addressOf('', page))
          : foundPage(found.page, found.subject, site, request, { ...parts, isHidden: preview !== null });
      return { ...rendered, isPreview: preview !== null };
    });
  };
}

/** A page whose subject cannot be read is served without it; the app shows the error and retries. */
async function readSubject(
  page: RouteMatch,
  request: FastifyRequest,
  { preview, ...parts }: Parts & { preview: PreviewedArticle | null },
): Promise<Subject | null> {
  try {
    return preview === null
      ? await subjectOf(page, parts)
      : await asPublished(parts, preview, (db) => subjectOf(page, { ...parts, db }));
  } catch (error) {
    parts.log.error('page.subjectUnread', { requestId: request.id, error });
    return { kind: 'unread' };
  }
}

const isUserCentre = ({ url }: FastifyRequest) => `${pathOf(url).replace(/\/$/, '')}/` === USER_CENTRE_PATH;

function userCentrePage(site: EmbeddedSite): RenderedPage {
  const title = headCopy.title(userCentre.title);
  const words = { title: userCentre.title, heading: userCentre.title, description: userCentre.description };
  const head = [...plainHead(words, title), robots, ...frameHead(site)].join('\n');
  return { status: 200, head, body: bodyOf(words, title, site) };
}

function notFoundPage(site: EmbeddedSite, path: string | null): RenderedPage {
  const head = [
    ...plainHead(notFoundWords, headCopy.title(notFound.title)),
    robots,
    ...(path === null ? [] : [lostAt(path)]),
    ...frameHead(site),
  ].join('\n');
  return { status: 404, head, body: bodyOf(notFoundWords, headCopy.title(notFound.title), site) };
}

/** Tells how long to wait. Reads no data, because it answers rate-limited visitors. */
export const createBusyPageRenderer =
  (parts: Pick<Parts, 'clock' | 'db' | 'release' | 'settings'>): RenderBusyPage =>
  (seconds) => {
    const site = siteConfigOf({ ...parts, settings: knownSettings(parts) });
    return inBrand(site.brand, () => busyPage(seconds, site));
  };

function busyPage(seconds: number, { hotlines }: Pick<EmbeddedSite, 'hotlines'>): RenderedPage {
  const title = headCopy.title(errors.title);
  const hint = tooManyPages.hint(seconds);
  const words = { title, heading: tooManyPages.heading, description: hint };
  return {
    status: 429,
    head: [...plainHead(words, title), robots, ...browserHead].join('\n'),
    body: [
      '<main class="mx-auto max-w-[1200px] px-(--gut) py-8">',
      '<section role="alert" class="mx-auto grid max-w-[720px] justify-items-center gap-1.5 border border-line bg-surface px-3 py-8 text-center">',
      element('p', { class: 'font-strong' }, brand.name),
      element('h1', { class: 'text-balance font-strong text-20 leading-head' }, words.heading),
      element('p', { class: 'max-w-[34em] text-ink-2' }, hint),
      element('p', { class: 'text-12 text-ink-3' }, errors.status(429)),
      hotlines.service === '' ? '' : element('p', { class: 'text-ink-2' }, hotlineOf(hotlines.service)),
      element('a', { href: '', class: 'text-link underline' }, errors.reload),
      '</section>',
      '</main>',
    ].join(''),
  };
}

function foundPage(
  page: RouteMatch,
  subject: Subject,
  site: EmbeddedSite,
  request: FastifyRequest,
  { settings, isHidden }: Pick<Parts, 'settings'> & { isHidden: boolean },
): RenderedPage {
  const words = wordsOf(page, subject);
  const title = words.title === null ? homeHead.title : headCopy.title(words.title);
  const origin = originOf(request, settings);
  const isUnread = subject.kind === 'unread';
  const listed = !(isUnread || isHidden) && isOpenPage(page, settings) ? origin : null;
  const data =
    listed === null
      ? null
      : linkedData({
          name: page.route.name,
          words,
          subject,
          address: addressOf(listed, page),
          origin: listed,
          site,
        });
  const head = [
    ...plainHead(words, title),
    ...(listed === null ? [robots] : [element('link', { rel: 'canonical', href: addressOf(listed, page) })]),
    ...preview({ title, words, subject, links: origin === null ? null : linksOf(origin, page, site) }),
    ...(data === null ? [] : [dataBlock({ type: 'application/ld+json' }, data)]),
    ...frameHead(site),
  ].join('\n');
  return { status: isUnread ? 503 : 200, head, body: bodyOf(words, title, site) };
}

function wordsOf({ route }: RouteMatch, subject: Subject): PageWords {
  const words = pageWords[route.name];
  if (subject.kind === 'none' || subject.kind === 'unread') return words;
  const { title, summary } = subject;
  return { title, description: summary, heading: title };
}

const robots = element('meta', { name: 'robots', content: 'noindex' });

/** Tells the app that this URL has a page's form but no subject. */
const lostAt = (path: string) => element('meta', { name: 'served-lost', content: path });

const plainHead = ({ description }: PageWords, title: string) => [
  element('title', {}, title),
  element('meta', { name: 'description', content: description }),
];

interface Preview {
  title: string;
  words: PageWords;
  subject: Subject;
  /** Canonical URL and preview image; null when the server does not know its own URL. */
  links: { page: string; picture: string | null } | null;
}

/** The default image contains the software's name, so it is left out for other brands. */
const linksOf = (origin: string, page: RouteMatch, { brand: { logo, name } }: EmbeddedSite) => ({
  page: addressOf(origin, page),
  picture: logo === null && name !== builtBrand.name ? null : `${origin}/share.png`,
});

function preview({ title, words, subject, links }: Preview): string[] {
  const properties = {
    'og:type': subject.kind === 'news' ? 'article' : 'website',
    'og:site_name': brand.name,
    'og:locale': 'zh_CN',
    'og:title': title,
    'og:description': words.description,
    ...(links === null ? {} : { 'og:url': links.page }),
    ...(links?.picture == null
      ? {}
      : {
          'og:image': links.picture,
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': homeHead.title,
        }),
  };
  return [
    ...Object.entries(properties).map(([property, content]) => element('meta', { property, content })),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

const browserHead = [
  ...(['light', 'dark'] as const).map((theme) =>
    element('meta', { name: 'theme-color', content: brandColours[theme], media: `(prefers-color-scheme: ${theme})` }),
  ),
  element('meta', { name: 'browser-too-old', content: browserTooOld }),
];

const frameHead = (site: EmbeddedSite) => [
  ...browserHead,
  dataBlock({ type: 'application/json', id: EMBEDDED_SITE_ID }, site),
];

const hotlineOf = (number: string) => `${shell.serviceHotline} ${number}`;

/** Content until the app renders: the page's name and a contact. */
function bodyOf({ heading, description }: PageWords, title: string, { hotlines }: EmbeddedSite): string {
  return [
    '<div class="mx-auto max-w-[1200px] px-(--gut) py-2">',
    element('p', { class: 'text-20 font-strong' }, title),
    element('h1', { class: 'mt-5 text-28 leading-head font-strong' }, heading),
    element('p', { class: 'mt-1 max-w-[72ch] text-16 text-ink-2' }, description),
    hotlines.service === '' ? '' : element('p', { class: 'mt-2' }, hotlineOf(hotlines.service)),
    '</div>',
  ].join('');
}
