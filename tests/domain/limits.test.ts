import { describe, expect, test } from 'vitest';
import * as limits from '#domain/limits.ts';
import * as names from '#domain/storage-names.ts';

/** Written again by hand, as the clauses have them: a test that reads the constant agrees with any mistake in it. */
describe('the constants of clause 9', () => {
  test.each([
    ['[9.1] the cookie of the token, in seconds', limits.TOKEN_COOKIE_SECONDS, 60 * 24 * 60 * 60],
    ['[9.1] the cookie of a remembered password, in days', limits.REMEMBERED_COOKIE_DAYS, 30],
    ['[9.2] constants are kept', limits.CONSTANTS_CACHE_MS, 86_400_000],
    ['[9.3] goods are dangerous unless stated', limits.DEFAULT_IS_DANGER, 'Y'],
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
    ['[4.12b] an idle puzzle is renewed', limits.CAPTCHA_RENEW_MS, 110_000],
    ['[4.13] a solved puzzle closes', limits.CAPTCHA_SUCCESS_CLOSE_MS, 1_000],
    ['[4.13] in a box of its own it stays', limits.CAPTCHA_SUCCESS_CLOSE_MS + limits.CAPTCHA_POP_EXTRA_MS, 1_500],
    ['[4.14] a failed slider is renewed', limits.CAPTCHA_SLIDER_REFRESH_MS, 1_000],
    ['[4.16] three points are checked', limits.CAPTCHA_POINTS_CHECK_MS, 400],
    ['[4.16] failed points are renewed', limits.CAPTCHA_POINTS_REFRESH_MS, 700],
    ['[5.1] letters of a mobile number', limits.PHONE_LENGTH, 11],
    ['[5.3] letters of a code', [limits.SMS_CODE_SHORTEST, limits.SMS_CODE_LONGEST], [4, 6]],
    ['[5.3] letters of a code that is sent', limits.SMS_CODE_SHORTEST_SENT, 5],
    ['[5.4] letters of a password', limits.PASSWORD_SHORTEST, 6],
  ])('%s', (_, value, written) => {
    expect(value).toEqual(written);
  });
});

const seconds = (count: number) => count * 1_000;
const minutes = (count: number) => seconds(count * 60);
const hours = (count: number) => minutes(count * 60);

describe('[9.4] other limits', () => {
  test('a minute, an hour and a day have their usual length', () => {
    expect([limits.MINUTE_MS, limits.HOUR_MS, limits.DAY_MS]).toEqual([minutes(1), hours(1), hours(24)]);
  });

  test('how long', () => {
    expect(limits).toMatchObject({
      ...{ CAPTCHA_LIMIT_MS: minutes(1), CAPTCHA_LOCK_MS: minutes(5), EXPORT_KEPT_MS: hours(24) },
      ...{ USER_INFO_WAIT_MS: seconds(3), USER_INFO_FRESH_MS: seconds(5), TOAST_MS: seconds(5), SLIDE_MS: seconds(5) },
      ...{ PREFETCH_REST_MS: seconds(1), DEFERRED_SECTIONS_MAX_MS: seconds(2), WATCH_INTERVAL_MS: seconds(15) },
      ...{ FIGURES_INTERVAL_MS: minutes(1), SEARCH_DEBOUNCE_MS: 300, TYPING_THROTTLE_MS: 300, QUOTE_DEBOUNCE_MS: 400 },
      ...{
        DRAFT_DEBOUNCE_MS: seconds(1),
        SUCCESS_PAGE_MS: 1_500,
        SIGN_OUT_DRAFTS_MS: seconds(1),
        LOGOUT_ANSWER_MS: seconds(1),
      },
      ...{ ENQUIRY_REPEAT_MS: minutes(10), FEED_NOTED_EVERY_MS: minutes(10), ACCESS_PASS_MS: hours(12) },
      ...{ JUST_PLACED_MS: minutes(30), QUOTE_VALID_MS: minutes(30) },
      ...{ KNOWN_DEVICE_DAYS: 180, SPAN_DAYS_AT_MOST: 90, SHARE_DAYS: 7, SHARE_DAYS_AT_MOST: 30, AGENDA_DAYS: 14 },
      ...{ PAPERS_END_WITHIN_DAYS: 90, OFTEN_WITHIN_DAYS: 180, REQUEST_DAYS_AT_MOST: 90, POST_LINK_DAYS: 30 },
    });
  });

  test('how many', () => {
    expect(limits).toMatchObject({
      ...{ CAPTCHA_PIECE_WIDTH: 47, CAPTCHA_SLIDER_FAILURES: 3, MOUNTED_PAGES: 4, TOASTS_MAX: 4 },
      ...{ BOXES_OF_A_TYPE: 100, BOX_TYPES_OF_A_FORM: 12, CARGO_LINES_OF_A_FORM: 20, VEHICLES_OF_A_FORM: 20 },
      ...{ COMPONENTS_OF_A_FORM: 20, LIMITED_PACKAGE_KG: 30, COMPARED_AT_MOST: 4, RECENT_LOCATIONS: 5 },
      ...{ EXPORTED_AT_MOST: 1_000, AGENDA_ORDERS: 200, AGENDA_MOMENTS: 400, DATED_ORDERS: 100, OFTEN_ORDERS: 2 },
      ...{ OFTEN_LANES: 4, ORDER_LINKS_OF_A_PERSON: 50, UPLOADS_OF_A_DAY: 100, UPLOADS_OF_A_FORM: 10 },
      ...{ FILES_OF_A_PAPER: 6, MESSAGES_OF_AN_ORDER: 200, DRAFTS_OF_A_USER: 100, ADDRESSES_OF_A_USER: 200 },
      ...{ TEMPLATES_OF_A_USER: 50, INSURED_PERCENT: 110, LISTED_LANES: 12 },
      ...{ SEGREGATION_GOODS: { least: 2, most: 6 }, FEEDBACK_TEXT: { least: 5, most: 500 } },
    });
    expect(limits.PAGE_SIZES).toEqual([10, 20, 50]);
  });

  test('how large', () => {
    expect(limits).toMatchObject({
      ...{ SERVER_MESSAGE_MAX: 120, LOOKUP_LETTERS: 60, ORDER_KEYWORD_LONGEST: 40, CANCEL_REASON_LONGEST: 200 },
      ...{ MESSAGE_LENGTH: 500, TEMPLATE_NAME_LENGTH: 40, UPLOAD_PIXELS_AT_MOST: 24_000_000 },
      ...{ UPLOAD_BYTES_AT_MOST: 20_971_520, UPLOAD_BYTES_OF_A_USER: 1_073_741_824 },
      PREFETCH_BYTES: { visit: 60_000, wanted: 30_000 },
    });
    expect(limits.UPLOAD_EXTENSIONS).toEqual([
      ...['pdf', 'jpg', 'jpeg', 'png', 'bmp', 'doc', 'docx', 'xls', 'xlsx', 'zip'],
    ]);
  });
});

test('[9.4] storage names are unique', () => {
  const { REMEMBERED_COOKIES, CAPTCHA_CLIENTS, ...single } = names;
  const all = [...Object.values(single), ...REMEMBERED_COOKIES, ...Object.values(CAPTCHA_CLIENTS)];
  expect(all).not.toContain('');
  expect(new Set(all).size).toBe(all.length);
});
