import type { PageName } from '#contract/routes.ts';

export interface PrefetchContext {
  /** Pages that a link in view led to, fetched or about to be: each is asked for once. */
  known: PageName[];
  /** Pages that wait for the browser to be idle. */
  waiting: PageName[];
  /** Pages being fetched. */
  batch: PageName[];
}

export type PrefetchEvent =
  /** A link to a page came into view. */
  | { type: 'link.seen'; page: PageName }
  /** What the connection asks for; also sent once at the start. */
  | { type: 'connection.changed'; savesData: boolean };
