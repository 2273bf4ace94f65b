import type { UnRow } from './un-list/row.ts';
import { classesOfRow } from './un-list/rows.ts';

/** Goods as prices, carriers and ports judge them. */
export interface JudgedGoods {
  unNo: string;
  /** Proper shipping name; absent when only a class is known. */
  nameEn?: string;
  mainClass: string;
  subsidiaryClasses: readonly string[];
  /** Possible packing groups; absent or empty when unknown. */
  packingGroups?: readonly string[];
  /** Absent when unknown. */
  grossKg?: string;
  /** Packed as limited quantities; absent when unknown. */
  isLimited?: boolean;
  /** Possible rows of the list; absent for an unlisted number. */
  rows?: readonly UnRow[];
  /** Classes declared in a form; they take precedence over those of the rows. */
  isDeclared?: boolean;
}

/** One possible row with its classes, the main class first. */
export interface PossibleGoods {
  classes: string[];
  /** Null for an unlisted number. */
  row: UnRow | null;
}

/** Lists all possible goods; where the list is in doubt about classes, those of the entry or the form apply. */
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
