import type { PageName } from '#contract/routes.ts';

export interface PrefetchContext {
  /** Pages that a link in view led to, or one that was wanted: links in view ask for each once. */
  known: PageName[];
  /** Pages that a person was about to open: such links ask for each once, known or not. */
  wanted: PageName[];
  /** Pages that wait for the browser to be idle. */
  waiting: PageName[];
  /** Pages being fetched. */
  batch: PageName[];
  /** How many bytes of this visit are left. */
  leftBytes: number;
}

export type PrefetchEvent =
  /** A link to a page stayed in view. */
  | { type: 'link.seen'; page: PageName }
  /** The pointer, the focus or a finger came to a link. */
  | { type: 'link.wanted'; page: PageName }
  /** What the connection asks for; also sent once at the start. */
  | { type: 'connection.changed'; savesData: boolean };

export interface PrefetchInput {
  pages: readonly PageName[];
  atMostBytes: number;
}

export interface Prefetched {
  /** What was fetched now; what the browser had already costs nothing. */
  bytes: number;
}
