import { compare, type DecimalInput } from '../decimal.ts';
import type { SegregationValue } from '../reference/segregation-table.ts';
import { divisionOf, isExplosive } from './class-match.ts';
import { type GroupConflict, groupConflicts, isAcidAlkali } from './segregation-group-rules.ts';
import { STRICTNESS, strictestValue } from './segregation-value.ts';

export interface Goods {
  /** Empty for goods that are not dangerous. */
  unNo: string;
  nameCn: string;
  /** The main class first, then the subsidiary ones; class 1 may carry its compatibility letter. */
  classes: readonly string[];
  packingGroup: string | null;
  limitedQuantity: boolean;
  /** Segregation groups, SGG1 to SGG18. */
  groups: readonly string[];
  /** Litres or kilograms of the largest package; null while unknown. */
  packageSize?: DecimalInput | null;
  /** The shipper declares that these goods do not react with the others. */
  noReaction?: boolean;
  food?: boolean;
}

export type Place = 'ROOM' | 'UNIT';
export type Level = 'BLOCK' | 'OK' | 'WARN';

export type SegregationReason =
  | { code: 'CLASS_1'; classA: string; classB: string }
  | { code: 'CLASS_1_SAME_GROUP'; group: string }
  | { code: 'FOOD'; dangerousClass: string }
  | { code: 'GROUPS'; groupA: string; groupB: string }
  | { code: 'GROUPS_SOFTENED'; groupA: string; groupB: string }
  | { code: 'LIMITED_QUANTITY' }
  | { code: 'LIMITED_QUANTITY_GROUPS'; groupA: string; groupB: string }
  | { code: 'NO_RULE' }
  | { code: 'NOT_DANGEROUS' }
  | { code: 'SAME_NUMBER' }
  | { code: 'TABLE'; value: SegregationValue; classA: string; classB: string };

export type Mend = 'ASK_APPROVAL' | 'ASK_CARRIER' | 'PROVE_NO_REACTION' | 'SEPARATE' | 'SEPARATE_OR_LIMIT';

export interface PairVerdict {
  /** Places in the list of goods. */
  a: number;
  b: number;
  value: SegregationValue;
  level: Level;
  reason: SegregationReason;
  mend: Mend | null;
}

type Verdict = Omit<PairVerdict, 'a' | 'b'>;

export interface SegregationResult {
  place: Place;
  pairs: PairVerdict[];
  worst: Level;
}

/** Every pair of the goods in one container, or in one room of a store, where this table is a first filter only. */
export function checkSegregation(goods: readonly Goods[], place: Place): SegregationResult {
  const pairs = goods.flatMap((first, a) =>
    goods.slice(a + 1).map((second, next) => ({ a, b: a + 1 + next, ...comparePair(first, second) })),
  );
  return { place, pairs, worst: worstLevel(pairs) };
}

export function worstLevel(pairs: readonly { level: Level }[]): Level {
  if (pairs.some(({ level }) => level === 'BLOCK')) return 'BLOCK';
  return pairs.some(({ level }) => level === 'WARN') ? 'WARN' : 'OK';
}

/** The strictest of the table, the groups and the rule for food. */
export function comparePair(a: Goods, b: Goods): Verdict {
  const byTable = tableVerdict(a, b);
  const byGroups = groupVerdict(a, b);
  const byFood = foodVerdict(a, b) ?? foodVerdict(b, a);
  const verdicts = [byGroups, byFood, byTable].filter((verdict) => verdict !== null);
  return verdicts.reduce((worst, verdict) => (weightOf(verdict) > weightOf(worst) ? verdict : worst));
}

const WEIGHT: Readonly<Record<Level, number>> = { OK: 0, WARN: 10, BLOCK: 20 };

/** Of two verdicts of one level the stricter one is reported. */
function weightOf({ level, value }: Verdict): number {
  return WEIGHT[level] + STRICTNESS[value];
}

function tableVerdict(a: Goods, b: Goods): Verdict {
  if (a.classes.length === 0 || b.classes.length === 0) return fine({ code: 'NOT_DANGEROUS' });
  if (a.unNo !== '' && a.unNo === b.unNo) return fine({ code: 'SAME_NUMBER' });
  const { value, classA, classB } = strictestValue(a.classes, b.classes);
  if (value === '*') return explosiveVerdict(classA, classB);
  if (value === 'X') return fine({ code: 'NO_RULE' });
  const explosive = [...a.classes, ...b.classes].some(isExplosive);
  if ((a.limitedQuantity || b.limitedQuantity) && !explosive) return { ...fine({ code: 'LIMITED_QUANTITY' }), value };
  const reason = { code: 'TABLE', value, classA, classB } as const;
  if (value === '1') return { value, level: 'WARN', reason, mend: 'ASK_APPROVAL' };
  return { value, level: 'BLOCK', reason, mend: explosive ? 'SEPARATE' : 'SEPARATE_OR_LIMIT' };
}

/** Explosives of one compatibility group may meet after the carrier's word; L never, not even with itself. */
function explosiveVerdict(classA: string, classB: string): Verdict {
  const group = compatibilityGroup(classA);
  if (group !== null && group === compatibilityGroup(classB) && group !== 'L')
    return { value: '*', level: 'WARN', reason: { code: 'CLASS_1_SAME_GROUP', group }, mend: 'ASK_CARRIER' };
  return { value: '*', level: 'BLOCK', reason: { code: 'CLASS_1', classA, classB }, mend: 'SEPARATE' };
}

function compatibilityGroup(dangerousClass: string): string | null {
  const division = divisionOf(dangerousClass);
  return division === dangerousClass ? null : dangerousClass.slice(division.length);
}

/** Two lots of one N.O.S. number can still be an acid and an alkali, so the number does not silence this rule. */
function groupVerdict(a: Goods, b: Goods): Verdict | null {
  let worst: Verdict | null = null;
  for (const conflict of groupConflicts(a.groups, b.groups)) {
    const verdict = conflictVerdict(a, b, conflict);
    if (!worst || weightOf(verdict) > weightOf(worst)) worst = verdict;
  }
  return worst;
}

function conflictVerdict(a: Goods, b: Goods, conflict: GroupConflict): Verdict {
  if (a.limitedQuantity && b.limitedQuantity)
    return { ...fine({ code: 'LIMITED_QUANTITY_GROUPS', ...conflict }), value: '2' };
  if (isAcidAlkali(conflict)) {
    if (isSoftened(a) && isSoftened(b) && (a.noReaction || b.noReaction))
      return { value: '2', level: 'WARN', reason: { code: 'GROUPS_SOFTENED', ...conflict }, mend: 'ASK_CARRIER' };
    return { value: '2', level: 'BLOCK', reason: { code: 'GROUPS', ...conflict }, mend: 'PROVE_NO_REACTION' };
  }
  return { value: '2', level: 'BLOCK', reason: { code: 'GROUPS', ...conflict }, mend: 'SEPARATE' };
}

/** IMDG 7.2.6.5: class 8 of packing group II or III in packages of thirty litres or kilograms at most. */
function isSoftened(goods: Goods): boolean {
  return (
    goods.classes[0] === '8' &&
    (goods.packingGroup === 'II' || goods.packingGroup === 'III') &&
    goods.packageSize !== undefined &&
    goods.packageSize !== null &&
    compare(goods.packageSize, 30) <= 0
  );
}

function foodVerdict(food: Goods, other: Goods): Verdict | null {
  if (!food.food) return null;
  const dangerousClass = other.classes.find((one) => one === '6.1' || one === '8' || one === '2.3');
  if (dangerousClass === undefined) return null;
  return { value: 'X', level: 'BLOCK', reason: { code: 'FOOD', dangerousClass }, mend: 'SEPARATE' };
}

function fine(reason: SegregationReason): Verdict {
  return { value: 'X', level: 'OK', reason, mend: null };
}
