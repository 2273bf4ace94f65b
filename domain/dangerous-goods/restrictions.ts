import { compare } from '../decimal.ts';
import { compatibilityGroup, isExplosive, listsClass } from './class-match.ts';
import { type JudgedGoods, type PossibleGoods, possibleGoods } from './possible-goods.ts';

/** Who may refuse goods of itself; a port is one of the sea or the air. */
export const restrictedParties = ['carrier', 'port', 'vessel'] as const;
export type RestrictedParty = (typeof restrictedParties)[number];

export const packingGroups = ['I', 'II', 'III'] as const;

export const compatibilityGroups = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'N', 'S'] as const;

/** Refuses limited quantities alone, or everything but them. */
export const limitedScopes = ['ONLY', 'EXCEPT'] as const;

/** A number of the list's special provisions, as the list writes it. */
export const SPECIAL_PROVISION = /^[1-9]\d{1,3}$/;

/** The goods a restriction is about: each condition it names has to hold. */
export interface RestrictedGoods {
  /** As the main or as a subsidiary class. */
  dgClass: string | null;
  unNo: string | null;
  packingGroup: string | null;
  /** As a subsidiary class alone. */
  subsidiaryClass: string | null;
  /** A letter of class 1. */
  compatibilityGroup: string | null;
  specialProvision: string | null;
  limitedQuantity: (typeof limitedScopes)[number] | null;
  /** Gross kilograms of one line: what weighs more is refused. */
  limitKg: number | null;
}

type Condition = keyof RestrictedGoods;

/** One of these has to be named: the others only narrow it. */
export const GOODS_CONDITIONS = [
  'dgClass',
  'unNo',
  'subsidiaryClass',
  'specialProvision',
] as const satisfies readonly Condition[];

/** Conditions that narrow a refused class. */
const NARROWING = [
  'unNo',
  'packingGroup',
  'subsidiaryClass',
  'compatibilityGroup',
  'specialProvision',
  'limitedQuantity',
  'limitKg',
] as const satisfies readonly Condition[];

/** No row of goods that may never travel as limited quantities. */
const mayBeLimited = ({ row }: PossibleGoods): boolean => row?.limitedQuantity !== '0';

const isOfLimitedScope = ({ limitedQuantity }: RestrictedGoods, { isLimited }: JudgedGoods, possible: PossibleGoods) =>
  limitedQuantity === null ||
  (limitedQuantity === 'ONLY' ? isLimited === true : isLimited === false || !mayBeLimited(possible));

/** A letter or a provision that the list is in doubt about counts as the one that is refused. */
function hasListed({ compatibilityGroup: letter, specialProvision }: RestrictedGoods, { row }: PossibleGoods): boolean {
  if (letter !== null && !isOfLetter(letter, row?.dangerousClass)) return false;
  return specialProvision === null || (row !== null && (row.specialProvisions?.includes(specialProvision) ?? true));
}

/** Undefined for a number that is not listed, null where the sources differ. */
function isOfLetter(letter: string, listed: string | null | undefined): boolean {
  if (listed === undefined) return false;
  return listed === null || (isExplosive(listed) && (compatibilityGroup(listed) ?? letter) === letter);
}

function classesRefusedOf(rule: RestrictedGoods, goods: JudgedGoods, possible: PossibleGoods): string[] {
  const { classes } = possible;
  const { dgClass, subsidiaryClass } = rule;
  if (!isOfLimitedScope(rule, goods, possible) || !hasListed(rule, possible)) return [];
  if (subsidiaryClass !== null && !classes.slice(1).some((one) => listsClass([subsidiaryClass], one))) return [];
  return dgClass === null ? classes.slice(0, 1) : [...new Set(classes)].filter((one) => listsClass([dgClass], one));
}

/** The number, the packing group and the weight, which are the same for every row of the goods. */
function isAbout(rule: RestrictedGoods, { unNo, packingGroups: groups = [], grossKg }: JudgedGoods): boolean {
  if (rule.unNo !== null && rule.unNo !== unNo) return false;
  if (rule.packingGroup !== null && !(groups.length > 0 && groups.every((one) => one === rule.packingGroup)))
    return false;
  return rule.limitKg === null || (grossKg !== undefined && compare(grossKg, rule.limitKg) > 0);
}

/**
 * The classes of the goods that a restriction refuses; of one that names no class, the main one. Goods that are not fully named
 * yet are refused only where every answer would be.
 */
export function classesRefused(rule: RestrictedGoods, goods: JudgedGoods): string[] {
  if (!isAbout(rule, goods)) return [];
  const found = possibleGoods(goods).map((possible) => classesRefusedOf(rule, goods, possible));
  return found.every((classes) => classes.length > 0) ? (found[0] ?? []) : [];
}

/** Refused whatever else is said of the goods. */
export const wholeClasses = (rules: readonly RestrictedGoods[]): string[] => [
  ...new Set(
    rules.flatMap((rule) =>
      rule.dgClass !== null && NARROWING.every((condition) => rule[condition] === null) ? [rule.dgClass] : [],
    ),
  ),
];
