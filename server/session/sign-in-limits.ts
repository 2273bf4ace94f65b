import { HOUR_MS, MINUTE_MS, SMS_RESEND_MS } from '#domain/limits.ts';
import type { Rate } from './limiter.ts';

/** What one phone, account or address may do. Configuration: tests that need many visitors raise the figures. */
export interface SignInLimits {
  messagePerPhoneAndKind: Rate;
  messagesPerPhone: Rate;
  messagesPerAddress: Rate;
  /** Codes sent to a phone without a captcha. */
  messagesWithoutCaptcha: Rate;
  wrongCodesPerAddress: Rate;
  passwordTries: Rate;
  /** How long a failed password login asks its address and its phone for a captcha before the next message. */
  suspicion: Rate;
}

export const SIGN_IN_LIMITS: SignInLimits = {
  messagePerPhoneAndKind: { most: 1, spanMs: SMS_RESEND_MS },
  messagesPerPhone: { most: 10, spanMs: 24 * HOUR_MS },
  messagesPerAddress: { most: 30, spanMs: HOUR_MS },
  messagesWithoutCaptcha: { most: 1, spanMs: HOUR_MS },
  wrongCodesPerAddress: { most: 30, spanMs: HOUR_MS },
  passwordTries: { most: 10, spanMs: HOUR_MS },
  suspicion: { most: 1, spanMs: HOUR_MS },
};

export const SMS_CODE_LIFE_MS = 5 * MINUTE_MS;
export const SMS_CODE_TRIES = 5;
export const TICKET_LIFE_MS = MINUTE_MS;
/** After an SMS sign-in the old password is not asked for. */
export const PASSWORD_GRACE_MS = 10 * MINUTE_MS;
