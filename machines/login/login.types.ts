import type { LoginAnswer } from '#contract/calls/user.ts';
import type { LoginMode, LoginTextField, LoginTickField, LoginValues } from '#domain/account/login-form.ts';
import type { FieldErrors } from '#domain/form/check.ts';
import type { LegalTextName } from '../user-agreement/index.ts';

/** Why signing in is impossible: plain HTTP or blocked cookies. */
export type SignInFailure = 'insecure' | 'cookiesBlocked';

export interface LoginInput {
  failure: SignInFailure | null;
  /** The mode used last on this device, marked on its tab; the dialog still opens with SMS. */
  lastMode: LoginMode | null;
  /** A form is open behind the dialog and keeps its input. */
  isFromForm?: boolean;
}

export interface LoginTick {
  field: LoginTickField;
  isTicked: boolean;
}

/** The remembered account; the password itself is never stored. */
export interface RememberedCredentials {
  userName: string;
  hasPassword: boolean;
}

export interface LoginContext {
  /** The mode whose fields are validated and sent; the chart's state decides which form is shown. */
  mode: LoginMode;
  values: LoginValues;
  errors: FieldErrors<LoginValues>;
  failure: SignInFailure | null;
  lastMode: LoginMode | null;
  isFromForm: boolean;
  isPasswordStored: boolean;
  /** Forgotten password: this SMS sign-in leads to setting a new one. */
  wantsNewPassword: boolean;
  /** The server's message of the last refusal. */
  refusal: string | null;
  /** The legal texts that were requested last. */
  texts: readonly LegalTextName[];
  outcome: LoginOutput;
}

/** The child logics by id. */
export type LoginChildren = {
  loginCode: 'smsCountdown';
  registerCode: 'smsCountdown';
  attempt: 'loginAttempt';
  agreement: 'userAgreement';
};

export type LoginEvent =
  | { type: 'login.modeChosen'; mode: LoginMode }
  | { type: 'login.typed'; field: LoginTextField; text: string }
  | ({ type: 'login.ticked' } & LoginTick)
  /** A field lost the focus: it is validated. */
  | { type: 'login.left'; field: LoginTextField }
  /** Raised internally when a whole phone number was typed. */
  | { type: 'phone.completed' }
  | { type: 'login.codeRequested' }
  | { type: 'login.submit' }
  | { type: 'login.passwordForgotten' }
  | { type: 'login.agreementOpened'; texts: readonly LegalTextName[] }
  | { type: 'login.close' };

export type LoginOutput =
  | { kind: 'signedIn'; answer: LoginAnswer; mode: LoginMode; wantsNewPassword: boolean }
  | { kind: 'closed' };
