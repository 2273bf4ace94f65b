import { RECENT_LOCATIONS } from '#domain/limits.ts';
import { type RecentLane, type RecentLocations, withLane } from '#domain/locations/recent.ts';
import { RECENT_PORTS } from '#domain/storage-names.ts';
import { localKeeper } from '#src/browser/session/session-keeper.ts';

interface Keeper {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
}

const CODE = /^[A-Z0-9][A-Z0-9-]{1,9}$/;

const codesIn = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.filter((code): code is string => typeof code === 'string' && CODE.test(code)).slice(0, RECENT_LOCATIONS)
    : [];

const lanesIn = (list: unknown): readonly RecentLane[] =>
  (Array.isArray(list) ? (list as Partial<RecentLane | null>[]) : []).reduceRight<readonly RecentLane[]>(
    (lanes, lane) => {
      const [origin, destination] = codesIn([lane?.origin, lane?.destination]);
      return origin === undefined || destination === undefined ? lanes : withLane(lanes, { origin, destination });
    },
    [],
  );

/** Merges both lists: another search may have stored ports since this one read them. */
const mergeRecent = (recent: readonly string[], others: readonly string[]) =>
  [...new Set([...recent, ...others])].slice(0, RECENT_LOCATIONS);

/** The places chosen last in this browser; where nothing can be kept the list is empty and the search works all the same. */
export function createRecentPorts(keeper: Keeper) {
  let known: RecentLocations | undefined;
  const watchers = new Set<(recent: RecentLocations) => void>();
  const readAll = (): Record<string, unknown> => {
    try {
      return (JSON.parse(keeper.read(RECENT_PORTS) ?? '{}') as Record<string, unknown> | null) ?? {};
    } catch {
      return {};
    }
  };
  const write = (kept: RecentLocations & { lanes: readonly RecentLane[] }) => {
    try {
      keeper.write(RECENT_PORTS, JSON.stringify(kept));
    } catch {
      // Storage is full or blocked: the list lasts as long as the page.
    }
  };
  const read = (): RecentLocations => {
    const { origin, destination } = readAll();
    return { origin: codesIn(origin), destination: codesIn(destination) };
  };
  const lanes = () => lanesIn(readAll().lanes);
  return {
    read,
    /** The lanes searched last, the latest first. */
    lanes,
    keepLane: (lane: RecentLane) => write({ ...read(), lanes: withLane(lanes(), lane) }),
    keep(recent: RecentLocations) {
      if (recent === known) return;
      const kept = read();
      known = {
        origin: mergeRecent(recent.origin, kept.origin),
        destination: mergeRecent(recent.destination, kept.destination),
      };
      write({ ...known, lanes: lanes() });
      for (const notify of watchers) notify(known);
    },
    /** A search that stays while another page is open hears what was chosen there. */
    watch(notify: (recent: RecentLocations) => void) {
      watchers.add(notify);
      return () => void watchers.delete(notify);
    },
  };
}

export const recentPorts = createRecentPorts(localKeeper);
