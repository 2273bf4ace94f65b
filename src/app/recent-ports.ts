import { RECENT_PLACES } from '#domain/limits.ts';
import type { RecentPorts } from '#machines/search/index.ts';

interface Keeper {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
}

const KEY = 'recent-ports';
const CODE = /^[A-Z0-9][A-Z0-9-]{1,9}$/;

const codesIn = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.filter((code): code is string => typeof code === 'string' && CODE.test(code)).slice(0, RECENT_PLACES)
    : [];

/** The ports chosen last in this browser; where nothing can be kept the list is empty and the search works all the same. */
export function createRecentPorts(keeper: Keeper) {
  let known: RecentPorts | undefined;
  return {
    read(): RecentPorts {
      try {
        const kept = JSON.parse(keeper.read(KEY) ?? '{}') as Record<string, unknown> | null;
        known = { origin: codesIn(kept?.origin), destination: codesIn(kept?.destination) };
      } catch {
        known = { origin: [], destination: [] };
      }
      return known;
    },
    keep(recent: RecentPorts) {
      if (recent === known) return;
      known = recent;
      try {
        keeper.write(KEY, JSON.stringify(recent));
      } catch {
        // Storage is full or blocked: the list lasts as long as the page.
      }
    },
  };
}
