import type { Profile } from '#contract/calls/user.ts';

export type ProfileField = keyof Profile;

export interface ProfileContext {
  profile: Profile;
  /** The only rule: an e-mail that is given has to be one. */
  isEmailWrong: boolean;
  refusal: string | null;
  outcome: ProfileOutput;
}

export type ProfileEvent =
  | { type: 'profile.typed'; field: ProfileField; text: string }
  | { type: 'profile.submit' }
  | { type: 'profile.retry' }
  /** Later, or not at all. */
  | { type: 'profile.close' };

export interface ProfileOutput {
  kind: 'saved' | 'closed';
}
