import { divisionOf } from '../class-match.ts';
import type { UnRow } from './row.ts';

/** The classes of a row, the main one first; null where our sources do not agree about them. */
export function classesOfRow({ dangerousClass, subsidiaryClasses }: UnRow): string[] | null {
  if (dangerousClass === null || subsidiaryClasses === null) return null;
  return [divisionOf(dangerousClass), ...subsidiaryClasses.map(divisionOf)];
}

/** The rows that goods of a packing group may be; all of them where the entry has no such group. */
export function rowsOfGroup({ rows }: { rows: readonly UnRow[] }, packingGroup: string): readonly UnRow[] {
  const same = rows.filter((row) => row.packingGroup === packingGroup);
  return same.length > 0 ? same : rows;
}
