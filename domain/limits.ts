export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** The business constants of clause 9, each once. Times in milliseconds unless the name says otherwise. */
export const TOKEN_COOKIE_SECONDS = 5_184_000;
export const REMEMBERED_COOKIE_DAYS = 30;
/** How long the file of a person's own data can be downloaded. */
export const EXPORT_KEPT_MS = DAY_MS;

export const CONSTANTS_CACHE_MS = DAY_MS;
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
/** So long a link has to stay in view; its page is prefetched at the latest when PREFETCH_IDLE_MS are over. */
export const PREFETCH_REST_MS = 1_000;
/** What one visit may prefetch, compressed, and the share of it that is kept for links a person is about to follow. */
export const PREFETCH_BYTES = { visit: 60_000, wanted: 30_000 } as const;
export const RELOAD_GUARD_MS = 60_000;
/** How many pages stay alive, so that the way back shows at once what was there. */
export const KEPT_PAGES = 4;
export const USER_INFO_WAIT_MS = 3_000;
export const USER_INFO_FRESH_MS = 5_000;
export const EXPIRY_RELOAD_DELAY_MS = 1_500;
export const SERVER_MESSAGE_MAX = 120;
/** How long a short message stays before it goes by itself, and how many are shown at once. */
export const TOAST_MS = 5_000;
export const TOASTS_MAX = 4;
export const APP_CODE = 'echem';
export const APP_DRIVER = '101';
/** Of a mainland mobile number, a code by SMS and a password. */
export const PHONE_LENGTH = 11;
export const SMS_CODE_SHORTEST = 4;
export const SMS_CODE_LONGEST = 6;
/** Four characters pass the field and are refused when they are sent. */
export const SMS_CODE_SHORTEST_SENT = 5;
export const PASSWORD_SHORTEST = 6;
/** A browser that signed in counts as known this long after. */
export const KNOWN_DEVICE_DAYS = 180;
/** So long the owner of an account sees what was tried on it. */
export const SIGN_IN_HISTORY_DAYS = 30;
/** Days between both ends of a search or of a wish for a sailing. */
export const SPAN_DAYS_AT_MOST = 90;
export const BOXES_OF_A_TYPE = 100;
export const BOX_TYPES_OF_A_FORM = 12;
export const CARGO_LINES_OF_A_FORM = 20;
export const VEHICLES_OF_A_FORM = 20;
export const COMPONENTS_OF_A_FORM = 20;
/** Gross, one package of a limited quantity. */
export const LIMITED_PACKAGE_KG = 30;
/** The identical enquiry of one person is refused this long. */
export const ENQUIRY_REPEAT_MS = 600_000;
/** What waits for an answer of the server's is asked for again this often. */
export const WATCH_INTERVAL_MS = 15_000;
/** After this a page that came without its content has all of it: nothing grows under who scrolls fast, looks for a word or prints. */
export const SECTIONS_DUE_MS = 2_000;
/** The latest orders of the home page are asked for again this often while it is seen; the server counts as often. */
export const FIGURES_INTERVAL_MS = MINUTE_MS;
export const SEARCH_DEBOUNCE_MS = 300;
/** What dangerous goods are looked up by. */
export const LOOKUP_LETTERS = 60;
/** How long one slide of the home page stays before the next. */
export const SLIDE_MS = 5_000;
export const SEGREGATION_GOODS = { least: 2, most: 6 } as const;
export const FEEDBACK_TEXT = { least: 5, most: 500 } as const;
export const COMPARED_AT_MOST = 4;
export const PAGE_SIZES = [10, 20, 50] as const;
export const RECENT_LOCATIONS = 5;
/** Letters that a list of orders is searched by. */
export const ORDER_KEYWORD_LONGEST = 40;
/** Letters of why an order is cancelled. */
export const CANCEL_REASON_LONGEST = 200;
/** Rows of a list that are exported, or answered whole, at most. */
export const EXPORTED_AT_MOST = 1_000;
export const SHARE_DAYS = 7;
export const SHARE_DAYS_AT_MOST = 30;
/** What lies ahead is told of so many of a person's orders, and so many things at most. */
export const AGENDA_ORDERS = 200;
export const AGENDA_MOMENTS = 400;
/** The days that the workplace shows on its time line. */
export const AGENDA_DAYS = 14;
/** The workplace looks through so many of a person's orders for papers with a date, and names those that end so soon. */
export const DATED_ORDERS = 100;
export const PAPERS_END_WITHIN_DAYS = 90;
/** A lane is booked often from so many orders on within so many days; so many lanes are named. */
export const OFTEN_ORDERS = 2;
export const OFTEN_WITHIN_DAYS = 180;
export const OFTEN_LANES = 4;
/** That a calendar's program read its feed is written down at most so often. */
export const FEED_NOTED_EVERY_MS = 600_000;
/** Links that one person may have open at a time to forms of orders, and the most that are listed. */
export const ORDER_LINKS_OF_A_PERSON = 50;
/** A request takes quotes no longer than this. */
export const REQUEST_DAYS_AT_MOST = 90;
/** So long after its deadline the link of a post still opens. */
export const POST_LINK_DAYS = 30;
/** A browser that gave the access code of a post is not asked again for so long. */
export const ACCESS_PASS_MS = 12 * HOUR_MS;
export const UPLOAD_BYTES_AT_MOST = 20 * 1024 * 1024;
export const UPLOADS_OF_A_DAY = 100;
export const UPLOADS_OF_A_FORM = 10;
export const FILES_OF_A_PAPER = 6;
/** A message between a customer and the desk; a conversation that needs more than these is a phone call. */
export const MESSAGE_LENGTH = 500;
export const MESSAGES_OF_AN_ORDER = 200;
export const UPLOAD_BYTES_OF_A_USER = 1024 * 1024 * 1024;
export const UPLOAD_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'bmp', 'doc', 'docx', 'xls', 'xlsx', 'zip'] as const;
/** An image of more is not decoded. */
export const UPLOAD_PIXELS_AT_MOST = 24_000_000;
export const DRAFTS_OF_A_USER = 100;
export const ADDRESSES_OF_A_USER = 200;
export const TEMPLATES_OF_A_USER = 50;
export const TEMPLATE_NAME_LENGTH = 40;
/** How long the page that says an order was placed may be opened. */
export const JUST_PLACED_MS = 1_800_000;
export const QUOTE_VALID_MS = 1_800_000;
/** What is insured, in per cent of the cargo's value. */
export const INSURED_PERCENT = 110;
/** Typing reaches the price, the draft and whatever repeats it on the page at most this often. */
export const TELL_INTERVAL_MS = 300;
/** A price is asked for this long after the last change, a draft kept this long after it. */
export const QUOTE_DEBOUNCE_MS = 400;
export const DRAFT_DEBOUNCE_MS = 1_000;
/** How long the page of a placed order may take before the form says the number itself. */
export const SUCCESS_PAGE_MS = 1_500;
/** How long signing out waits for the drafts to reach the server; what does not reach it stays in the browser. */
export const SIGN_OUT_DRAFTS_MS = 1_000;
/** How long signing out waits for the server's answer to the logout. */
export const LOGOUT_ANSWER_MS = 1_000;

/** Lanes shown where none is asked for. */
export const LISTED_LANES = 12;
