import { divisionOf } from '../class-match.ts';
import type { UnRow } from './row.ts';

/** The classes of a row, the main one first; null where our sources do not agree about them. */
export function classesOfRow({ dangerousClass, subsidiaryClasses }: UnRow): string[] | null {
  if (dangerousClass === null || subsidiaryClasses === null) return null;
  return [divisionOf(dangerousClass), ...subsidiaryClasses.map(divisionOf)];
}

/** Our sources do not agree about the classes of any of the rows. */
export const areClassesInDoubt = (rows: readonly UnRow[]): boolean =>
  rows.length > 0 && rows.every((row) => classesOfRow(row) === null);

const FILLINGS = ['TP3', 'TP2', 'TP1'] as const;
/** A tank whose provisions are in doubt is filled by the stricter one. */
const DOUBTFUL_FILLING = 'TP2';

/** The provision that says how full a tank may be; undefined where the row names none. */
export const fillingOf = ({ tankProvisions }: UnRow): (typeof FILLINGS)[number] | undefined =>
  tankProvisions === null ? DOUBTFUL_FILLING : FILLINGS.find((provision) => tankProvisions.includes(provision));

/** The rows that goods of a packing group may be; all of them where the entry has no such group. */
export function rowsOfGroup({ rows }: { rows: readonly UnRow[] }, packingGroup: string): readonly UnRow[] {
  const same = rows.filter((row) => row.packingGroup === packingGroup);
  return same.length > 0 ? same : rows;
}
