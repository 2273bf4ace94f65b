import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';

export interface UserCentreInput {
  /** One-use ticket, already removed from the address bar; null without one. */
  ticket: string | null;
}

export interface UserCentreContext extends UserCentreInput {
  answer: LoginAnswer | null;
  user: UserInfo | null;
  /** Why loading the account or opening the site failed. */
  failure: string | null;
}

export type UserCentreEvent =
  | { type: 'centre.leave' }
  /** Opens the sign-in dialog over the page. */
  | { type: 'centre.signIn' }
  /** Checks the session or the link again. */
  | { type: 'centre.retry' }
  /** The session is being checked or is ending. */
  | { type: 'account.asked' /** Signed in in another tab. */; isElsewhere?: boolean }
  /** A user is signed in; sent once for each user. */
  | { type: 'account.recognised'; user: UserInfo }
  /** A user is signed in, but loading the account failed. */
  | { type: 'account.unread'; failure: string | null }
  /** No user is signed in. */
  | { type: 'account.left'; isExpired: boolean };
