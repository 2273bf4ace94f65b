import { compare } from '../decimal.ts';
import { compatibilityGroup, isExplosive, listsClass } from './class-match.ts';
import { type JudgedGoods, type PossibleGoods, possibleGoods } from './possible-goods.ts';

/** Parties that may refuse goods; a port is a seaport or an airport. */
export const restrictedParties = ['carrier', 'port', 'vessel'] as const;
export type RestrictedParty = (typeof restrictedParties)[number];

export const packingGroups = ['I', 'II', 'III'] as const;

export const compatibilityGroups = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'N', 'S'] as const;

/** Applies to limited quantities only, or to everything except them. */
export const limitedScopes = ['ONLY', 'EXCEPT'] as const;

/** Number of a special provision, as the list writes it. */
export const SPECIAL_PROVISION = /^[1-9]\d{1,3}$/;

/** Goods a restriction applies to; all given conditions must hold. */
export interface RestrictedGoods {
  dgClass: string | null;
  unNo: string | null;
  packingGroup: string | null;
  subsidiaryClass: string | null;
  /** Compatibility group of class 1. */
  compatibilityGroup: string | null;
  specialProvision: string | null;
  limitedQuantity: (typeof limitedScopes)[number] | null;
  /** Maximum gross kilograms of one line. */
  limitKg: number | null;
}

type Condition = keyof RestrictedGoods;

/** At least one of these is required; the others only narrow the restriction. */
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

const mayBeLimited = ({ row }: PossibleGoods): boolean => row?.limitedQuantity !== '0';

const isOfLimitedScope = ({ limitedQuantity }: RestrictedGoods, { isLimited }: JudgedGoods, possible: PossibleGoods) =>
  limitedQuantity === null ||
  (limitedQuantity === 'ONLY' ? isLimited === true : isLimited === false || !mayBeLimited(possible));

/** A compatibility group or special provision in doubt counts as refused. */
function hasListed({ compatibilityGroup: letter, specialProvision }: RestrictedGoods, { row }: PossibleGoods): boolean {
  if (letter !== null && !isOfLetter(letter, row?.dangerousClass)) return false;
  return specialProvision === null || (row !== null && (row.specialProvisions?.includes(specialProvision) ?? true));
}

/** `listed` is undefined for an unlisted number, null when the sources disagree. */
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

/** Checks number, packing group and weight, which do not depend on the row. */
function isAbout(rule: RestrictedGoods, { unNo, packingGroups: groups = [], grossKg }: JudgedGoods): boolean {
  if (rule.unNo !== null && rule.unNo !== unNo) return false;
  if (rule.packingGroup !== null && !(groups.length > 0 && groups.every((one) => one === rule.packingGroup)))
    return false;
  return rule.limitKg === null || (grossKg !== undefined && compare(grossKg, rule.limitKg) > 0);
}

/**
 * Returns the refused classes; the main class for a restriction without a class. Incompletely specified goods are
 * refused only if every possibility is.
 */
export function classesRefused(rule: RestrictedGoods, goods: JudgedGoods): string[] {
  if (!isAbout(rule, goods)) return [];
  const found = possibleGoods(goods).map((possible) => classesRefusedOf(rule, goods, possible));
  return found.every((classes) => classes.length > 0) ? (found[0] ?? []) : [];
}

/** Classes refused unconditionally. */
export const alwaysRefusedClasses = (rules: readonly RestrictedGoods[]): string[] => [
  ...new Set(
    rules.flatMap((rule) =>
      rule.dgClass !== null && NARROWING.every((condition) => rule[condition] === null) ? [rule.dgClass] : [],
    ),
  ),
];
