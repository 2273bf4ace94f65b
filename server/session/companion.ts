import { TOKEN_COOKIE_SECONDS } from '#domain/limits.ts';
import { COMPANION } from '#domain/storage-names.ts';
import { httpOnlyCookie } from './cookies.ts';

/** The HttpOnly half of the session. */
export const companionCookie = httpOnlyCookie(COMPANION, TOKEN_COOKIE_SECONDS, 'lax');
