import type { DangerousClass } from '../reference/dangerous-classes.ts';
import { type SegregationValue, segregationClassOf, segregationTable } from '../reference/segregation-table.ts';
import { compatibilityGroup, divisionOf, isExplosive, listsClass } from './class-match.ts';
import { EXPLOSIVE_LABEL, MAIN_CLASS, type Separation, segregationCodes } from './segregation-codes.ts';
import type { CodeDemand, Goods } from './segregation-types.ts';

export interface TableFinding {
  value: SegregationValue;
  classA: string;
  classB: string;
}

export const STRICTNESS: Readonly<Record<SegregationValue, number>> = { X: 0, '1': 1, '2': 2, '3': 3, '4': 4, '*': 5 };

export function isKnownClass(dangerousClass: string): boolean {
  return Object.hasOwn(segregationClassOf, divisionOf(dangerousClass));
}

/** The strictest value over every class of the one against those of the other, but for the cells that are left out. */
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

/** Groups that the codes of most entries keep apart, for goods whose own codes are not known: a form without a row of the list. */
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

/** Every conflict between the groups of a and those of b, named from a to b. */
export function groupConflicts(a: readonly string[], b: readonly string[]): GroupConflict[] {
  const found: GroupConflict[] = [];
  for (const [left, right] of CONFLICTS) {
    if (a.includes(left) && b.includes(right)) found.push({ groupA: left, groupB: right });
    else if (a.includes(right) && b.includes(left)) found.push({ groupA: right, groupB: left });
  }
  return found;
}

/** An acid against an alkali is the one conflict that proof of no reaction may soften. */
export function isAcidAlkali({ groupA, groupB }: GroupConflict): boolean {
  return (groupA === 'SGG1' && groupB === 'SGG18') || (groupA === 'SGG18' && groupB === 'SGG1');
}

const codesOf = ({ codes }: Goods): readonly string[] => codes ?? [];
const hasExplosive = ({ classes }: Goods): boolean => classes.some(isExplosive);

/** Every demand of the holder's codes on the others, X where the code takes the table's distance away. */
export function codeDemands(holder: Goods, other: Goods): CodeDemand[] {
  return codesOf(holder).flatMap((segregationCode) =>
    separationsOf(segregationCode).flatMap((separation) =>
      targetsIn(separation, holder, other).map((target) => ({ segregationCode, value: separation.value, target })),
    ),
  );
}

/** The strictest cell of the table between two goods, read as the classes their codes say (IMDG 7.2.3.4). */
export function strictestCell(a: Goods, b: Goods): TableFinding {
  const freeOfA = freeClasses(b, a);
  const freeOfB = freeClasses(a, b);
  const isFree = (classA: string, classB: string) => freeOfA.includes(classA) || freeOfB.includes(classB);
  const [classesA, classesB] = [classesOf(a), classesOf(b)];
  const found = strictestValue(hasExplosive(b) ? classesA : labelledClasses(a), classesB, isFree);
  if (!hasLabel(b) || hasExplosive(a)) return found;
  const other = strictestValue(classesA, labelledClasses(b), isFree);
  return STRICTNESS[other.value] > STRICTNESS[found.value] ? other : found;
}

/** Classes of the others that a code of the holder asks no distance from. */
const freeClasses = (holder: Goods, other: Goods): string[] =>
  codeDemands(holder, other).flatMap(({ value, target }) => (value === 'X' ? [target] : []));

/** Whether the table of codes lacks one of the goods' codes: what it asks for is unknown. */
export function hasUnknownCode(goods: Goods): boolean {
  return codesOf(goods).some((code) => !Object.hasOwn(segregationCodes, code));
}

/** Whether a code of the goods names segregation groups. */
export function namesGroups(goods: Goods): boolean {
  return codesOf(goods).some((code) =>
    separationsOf(code).some(({ from }) => from.some((target) => target.startsWith('SGG'))),
  );
}

const separationsOf = (code: string): readonly Separation[] => segregationCodes[code]?.apart ?? [];

/** The classes that the table is read for, beside goods of class 1. */
function classesOf(goods: Goods): readonly string[] {
  const replaced = codesOf(goods)
    .filter((code) => code !== EXPLOSIVE_LABEL)
    .flatMap((code) => segregationCodes[code]?.asFor ?? []);
  if (replaced.length === 0) return goods.classes;
  return replaced.map((one) => (one === MAIN_CLASS ? (goods.classes[0] ?? '') : one)).filter((one) => one !== '');
}

/** The same beside goods of another class than 1, where an explosive label counts. */
function labelledClasses(goods: Goods): readonly string[] {
  return hasLabel(goods) ? [segregationCodes[EXPLOSIVE_LABEL]?.asFor ?? ''] : classesOf(goods);
}

const hasLabel = (goods: Goods): boolean => codesOf(goods).includes(EXPLOSIVE_LABEL);

function targetsIn({ from, except = [] }: Separation, holder: Goods, other: Goods): string[] {
  const number = `UN${other.unNo}`;
  // IMDG 7.2.2.2: a class that a code names includes the goods with its subsidiary label.
  const classes = hasLabel(other) && !hasExplosive(holder) ? [...other.classes, '1.3'] : other.classes;
  return from.flatMap((target) => {
    if (target.startsWith('UN')) return target === number ? [target] : [];
    if (target.startsWith('SGG')) return other.groups.includes(target) && !except.includes(number) ? [target] : [];
    return classes.filter((one) => isOf(one, target) && !except.some((left) => isOf(one, left)));
  });
}

const isOf = (dangerousClass: string, target: string): boolean =>
  dangerousClass === target ||
  listsClass([target], dangerousClass) ||
  (target === 'J' && compatibilityGroup(dangerousClass) === 'J');
