import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';

/** What the person came for; anything the user centre does not know is the workplace. */
export type UserCentreRoom = 'workplace' | 'mmOrder' | 'honeywell' | 'order' | 'verification';

export interface UserCentreInput {
  /** One-use ticket, already taken out of the address bar; null without one. */
  ticket: string | null;
  room: UserCentreRoom;
}

export interface UserCentreContext extends UserCentreInput {
  answer: LoginAnswer | null;
  user: UserInfo | null;
  /** Why the way back did not open. */
  failure: string | null;
}

export type UserCentreEvent =
  /** Back to the site. */
  | { type: 'centre.leave' }
  /** Look again who is signed in. */
  | { type: 'centre.retry' }
  /** Another tab signed in or out. */
  | { type: 'tabs.changed' };
