import { CAPTCHA_LOCK_MS, CAPTCHA_SLIDER_FAILURES, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';

/** Limits per address. Configurable, because tests with many visitors raise them. */
export interface CaptchaLimits {
  windowMs: number;
  getsPerWindow: number;
  failuresToLock: number;
  lockMs: number;
  /** This many failed sliders within `harderWindowMs` require the click-word captcha. */
  failuresToHarder: number;
  harderWindowMs: number;
  challengeMs: number;
  proofMs: number;
  /** How long a demand for a captcha is remembered. */
  demandMs: number;
}

export const CAPTCHA_LIMITS: CaptchaLimits = {
  windowMs: MINUTE_MS,
  getsPerWindow: 30,
  failuresToLock: 6,
  lockMs: CAPTCHA_LOCK_MS,
  failuresToHarder: CAPTCHA_SLIDER_FAILURES,
  harderWindowMs: 600_000,
  challengeMs: 120_000,
  proofMs: 180_000,
  demandMs: HOUR_MS,
};

/** Returns the end of the lock caused by these failures (ascending times); 0 for none. */
export function lockedUntil(failures: readonly number[], limits: CaptchaLimits): number {
  const span = limits.failuresToLock - 1;
  for (let last = failures.length - 1; last >= span; last -= 1) {
    const end = failures[last]!;
    if (end - failures[last - span]! < limits.windowMs) return end + limits.lockMs;
  }
  return 0;
}

/** Age beyond which failures cannot cause a lock. */
export function lockMemoryMs(limits: CaptchaLimits): number {
  return limits.lockMs + limits.windowMs;
}

/** Seconds to wait, at least one. */
export function waitSeconds(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}
