import { divisionOf, listsClass } from './class-match.ts';
import type { RestrictableGoods } from './restrictions.ts';
import type { UnRow } from './un-list/row.ts';

export interface AcceptableGoods extends RestrictableGoods {
  /** The rows of the list that the goods may be; left out where the classes are declared. */
  rows?: readonly UnRow[];
}

/** The first class that the terms leave out, and whether it is the main or a subsidiary one. */
export interface Untaken {
  kind: 'MAIN' | 'SUBSIDIARY';
  dangerousClass: string;
}

/** Terms list the classes they take, each as the main and as a subsidiary one: 3, 8 and 9 do not take 3 with 6.1. */
export function untakenClass(taken: readonly string[], classes: readonly string[]): Untaken | null {
  const index = classes.findIndex((one) => !listsClass(taken, one));
  return index === -1 ? null : { kind: index === 0 ? 'MAIN' : 'SUBSIDIARY', dangerousClass: classes[index]! };
}

const declaredClasses = ({ mainClass, subsidiaryClasses }: AcceptableGoods) => [mainClass, ...subsidiaryClasses];

/** The classes of each row that the goods may be; where the list is in doubt about them, those of the entry. */
export function classesOfEach(goods: AcceptableGoods): string[][] {
  const { rows = [], packingGroups: groups = [] } = goods;
  const same = rows.filter(({ packingGroup }) => packingGroup === null || groups.includes(packingGroup));
  return same.length === 0
    ? [declaredClasses(goods)]
    : same.map(({ dangerousClass, subsidiaryClasses }) =>
        dangerousClass === null || subsidiaryClasses === null
          ? declaredClasses(goods)
          : [dangerousClass, ...subsidiaryClasses].map(divisionOf),
      );
}

/** Goods that are not fully named yet are refused only where every row of them would be. */
export function untakenGoods(taken: readonly string[], goods: AcceptableGoods): Untaken | null {
  const found = classesOfEach(goods).map((classes) => untakenClass(taken, classes));
  return found.includes(null) ? null : (found[0] ?? null);
}
