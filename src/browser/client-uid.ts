import type { CaptchaType } from '#contract/calls/auth.ts';
import { CAPTCHA_CLIENTS } from '#domain/storage-names.ts';

const made = new Map<string, string>();

/** Random bytes and not randomUUID, which plain http has not. */
function randomIdentifier() {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The identifier that this browser shows to the captcha; for as long as the page lives where storage is blocked. */
export function clientUid(captchaType: CaptchaType): string {
  const key = CAPTCHA_CLIENTS[captchaType];
  const isWhole = (uid: string | null): uid is string =>
    uid !== null && new RegExp(`^${key}-[0-9A-Za-z-]{1,64}$`).test(uid);
  const uid = made.get(key) ?? `${key}-${randomIdentifier()}`;
  made.set(key, uid);
  try {
    const kept = localStorage.getItem(key);
    if (isWhole(kept)) return kept;
    localStorage.setItem(key, uid);
  } catch {
    // Storage is blocked or full.
  }
  return uid;
}
