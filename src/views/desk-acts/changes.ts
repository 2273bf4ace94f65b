export interface Change {
  /** Where it is in the record, by the names of its fields. */
  path: string;
  before: string;
  after: string;
}

/** Beyond these nobody reads on: the file or the article itself tells more. */
const MOST = 60;

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value !== 'object' || value === null) {
    if (value !== null && value !== undefined && value !== '') into.set(path, String(value));
    return into;
  }
  for (const [key, inner] of Object.entries(value)) flatten(inner, path === '' ? key : `${path}.${key}`, into);
  return into;
}

/** What an act changed, field by field; what stayed as it was is left out. */
export function changesOf(before: unknown, after: unknown): readonly Change[] {
  const was = flatten(before, '', new Map());
  const is = flatten(after, '', new Map());
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({ path, before: was.get(path) ?? '', after: is.get(path) ?? '' }))
    .filter((change) => change.before !== change.after)
    .slice(0, MOST);
}
