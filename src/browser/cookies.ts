import { ACCESS_TOKEN } from '#domain/storage-names.ts';

interface CookieOptions {
  sameSite: 'Lax' | 'Strict';
  /** Without it the cookie goes with the browser. */
  maxAgeSeconds?: number;
}

/** Null where there is none, where it is empty, and where it cannot be decoded. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? '') || null;
  } catch {
    return null;
  }
}

/** Sent only over HTTPS where the page came that way. */
export function writeCookie(name: string, value: string, { sameSite, maxAgeSeconds }: CookieOptions): void {
  const age = maxAgeSeconds === undefined ? '' : `; max-age=${maxAgeSeconds}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the one place that writes cookies, in every browser at once.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=${sameSite}${age}${secure}`;
}

export const removeCookie = (name: string): void => writeCookie(name, '', { sameSite: 'Lax', maxAgeSeconds: 0 });

export const readToken = (): string | null => readCookie(ACCESS_TOKEN);

export const hasToken = () => readToken() !== null;
