import type { PageName } from '#contract/routes.ts';

export interface PrefetchContext {
  /** Pages already requested for a visible or a hovered link: visible links request each page once. */
  known: PageName[];
  /** Pages already requested for a hovered link: such links request each page once. */
  wanted: PageName[];
  /** Pages waiting for an idle browser. */
  waiting: PageName[];
  /** Pages being fetched. */
  batch: PageName[];
  /** Remaining budget of this visit, in bytes. */
  leftBytes: number;
}

export type PrefetchEvent =
  /** A link stayed in view. */
  | { type: 'link.seen'; page: PageName }
  /** A link was hovered, focused or touched. */
  | { type: 'link.wanted'; page: PageName }
  /** The connection's data-saving setting; also sent once at the start. */
  | { type: 'connection.changed'; savesData: boolean };

export interface PrefetchInput {
  pages: readonly PageName[];
  atMostBytes: number;
}

export interface Prefetched {
  /** Bytes transferred; cached files count as 0. */
  bytes: number;
}
