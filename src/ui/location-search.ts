import { RECENT_LOCATIONS } from '#domain/limits.ts';
import type { LocationOption } from '#domain/locations/option.ts';
import { searchLocations as nearestLocations, type SearchableLocation } from '#domain/locations/search.ts';

/** Possible origins and destinations of lanes. */
export interface LaneLocations {
  readonly origins: readonly LocationOption[];
  readonly destinations: readonly LocationOption[];
}

interface SearchEntry extends SearchableLocation {
  readonly location: LocationOption;
}

/** Caches the normalised search text by location object. */
const entries = new WeakMap<LocationOption, SearchEntry>();

function entryOf(location: LocationOption): SearchEntry {
  const known = entries.get(location);
  if (known !== undefined) return known;
  const { code, name, english, pinyin, initials, aliases = [] } = location;
  const fresh = { code, nameCn: name, nameEn: english, pinyin, initials, aliases, location };
  entries.set(location, fresh);
  return fresh;
}

export interface LocationGroup {
  readonly key: string;
  readonly label: string;
  readonly items: readonly LocationOption[];
}

const grouped = (locations: readonly LocationOption[]): LocationGroup[] => {
  const groups = new Map<string, LocationOption[]>();
  for (const location of locations) groups.set(location.group, [...(groups.get(location.group) ?? []), location]);
  return [...groups].map(([label, items]) => ({ key: label, label, items }));
};

/** Searches Chinese and English names, UN/LOCODE, pinyin, initials and aliases; the five recent matches come first. */
export function searchLocations(
  locations: readonly LocationOption[],
  typed: string,
  recentCodes: readonly string[],
  recentLabel: string,
): LocationGroup[] {
  const ranked = nearestLocations(locations.map(entryOf), typed).map(({ location }) => location);
  const recent = recentCodes
    .slice(0, RECENT_LOCATIONS)
    .map((code) => ranked.find((location) => location.code === code))
    .filter((location) => location !== undefined);
  const rest = ranked.filter((location) => !recent.includes(location));
  return [...(recent.length > 0 ? [{ key: 'recent', label: recentLabel, items: recent }] : []), ...grouped(rest)];
}

/** Splits a text into before, match and after, for underlining. */
export function splitHit(text: string, typed: string): readonly [string, string, string] | null {
  const query = typed.normalize('NFKC').trim().toLowerCase();
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query);
  return at < 0 ? null : [text.slice(0, at), text.slice(at, at + query.length), text.slice(at + query.length)];
}
