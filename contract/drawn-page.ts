import type { EmbeddedSite } from './embedded-site.ts';

/** Id of the script element with the preloaded responses of a server-rendered page. */
export const PAGE_ANSWERS_ID = 'page-answers';

/** Request made while a page is rendered. */
export interface AskedAnswer {
  method: string;
  url: string;
  /** JSON; absent for a GET. */
  body?: string;
  /** `reader` of the visit. */
  reader: string | null;
}

/** Response with unparsed text. */
export interface GivenAnswer {
  status: number;
  text: string;
}

/** Client call with its request and response. */
export interface ServedAnswer {
  call: string;
  request: unknown;
  data: unknown;
}

/** Data to hydrate the page without requests. */
export interface PageAnswers {
  /** Server time of the rendering. */
  now: number;
  /** Rendered for one signed-in user. */
  isOwn: boolean;
  /** Responses the page needs to render. */
  answers: readonly ServedAnswer[];
  /** Responses of deferred sections, by section. */
  later: Readonly<Record<string, readonly ServedAnswer[]>>;
}

/** Visit a page is rendered for. */
export interface Visit {
  path: string;
  /** Includes the question mark; empty without a query. */
  query: string;
  origin: string;
  onPhone: boolean;
  now: number;
  site: EmbeddedSite;
  /** Opaque reference to the signed-in user for rendering; null for the public page. */
  reader: string | null;
}

export interface DrawnPage extends PageAnswers {
  body: string;
  /** Dialog over the page; empty for none. */
  over: string;
}

/** Messages from the server to the rendering thread. */
export type DrawingOrder = { type: 'draw'; visit: Visit } | ({ type: 'answer'; id: number } & GivenAnswer);

/** Messages from the rendering thread to the server. */
export type DrawingNews =
  | { type: 'ready' }
  | ({ type: 'ask'; id: number } & AskedAnswer)
  | { type: 'drawn'; page: DrawnPage }
  | { type: 'failed'; reason: string };

/** Equal calls have equal keys. */
export const answerKey = ({ call, request }: Pick<ServedAnswer, 'call' | 'request'>): string =>
  `${call} ${JSON.stringify(request)}`;
