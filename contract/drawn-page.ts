import type { EmbeddedSite } from './embedded-site.ts';

/** The element of a page that came whole which holds the answers it was drawn from. */
export const PAGE_ANSWERS_ID = 'page-answers';

/** What a page asks the server while it is drawn. */
export interface AskedAnswer {
  method: string;
  url: string;
  /** JSON; absent for a GET. */
  body?: string;
  /** The `reader` of the visit it is asked for. */
  reader: string | null;
}

/** An answer as it came: the text is not parsed. */
export interface GivenAnswer {
  status: number;
  text: string;
}

/** What a call by the client was asked with, and what it came to. */
export interface ServedAnswer {
  call: string;
  request: unknown;
  data: unknown;
}

/** What the site needs to draw the same page again without asking. */
export interface PageAnswers {
  /** The server's time when it drew. */
  now: number;
  /** Whether it was drawn for the one person who asked for it. */
  isOwn: boolean;
  /** What the page asks before it stands. */
  answers: readonly ServedAnswer[];
  /** What its sections ask, each once it comes near. */
  later: Readonly<Record<string, readonly ServedAnswer[]>>;
}

/** The visit a page is drawn for. */
export interface Visit {
  path: string;
  /** With its question mark; empty without one. */
  query: string;
  origin: string;
  onPhone: boolean;
  now: number;
  site: EmbeddedSite;
  /** What the server calls a person who is signed in, while it draws for them; null for nobody in particular. */
  reader: string | null;
}

export interface DrawnPage extends PageAnswers {
  body: string;
  /** The window that lies over it; empty without one. */
  over: string;
}

/** What the server says to the thread that draws. */
export type DrawingOrder = { type: 'draw'; visit: Visit } | ({ type: 'answer'; id: number } & GivenAnswer);

/** What the thread that draws says to the server. */
export type DrawingNews =
  | { type: 'ready' }
  | ({ type: 'ask'; id: number } & AskedAnswer)
  | { type: 'drawn'; page: DrawnPage }
  | { type: 'failed'; reason: string };

/** Two calls that are the same have the same key. */
export const answerKey = ({ call, request }: Pick<ServedAnswer, 'call' | 'request'>): string =>
  `${call} ${JSON.stringify(request)}`;
