import { compare } from '../decimal.ts';
import type { SegregationValue } from '../reference/segregation-table.ts';
import { compatibilityGroup, type Explosive, isExplosive, mayMeet } from './class-match.ts';
import {
  codeDemands,
  compatibleByName,
  compatibleTable,
  hasUnknownCode,
  isBlastingWithNitrate,
  namesGroups,
  sameSubstance,
  strictestCell,
} from './segregation-codes.ts';
import type {
  CodeDemand,
  Doubt,
  Goods,
  Level,
  PairVerdict,
  SegregationReason,
  SegregationResult,
  SegregationRule,
  SegregationStep,
  SharedSpace,
} from './segregation-types.ts';
import {
  type GroupConflict,
  groupConflicts,
  isAcidAlkali,
  STRICTNESS,
  type TableFinding,
} from './segregation-value.ts';

export type {
  Doubt,
  Goods,
  Level,
  PairVerdict,
  Remedy,
  SegregationReason,
  SegregationResult,
  SegregationStep,
  SharedSpace,
} from './segregation-types.ts';

type Verdict = Omit<PairVerdict, 'a' | 'b'>;

/** Checks all pairs in one container, or in one storage room, where the table is only a first filter. */
export function checkSegregation(goods: readonly Goods[], place: SharedSpace): SegregationResult {
  const pairs = goods.flatMap((first, a) =>
    goods.slice(a + 1).map((second, next) => ({ a, b: a + 1 + next, ...comparePair(first, second) })),
  );
  return { place, pairs, worst: worstLevel(pairs) };
}

export function worstLevel(pairs: readonly { level: Level }[]): Level {
  if (pairs.some(({ level }) => level === 'BLOCK')) return 'BLOCK';
  return pairs.some(({ level }) => level === 'WARN') ? 'WARN' : 'OK';
}

/** Evaluates the table, codes, groups, the food rule and doubts, and returns the strictest with the others as steps. */
export function comparePair(a: Goods, b: Goods): Verdict {
  const rules = rulesOf(a, b);
  const decided = rules
    .filter(({ isSecondary }) => !isSecondary)
    .reduce((worst, rule) => (weightOf(rule) > weightOf(worst) ? rule : worst));
  const steps = rules.filter((rule) => rule !== decided).map(({ value, level, reason }) => ({ value, level, reason }));
  const { value, level, reason, mend } = decided;
  return { value, level, reason, mend, steps };
}

const WEIGHT: Readonly<Record<Level, number>> = { OK: 0, WARN: 10, BLOCK: 20 };

/** Orders rules: level first, then strictness; a doubt ranks above an equal warning. */
function weightOf({ level, value, reason }: SegregationStep): number {
  return WEIGHT[level] + (reason.code === 'IN_DOUBT' ? 9 : STRICTNESS[value]);
}

/** Lists all rules that apply to a pair. The first is used when none is stricter. */
function rulesOf(a: Goods, b: Goods): SegregationRule[] {
  const exception = exceptionFor(a, b);
  if (exception !== null) return [exception];
  const food = [foodRule(a, b), foodRule(b, a)].filter((rule) => rule !== null);
  const table = tableRule(a, b);
  const rules = [...codeRules(a, b), ...groupRules(a, b), ...food, table];
  const secondary = [softenedRule(a, b, rules), sameClassRule(a, b, table), byNameRule(a, b)].filter(
    (rule) => rule !== null,
  );
  return [...withDoubt(a, b, rules), ...secondary];
}

/** Class 1 in doubt about its division has no known class but is dangerous. */
const isDangerous = ({ classes, doubts }: Goods): boolean => classes.length > 0 || doubts?.includes('CLASSES') === true;

const isSameNumber = (a: Goods, b: Goods): boolean => a.unNo !== '' && a.unNo === b.unNo;

/** Exception that holds even if codes are in doubt. */
function exceptionFor(a: Goods, b: Goods): SegregationRule | null {
  if (isSameNumber(a, b)) return null;
  const substance = sameSubstance(a, b);
  if (substance === 'HYDRATE') return fine({ code: 'SAME_SUBSTANCE' });
  if (substance === 'WETTED') return warning('X', { code: 'SAME_SUBSTANCE' });
  if (isBlastingWithNitrate(a, b)) return warning('X', { code: 'BLASTING_NITRATE' });
  const table = compatibleTable(a, b);
  return table === null ? null : fine({ code: 'COMPATIBLE', table });
}

function tableRule(a: Goods, b: Goods): SegregationRule {
  if (!isDangerous(a) || !isDangerous(b)) return fine({ code: 'NOT_DANGEROUS' });
  if (isSameNumber(a, b)) return fine({ code: 'SAME_NUMBER' });
  const { value, classA, classB } = strictestCell(a, b);
  if (value === '*') return explosiveRule(toExplosive(a, classA), toExplosive(b, classB));
  if (value === 'X') return fine({ code: 'NO_RULE' });
  if (isLimited(a, b)) return { ...fine({ code: 'LIMITED_QUANTITY' }), value };
  const dangerousClass = sharedClass(a, b);
  if (dangerousClass !== null && isProved(a, b)) return warning('X', { code: 'SAME_CLASS', dangerousClass });
  return demand(a, b, value, cellReason(a, b, { value, classA, classB }));
}

function cellReason(a: Goods, b: Goods, cell: TableFinding): SegregationReason {
  const { classA, classB } = cell;
  const asFor = [
    ...(a.classes.includes(classA) ? [] : [classA]),
    ...(b.classes.includes(classB) || classA === classB ? [] : [classB]),
  ];
  return { code: 'TABLE', ...cell, ...(asFor.length === 0 ? {} : { asFor }) };
}

const toExplosive = ({ unNo, isArticle = false }: Goods, dangerousClass: string): Explosive => ({
  ...{ unNo, isArticle, dangerousClass },
});

/** Explosives in compatible groups need the carrier's approval; group L only combines with the same number. */
function explosiveRule(a: Explosive, b: Explosive): SegregationRule {
  const [classA, classB] = [a.dangerousClass, b.dangerousClass];
  if (!mayMeet(a, b))
    return { value: '*', level: 'BLOCK', reason: { code: 'CLASS_1', classA, classB }, mend: 'SEPARATE' };
  const [groupA, groupB] = [compatibilityGroup(classA) ?? '', compatibilityGroup(classB) ?? ''];
  if (groupA === groupB) return warning('*', { code: 'CLASS_1_SAME_GROUP', group: groupA });
  return warning('*', { code: 'CLASS_1_MIXED', groupA, groupB });
}

/** Requirements of each side's codes. Codes do not separate a substance from itself. */
function codeRules(a: Goods, b: Goods): SegregationRule[] {
  if (!isDangerous(a) || !isDangerous(b)) return [];
  return [
    ...codeDemands(a, b).map((one) => ({ ...one, holder: 'A' as const })),
    ...codeDemands(b, a).map((one) => ({ ...one, holder: 'B' as const })),
  ]
    .filter(({ value, target, holder }) => {
      if (value === 'X') return false;
      return !isSameNumber(a, b) || (target.startsWith('SGG') && !(holder === 'A' ? a : b).groups.includes(target));
    })
    .map((one) => codeRule(a, b, one));
}

const ACID_AND_ALKALI = ['SG20', 'SG21', 'SG35', 'SG36'];

function codeRule(a: Goods, b: Goods, found: CodeDemand & { holder: 'A' | 'B' }): SegregationRule {
  const { value, target, segregationCode } = found;
  const isOfGroup = target.startsWith('SGG') || target.startsWith('UN');
  if (isOfGroup ? a.limitedQuantity && b.limitedQuantity : isLimited(a, b))
    return { ...fine({ code: 'LIMITED_QUANTITY' }), value };
  const dangerousClass = sharedClass(a, b);
  if (dangerousClass !== null && isProved(a, b) && isOfOtherHazards(found.holder === 'A' ? a : b, target))
    return warning('X', { code: 'SAME_CLASS', dangerousClass });
  const reason = { code: 'CODE', ...found } as const;
  if (!ACID_AND_ALKALI.includes(segregationCode)) return demand(a, b, value, reason);
  const groups = target === 'SGG1' ? { groupA: 'SGG18', groupB: 'SGG1' } : { groupA: 'SGG1', groupB: 'SGG18' };
  if (isSoftenedPair(a, b)) return warning(value, { code: 'GROUPS_SOFTENED', ...groups });
  return { ...demand(a, b, value, reason), mend: 'PROVE_NO_REACTION' };
}

/** Rules from groups the shipper names, when the codes of one side are unknown. */
function groupRules(a: Goods, b: Goods): SegregationRule[] {
  if (a.codes !== undefined && b.codes !== undefined) return [];
  return groupConflicts(a.groups, b.groups).map((conflict) => conflictRule(a, b, conflict));
}

function conflictRule(a: Goods, b: Goods, conflict: GroupConflict): SegregationRule {
  if (a.limitedQuantity && b.limitedQuantity)
    return { ...fine({ code: 'LIMITED_QUANTITY_GROUPS', ...conflict }), value: '2' };
  if (isAcidAlkali(conflict)) {
    if (isSoftenedPair(a, b)) return warning('2', { code: 'GROUPS_SOFTENED', ...conflict });
    return { value: '2', level: 'BLOCK', reason: { code: 'GROUPS', ...conflict }, mend: 'PROVE_NO_REACTION' };
  }
  return { value: '2', level: 'BLOCK', reason: { code: 'GROUPS', ...conflict }, mend: 'SEPARATE' };
}

const isSoftenedPair = (a: Goods, b: Goods): boolean =>
  [a, b].every((one) => mayBeSoftened(one) && isSmall(one)) && isProved(a, b);

const isProved = (a: Goods, b: Goods): boolean => a.noReaction === true || b.noReaction === true;

/** IMDG 7.2.6.5: class 8, packing group II or III, in packages of at most thirty litres or kilograms. */
const mayBeSoftened = ({ classes, packingGroup }: Goods): boolean =>
  classes[0] === '8' && (packingGroup === 'II' || packingGroup === 'III');

const isSmall = ({ packageSize }: Goods): boolean =>
  packageSize !== undefined && packageSize !== null && compare(packageSize, 30) <= 0;

/** Rule that proof of no reaction between an acid and an alkali would satisfy. */
function softenedRule(a: Goods, b: Goods, rules: readonly SegregationRule[]): SegregationRule | null {
  if (!mayBeSoftened(a) || !mayBeSoftened(b) || !rules.some(({ mend }) => mend === 'PROVE_NO_REACTION')) return null;
  const groups = { groupA: 'SGG1', groupB: 'SGG18' };
  return { ...warning('X', { code: 'GROUPS_SOFTENED', ...groups }), isSecondary: true };
}

function foodRule(food: Goods, other: Goods): SegregationRule | null {
  if (!food.food) return null;
  const dangerousClass = other.classes.find((one) => one === '6.1' || one === '8' || one === '2.3');
  if (dangerousClass === undefined) return null;
  return { value: 'X', level: 'BLOCK', reason: { code: 'FOOD', dangerousClass }, mend: 'SEPARATE' };
}

/**
 * IMDG 7.2.6.1: goods of one main class need no distance for subsidiary hazards if they do not react; class 1 has its
 * own rule.
 */
function sharedClass(a: Goods, b: Goods): string | null {
  const [main] = a.classes;
  return main !== undefined && main === b.classes[0] && ![...a.classes, ...b.classes].some(isExplosive) ? main : null;
}

/** IMDG 7.2.3.4: codes of goods with two subsidiary hazards express those hazards. */
const isOfOtherHazards = ({ classes: [main, ...others] }: Goods, target: string): boolean =>
  others.length > 1 && target !== main && !/^(?:SGG|UN)/.test(target);

function sameClassRule(a: Goods, b: Goods, table: SegregationRule): SegregationRule | null {
  const dangerousClass = sharedClass(a, b);
  if (dangerousClass === null || table.reason.code !== 'TABLE') return null;
  return { ...warning('X', { code: 'SAME_CLASS', dangerousClass }), isSecondary: true };
}

function byNameRule(a: Goods, b: Goods): SegregationRule | null {
  const table = isSameNumber(a, b) ? null : compatibleByName(a, b);
  return table === null ? null : { ...warning('X', { code: 'COMPATIBLE_BY_NAME', table }), isSecondary: true };
}

/** Raises a pair in doubt to at least a warning; prohibitions stay. */
function withDoubt(a: Goods, b: Goods, rules: SegregationRule[]): SegregationRule[] {
  const reason = { code: 'IN_DOUBT', a: doubtsOf(a, b), b: doubtsOf(b, a) } as const;
  if (reason.a.length + reason.b.length === 0 || !isDangerous(a) || !isDangerous(b) || isSameNumber(a, b)) return rules;
  if (a.limitedQuantity && b.limitedQuantity && isLimited(a, b)) return rules;
  const value = rules.reduce<SegregationValue>(
    (worst, rule) => (STRICTNESS[rule.value] > STRICTNESS[worst] ? rule.value : worst),
    'X',
  );
  return [...rules, warning(value, reason)];
}

/** Group doubts matter only beside goods whose codes name groups, or may do so. */
function doubtsOf(goods: Goods, other: Goods): Doubt[] {
  const doubts: Doubt[] = (goods.doubts ?? []).filter(
    (doubt) => doubt === 'CLASSES' || !Array.isArray(other.codes) || namesGroups(other),
  );
  return goods.codes === null || hasUnknownCode(goods) ? [...doubts, 'CODES'] : doubts;
}

const isLimited = (a: Goods, b: Goods): boolean =>
  (a.limitedQuantity || b.limitedQuantity) && ![...a.classes, ...b.classes].some(isExplosive);

/** Converts a distance: "away from" needs approval, anything stricter another container. */
function demand(a: Goods, b: Goods, value: SegregationValue, reason: SegregationReason): SegregationRule {
  if (value === '1') return { value, level: 'WARN', reason, mend: 'ASK_APPROVAL' };
  const isExplosivePair = [...a.classes, ...b.classes].some(isExplosive);
  return { value, level: 'BLOCK', reason, mend: isExplosivePair ? 'SEPARATE' : 'SEPARATE_OR_LIMIT' };
}

function warning(value: SegregationValue, reason: SegregationReason): SegregationRule {
  return { value, level: 'WARN', reason, mend: 'ASK_CARRIER' };
}

function fine(reason: SegregationReason): SegregationRule {
  return { value: 'X', level: 'OK', reason, mend: null };
}
