/** Where a shared link leads; a link that is unknown, expired or taken back says no more than that it is gone. */
export type SharedLinkAnswer = { outcome: 'found'; path: string; query: string } | { outcome: 'gone' };

export interface SharedLinkInput {
  /** Null where the address holds no shared link. */
  id: string | null;
}

export interface SharedLinkContext {
  id: string | null;
}

export type SharedLinkEvent =
  /** An address with a shared link was opened. */
  { type: 'link.followed'; id: string } | { type: 'link.retry' } | { type: 'link.leave' };
