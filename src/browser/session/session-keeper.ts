import { NOTICE_TARGET, TOAST_AFTER_RELOAD } from '#domain/storage-names.ts';

/** Keeps text in this browser; throws where it is full or blocked. */
export const localKeeper = {
  read: (key: string) => localStorage.getItem(key),
  write: (key: string, text: string) => localStorage.setItem(key, text),
  remove: (key: string) => localStorage.removeItem(key),
};

const kept = new Map<string, string>();

/** Keeps text for this tab, over reloads where the browser allows it, else for as long as the page lives. */
export const sessionKeeper = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key) ?? kept.get(key) ?? null;
    } catch {
      return kept.get(key) ?? null;
    }
  },
  write(key: string, text: string) {
    kept.set(key, text);
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // Kept only in memory.
    }
  },
  remove(key: string) {
    kept.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There is nothing to remove.
    }
  },
};

/** Where the auth notice leads; a reload keeps it. */
export const saveNoticeTarget = (target: string) => sessionKeeper.write(NOTICE_TARGET, target);

export const readNoticeTarget = () => sessionKeeper.read(NOTICE_TARGET);

export const clearNoticeTarget = () => sessionKeeper.remove(NOTICE_TARGET);

/** The names of toasts to show after a reload. */
export const leaveToast = (name: string) => sessionKeeper.write(TOAST_AFTER_RELOAD, name);

export function takeToast(): string | null {
  const name = sessionKeeper.read(TOAST_AFTER_RELOAD);
  sessionKeeper.remove(TOAST_AFTER_RELOAD);
  return name;
}
