const LONGEST_QUERY = 4_000;
const MOST_FIELDS = 60;

function pairsOf(query: string): [name: string, value: string][] {
  const pairs = query.replace(/^\?/, '').slice(0, LONGEST_QUERY).split('&').slice(0, MOST_FIELDS);
  return pairs.map((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? [pair, ''] : [pair.slice(0, at), decoded(pair.slice(at + 1))];
  });
}

export const SHARE_ID = /^[A-Za-z0-9_-]{22,64}$/;

/** Parses a query string: the first value of a name counts, undecodable values are empty. Never throws. */
export function readFields(query: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of pairsOf(query)) if (!fields.has(name)) fields.set(name, value);
  return fields;
}

export const readFieldsNamed = (query: string, name: string): string[] =>
  pairsOf(query).flatMap((pair) => (pair[0] === name ? [pair[1]] : []));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** Builds a query string without `?`; empty values are dropped. */
const writeFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Appends the named fields of one query to another. */
export function withFieldsOf(query: string, names: readonly string[], other: string): string {
  const kept = pairsOf(other).filter(([name]) => names.includes(name));
  return [query, ...kept.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)]
    .filter((part) => part !== '')
    .join('&');
}

export function addressOf(path: string, fields: Readonly<Record<string, string>>): string {
  const query = writeFields(fields);
  return query === '' ? path : `${path}?${query}`;
}
