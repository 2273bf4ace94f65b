import type { UnRow } from './un-list/row.ts';
import { classesOfRow } from './un-list/rows.ts';

/** Goods as a price, a carrier or a port judges them. */
export interface JudgedGoods {
  unNo: string;
  /** The proper shipping name; absent where only a class is known. */
  nameEn?: string;
  mainClass: string;
  subsidiaryClasses: readonly string[];
  /** The groups the goods may be of; absent or empty while nobody has said. */
  packingGroups?: readonly string[];
  /** Absent while nobody has said. */
  grossKg?: string;
  /** Packed as limited quantities; absent while nobody has said. */
  isLimited?: boolean;
  /** The rows of the list that the goods may be; absent for a number that is not listed. */
  rows?: readonly UnRow[];
  /** A form declares the classes: they count where the rows have others. */
  isDeclared?: boolean;
}

/** One row that the goods may be, with their classes, the main one first. */
export interface PossibleGoods {
  classes: string[];
  /** Null for a number that is not listed. */
  row: UnRow | null;
}

/** Everything that the goods may be; where the list is in doubt about classes, those of the entry or the form count. */
export function possibleGoods(goods: JudgedGoods): PossibleGoods[] {
  const { mainClass, subsidiaryClasses, packingGroups: groups = [], rows = [], isDeclared = false } = goods;
  const own = [mainClass, ...subsidiaryClasses];
  const same = rows.filter(
    ({ packingGroup }) => packingGroup === null || groups.length === 0 || groups.includes(packingGroup),
  );
  if (same.length === 0) return [{ classes: own, row: null }];
  return same.map((row) => ({
    row,
    classes: isDeclared ? own : (classesOfRow(row) ?? own),
  }));
}
