import { TOKEN_COOKIE_SECONDS } from '#domain/limits.ts';
import { COMPANION } from '#domain/storage-names.ts';
import { httpOnlyCookie } from './cookies.ts';

/** Cookie of the session's HttpOnly half. */
export const companionCookie = httpOnlyCookie(COMPANION, TOKEN_COOKIE_SECONDS, 'lax');
