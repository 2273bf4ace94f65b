import { isMobile } from '#domain/identity/phone.ts';
import { DAY_MS, REMEMBERED_COOKIE_DAYS } from '#domain/limits.ts';
import { REMEMBERED_COOKIES } from '#domain/storage-names.ts';
import { readCookie } from './cookies.ts';
import { canSeal, dropKey, seal, unseal } from './credential-vault.ts';
import { removeCookie, writeCookie } from './write-cookie.ts';

const options = { sameSite: 'Strict', maxAgeSeconds: (REMEMBERED_COOKIE_DAYS * DAY_MS) / 1000 } as const;

export interface Remembered {
  userName: string;
  /** Null where only the phone is kept. */
  passwordHash: string | null;
}

/** Reads the remembered credentials; deletes them all when one of them is invalid. */
export async function readRemembered(): Promise<Remembered | null> {
  const userName = readCookie('userName');
  if (userName === null) return null;
  const sealed = readCookie('password');
  if (!isMobile(userName) || (sealed !== null && readCookie('checkedPassWord') !== 'true')) return forgotten();
  if (sealed === null) return { userName, passwordHash: null };
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
  writeCookie('userName', userName, options);
  if (sealed === null) {
    removeCookie('password');
    removeCookie('checkedPassWord');
    return;
  }
  writeCookie('password', sealed, options);
  writeCookie('checkedPassWord', 'true', options);
}

export async function forgetRemembered() {
  for (const name of REMEMBERED_COOKIES) removeCookie(name);
  if (canSeal()) await dropKey().catch(() => undefined);
}
