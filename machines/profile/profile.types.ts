import type { ProfileField, ProfileValues } from '#domain/account/profile-fields.ts';
import type { FormContext } from '../kit/form-chart.ts';

export type { ProfileField, ProfileValues } from '#domain/account/profile-fields.ts';

export interface ProfileContext extends FormContext<ProfileValues> {
  /** The company as the server had it before. */
  knownCompany: string;
  outcome: ProfileOutput;
}

export type ProfileEvent =
  | { type: 'profile.typed'; field: ProfileField; text: string }
  | { type: 'profile.submit' }
  | { type: 'profile.retry' }
  /** On to the verification of the company just named. */
  | { type: 'profile.verify' }
  /** Later, or not at all. */
  | { type: 'profile.close' };

export interface SavedProfile {
  /** The person acts for an enterprise that has not yet asked to be verified. */
  isUnverified: boolean;
}

export interface ProfileOutput {
  /** verify: saved, and the person goes on to the verification. */
  kind: 'closed' | 'saved' | 'verify';
}
