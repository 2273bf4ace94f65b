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
