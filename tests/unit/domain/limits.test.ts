import { describe, expect, test } from 'vitest';
import * as limits from '#domain/limits.ts';
import * as names from '#domain/storage-names.ts';

/** Written again by hand, as the clauses have them: a test that reads the constant agrees with any mistake in it. */
describe('the constants of clause 9', () => {
  test.each([
    ['[9.1] the cookie of the token, in seconds', limits.TOKEN_COOKIE_SECONDS, 60 * 24 * 60 * 60],
    ['[9.1] the cookie of a remembered password, in days', limits.REMEMBERED_COOKIE_DAYS, 30],
    ['[9.2] constants are kept', limits.CONSTANTS_CACHE_MS, 86_400_000],
    ['[9.3] goods are dangerous unless said', limits.DEFAULT_IS_DANGER, 'Y'],
    ['[9.3b] a request', limits.REQUEST_TIMEOUT_MS, 60_000],
    ['[9.3c] reading', limits.READING_COUNTDOWN_MS, 10_000],
    ['[9.3c] the end of what is read', limits.READING_TOLERANCE_PX, 10],
    ['[9.3d] the next code by SMS', limits.SMS_RESEND_MS, 60_000],
    ['[9.3e] clicks', limits.CAPTCHA_CLICKS, 3],
    ['[9.3e] the picture', limits.CAPTCHA_IMAGE, { width: 300, height: 150 }],
    ['[9.3e] its scale', limits.CAPTCHA_SCALE, { width: 310, height: 155 }],
    ['[9.3e] the height of the slider', limits.CAPTCHA_SLIDER_Y, 5],
    ['[9.3g] the notice of who is not verified', limits.AUTH_NOTICE_MS, 5_000],
    ['[9.3h] the header hides', limits.HEADER_HIDE_PX, 300],
    ['[9.3h] the header has a ground', limits.HEADER_BACKGROUND_PX, 104],
    ['[9.3i] loading is shown', limits.LOADING_THROTTLE_MS, 200],
    ['[9.3i] loading lasts', limits.LOADING_DURATION_MS, 5_000],
    ['[9.3i] a fetch takes', limits.FETCH_MINIMUM_MS, 200],
    ['[9.3j] prefetching waits', limits.PREFETCH_IDLE_MS, 2_000],
    ['[9.3k] a page reloads once in', limits.RELOAD_GUARD_MS, 60_000],
    ['[7.1] the code of the application', limits.APP_CODE, 'echem'],
    ['[7.1] its driver', limits.APP_DRIVER, '101'],
    ['[4.10] the reload of a session that ended', limits.EXPIRY_RELOAD_DELAY_MS, 1_500],
  ])('%s', (_, value, written) => {
    expect(value).toEqual(written);
  });
});

test('[9.4] a name of what the browser keeps is the name of one thing', () => {
  const { REMEMBERED_COOKIES, CAPTCHA_CLIENTS, ...single } = names;
  const all = [...Object.values(single), ...REMEMBERED_COOKIES, ...Object.values(CAPTCHA_CLIENTS)];
  expect(all).not.toContain('');
  expect(new Set(all).size).toBe(all.length);
});
