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
