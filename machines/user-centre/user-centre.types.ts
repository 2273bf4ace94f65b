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
  /** Look again who is signed in, or try the link again. */
  | { type: 'centre.retry' }
  | { type: 'centre.signOut' }
  /** Although something typed here would be lost. */
  | { type: 'centre.signOutAnyway' }
  | { type: 'centre.stay' }
  /** The server no longer knows the session. */
  | { type: 'centre.expired' }
  /** Another tab signed in or out. */
  | { type: 'tabs.changed' };
