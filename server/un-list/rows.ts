import { classesOfRows, subsidiariesOfRows, type UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { initialsOf } from '#domain/dangerous-goods/un-list/initials.ts';
import { foldName } from '#domain/dangerous-goods/un-list/search.ts';
import type { unListEntries } from '../data/schema/reference.ts';

const between = (texts: readonly string[]): string => `|${[...new Set(texts)].filter((one) => one !== '').join('|')}|`;

/** Names, and their part before a concentration or state: 硫酸 of 硫酸，含酸高于51%. */
const withoutConditions = (names: readonly string[]): string[] =>
  names.flatMap((name) => [name, name.split(/[，(,]/)[0] ?? '']);

/** Converts an entry to its row with search columns. */
export function listRowOf(entry: UnEntry, edition: string): typeof unListEntries.$inferInsert {
  const chinese = withoutConditions([...entry.synonyms, entry.nameCn, ...entry.rows.map(({ nameCn }) => nameCn ?? '')]);
  const english = withoutConditions([entry.nameEn, ...entry.rows.map(({ fullNameEn }) => fullNameEn)]);
  return {
    ...{ edition, unNo: entry.unNo, entry, casNumbers: [...entry.casNumbers] },
    names: between([...chinese, ...english].map(foldName)),
    initials: between(chinese.map(initialsOf)),
    classes: [...new Set([...classesOfRows(entry), ...subsidiariesOfRows(entry.rows)])],
  };
}
