import { describe, expect, it } from 'vitest';
import { CAPTCHA_LIMITS, lockedUntil, waitSeconds } from '#server/captcha/limits.ts';

const every = (ms: number, count: number) => Array.from({ length: count }, (_, index) => 1_000 + index * ms);

describe('captcha limits', () => {
  it('[4.17] five failures lock nothing, the sixth within a minute locks 300 s', () => {
    expect(lockedUntil(every(1_000, 5), CAPTCHA_LIMITS)).toBe(0);
    expect(lockedUntil(every(1_000, 6), CAPTCHA_LIMITS)).toBe(6_000 + 300_000);
    expect(lockedUntil(every(11_999, 6), CAPTCHA_LIMITS)).toBe(1_000 + 5 * 11_999 + 300_000);
    expect(lockedUntil(every(12_000, 6), CAPTCHA_LIMITS)).toBe(0);
  });

  it('[4.17] later scattered failures do not hide the lock', () => {
    expect(lockedUntil([...every(1_000, 6), 200_000], CAPTCHA_LIMITS)).toBe(306_000);
  });

  it('[4.17] a wait is whole seconds and at least one', () => {
    expect(waitSeconds(10_001, 10_000)).toBe(1);
    expect(waitSeconds(11_001, 10_000)).toBe(2);
    expect(waitSeconds(9_000, 10_000)).toBe(1);
  });
});
