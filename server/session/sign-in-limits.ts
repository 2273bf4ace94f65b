import { DAY_MS, HOUR_MS, MINUTE_MS, SMS_RESEND_MS } from '#domain/limits.ts';
import type { Rate } from './limiter.ts';

/** Limits per phone, account, device and address. Configurable, because tests with many visitors raise them. */
export interface SignInLimits {
  messagePerPhoneAndKind: Rate;
  messagesPerPhone: Rate;
  /** Reserved for browsers that have signed in with the phone; strangers cannot use them up. */
  messagesPerPhoneFromKnown: Rate;
  messagesPerAddress: Rate;
  /** A /24 of IPv4, a /48 of IPv6. */
  messagesPerNeighbourhood: Rate;
  /** Codes sent to a phone without a captcha. */
  messagesWithoutCaptcha: Rate;
  wrongCodesPerAddress: Rate;
  /** For calls that cannot carry work: a session's old password, an operator's one-time code. */
  passwordTries: Rate;
  /** Wrong attempts after which passwords and messages need a captcha. */
  wrongPasswordsOfAccount: Rate;
  wrongPasswordsOfAddress: Rate;
  /** Wrong partner and operator keys per address. */
  wrongKeys: Rate;
}

export const SIGN_IN_LIMITS: SignInLimits = {
  messagePerPhoneAndKind: { most: 1, spanMs: SMS_RESEND_MS },
  messagesPerPhone: { most: 10, spanMs: DAY_MS },
  messagesPerPhoneFromKnown: { most: 5, spanMs: DAY_MS },
  messagesPerAddress: { most: 20, spanMs: HOUR_MS },
  messagesPerNeighbourhood: { most: 100, spanMs: HOUR_MS },
  messagesWithoutCaptcha: { most: 1, spanMs: HOUR_MS },
  wrongCodesPerAddress: { most: 30, spanMs: HOUR_MS },
  passwordTries: { most: 10, spanMs: HOUR_MS },
  wrongPasswordsOfAccount: { most: 3, spanMs: HOUR_MS },
  wrongPasswordsOfAddress: { most: 10, spanMs: HOUR_MS },
  wrongKeys: { most: 10, spanMs: 10 * MINUTE_MS },
};

export const SMS_CODE_LIFE_MS = 5 * MINUTE_MS;
export const SMS_CODE_TRIES = 5;
export const TICKET_LIFE_MS = MINUTE_MS;
/** After an SMS sign-in the old password is not required for this long. */
export const PASSWORD_GRACE_MS = 10 * MINUTE_MS;
