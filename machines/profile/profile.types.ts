import type { ProfileField, ProfileValues } from '#domain/account/profile-fields.ts';
import type { FormContext } from '../kit/form-chart.ts';

export type { ProfileField, ProfileValues } from '#domain/account/profile-fields.ts';

export interface ProfileContext extends FormContext<ProfileValues> {
  /** The stored company name. */
  knownCompany: string;
  outcome: ProfileOutput;
}

export type ProfileEvent =
  | { type: 'profile.typed'; field: ProfileField; text: string }
  | { type: 'profile.submit' }
  | { type: 'profile.retry' }
  /** Continues with the verification of that company. */
  | { type: 'profile.verify' }
  /** Skips the profile. */
  | { type: 'profile.close' };

export interface SavedProfile {
  /** The enterprise has not requested verification. */
  isUnverified: boolean;
}

export interface ProfileOutput {
  /** verify: saved, and the user continues with the verification. */
  kind: 'closed' | 'saved' | 'verify';
}
