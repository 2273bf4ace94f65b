const KEY = 'login-mode';

type LoginMode = 'sms' | 'password' | 'register';

/** The way in that was used last on this device; never a name or a secret. */
export function readLastMode(): LoginMode | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'sms' || kept === 'password' || kept === 'register' ? kept : null;
  } catch {
    return null;
  }
}

export function keepLastMode(mode: LoginMode) {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Storage is blocked: no mode is marked.
  }
}
