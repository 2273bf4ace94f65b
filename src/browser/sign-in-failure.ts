import { readCookie } from './cookies.ts';
import { removeCookie, writeCookie } from './write-cookie.ts';

const PROBE = 'cookie_probe';

/** Checked by writing one: a browser that blocks cookies may still report them as enabled. */
export function keepsCookies(): boolean {
  writeCookie(PROBE, '1', { sameSite: 'Lax' });
  const isKept = readCookie(PROBE) === '1';
  removeCookie(PROBE);
  return isKept;
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host) || host.endsWith('.localhost');

/** Returns the reason why this browser cannot sign in safely; null when it can. */
export function signInFailure(): 'insecure' | 'cookiesBlocked' | null {
  if (location.protocol === 'http:' && !isLoopback(location.hostname)) return 'insecure';
  return keepsCookies() ? null : 'cookiesBlocked';
}
