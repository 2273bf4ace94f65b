import Cookies from 'js-cookie';
import { isMobile } from '#domain/identity/phone.ts';
import { REMEMBERED_COOKIE_DAYS } from '#domain/limits.ts';
import { REMEMBERED_COOKIES } from '#domain/storage-names.ts';
import { canSeal, dropKey, seal, unseal } from './credential-vault.ts';

const attributes = (): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'Strict',
  secure: location.protocol === 'https:',
  expires: REMEMBERED_COOKIE_DAYS,
});

export interface Remembered {
  userName: string;
  /** Null where only the phone is kept. */
  passwordHash: string | null;
}

/** What this device remembers; whatever cannot be read is forgotten whole. */
export async function readRemembered(): Promise<Remembered | null> {
  const userName = Cookies.get('userName');
  if (userName === undefined) return null;
  const sealed = Cookies.get('password');
  if (!isMobile(userName) || (sealed !== undefined && Cookies.get('checkedPassWord') !== 'true')) return forgotten();
  if (sealed === undefined) return { userName, passwordHash: null };
  try {
    return { userName, passwordHash: await unseal(sealed) };
  } catch {
    return forgotten();
  }
}

async function forgotten() {
  await forgetRemembered();
  return null;
}

/** Without crypto.subtle only the phone is kept. */
export async function remember(userName: string, passwordHash: string) {
  const sealed = canSeal() ? await seal(passwordHash).catch(() => null) : null;
  Cookies.set('userName', userName, attributes());
  if (sealed === null) {
    Cookies.remove('password', { path: '/' });
    Cookies.remove('checkedPassWord', { path: '/' });
    return;
  }
  Cookies.set('password', sealed, attributes());
  Cookies.set('checkedPassWord', 'true', attributes());
}

export async function forgetRemembered() {
  for (const name of REMEMBERED_COOKIES) Cookies.remove(name, { path: '/' });
  if (canSeal()) await dropKey().catch(() => undefined);
}
