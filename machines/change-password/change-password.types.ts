import type { ChangePasswordFacts, ChangePasswordField, ChangePasswordValues } from '#domain/account/password-form.ts';
import type { FormContext } from '../kit/form-chart.ts';

export type { ChangePasswordField } from '#domain/account/password-form.ts';

export type ChangePasswordInput = ChangePasswordFacts;

export interface ChangePasswordRequest {
  oldPassword: string | null;
  newPassword: string;
}

/** The server's answer: changed, refused, or the old password is required because the ten minutes are over. */
export type ChangePasswordAnswered =
  | { kind: 'changed' }
  | { kind: 'oldPasswordNeeded' }
  | { kind: 'refused'; message: string };

export interface ChangePasswordContext extends FormContext<ChangePasswordValues>, ChangePasswordFacts {
  outcome: ChangePasswordOutput;
}

export type ChangePasswordEvent =
  | { type: 'password.typed'; field: ChangePasswordField; text: string }
  | { type: 'password.left'; field: ChangePasswordField }
  | { type: 'password.submit' }
  | { type: 'password.close' };

export interface ChangePasswordOutput {
  kind: 'changed' | 'closed';
}
