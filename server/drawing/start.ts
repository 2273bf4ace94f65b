import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AskedAnswer, type GivenAnswer, PAGE_ANSWERS_ID, type Visit } from '#contract/drawn-page.ts';
import { canonicalPath, type PageName, permissionOf, type RouteMatch } from '#contract/routes.ts';
import { keptNames } from '#domain/kept-names.ts';
import { APP_CODE, APP_DRIVER } from '#domain/limits.ts';
import { isPhoneBrowser } from '#domain/phone-browser.ts';
import { ACCESS_TOKEN, TOAST_AFTER_RELOAD } from '#domain/storage-names.ts';
import type { CallContext } from '../calls/context.ts';
import { companySettings } from '../company/facts.ts';
import { nextShown } from '../content/next-shown.ts';
import { originOf } from '../head/addresses.ts';
import { dataBlock, element } from '../head/markup.ts';
import type { ScriptsOf } from '../head/scripts-of-pages.ts';
import type { RenderPage } from '../http/pages.ts';
import { pathOf } from '../http/paths.ts';
import { embeddedSite } from '../site-config.ts';
import { createDrawingThread } from './drawing-thread.ts';
import { createDrawnPages, type FreshPage } from './drawn-pages.ts';

type Parts = Pick<CallContext, 'clock' | 'db' | 'settings' | 'release' | 'log'>;

/** The address that the pages' own calls come from: counted as one visitor's. */
const OWN_ADDRESS = '192.0.2.1';

/** What of an address's query a page is drawn for; a page asked for with anything else is the browser's to draw. */
const QUERIES: Partial<Record<PageName, readonly string[]>> = {
  news: ['category'],
  helpCenter: ['id'],
  procurementShare: ['kind'],
  shippingFcl: [
    ...['orgPort', 'orgPortCode', 'dstPort', 'dstPortCode', 'isDanger', 'boxes', 'unNo', 'etdFrom', 'etdTo'],
    ...['carriers', 'direct', 'transit', 'weekdays', 'bookable', 'sort', 'sortBox', 'page', 'size'],
  ],
};
const QUERY_AT_MOST = 400;

/** Pages that begin with what somebody who is signed in has there: a form they left, posts of their own. */
const SHOWS_OWN: ReadonlySet<PageName> = new Set([
  'enquiryFcl',
  'brandFreight',
  'brandConsolidation',
  'procurementShare',
  'procurementMobile',
]);

const isSignedIn = ({ headers }: FastifyRequest) =>
  (headers.cookie ?? '').split(/;\s*/).some((cookie) => cookie.startsWith(`${ACCESS_TOKEN}=`));

/** The query as the cache knows it: of allowed names alone, each once; null for any other. */
export function allowedQuery(name: PageName, query: string): string | null {
  const given = new URLSearchParams(query);
  const allowed = QUERIES[name] ?? [];
  const names = [...given.keys()];
  if (names.some((one) => !allowed.includes(one)) || new Set(names).size < names.length || query.length > QUERY_AT_MOST)
    return null;
  return query === '' || names.length === 0 ? '' : `?${query}`;
}

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

async function visitOf({ route }: RouteMatch, request: FastifyRequest, parts: Parts): Promise<Visit | null> {
  const { clock, settings, release } = parts;
  const path = decodeURIComponent(pathOf(request.url));
  const origin = originOf(request, settings);
  const query = allowedQuery(route.name, queryOf(request.url));
  const isDrawn = permissionOf(route) === 'public' && canonicalPath(path) === path && pathOf(request.url) === path;
  const isOfNobody = !isSignedIn(request) || !SHOWS_OWN.has(route.name);
  if (!isDrawn || origin === null || query === null || !isOfNobody) return null;
  const onPhone = isPhoneBrowser(request.headers['user-agent'] ?? '');
  const site = embeddedSite({ clock, settings: await companySettings(parts), release }, origin);
  return { path, query, origin, onPhone, now: clock.now(), site };
}

/** What wakes the site beneath a drawn page, and what the page was drawn from. */
const headOf = (
  { path, query }: Visit,
  { now, until, answers, later }: FreshPage,
  { scripts, isSignedIn }: { scripts: string; isSignedIn: boolean },
) => [
  element(
    'script',
    {
      src: '/held.js',
      'data-kept': [...keptNames(path, query), TOAST_AFTER_RELOAD].join(' '),
      'data-within': isSignedIn ? '0' : String(until - now),
      ...(isSignedIn && { 'data-reader': '' }),
      'data-files': scripts,
    },
    '',
  ),
  dataBlock({ type: 'application/json', id: PAGE_ANSWERS_ID }, { now, answers, later }),
];

export interface Drawing {
  /** Puts the page itself into what is rendered, where it can be drawn. */
  around(renderPage: RenderPage): RenderPage;
  /** Pages are drawn once there is somebody to answer what they ask. */
  answerBy(http: FastifyInstance): void;
  /** Something was written that a page may show. */
  noteWrite(): void;
  close(): Promise<void>;
}

/** Draws public pages in a thread of their own; null where the build holds nothing to draw them with. */
export function startDrawing(parts: Parts, siteFolder: string, scriptsOf: ScriptsOf): Drawing | null {
  const { clock, db, release, log } = parts;
  const program = join(siteFolder, '..', 'page', 'worker.js');
  if (!existsSync(program)) return null;
  let http: FastifyInstance | null = null;
  let written = 0;

  async function answer({ method, url, body }: AskedAnswer): Promise<GivenAnswer> {
    if (http === null) throw new Error('the server does not answer yet');
    const response = await http.inject({
      method: method.toUpperCase() === 'POST' ? 'POST' : 'GET',
      url,
      remoteAddress: OWN_ADDRESS,
      headers: {
        host: new URL(parts.settings.publicOrigin ?? 'http://localhost').host,
        appcode: APP_CODE,
        appdriver: APP_DRIVER,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: body }),
    });
    return { status: response.statusCode, text: response.body };
  }

  const thread = createDrawingThread({ start: () => new Worker(program), answer });
  const pages = createDrawnPages({
    draw: (visit) => thread.draw(visit),
    clock,
    build: release.build,
    dataVersion: () => written,
    nextChange: (now) => nextShown(db, now),
    onFailure: (path, error) => log.info('drawing.failed', { path, error }),
  });

  return {
    around: (renderPage) => async (page, request) => {
      const rendered = await renderPage(page, request);
      if (page === null || rendered.status !== 200) return rendered;
      const visit = await visitOf(page, request, parts);
      const drawn = visit === null ? null : await pages.read(visit);
      if (visit === null || drawn === null) return rendered;
      const reader = { scripts: scriptsOf(page.route.name).join(' '), isSignedIn: isSignedIn(request) };
      const head = [rendered.head, ...headOf(visit, drawn, reader)].join('\n');
      return { ...rendered, head, body: drawn.body, isAsleep: true };
    },
    answerBy: (served) => {
      http = served;
    },
    noteWrite: () => {
      written += 1;
    },
    close: () => thread.close(),
  };
}
