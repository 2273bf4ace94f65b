import { deskActFields as words } from '#src/ui/copy/desk-act-fields.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { portTime } from '#src/ui/text/time-text.ts';

export interface Change {
  /** Where it is in the record, by the keys of its fields. */
  path: string;
  /** The same as the rooms call it. */
  name: string;
  before: string;
  after: string;
}

/** Beyond these nobody reads on: the file or the article itself tells more. */
const MOST = 60;

/** Instants of our time, in milliseconds, are no other numbers of a record. */
const [EARLIEST, LATEST] = [1e12, 1e13];

function textOf(value: unknown): string {
  if (typeof value !== 'number' || value < EARLIEST || value >= LATEST) return String(value);
  const { date, clock } = portTime(value, HOUSE_ZONE);
  return `${date} ${clock}`;
}

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value !== 'object' || value === null) {
    if (value !== null && value !== undefined && value !== '') into.set(path, textOf(value));
    return into;
  }
  for (const [key, inner] of Object.entries(value)) flatten(inner, path === '' ? key : `${path}.${key}`, into);
  return into;
}

/** A place in a list is counted from one, and goes before the name of what the list holds. */
function nameOf(kind: string, path: string): string {
  if (path === '') return words.whole;
  const names: string[] = [];
  for (const key of path.split('.')) {
    if (/^\d+$/.test(key)) names.push(words.index(names.pop() ?? '', Number(key)));
    else names.push(words.nameOf(kind, key));
  }
  return names.filter((name) => name !== '').join(' ');
}

/** The field itself: of a list, the one that is a list. */
const fieldOf = (path: string) => path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? '';

/** What an act changed, field by field; what stayed as it was is left out. */
export function changesOf(kind: string, before: unknown, after: unknown): readonly Change[] {
  const was = flatten(before, '', new Map());
  const is = flatten(after, '', new Map());
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({ path, before: was.get(path) ?? '', after: is.get(path) ?? '' }))
    .filter((change) => change.before !== change.after)
    .slice(0, MOST)
    .map(({ path, ...texts }) => ({
      path,
      name: nameOf(kind, path),
      before: words.valueOf(kind, fieldOf(path), texts.before),
      after: words.valueOf(kind, fieldOf(path), texts.after),
    }));
}
