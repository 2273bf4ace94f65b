import { divisionOf } from '../class-match.ts';
import type { UnRow } from './row.ts';

/** Classes of a row, the main class first; null when the sources disagree. */
export function classesOfRow({ dangerousClass, subsidiaryClasses }: UnRow): string[] | null {
  if (dangerousClass === null || subsidiaryClasses === null) return null;
  return [divisionOf(dangerousClass), ...subsidiaryClasses.map(divisionOf)];
}

export const areClassesInDoubt = (rows: readonly UnRow[]): boolean =>
  rows.length > 0 && rows.every((row) => classesOfRow(row) === null);

const FILLINGS = ['TP3', 'TP2', 'TP1'] as const;
/** Stricter filling provision, used when those of the row are in doubt. */
const DOUBTFUL_FILLING = 'TP2';

/** The filling provision of the row; undefined when it has none. */
export const fillingOf = ({ tankProvisions }: UnRow): (typeof FILLINGS)[number] | undefined =>
  tankProvisions === null ? DOUBTFUL_FILLING : FILLINGS.find((provision) => tankProvisions.includes(provision));

/** Rows matching a packing group; all rows when the entry has no such group. */
export function rowsOfGroup({ rows }: { rows: readonly UnRow[] }, packingGroup: string): readonly UnRow[] {
  const same = rows.filter((row) => row.packingGroup === packingGroup);
  return same.length > 0 ? same : rows;
}
