import { ownDataFile as words } from '#copy/documents/own-data-file.ts';
import { minuteText } from '#domain/documents/values.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { fieldLabel } from '../texts/form-words.ts';

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Renames keys to the form's labels; a key without a label, or with a shared one, stays. */
export function filledIn(value: unknown, path = ''): unknown {
  const deeper = (key: number | string) => (path === '' ? String(key) : `${path}.${key}`);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((one, index) => filledIn(one, deeper(index)));
  if (!isBranch(value)) return value;
  const named: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const label = fieldLabel(deeper(key));
    named[label === '' || label in named ? key : label] = filledIn(inner, deeper(key));
  }
  return named;
}

function plain(value: unknown): unknown {
  if (value instanceof Date) return minuteText(value.getTime(), CHINA);
  return typeof value === 'boolean' ? filledIn(value) : value;
}

type Fields = Readonly<Record<string, string>>;

/** Picks a row's named fields under their names. */
export const namedRow = <const Names extends Fields>(
  names: Names,
  row: { readonly [Key in keyof Names]: unknown },
): Record<string, unknown> => Object.fromEntries(Object.entries(names).map(([key, name]) => [name, plain(row[key])]));
