const LONGEST_QUERY = 4_000;
const MOST_FIELDS = 60;

function pairsOf(query: string): [name: string, value: string][] {
  const pairs = query.replace(/^\?/, '').slice(0, LONGEST_QUERY).split('&').slice(0, MOST_FIELDS);
  return pairs.map((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? [pair, ''] : [pair.slice(0, at), decoded(pair.slice(at + 1))];
  });
}

/** What an address calls a shared link by. */
export const SHARE_ID = /^[A-Za-z0-9_-]{22,64}$/;

/** The fields of a query string; the first of a name counts, and what cannot be read is empty. Never throws. */
export function readFields(query: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of pairsOf(query)) if (!fields.has(name)) fields.set(name, value);
  return fields;
}

/** Every value that a query string has under one name, in its order. */
export const readFieldsNamed = (query: string, name: string): string[] =>
  pairsOf(query).flatMap((pair) => (pair[0] === name ? [pair[1]] : []));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** Fields as a query string without its mark; what is empty is left out. */
const writeFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** The fields of these names as they stand in a query, behind another one; nothing where it has none. */
export function withFieldsOf(query: string, names: readonly string[], other: string): string {
  const kept = pairsOf(other).filter(([name]) => names.includes(name));
  return [query, ...kept.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)]
    .filter((part) => part !== '')
    .join('&');
}

/** An address with its fields. */
export function addressOf(path: string, fields: Readonly<Record<string, string>>): string {
  const query = writeFields(fields);
  return query === '' ? path : `${path}?${query}`;
}
