import type { AnswerOf } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { matchRoute, type PageName } from '#contract/routes.ts';
import type { Table } from '#contract/table.ts';
import { toFailure } from '#domain/failure.ts';
import type { ResourceAddress, ResourceAnswer } from '#machines/resource/index.ts';
import type { Api } from '#src/api/index.ts';
import { readToken } from '#src/browser/cookies.ts';
import { embeddedSite } from '#src/browser/served-page.ts';
import type { Stuffing } from '#src/features/cfs/views/BuiltInPage.tsx';

interface Reading {
  id: string | undefined;
  query: URLSearchParams;
  /** The page itself says what could not be read. */
  options: { signal: AbortSignal };
}

type Source<Content> = (api: Api, reading: Reading) => Promise<Content>;

type Answer<Name extends keyof Table> = AnswerOf<Table[Name]>;

export type NewsListing = Answer<'newsQuery'>;
export type NewsArticle = Answer<'newsItem'>;
export type Campaigns =
  | { kind: 'list'; list: Answer<'activityQuery'> }
  | { kind: 'item'; item: Answer<'activityItem'> };
export type Procurement =
  | { kind: 'list'; list: Answer<'procurementQuery'> }
  /** One's own; null for who is not signed in. */
  | { kind: 'own'; own: Answer<'ownPosts'> | null }
  | { kind: 'locked'; id: string }
  | { kind: 'item'; item: Answer<'procurementItem'>; received: Answer<'procurementQuotes'>['quotes'] };
export interface Help {
  tree: Answer<'helpTree'>;
  article: Answer<'helpArticle'>;
  /** The address named an article that there is not. */
  isUnknown: boolean;
  /** Search results; null without a search. */
  found: Answer<'helpTree'> | null;
  /** Company licences, for the article about the company; null for others. */
  filings: EmbeddedSite['filings'] | null;
}

const FIRST_HELP = '1.1.1';
const ABOUT_US = '3';

const textOf = (query: URLSearchParams, name: string) => {
  const text = query.get(name)?.trim().slice(0, 100) ?? '';
  return text === '' ? {} : { [name]: text };
};

const isNotThere = (error: unknown) => {
  const failure = toFailure(error);
  return failure.kind === 'refused' && (failure.code === CODE.notFound || failure.code === CODE.invalidInput);
};

interface Page {
  items: readonly unknown[];
  pageSize: number;
  previous: string | null;
}
type Cursor = { after: string } | { before: string } | object;

/**
 * The page that the address's cursor names. One that is none shows the first page; where its rows are gone, the nearest
 * are shown.
 */
async function pageAt<List extends Page>(
  query: URLSearchParams,
  read: (cursor: Cursor) => Promise<List>,
): Promise<List> {
  const [after, before] = [query.get('after'), query.get('before')];
  if (after === null && before === null) return read({});
  const list = await read({ ...(after === null ? {} : { after }), ...(before === null ? {} : { before }) }).catch(
    (error: unknown) => {
      if (!isNotThere(error)) throw error;
      return read({});
    },
  );
  if (list.items.length === 0 && list.previous !== null) return read({ before: list.previous });
  return before !== null && list.items.length < list.pageSize ? read({}) : list;
}

const helpCenter: Source<Help> = async (api, { query, options }) => {
  const asked = query.get('id') ?? FIRST_HELP;
  const keyword = textOf(query, 'keyword');
  const read = (id: string) => api.helpArticle({ id }, options);
  const [tree, article, found] = await Promise.all([
    api.helpTree({}, options),
    read(asked).catch((error: unknown) => {
      if (asked === FIRST_HELP || !isNotThere(error)) throw error;
      return read(FIRST_HELP);
    }),
    'keyword' in keyword ? api.helpTree(keyword, options) : null,
  ]);
  const filings = article.id === ABOUT_US ? (embeddedSite()?.filings ?? null) : null;
  return { tree, article, isUnknown: article.id !== asked, found, filings };
};

const act: Source<Campaigns> = async (api, { id, query, options }) =>
  id === undefined
    ? { kind: 'list', list: await pageAt(query, (cursor) => api.activityQuery(cursor, options)) }
    : { kind: 'item', item: await api.activityItem({ id }, options) };

/** Null for a post whose access code this browser has not given. */
const itemOf = (api: Api, id: string, options: Reading['options']) =>
  api.procurementItem({ id }, options).catch((error: unknown) => {
    const failure = toFailure(error);
    if (failure.kind === 'refused' && failure.code === CODE.accessCodeNeeded) return null;
    throw error;
  });

const procurement: Source<Procurement> = async (api, { id, query, options }) => {
  if (id !== undefined) {
    const item = await itemOf(api, id, options);
    if (item === null) return { kind: 'locked', id };
    const isAnswered = item.isOwn && item.kind === 'REQUEST';
    return { kind: 'item', item, received: isAnswered ? (await api.procurementQuotes({ id }, options)).quotes : [] };
  }
  if (query.get('own') !== null)
    return {
      kind: 'own',
      own: readToken() !== null ? await pageAt(query, (cursor) => api.ownPosts(cursor, options)) : null,
    };
  const kind = query.get('kind');
  const filter = kind === 'OFFER' || kind === 'REQUEST' ? ({ kind } as const) : {};
  const list = await pageAt(query, (cursor) =>
    api.procurementQuery({ ...textOf(query, 'keyword'), ...filter, ...cursor }, options),
  );
  return { kind: 'list', list };
};

const news: Source<NewsListing> = (api, { query, options }) =>
  pageAt(query, (cursor) =>
    api.newsQuery({ ...textOf(query, 'category'), ...textOf(query, 'keyword'), ...cursor, pageSize: 10 }, options),
  );

const newsItem: Source<NewsArticle> = (api, { id = '', options }) => api.newsItem({ id }, options);

const MOST_STATIONS = 50;

const builtIn: Source<Stuffing> = async (api, { options }) => {
  const [prices, { items }] = await Promise.all([
    api.stuffingPrices({}, options).catch(() => null),
    api.warehouseQuery({ stuffing: true, pageSize: MOST_STATIONS }, options),
  ]);
  return { prices, stations: items };
};

/** Where each page with content of the server's reads it. */
export const sources = {
  builtIn,
  news,
  newsItem,
  helpCenter,
  act,
  procurementShare: procurement,
  procurementMobile: procurement,
};

export type ContentOf<Page extends PageName> = Page extends keyof typeof sources
  ? Awaited<ReturnType<(typeof sources)[Page]>>
  : never;

export const hasSource = (page: PageName): page is keyof typeof sources => page in sources;

/** Loads the content of a URL. "Not found" is a result, other failures throw. */
export async function readAddress(
  api: Api,
  { path, query }: ResourceAddress,
  signal: AbortSignal,
): Promise<ResourceAnswer> {
  const match = matchRoute(path);
  if (match === null || !hasSource(match.route.name)) throw new Error('the address has nothing to read');
  const reading = { id: match.params.id, query: new URLSearchParams(query), options: { signal } };
  try {
    return { outcome: 'found', content: await sources[match.route.name](api, reading) };
  } catch (error) {
    if (isNotThere(error)) return { outcome: 'missing' };
    throw error;
  }
}
