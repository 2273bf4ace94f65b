import { RELOAD_GUARD_MS } from '#domain/limits.ts';
import { SESSION_EXPIRED } from '#domain/storage-names.ts';

/**
 * Whether an expired session may reload the page now: at most once in 60 s. A moment it cannot keep, or one in the
 * future, never reloads, for nothing would end the loop.
 */
export function takeExpiryReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(SESSION_EXPIRED) ?? 0);
    if (last > now || now - last < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(SESSION_EXPIRED, String(now));
    return sessionStorage.getItem(SESSION_EXPIRED) === String(now);
  } catch {
    return false;
  }
}
