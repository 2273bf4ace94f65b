import type { RequestOf } from '#contract/call.ts';
import type { share } from '#contract/calls/shares.ts';

type ShareRequest = RequestOf<typeof share>;
type OfKind<Request, Kind> = Request extends { kind: Kind } ? Request : never;
type PageRequest = OfKind<ShareRequest, 'compare' | 'price' | 'search'>;

/** An address of the site without its host, and the server's own time when it was looked at. */
export interface SharedPage {
  kind: PageRequest['kind'];
  path: PageRequest['content']['path'];
  query: string;
  title: string;
  now: number;
}

/** The form of an order, of which the server leaves out what is private. */
export interface SharedForm {
  kind: 'order';
  content: OfKind<ShareRequest, 'order'>['content'];
  now: number;
}

export type Shared = SharedForm | SharedPage;

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
