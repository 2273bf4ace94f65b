import { CAPTCHA_LOCK_MS, CAPTCHA_SLIDER_FAILURES, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';

/** What one address may do. Configuration: tests that need many visitors raise the figures. */
export interface CaptchaLimits {
  windowMs: number;
  getsPerWindow: number;
  failuresToLock: number;
  lockMs: number;
  /** From this many failed sliders within `harderWindowMs` on, the click-word is asked for. */
  failuresToHarder: number;
  harderWindowMs: number;
  challengeMs: number;
  proofMs: number;
  /** How long a browser is known to have been asked for a captcha. */
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

/** When the lock that these failures (ascending times) made comes off; 0 when they made none. */
export function lockedUntil(failures: readonly number[], limits: CaptchaLimits): number {
  const span = limits.failuresToLock - 1;
  for (let last = failures.length - 1; last >= span; last -= 1) {
    const end = failures[last]!;
    if (end - failures[last - span]! < limits.windowMs) return end + limits.lockMs;
  }
  return 0;
}

/** Failures older than this cannot hold a lock any more. */
export function lockMemoryMs(limits: CaptchaLimits): number {
  return limits.lockMs + limits.windowMs;
}

/** Whole seconds to wait, never less than one. */
export function waitSeconds(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}
