import type { OwnShare } from '#contract/calls/shares.ts';

export type OwnLink = OwnShare;

export interface OwnLinksContext {
  links: readonly OwnLink[];
  /** The link being revoked. */
  revoked: string | null;
  failure: string | null;
}

export type OwnLinksEvent =
  | { type: 'links.open' }
  | { type: 'links.close' }
  | { type: 'links.retry' }
  | { type: 'links.revoke'; id: string };
