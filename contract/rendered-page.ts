import type { EmbeddedSite } from './embedded-site.ts';

/** Id of the script element with the preloaded responses of a server-rendered page. */
export const PAGE_PRELOAD_ID = 'page-answers';

export interface RenderRequest {
  method: string;
  url: string;
  /** JSON; absent for a GET. */
  body?: string;
  /** `reader` of the visit. */
  reader: string | null;
}

/** Response with unparsed text. */
export interface RenderResponse {
  status: number;
  text: string;
}

/** Client call with its request and response. */
export interface PreloadedResponse {
  call: string;
  request: unknown;
  data: unknown;
}

export interface PagePreload {
  /** Server time of the rendering. */
  now: number;
  /** Rendered for one signed-in user. */
  isOwn: boolean;
  /** Responses the page needs to render. */
  answers: readonly PreloadedResponse[];
  /** Responses of deferred sections, by section. */
  later: Readonly<Record<string, readonly PreloadedResponse[]>>;
}

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

export interface ServerRenderedPage extends PagePreload {
  body: string;
  /** Dialog over the page; empty for none. */
  over: string;
}

/** Messages from the server to the rendering thread. */
export type RendererCommand = { type: 'render'; visit: Visit } | ({ type: 'answer'; id: number } & RenderResponse);

/** Messages from the rendering thread to the server. */
export type RendererMessage =
  | ({ type: 'ask'; id: number } & RenderRequest)
  | { type: 'rendered'; page: ServerRenderedPage }
  | { type: 'failed'; reason: string };

export const callKey = ({ call, request }: Pick<PreloadedResponse, 'call' | 'request'>): string =>
  `${call} ${JSON.stringify(request)}`;
