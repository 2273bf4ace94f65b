import { NOTICE_TARGET } from '#domain/storage-names.ts';
/** Where the auth notice leads; a reload keeps it. */
export const saveNoticeTarget = (target: string): void => {
  try {
    sessionStorage.setItem(NOTICE_TARGET, target);
  } catch {
    // The notice still knows its own target.
  }
};

export const readNoticeTarget = (): string | null => {
  try {
    return sessionStorage.getItem(NOTICE_TARGET);
  } catch {
    return null;
  }
};

export const clearNoticeTarget = (): void => {
  try {
    sessionStorage.removeItem(NOTICE_TARGET);
  } catch {
    // There was nothing to clear.
  }
};
