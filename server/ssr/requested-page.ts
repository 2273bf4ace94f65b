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

/** Query parameters a page may be rendered with; pages with others are left to the browser. */
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

/** Public pages that start with the signed-in user's own data, such as a draft or posts. */
const SHOWS_OWN: ReadonlySet<PageName> = new Set([
  'enquiryFcl',
  'brandFreight',
  'brandConsolidation',
  'procurementShare',
  'procurementMobile',
]);

/** Normalises the query: allowed names only, each once; null for any other. */
export function allowedQuery(name: PageName, query: string): string | null {
  const given = new URLSearchParams(query);
  const allowed = QUERIES[name] ?? [];
  const names = [...given.keys()];
  if (names.some((one) => !allowed.includes(one)) || new Set(names).size < names.length || query.length > QUERY_AT_MOST)
    return null;
  return query === '' || names.length === 0 ? '' : `?${query}`;
}

/** Query for rendering; null when the browser renders. A form may be prefilled by any query. */
function renderedQuery({ route }: RouteMatch, { url }: FastifyRequest, isOfReader: boolean): string | null {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  if (!isOfReader) return allowedQuery(route.name, query);
  if (query.length > QUERY_AT_MOST || new URLSearchParams(query).has(LINK_TICKET)) return null;
  return query === '' ? '' : `?${query}`;
}

export interface RequestedPage {
  visit: Omit<Visit, 'reader'>;
  /** True when the page contains the signed-in user's data and is rendered for them alone. */
  isOwn: boolean;
  /** True when signed-in users get another page. */
  isOfReader: boolean;
  isSignedIn: boolean;
}

/** Describes the visit of a requested page; null when the browser renders it. */
export async function visitOf(
  page: RouteMatch,
  request: FastifyRequest,
  parts: Pick<CallContext, 'clock' | 'db' | 'settings' | 'release'>,
): Promise<RequestedPage | null> {
  const { clock, settings, release } = parts;
  const path = decodeURIComponent(pathOf(request.url));
  const origin = originOf(request, settings);
  const isSignedIn = tokenCookie(request) !== null;
  const isOwn = isSignedIn && startsWithOwn(page);
  const isOfReader = isOwn || needsSignIn(page);
  const query = renderedQuery(page, request, isOfReader);
  const isPlain = canonicalPath(path) === path && pathOf(request.url) === path;
  if (!(isOfReader || permissionOf(page.route) === 'public') || !isPlain || origin === null || query === null)
    return null;
  const onPhone = isPhoneBrowser(request.headers['user-agent'] ?? '');
  const site = embeddedSite({ clock, settings: await companySettings(parts), release }, origin);
  return { visit: { path, query, origin, onPhone, now: clock.now(), site }, isOwn, isOfReader, isSignedIn };
}

/** For a signed-out visitor the page lies beneath the sign-in dialog. */
const needsSignIn = ({ route }: RouteMatch) => permissionOf(route) === 'signed-in';

const startsWithOwn = (page: RouteMatch) => SHOWS_OWN.has(page.route.name) || needsSignIn(page);
