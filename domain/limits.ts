/** The business constants of clause 9, each once. Times in milliseconds unless the name says otherwise. */
export const TOKEN_COOKIE_SECONDS = 5_184_000;
export const REMEMBERED_COOKIE_DAYS = 30;
export const CONSTANTS_CACHE_MS = 86_400_000;
export const DEFAULT_IS_DANGER = 'Y';
export const REQUEST_TIMEOUT_MS = 60_000;
export const READING_COUNTDOWN_MS = 10_000;
export const READING_TOLERANCE_PX = 10;
export const SMS_RESEND_MS = 60_000;
export const CAPTCHA_CLICKS = 3;
export const CAPTCHA_IMAGE = { width: 300, height: 150 } as const;
export const CAPTCHA_SCALE = { width: 310, height: 155 } as const;
export const CAPTCHA_SLIDER_Y = 5;
/** Width of the puzzle piece on the 310-wide scale. */
export const CAPTCHA_PIECE_WIDTH = 47;
/** An idle puzzle is renewed this long after it came, before the server's 120 s are over. */
export const CAPTCHA_RENEW_MS = 110_000;
export const CAPTCHA_SUCCESS_CLOSE_MS = 1_000;
/** In a box of its own the solved puzzle stays this much longer: 1.5 s in all. */
export const CAPTCHA_POP_EXTRA_MS = 500;
export const CAPTCHA_SLIDER_REFRESH_MS = 1_000;
export const CAPTCHA_POINTS_CHECK_MS = 400;
export const CAPTCHA_POINTS_REFRESH_MS = 700;
/** Failed slider checks after which the other puzzle is given. */
export const CAPTCHA_SLIDER_FAILURES = 3;
/** Where a server names no wait: too many puzzles asked for, too many wrong answers. */
export const CAPTCHA_LIMIT_MS = 60_000;
export const CAPTCHA_LOCK_MS = 300_000;
export const AUTH_NOTICE_MS = 5_000;
export const HEADER_HIDE_PX = 300;
export const HEADER_BACKGROUND_PX = 104;
export const LOADING_THROTTLE_MS = 200;
export const LOADING_DURATION_MS = 5_000;
export const FETCH_MINIMUM_MS = 200;
export const PREFETCH_IDLE_MS = 2_000;
export const RELOAD_GUARD_MS = 60_000;
export const USER_INFO_WAIT_MS = 3_000;
export const USER_INFO_FRESH_MS = 5_000;
export const EXPIRY_RELOAD_DELAY_MS = 1_500;
export const SERVER_MESSAGE_MAX = 120;
/** How long a short message stays before it goes by itself, and how many are shown at once. */
export const TOAST_MS = 5_000;
export const TOASTS_MAX = 4;
export const APP_CODE = 'echem';
export const APP_DRIVER = '101';
/** The identical enquiry of one person is refused this long. */
export const ENQUIRY_REPEAT_MS = 600_000;
export const SEARCH_DEBOUNCE_MS = 300;
export const COMPARED_AT_MOST = 4;
export const SHARE_DAYS = 7;
export const SHARE_DAYS_AT_MOST = 30;
