import { toHalfWidth } from '../text.ts';

export interface SearchableLocation {
  code: string;
  nameCn: string;
  nameEn: string;
  pinyin: string;
  initials: string;
  aliases?: readonly string[];
}

/** Lower is better. */
const RANK = {
  code: 0,
  name: 1,
  alias: 2,
  initials: 3,
  nameStart: 4,
  codeStart: 5,
  initialsStart: 6,
  wordStart: 7,
  inside: 8,
} as const;

const LONGEST_QUERY = 60;

/** Rank of a location for the query; null when it does not match. */
export function locationRank(location: SearchableLocation, typed: string): number | null {
  if (typed.length > LONGEST_QUERY) return null;
  const query = fold(typed);
  return query === '' ? null : rankOf(location, query);
}

/** Matching locations, best first; equal ranks keep the list's order. */
export function searchLocations<Place extends SearchableLocation>(
  locations: readonly Place[],
  typed: string,
  limit = Number.POSITIVE_INFINITY,
): Place[] {
  if (typed.length > LONGEST_QUERY) return [];
  const query = fold(typed);
  if (query === '') return locations.slice(0, limit);
  const ranked: { location: Place; rank: number }[] = [];
  for (const location of locations) {
    const rank = rankOf(location, query);
    if (rank !== null) ranked.push({ location, rank });
  }
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ location }) => location);
}

interface FoldedLocation {
  code: string;
  names: string[];
  aliases: string[];
  initials: string;
  words: string[];
}

/** Caches folded names: locations are constant and every key press searches all of them. */
const folded = new WeakMap<SearchableLocation, FoldedLocation>();

function foldedOf(location: SearchableLocation): FoldedLocation {
  const known = folded.get(location);
  if (known) return known;
  const aliases = location.aliases ?? [];
  const fresh = {
    code: fold(location.code),
    names: [location.nameCn, location.nameEn, location.pinyin].map(fold),
    aliases: aliases.map(fold),
    initials: fold(location.initials),
    words: [location.nameEn, ...aliases].flatMap((name) => name.split(/[\s,()-]+/).map(fold)),
  };
  folded.set(location, fresh);
  return fresh;
}

function rankOf(location: SearchableLocation, query: string): number | null {
  const { code, names, aliases, initials, words } = foldedOf(location);
  if (code === query) return RANK.code;
  if (names.includes(query)) return RANK.name;
  if (aliases.includes(query)) return RANK.alias;
  if (initials === query) return RANK.initials;
  const starts = (text: string) => text.startsWith(query);
  if (names.some(starts) || aliases.some(starts)) return RANK.nameStart;
  if (starts(code) || starts(code.slice(2))) return RANK.codeStart;
  if (starts(initials)) return RANK.initialsStart;
  if (words.some(starts)) return RANK.wordStart;
  return query.length > 1 && [...names, ...aliases].some((name) => name.includes(query)) ? RANK.inside : null;
}

/** Lower case without blanks, apostrophes, hyphens and accents, so xi'an equals XIAN. */
function fold(text: string): string {
  return toHalfWidth(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s'’·.\-\u0300-\u036f]+/g, '');
}
