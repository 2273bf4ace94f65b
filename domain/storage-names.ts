/** Names of cookies and browser storage; a prefix ends where the name continues. */
export const ACCESS_TOKEN = 'access_token';
/** Cookies only the server reads; over HTTPS their names have the prefix `__Host-`. */
export const COMPANION = 'companion';
export const SMS_FLOW = 'flow';
export const KNOWN_DEVICE = 'device';
/** Operator session, separate from user sessions. */
export const OPERATOR = 'operator';
export const OPERATOR_DEVICE = 'operator-device';
export const USER_INFO = 'user_info';
export const REMEMBERED_COOKIES = ['userName', 'password', 'checkedPassWord'] as const;
export const CREDENTIALS_DATABASE = 'remembered-credentials';
export const THEME = 'theme';
export const LOGIN_MODE = 'login-mode';
export const CAPTCHA_CLIENTS = { blockPuzzle: 'slider', clickWord: 'point' } as const;
/** Broadcasts sign-in and sign-out to other tabs. */
export const AUTH_CHANNEL = 'auth';
export const AUTH_CHANGED = 'auth-changed';
export const RECENT_PORTS = 'recent-ports';
export const CONSTANTS_PREFIX = 'constants:';
export const BOOKING_DRAFT_PREFIX = 'booking-draft:';
export const ENQUIRY_DRAFT_PREFIX = 'enquiry-draft:';
export const SMS_WAIT_PREFIX = 'sms-wait:';
export const STRIP_CLOSED = 'demo-strip-closed';
export const CHUNK_RELOAD = 'chunk-reload-at';
export const SESSION_EXPIRED = 'session-expired-at';
export const NOTICE_TARGET = 'locationUrl';
export const TOAST_AFTER_RELOAD = 'toast-after-reload';
