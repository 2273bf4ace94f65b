import type { CaptchaType } from '#contract/calls/auth.ts';

export interface CaptchaInput {
  /** Which puzzle the server asked for. */
  captchaType: CaptchaType;
}

export interface CaptchaContext {
  captchaType: CaptchaType;
  outcome: CaptchaOutput;
}

/** One verification string, good for one use within 180 s, or the knowledge that the person closed the box. */
export type CaptchaOutput = { kind: 'solved'; verification: string } | { kind: 'closed' };
