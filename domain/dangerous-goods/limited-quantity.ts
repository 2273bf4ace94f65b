import { compare, type DecimalInput } from '../decimal.ts';
import { LIMITED_PACKAGE_KG } from '../limits.ts';
import type { UnRow } from './un-list/row.ts';

/** Largest inner pack in litres or kilograms; null: no limited quantity. The entry itself always wins. */
export function typicalInnerLimit(dangerousClass: string, packingGroup: string | null, aerosol = false): string | null {
  if (aerosol) return '1';
  if (packingGroup === 'I') return null;
  // Batteries, vehicles, dry ice: what has no packing group in class 9 has no limited quantity either.
  if (dangerousClass === '9') return packingGroup === null ? null : '5';
  if (packingGroup === 'III') return ['3', '4.1', '5.1', '6.1', '8'].includes(dangerousClass) ? '5' : null;
  if (packingGroup !== 'II') return null;
  if (dangerousClass === '6.1') return '0.1';
  return ['3', '4.1', '5.1', '8'].includes(dangerousClass) ? '1' : null;
}

const KILOS_OR_LITRES = /^(\d+(?:\.\d+)?)(mL|L|g|kg)$/;

/** Litres or kilograms of the largest inner pack that a row says; null where it says none, and where our sources do not agree. */
export function innerLimitOfRow({ limitedQuantity }: Pick<UnRow, 'limitedQuantity'>): string | null {
  const [, amount, unit] = limitedQuantity?.match(KILOS_OR_LITRES) ?? [];
  if (amount === undefined) return null;
  return unit === 'mL' || unit === 'g' ? String(Number(amount) / 1000) : amount;
}

/** What every one of the rows that the goods may be allows: the least of them. */
export function listedInnerLimit(rows: readonly UnRow[]): string | null {
  const limits = rows.map(innerLimitOfRow);
  if (limits.includes(null)) return null;
  return (limits as string[]).reduce((least, limit) => (compare(limit, least) < 0 ? limit : least));
}

export type LimitedProblem = 'INNER_TOO_LARGE' | 'NOT_ALLOWED' | 'PACKAGE_TOO_HEAVY';

const SHRINK_TRAY_KG = 20;

export interface LimitedGoods {
  dangerousClass: string;
  packingGroup: string | null;
  aerosol?: boolean;
  /** As the entry says; left out where only the class is known. */
  innerLimit?: string | null;
}

/** What the entry says, else what goods of its class usually may. */
export const innerLimitFor = ({ innerLimit, dangerousClass, packingGroup, aerosol = false }: LimitedGoods) =>
  innerLimit === undefined ? typicalInnerLimit(dangerousClass, packingGroup, aerosol) : innerLimit;

export function limitedProblems(
  goods: LimitedGoods,
  pack: { inner: DecimalInput; grossKg: DecimalInput; shrinkTray?: boolean },
): LimitedProblem[] {
  const limit = innerLimitFor(goods);
  if (limit === null) return ['NOT_ALLOWED'];
  const problems: LimitedProblem[] = [];
  if (compare(pack.inner, limit) > 0) problems.push('INNER_TOO_LARGE');
  if (compare(pack.grossKg, pack.shrinkTray ? SHRINK_TRAY_KG : LIMITED_PACKAGE_KG) > 0)
    problems.push('PACKAGE_TOO_HEAVY');
  return problems;
}
