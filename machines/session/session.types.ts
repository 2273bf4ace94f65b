import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import type { MemberRole } from '#domain/enterprise/roles.ts';

/** What the cookies say when the page opens. */
export interface StoredSession {
  token: string | null;
  userName: string | null;
}

export interface EnterpriseEntry {
  basicEntId: string;
  entName: string;
  mcpCode: string;
  serviceOpenAuditStatus: string;
  /** Of the user in this enterprise; null where the back end has none. */
  role?: MemberRole | null;
}

/** Whether the page may reload itself once more: at most one reload for an expired session a minute. */
export interface ExpiryGuard {
  isReloadDue: boolean;
}

/** A toast to show after the page has reloaded. */
export type ReloadToast = 'signedOut' | 'expired';

/** Whose session ends, and whether they ended it themselves: then what they searched for leaves the browser. */
export interface SessionEnd {
  token: string | null;
  userId: string | null;
  isSignedOut: boolean;
}

export interface SessionContext {
  token: string | null;
  userName: string | null;
  /** Null until it was loaded, and for a visitor. */
  user: UserInfo | null;
  enterprises: readonly EnterpriseEntry[];
  /** Why the user info did not come; null once it is asked for again. */
  failure: string | null;
  /** A visitor asked for the order list; it opens once after sign-in. */
  wantsOrders: boolean;
  reloadToast: ReloadToast;
}

export type SessionEvent =
  /** A sign-in of any kind succeeded. */
  | ({ type: 'session.signedIn' } & LoginAnswer)
  /** User info is wanted: on a route change, after a change of profile. */
  | { type: 'session.refresh' }
  | { type: 'session.signOut' }
  /** A call was answered with an expired or missing session. */
  | { type: 'session.expired' }
  | { type: 'session.ordersWanted' }
  | { type: 'session.ordersShown' }
  /** Another tab signed in, or in as someone else. */
  | { type: 'tabs.signedIn' }
  /** Another tab signed out. */
  | { type: 'tabs.signedOut' };
