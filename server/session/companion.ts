import { TOKEN_COOKIE_SECONDS } from '#domain/limits.ts';
import { httpOnlyCookie } from './cookies.ts';

/** The HttpOnly half of the session. */
export const companionCookie = httpOnlyCookie('companion', TOKEN_COOKIE_SECONDS, 'lax');
