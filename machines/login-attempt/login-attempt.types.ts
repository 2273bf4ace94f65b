import type { CaptchaType } from '#contract/calls/auth.ts';
import type { LoginAnswer } from '#contract/calls/user.ts';
import type { LoginMode, LoginValues } from '#domain/account/login-form.ts';
import type { WorkAnswer, WorkChallenge } from '#domain/proof-of-work.ts';

export interface LoginAttemptInput {
  mode: LoginMode;
  values: LoginValues;
  /** The password field was left as it was pre-filled: the stored hash is sent. */
  isPasswordStored: boolean;
}

export interface LoginRequest extends LoginAttemptInput {
  captchaVerification: string | null;
  work: WorkAnswer | null;
}

export type LoginAnswered =
  | { kind: 'signedIn'; answer: LoginAnswer }
  | { kind: 'captchaNeeded'; captchaType: CaptchaType }
  /** The server asks this device to compute before it looks at the password. */
  | { kind: 'workNeeded'; challenge: WorkChallenge }
  | { kind: 'refused'; message: string; isPasswordWrong: boolean };

export interface LoginAttemptContext extends LoginRequest {
  captchaType: CaptchaType;
  challenge: WorkChallenge | null;
  outcome: LoginAttemptOutput;
}

export type LoginAttemptOutput =
  | { kind: 'signedIn'; answer: LoginAnswer }
  /** The server's words, or ours where it gave none; a stored password that was wrong is forgotten. */
  | { kind: 'refused'; message: string; isStoredPasswordForgotten: boolean }
  /** The person closed the captcha or gave up the work. */
  | { kind: 'cancelled' };
