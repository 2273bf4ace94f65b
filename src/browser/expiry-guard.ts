import { RELOAD_GUARD_MS } from '#domain/limits.ts';

const KEY = 'session-expired-at';

/**
 * Whether an expired session may reload the page now: at most once in 60 s. A moment it cannot keep, or one in the
 * future, never reloads, for nothing would end the loop.
 */
export function takeExpiryReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (last > now || now - last < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return sessionStorage.getItem(KEY) === String(now);
  } catch {
    return false;
  }
}
