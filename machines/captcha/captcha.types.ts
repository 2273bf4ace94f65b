import type { CaptchaType } from '#contract/calls/auth.ts';

export interface CaptchaInput {
  /** The puzzle that the server requires. */
  captchaType: CaptchaType;
}

export interface CaptchaContext {
  captchaType: CaptchaType;
  outcome: CaptchaOutput;
}

/** One verification string, valid for one use within 180 s, or a cancellation by the user. */
export type CaptchaOutput = { kind: 'solved'; verification: string } | { kind: 'closed' };
