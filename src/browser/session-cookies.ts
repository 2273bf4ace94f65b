import { TOKEN_COOKIE_SECONDS } from '#domain/limits.ts';
import { ACCESS_TOKEN, USER_INFO } from '#domain/storage-names.ts';
import { readToken } from './cookies.ts';
import { removeCookie, writeCookie } from './write-cookie.ts';

const MOST_BYTES = 1024;

/** User fields to display until the server responds. */
export interface DisplayFields {
  name: string;
  entName?: string;
  mcpCode?: string;
}

const options = { sameSite: 'Lax', maxAgeSeconds: TOKEN_COOKIE_SECONDS } as const;

/** Throws where the browser keeps no cookies. */
export function writeToken(token: string) {
  writeCookie(ACCESS_TOKEN, token, options);
  if (readToken() !== token) throw new Error('the browser does not keep cookies');
}

const sizeOf = (fields: DisplayFields) => USER_INFO.length + 1 + encodeURIComponent(JSON.stringify(fields)).length;

/** The fields that fit into one cookie: a name too long is left out or cut, never a cookie lost. */
export function fitted({ name, entName, mcpCode }: DisplayFields): DisplayFields {
  const whole = { name, ...(entName ? { entName } : {}), ...(mcpCode ? { mcpCode } : {}) };
  if (sizeOf(whole) < MOST_BYTES) return whole;
  const least = { name: [...name].slice(0, 40).join(''), ...(mcpCode && mcpCode.length <= 64 ? { mcpCode } : {}) };
  return sizeOf(least) < MOST_BYTES ? least : { name: [...name].slice(0, 20).join('') };
}

export const writeUser = (fields: DisplayFields) => writeCookie(USER_INFO, JSON.stringify(fitted(fields)), options);

export function clearSessionCookies() {
  removeCookie(ACCESS_TOKEN);
  removeCookie(USER_INFO);
}
