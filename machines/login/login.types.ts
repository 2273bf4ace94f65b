import type { LoginAnswer } from '#contract/calls/user.ts';
import type { LoginMode, LoginTextField, LoginTickField, LoginValues } from '#domain/account/login-form.ts';
import type { FieldErrors } from '#domain/form/check.ts';
import type { LegalTextName } from '../user-agreement/index.ts';

/** What this place allows: over plain http or without cookies nobody can stay signed in. */
export type SignInFailure = 'insecure' | 'cookiesBlocked';

export interface LoginInput {
  failure: SignInFailure | null;
  /** The mode used last on this device, marked on its tab; the dialog still opens with SMS. */
  lastMode: LoginMode | null;
  /** A form is behind the dialog: what was typed in it stays. */
  isFromForm?: boolean;
}

export interface LoginTick {
  field: LoginTickField;
  isTicked: boolean;
}

/** What the device remembers; the password itself is never known here. */
export interface RememberedCredentials {
  userName: string;
  hasPassword: boolean;
}

export interface LoginContext {
  /** The mode whose fields are checked and sent; the chart's own state says which form shows. */
  mode: LoginMode;
  values: LoginValues;
  errors: FieldErrors<LoginValues>;
  failure: SignInFailure | null;
  lastMode: LoginMode | null;
  isFromForm: boolean;
  isPasswordStored: boolean;
  /** Forgotten password: this SMS sign-in leads on to a new one. */
  wantsNewPassword: boolean;
  /** The server's words for the last refusal. */
  refusal: string | null;
  /** The legal texts that were asked for last. */
  texts: readonly LegalTextName[];
  outcome: LoginOutput;
}

/** The logic behind each child, by the child's id. */
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
  /** A field was left: its rule is checked. */
  | { type: 'login.left'; field: LoginTextField }
  /** Sent by the chart to itself: a whole phone number was typed. */
  | { type: 'phone.completed' }
  | { type: 'login.codeWanted' }
  | { type: 'login.submit' }
  | { type: 'login.passwordForgotten' }
  | { type: 'login.agreementOpened'; texts: readonly LegalTextName[] }
  | { type: 'login.close' };

export type LoginOutput =
  | { kind: 'signedIn'; answer: LoginAnswer; mode: LoginMode; wantsNewPassword: boolean }
  | { kind: 'closed' };
