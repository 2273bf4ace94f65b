import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import type { MemberRole } from '#domain/enterprise/roles.ts';

/** The session cookies when the page opens. */
export interface StoredSession {
  token: string | null;
  userName: string | null;
}

export interface EnterpriseEntry {
  basicEntId: string;
  entName: string;
  mcpCode: string;
  serviceOpenAuditStatus: string;
  /** The user's role in this enterprise; null when the back end has none. */
  role?: MemberRole | null;
}

/** Limits reloads for expired sessions to one a minute. */
export interface ExpiryGuard {
  isReloadDue: boolean;
}

/** A toast to show after the page has reloaded. */
export type ReloadToast = 'signedOut' | 'expired';

/** The session that ends; after an explicit sign-out the stored searches are deleted too. */
export interface SessionEnd {
  token: string | null;
  userId: string | null;
  isSignedOut: boolean;
}

export interface SessionContext {
  token: string | null;
  userName: string | null;
  /** Null for a visitor, and until it is loaded. */
  user: UserInfo | null;
  enterprises: readonly EnterpriseEntry[];
  /** Why loading the user info failed; null once it is retried. */
  failure: string | null;
  /** A visitor requested the order list; it opens once after sign-in. */
  wantsOrders: boolean;
  reloadToast: ReloadToast;
}

export type SessionEvent =
  /** A sign-in succeeded, in any mode. */
  | ({ type: 'session.signedIn' } & LoginAnswer)
  /** Reloads the user info: on a route change, after a change of profile. */
  | { type: 'session.refresh' }
  | { type: 'session.signOut' }
  /** A call was refused because the session is expired or missing. */
  | { type: 'session.expired' }
  | { type: 'session.ordersRequested' }
  | { type: 'session.ordersShown' }
  /** Another tab signed in, possibly as another user. */
  | { type: 'tabs.signedIn' }
  | { type: 'tabs.signedOut' };
