import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';

export interface UserCentreInput {
  /** One-use ticket, already taken out of the address bar; null without one. */
  ticket: string | null;
}

export interface UserCentreContext extends UserCentreInput {
  answer: LoginAnswer | null;
  user: UserInfo | null;
  /** Why the account could not be read, or the way back did not open. */
  failure: string | null;
}

export type UserCentreEvent =
  /** Back to the site. */
  | { type: 'centre.leave' }
  /** Open the sign-in over the page. */
  | { type: 'centre.signIn' }
  /** Look again who is signed in, or try the link again. */
  | { type: 'centre.retry' }
  /** The session is looking who is here, or ending. */
  | { type: 'account.asked' /** Signed in in another tab. */; isElsewhere?: boolean }
  /** Somebody is signed in; sent once for each person. */
  | { type: 'account.recognised'; user: UserInfo }
  /** Somebody is signed in, and the account did not come. */
  | { type: 'account.unread'; failure: string | null }
  /** Nobody is signed in. */
  | { type: 'account.left'; isExpired: boolean };
