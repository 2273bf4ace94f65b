import { RECENT_PLACES } from '#domain/limits.ts';
import type { RecentPlaces } from '#domain/places/recent.ts';
import { RECENT_PORTS } from '#domain/storage-names.ts';

interface Keeper {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
}

const CODE = /^[A-Z0-9][A-Z0-9-]{1,9}$/;

const codesIn = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.filter((code): code is string => typeof code === 'string' && CODE.test(code)).slice(0, RECENT_PLACES)
    : [];

/** What one search kept does not take away what another has kept since. */
const together = (recent: readonly string[], others: readonly string[]) =>
  [...new Set([...recent, ...others])].slice(0, RECENT_PLACES);

/** The places chosen last in this browser; where nothing can be kept the list is empty and the search works all the same. */
export function createRecentPorts(keeper: Keeper) {
  let known: RecentPlaces | undefined;
  const watchers = new Set<(recent: RecentPlaces) => void>();
  const read = (): RecentPlaces => {
    try {
      const kept = JSON.parse(keeper.read(RECENT_PORTS) ?? '{}') as Record<string, unknown> | null;
      return { origin: codesIn(kept?.origin), destination: codesIn(kept?.destination) };
    } catch {
      return { origin: [], destination: [] };
    }
  };
  return {
    read,
    keep(recent: RecentPlaces) {
      if (recent === known) return;
      const kept = read();
      known = {
        origin: together(recent.origin, kept.origin),
        destination: together(recent.destination, kept.destination),
      };
      try {
        keeper.write(RECENT_PORTS, JSON.stringify(known));
      } catch {
        // Storage is full or blocked: the list lasts as long as the page.
      }
      for (const tell of watchers) tell(known);
    },
    /** A search that stays while another page is open hears what was chosen there. */
    watch(tell: (recent: RecentPlaces) => void) {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
  };
}
