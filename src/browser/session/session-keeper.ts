import { NOTICE_TARGET } from '#domain/storage-names.ts';

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
