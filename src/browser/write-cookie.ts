import Cookies from 'js-cookie';

interface CookieOptions {
  sameSite: 'Lax' | 'Strict';
  /** Without it the cookie goes with the browser. */
  maxAgeSeconds?: number;
}

/** Sent only over HTTPS where the page came that way. */
export function writeCookie(name: string, value: string, { sameSite, maxAgeSeconds }: CookieOptions): void {
  Cookies.set(name, value, {
    path: '/',
    sameSite,
    secure: location.protocol === 'https:',
    ...(maxAgeSeconds !== undefined && { 'max-age': String(maxAgeSeconds) }),
  });
}

export const removeCookie = (name: string): void => Cookies.remove(name, { path: '/' });
