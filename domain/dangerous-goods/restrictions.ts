import { compare } from '../decimal.ts';
import { listsClass } from './class-match.ts';

/** Who may refuse goods of itself; a port is one of the sea or the air. */
export const restrictedParties = ['carrier', 'port', 'vessel'] as const;
export type RestrictedParty = (typeof restrictedParties)[number];

export const packingGroups = ['I', 'II', 'III'] as const;

/** What of the goods a restriction is about: each thing it names has to hold. */
export interface RestrictedGoods {
  dgClass: string | null;
  unNo: string | null;
  packingGroup: string | null;
  /** Gross kilograms of one line: what weighs more is refused. */
  limitKg: number | null;
}

export interface RestrictableGoods {
  unNo: string;
  mainClass: string;
  subsidiaryClasses: readonly string[];
  /** Those the goods may be of; absent or empty while nobody has said. */
  packingGroups?: readonly string[];
  /** Absent while nobody has said. */
  grossKg?: string;
}

/** Goods that are not fully named yet are refused only where every answer would be. */
function isAbout(rule: RestrictedGoods, { unNo, packingGroups: groups = [], grossKg }: RestrictableGoods): boolean {
  if (rule.unNo !== null && rule.unNo !== unNo) return false;
  if (rule.packingGroup !== null && !(groups.length > 0 && groups.every((one) => one === rule.packingGroup)))
    return false;
  return rule.limitKg === null || (grossKg !== undefined && compare(grossKg, rule.limitKg) > 0);
}

/** The classes of the goods that a restriction refuses; of one that names no class, the main one. */
export function classesRefused(rule: RestrictedGoods, goods: RestrictableGoods): string[] {
  if (!isAbout(rule, goods)) return [];
  const { dgClass } = rule;
  if (dgClass === null) return [goods.mainClass];
  return [...new Set([goods.mainClass, ...goods.subsidiaryClasses])].filter((one) => listsClass([dgClass], one));
}

/** Refused whatever the number, the packing group and the quantity. */
export const wholeClasses = (rules: readonly RestrictedGoods[]): string[] => [
  ...new Set(
    rules.flatMap(({ dgClass, unNo, packingGroup, limitKg }) =>
      dgClass !== null && unNo === null && packingGroup === null && limitKg === null ? [dgClass] : [],
    ),
  ),
];
