import type { FastifyRequest } from 'fastify';
import type { Visit } from '#contract/rendered-page.ts';
import { canonicalPath, type PageName, permissionOf, type RouteMatch } from '#contract/routes.ts';
import { LINK_TICKET } from '#domain/link-ticket.ts';
import { isPhoneBrowser } from '#domain/phone-browser.ts';
import type { CallContext } from '../calls/context.ts';
import { companySettings } from '../company/facts.ts';
import { originOf } from '../head/addresses.ts';
import { pathOf } from '../http/paths.ts';
import { tokenCookie } from '../session/token-cookie.ts';
import { embeddedSite } from '../site-config.ts';

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

/** Pages that everybody may open and that begin with what somebody who is signed in has there: a form they left, posts of their own. */
const SHOWS_OWN: ReadonlySet<PageName> = new Set([
  'enquiryFcl',
  'brandFreight',
  'brandConsolidation',
  'procurementShare',
  'procurementMobile',
]);

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

/** What of the address a page is drawn for; null where the browser draws it. A form may begin with whatever its address says. */
function drawnQuery({ route }: RouteMatch, { url }: FastifyRequest, isOfReader: boolean): string | null {
  const query = queryOf(url);
  if (!isOfReader) return allowedQuery(route.name, query);
  if (query.length > QUERY_AT_MOST || new URLSearchParams(query).has(LINK_TICKET)) return null;
  return query === '' ? '' : `?${query}`;
}

export interface AskedPage {
  visit: Omit<Visit, 'reader'>;
  /** Whether it begins with what is of who is signed in, and is drawn for them alone. */
  isOwn: boolean;
  /** Whether another page is drawn for who is signed in than for who is not. */
  isOfReader: boolean;
  isSignedIn: boolean;
}

/** The visit that a page is asked for in; null where the browser draws the page. */
export async function visitOf(
  page: RouteMatch,
  request: FastifyRequest,
  parts: Pick<CallContext, 'clock' | 'db' | 'settings' | 'release'>,
): Promise<AskedPage | null> {
  const { clock, settings, release } = parts;
  const path = decodeURIComponent(pathOf(request.url));
  const origin = originOf(request, settings);
  const isSignedIn = tokenCookie(request) !== null;
  const isOwn = isSignedIn && beginsWithOwn(page);
  const isOfReader = isOwn || needsSignIn(page);
  const query = drawnQuery(page, request, isOfReader);
  const isPlain = canonicalPath(path) === path && pathOf(request.url) === path;
  if (!(isOfReader || permissionOf(page.route) === 'public') || !isPlain || origin === null || query === null)
    return null;
  const onPhone = isPhoneBrowser(request.headers['user-agent'] ?? '');
  const site = embeddedSite({ clock, settings: await companySettings(parts), release }, origin);
  return { visit: { path, query, origin, onPhone, now: clock.now(), site }, isOwn, isOfReader, isSignedIn };
}

/** Signed out, the page stands beneath the window that signs in. */
const needsSignIn = ({ route }: RouteMatch) => permissionOf(route) === 'signed-in';

const beginsWithOwn = (page: RouteMatch) => SHOWS_OWN.has(page.route.name) || needsSignIn(page);
