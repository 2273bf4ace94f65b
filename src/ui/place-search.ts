import { RECENT_PLACES } from '#domain/limits.ts';
import { searchPlaces as nearestPlaces, type SearchablePlace } from '#domain/places/search.ts';

export interface Place {
  readonly code: string;
  readonly name: string;
  readonly english: string;
  /** Full pinyin without spaces and tones: shanghaiyangshan. */
  readonly pinyin: string;
  /** First letters: shys. */
  readonly initials: string;
  readonly group: string;
  /** What else it is called: a former name, a terminal. */
  readonly aliases?: readonly string[];
}

/** Where a lane may begin, and where it may end. */
export interface PlaceEnds {
  readonly origins: readonly Place[];
  readonly destinations: readonly Place[];
}

interface Asked extends SearchablePlace {
  readonly place: Place;
}

/** What is folded for a search is kept by the object that was searched. */
const asked = new WeakMap<Place, Asked>();

function askedOf(place: Place): Asked {
  const known = asked.get(place);
  if (known !== undefined) return known;
  const { code, name, english, pinyin, initials, aliases = [] } = place;
  const fresh = { code, nameCn: name, nameEn: english, pinyin, initials, aliases, place };
  asked.set(place, fresh);
  return fresh;
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

/** Chinese, English, UN/LOCODE, pinyin, initials or another name; the recent five come first while they answer too. */
export function searchPlaces(
  places: readonly Place[],
  typed: string,
  recentCodes: readonly string[],
  recentLabel: string,
): PlaceGroup[] {
  const ranked = nearestPlaces(places.map(askedOf), typed).map(({ place }) => place);
  const recent = recentCodes
    .slice(0, RECENT_PLACES)
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
