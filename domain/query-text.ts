const LONGEST_QUERY = 4_000;
const MOST_FIELDS = 60;

/** The fields of a query string; the first of a name counts, and what cannot be read is empty. Never throws. */
export function readFields(query: string): Map<string, string> {
  const fields = new Map<string, string>();
  const pairs = query.replace(/^\?/, '').slice(0, LONGEST_QUERY).split('&').slice(0, MOST_FIELDS);
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const name = at < 0 ? pair : pair.slice(0, at);
    if (!fields.has(name)) fields.set(name, at < 0 ? '' : decoded(pair.slice(at + 1)));
  }
  return fields;
}

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

/** An address with its fields. */
export function addressOf(path: string, fields: Readonly<Record<string, string>>): string {
  const query = writeFields(fields);
  return query === '' ? path : `${path}?${query}`;
}
