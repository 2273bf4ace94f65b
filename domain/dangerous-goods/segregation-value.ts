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

/** The strictest value over every main and subsidiary class of the one against those of the other. */
export function strictestValue(classesA: readonly string[], classesB: readonly string[]): TableFinding {
  let strictest: TableFinding | null = null;
  for (const classA of classesA) {
    for (const classB of classesB) {
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
