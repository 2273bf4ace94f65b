import type { DangerousClass } from '../reference/dangerous-classes.ts';
import { type SegregationValue, segregationClassOf, segregationTable } from '../reference/segregation-table.ts';
import { divisionOf } from './class-match.ts';

export interface TableFinding {
  value: SegregationValue;
  classA: string;
  classB: string;
}

export const STRICTNESS: Readonly<Record<SegregationValue, number>> = { X: 0, '1': 1, '2': 2, '3': 3, '4': 4, '*': 5 };

export function isKnownClass(dangerousClass: string): boolean {
  return Object.hasOwn(segregationClassOf, divisionOf(dangerousClass));
}

/** Returns the strictest value over all pairs of classes, except excluded cells. */
export function strictestValue(
  classesA: readonly string[],
  classesB: readonly string[],
  isLeftOut: (classA: string, classB: string) => boolean = () => false,
): TableFinding {
  let strictest: TableFinding | null = null;
  for (const classA of classesA) {
    for (const classB of classesB) {
      if (isLeftOut(classA, classB)) continue;
      const value = segregationTable[columnOf(classA)][columnOf(classB)];
      if (!strictest || STRICTNESS[value] > STRICTNESS[strictest.value]) strictest = { value, classA, classB };
    }
  }
  return strictest ?? { value: 'X', classA: '', classB: '' };
}

function columnOf(dangerousClass: string) {
  const division = divisionOf(dangerousClass);
  if (!isKnownClass(division)) throw new RangeError('not a dangerous goods class');
  return segregationClassOf[division as DangerousClass];
}

/** Segregation groups most codes keep apart; used when the codes of the goods are unknown. */
const CONFLICTS: readonly (readonly [string, string])[] = [
  ['SGG1', 'SGG18'],
  ['SGG1', 'SGG6'],
  ['SGG1', 'SGG8'],
  ['SGG1', 'SGG5'],
  ['SGG1', 'SGG17'],
  ['SGG2', 'SGG4'],
  ['SGG2', 'SGG12'],
];

export interface GroupConflict {
  groupA: string;
  groupB: string;
}

export function groupConflicts(a: readonly string[], b: readonly string[]): GroupConflict[] {
  const found: GroupConflict[] = [];
  for (const [left, right] of CONFLICTS) {
    if (a.includes(left) && b.includes(right)) found.push({ groupA: left, groupB: right });
    else if (a.includes(right) && b.includes(left)) found.push({ groupA: right, groupB: left });
  }
  return found;
}

/** Only the conflict of acid and alkali can be relaxed by proof of no reaction. */
export function isAcidAlkali({ groupA, groupB }: GroupConflict): boolean {
  return (groupA === 'SGG1' && groupB === 'SGG18') || (groupA === 'SGG18' && groupB === 'SGG1');
}
