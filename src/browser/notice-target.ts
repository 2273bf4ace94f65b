const KEY = 'locationUrl';

/** Where the auth notice leads; a reload keeps it. */
export const saveNoticeTarget = (target: string): void => {
  try {
    sessionStorage.setItem(KEY, target);
  } catch {
    // The notice still knows its own target.
  }
};

export const readNoticeTarget = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const clearNoticeTarget = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was nothing to clear.
  }
};
