export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Business constants of clause 9, in milliseconds unless the name says otherwise. */
export const TOKEN_COOKIE_SECONDS = 5_184_000;
export const REMEMBERED_COOKIE_DAYS = 30;
/** How long a personal data export can be downloaded. */
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
/** Width of the puzzle piece on a picture 310 wide. */
export const CAPTCHA_PIECE_WIDTH = 47;
/** An idle puzzle is renewed after this time, before the server's limit of 120 s. */
export const CAPTCHA_RENEW_MS = 110_000;
export const CAPTCHA_SUCCESS_CLOSE_MS = 1_000;
/** Additional time an embedded solved puzzle stays visible: 1.5 s in total. */
export const CAPTCHA_POP_EXTRA_MS = 500;
export const CAPTCHA_SLIDER_REFRESH_MS = 1_000;
export const CAPTCHA_POINTS_CHECK_MS = 400;
export const CAPTCHA_POINTS_REFRESH_MS = 700;
/** Failed slider checks before the click puzzle is used. */
export const CAPTCHA_SLIDER_FAILURES = 3;
/** Default wait when the server rate-limits without naming one. */
export const CAPTCHA_LIMIT_MS = 60_000;
export const CAPTCHA_LOCK_MS = 300_000;
export const AUTH_NOTICE_MS = 5_000;
export const HEADER_HIDE_PX = 300;
export const HEADER_BACKGROUND_PX = 104;
export const LOADING_THROTTLE_MS = 200;
export const LOADING_DURATION_MS = 5_000;
export const FETCH_MINIMUM_MS = 200;
export const PREFETCH_IDLE_MS = 2_000;
/** A link is prefetched after this time in view, and within PREFETCH_IDLE_MS at the latest. */
export const PREFETCH_REST_MS = 1_000;
/** Compressed bytes one visit may prefetch, and the share reserved for links the user is about to follow. */
export const PREFETCH_BYTES = { visit: 60_000, wanted: 30_000 } as const;
export const RELOAD_GUARD_MS = 60_000;
/** Pages kept mounted, so that going back is instant. */
export const MOUNTED_PAGES = 4;
export const USER_INFO_WAIT_MS = 3_000;
export const USER_INFO_FRESH_MS = 5_000;
export const EXPIRY_RELOAD_DELAY_MS = 1_500;
export const SERVER_MESSAGE_MAX = 120;
export const TOAST_MS = 5_000;
export const TOASTS_MAX = 4;
export const APP_CODE = 'echem';
export const APP_DRIVER = '101';
export const PHONE_LENGTH = 11;
export const SMS_CODE_SHORTEST = 4;
export const SMS_CODE_LONGEST = 6;
/** The field accepts four characters; sending requires five. */
export const SMS_CODE_SHORTEST_SENT = 5;
export const PASSWORD_SHORTEST = 6;
/** A browser counts as known this long after signing in. */
export const KNOWN_DEVICE_DAYS = 180;
/** How long sign-in attempts are kept for the account's owner. */
export const SIGN_IN_HISTORY_DAYS = 30;
/** Maximum days of a search range or requested sailing window. */
export const SPAN_DAYS_AT_MOST = 90;
export const BOXES_OF_A_TYPE = 100;
export const BOX_TYPES_OF_A_FORM = 12;
/** Containers, tanks, wagons or vehicles with numbers of their own. */
export const SHIPMENT_UNITS_AT_MOST = 1_200;
export const MILESTONE_REASON_LONGEST = 120;
export const MILESTONE_LOCATION_LONGEST = 40;
/** Events that a carrier sends in one call. */
export const CARRIER_EVENTS_AT_MOST = 500;
/** Rows of a file with the numbers or milestones of many orders; they are recorded in one transaction. */
export const ORDER_FILE_ROWS_AT_MOST = 1_000;
export const CARGO_LINES_OF_A_FORM = 20;
export const VEHICLES_OF_A_FORM = 20;
export const COMPONENTS_OF_A_FORM = 20;
/** Gross weight of one limited-quantity package. */
export const LIMITED_PACKAGE_KG = 30;
/** An identical enquiry of the same user is refused for this time. */
export const ENQUIRY_REPEAT_MS = 600_000;
/** Polling interval while waiting for a server-side result. */
export const WATCH_INTERVAL_MS = 15_000;
/**
 * Deferred sections of a page are rendered after this time at the latest, so that fast scrolling, find-in-page and
 * print see all of it.
 */
export const DEFERRED_SECTIONS_MAX_MS = 2_000;
/** Polling interval of the home page's latest orders; the server aggregates at the same interval. */
export const FIGURES_INTERVAL_MS = MINUTE_MS;
export const SEARCH_DEBOUNCE_MS = 300;
/** Query limit of the dangerous goods search. */
export const LOOKUP_LETTERS = 60;
/** Display time of a slide on the home page. */
export const SLIDE_MS = 5_000;
export const SEGREGATION_GOODS = { least: 2, most: 6 } as const;
export const FEEDBACK_TEXT = { least: 5, most: 500 } as const;
export const COMPARED_AT_MOST = 4;
export const PAGE_SIZES = [10, 20, 50] as const;
export const RECENT_LOCATIONS = 5;
export const ORDER_KEYWORD_LONGEST = 40;
export const CANCEL_REASON_LONGEST = 200;
/** Maximum rows of an export or an unpaged list. */
export const EXPORTED_AT_MOST = 1_000;
export const SHARE_DAYS = 7;
export const SHARE_DAYS_AT_MOST = 30;
/** Maximum orders and entries of the agenda. */
export const AGENDA_ORDERS = 200;
export const AGENDA_MOMENTS = 400;
export const AGENDA_DAYS = 14;
/** Orders searched for expiring documents, and the window of expiry. */
export const DATED_ORDERS = 100;
export const PAPERS_END_WITHIN_DAYS = 90;
/** A lane is frequent from this many orders within this many days; the last limits the list. */
export const OFTEN_ORDERS = 2;
export const OFTEN_WITHIN_DAYS = 180;
export const OFTEN_LANES = 4;
/** Minimum interval between recorded reads of a calendar feed. */
export const FEED_NOTED_EVERY_MS = 600_000;
/** Open order form links per user, and the maximum listed. */
export const ORDER_LINKS_OF_A_PERSON = 50;
export const REQUEST_DAYS_AT_MOST = 90;
/** Days a post's link opens after its deadline. */
export const POST_LINK_DAYS = 30;
/** How long a browser that entered a post's access code stays authorised. */
export const ACCESS_PASS_MS = 12 * HOUR_MS;
export const UPLOAD_BYTES_AT_MOST = 20 * 1024 * 1024;
export const UPLOADS_OF_A_DAY = 100;
export const UPLOADS_OF_A_FORM = 10;
export const FILES_OF_A_PAPER = 6;
/** Limits of messages between customer and operator. */
export const MESSAGE_LENGTH = 500;
export const MESSAGES_OF_AN_ORDER = 200;
export const UPLOAD_BYTES_OF_A_USER = 1024 * 1024 * 1024;
export const UPLOAD_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'bmp', 'doc', 'docx', 'xls', 'xlsx', 'zip'] as const;
/** Larger images are not decoded. */
export const UPLOAD_PIXELS_AT_MOST = 24_000_000;
export const DRAFTS_OF_A_USER = 100;
export const ADDRESSES_OF_A_USER = 200;
export const TEMPLATES_OF_A_USER = 50;
export const TEMPLATE_NAME_LENGTH = 40;
/** How long the order success page can be opened. */
export const JUST_PLACED_MS = 1_800_000;
export const QUOTE_VALID_MS = 1_800_000;
/** Insured sum in per cent of the cargo's value. */
export const INSURED_PERCENT = 110;
/** Throttle interval from typing to price, draft and repeated values. */
export const TYPING_THROTTLE_MS = 300;
/** Debounce of quotes and drafts after the last change. */
export const QUOTE_DEBOUNCE_MS = 400;
export const DRAFT_DEBOUNCE_MS = 1_000;
/** How long to wait for the success page before the form shows the order number itself. */
export const SUCCESS_PAGE_MS = 1_500;
/** How long sign-out waits for drafts to be saved; unsaved drafts stay in the browser. */
export const SIGN_OUT_DRAFTS_MS = 1_000;
/** How long sign-out waits for the logout response. */
export const LOGOUT_ANSWER_MS = 1_000;

/** Lanes listed when none is selected. */
export const LISTED_LANES = 12;
