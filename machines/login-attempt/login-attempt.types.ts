import type { CaptchaType } from '#contract/calls/auth.ts';
import type { LoginAnswer } from '#contract/calls/user.ts';
import type { LoginMode, LoginValues } from '#domain/account/login-form.ts';
import type { WorkAnswer, WorkChallenge } from '#domain/proof-of-work.ts';

export interface LoginAttemptInput {
  mode: LoginMode;
  values: LoginValues;
  /** The prefilled password was not edited: the stored hash is sent. */
  isPasswordStored: boolean;
}

export interface LoginRequest extends LoginAttemptInput {
  captchaVerification: string | null;
  work: WorkAnswer | null;
}

export type LoginAnswered =
  | { kind: 'signedIn'; answer: LoginAnswer }
  | { kind: 'captchaNeeded'; captchaType: CaptchaType }
  /** The server requires a proof of work before it checks the password. */
  | { kind: 'workNeeded'; challenge: WorkChallenge }
  | { kind: 'refused'; message: string; isPasswordWrong: boolean };

export interface LoginAttemptContext extends LoginRequest {
  captchaType: CaptchaType;
  challenge: WorkChallenge | null;
  outcome: LoginAttemptOutput;
}

export type LoginAttemptOutput =
  | { kind: 'signedIn'; answer: LoginAnswer }
  /** The server's message, or ours without one; a wrong stored password is deleted. */
  | { kind: 'refused'; message: string; isStoredPasswordForgotten: boolean }
  /** The user closed the captcha or cancelled the proof of work. */
  | { kind: 'cancelled' };
