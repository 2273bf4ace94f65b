import type { RequestOf } from '#contract/call.ts';
import type { share } from '#contract/calls/shares.ts';

type ShareRequest = RequestOf<typeof share>;
type OfKind<Request, Kind> = Request extends { kind: Kind } ? Request : never;
type PageRequest = OfKind<ShareRequest, 'compare' | 'price' | 'search'>;

/** A path of the site, and the server's time when it was viewed. */
export interface SharedPage {
  kind: PageRequest['kind'];
  path: PageRequest['content']['path'];
  query: string;
  title: string;
  now: number;
}

/** An order form; the server removes private fields. */
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
  /** Validity of the link. */
  | { type: 'share.days'; days: number }
  | { type: 'share.copy' }
  | { type: 'share.retry' }
  | { type: 'share.close' };
