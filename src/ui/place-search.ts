export interface Place {
  readonly code: string;
  readonly name: string;
  readonly english: string;
  /** Full pinyin without spaces and tones: shanghaiyangshan. */
  readonly pinyin: string;
  /** First letters: shys. */
  readonly initials: string;
  readonly group: string;
}

/** How well a place answers what was typed, lower is better; null does not answer it. */
function rank(place: Place, query: string): number | null {
  if (place.code.toLowerCase() === query || place.name === query) return 0;
  if (place.name.startsWith(query)) return 1;
  if (place.initials === query) return 2;
  if (place.initials.startsWith(query)) return 3;
  if (place.code.toLowerCase().startsWith(query) || place.code.slice(2).toLowerCase().startsWith(query)) return 4;
  if (place.pinyin.startsWith(query)) return 5;
  if (
    place.english
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(query))
  )
    return 6;
  if (place.english.toLowerCase().replace(/\s+/g, '').startsWith(query.replace(/\s+/g, ''))) return 6;
  if (place.name.includes(query)) return 7;
  return null;
}

export interface PlaceGroup {
  readonly key: string;
  readonly label: string;
  readonly items: readonly Place[];
}

const grouped = (places: readonly Place[]): PlaceGroup[] => {
  const groups = new Map<string, Place[]>();
  for (const place of places) groups.set(place.group, [...(groups.get(place.group) ?? []), place]);
  return [...groups].map(([label, items]) => ({ key: label, label, items }));
};

const RECENT_MAX = 5;

/** Chinese, English, UN/LOCODE, pinyin or initials; the recent five come first while they answer too. */
export function searchPlaces(
  places: readonly Place[],
  typed: string,
  recentCodes: readonly string[],
  recentLabel: string,
): PlaceGroup[] {
  const query = typed.normalize('NFKC').trim().toLowerCase();
  const ranked = places
    .map((place, order) => ({ place, order, rank: query === '' ? 8 : rank(place, query) }))
    .filter((entry): entry is { place: Place; order: number; rank: number } => entry.rank !== null)
    .sort((left, right) => left.rank - right.rank || left.order - right.order)
    .map((entry) => entry.place);
  const recent = recentCodes
    .slice(0, RECENT_MAX)
    .map((code) => ranked.find((place) => place.code === code))
    .filter((place) => place !== undefined);
  const rest = ranked.filter((place) => !recent.includes(place));
  return [...(recent.length > 0 ? [{ key: 'recent', label: recentLabel, items: recent }] : []), ...grouped(rest)];
}

/** The stretch of a text that answers the query, for underlining: before, hit, after. */
export function splitHit(text: string, typed: string): readonly [string, string, string] | null {
  const query = typed.normalize('NFKC').trim().toLowerCase();
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query);
  return at < 0 ? null : [text.slice(0, at), text.slice(at, at + query.length), text.slice(at + query.length)];
}
