import { keepsCookies } from './keeps-cookies.ts';

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host) || host.endsWith('.localhost');

/** Returns the reason why this browser cannot sign in safely; null when it can. */
export function signInFailure(): 'insecure' | 'cookiesBlocked' | null {
  if (location.protocol === 'http:' && !isLoopback(location.hostname)) return 'insecure';
  return keepsCookies() ? null : 'cookiesBlocked';
}
