import type { RequestOf } from '#contract/call.ts';
import type { share } from '#contract/calls/shares.ts';

type ShareRequest = Exclude<RequestOf<typeof share>, { kind: 'order' }>;

/** What is shared: an address of the site without its host, and the server's own time when it was looked at. */
export interface Shared {
  kind: ShareRequest['kind'];
  path: ShareRequest['content']['path'];
  query: string;
  title: string;
  now: number;
}

export interface MadeLink {
  url: string;
  expiresAt: number;
}

export interface SharingContext {
  shared: Shared | null;
  days: number;
  link: MadeLink | null;
}

export type SharingEvent =
  | { type: 'share.open'; shared: Shared }
  /** How long the link holds. */
  | { type: 'share.days'; days: number }
  | { type: 'share.copy' }
  | { type: 'share.retry' }
  | { type: 'share.close' };
