/** The target of a shared link; unknown, expired and revoked links give the same answer. */
export type SharedLinkAnswer = { outcome: 'found'; path: string; query: string } | { outcome: 'expired' };

export interface SharedLinkInput {
  /** Null without a shared link in the address. */
  id: string | null;
}

export interface SharedLinkContext {
  id: string | null;
}

export type SharedLinkEvent =
  /** An address with a shared link was opened. */
  { type: 'link.followed'; id: string } | { type: 'link.retry' } | { type: 'link.leave' };
