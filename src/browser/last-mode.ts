import { type LoginMode, loginModes } from '#domain/account/login-form.ts';
import { LOGIN_MODE } from '#domain/storage-names.ts';

/** The way in that was used last on this device; never a name or a secret. */
export function readLastMode(): LoginMode | null {
  try {
    const kept = localStorage.getItem(LOGIN_MODE);
    return loginModes.find((mode) => mode === kept) ?? null;
  } catch {
    return null;
  }
}

export function keepLastMode(mode: LoginMode) {
  try {
    localStorage.setItem(LOGIN_MODE, mode);
  } catch {
    // Storage is blocked: no mode is marked.
  }
}
