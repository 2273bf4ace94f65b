export interface ChangePasswordInput {
  /** Until ten minutes after an SMS sign-in the old password is not asked for. */
  needsOldPassword: boolean;
}

export interface ChangePasswordValues {
  oldPassword: string;
  newPassword: string;
  newPasswordAgain: string;
}

export type ChangePasswordField = keyof ChangePasswordValues;
export type ChangePasswordFault = 'required' | 'passwordLength' | 'passwordsDiffer';
export type ChangePasswordFaults = { [Field in ChangePasswordField]?: ChangePasswordFault | undefined };

export interface ChangePasswordRequest {
  oldPassword: string | null;
  newPassword: string;
}

/** The server's answer: done, refused in words, or the ten minutes are over and the old password is asked for. */
export type ChangePasswordAnswered =
  | { kind: 'changed' }
  | { kind: 'oldPasswordNeeded' }
  | { kind: 'refused'; message: string };

export interface ChangePasswordContext {
  values: ChangePasswordValues;
  faults: ChangePasswordFaults;
  needsOldPassword: boolean;
  refusal: string | null;
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
