import { operatorActFields as words } from '#copy/operator/staff.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { portTime } from '#src/ui/text/time-text.ts';

export interface Change {
  /** Path of the field in the record. */
  path: string;
  /** The path in the wording of the operator console. */
  name: string;
  before: string;
  after: string;
}

/** Maximum number of changes listed; the record itself has the rest. */
const MOST = 60;

/** Numbers in this range are timestamps in milliseconds. */
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

/** List indexes count from one and precede the name of the item. */
function nameOf(kind: string, path: string): string {
  if (path === '') return words.whole;
  const names: string[] = [];
  for (const key of path.split('.')) {
    if (/^\d+$/.test(key)) names.push(words.index(names.pop() ?? '', Number(key)));
    else names.push(words.nameOf(kind, key));
  }
  return names.filter((name) => name !== '').join(' ');
}

/** Last key that is not a list index. */
const fieldOf = (path: string) => path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? '';

/** Lists changed fields, omitting unchanged ones. */
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
