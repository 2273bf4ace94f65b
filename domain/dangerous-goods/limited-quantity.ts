import { compare, type DecimalInput } from '../decimal.ts';
import { LIMITED_PACKAGE_KG } from '../limits.ts';
import type { UnRow } from './un-list/row.ts';

/** Typical inner packaging limit in litres or kilograms; null: no limited quantity. The list entry overrides it. */
export function typicalInnerLimit(dangerousClass: string, packingGroup: string | null, aerosol = false): string | null {
  if (aerosol) return '1';
  if (packingGroup === 'I') return null;
  // Batteries, vehicles, dry ice: class 9 without a packing group has no limited quantity.
  if (dangerousClass === '9') return packingGroup === null ? null : '5';
  if (packingGroup === 'III') return ['3', '4.1', '5.1', '6.1', '8'].includes(dangerousClass) ? '5' : null;
  if (packingGroup !== 'II') return null;
  if (dangerousClass === '6.1') return '0.1';
  return ['3', '4.1', '5.1', '8'].includes(dangerousClass) ? '1' : null;
}

const KILOS_OR_LITRES = /^(\d+(?:\.\d+)?)(mL|L|g|kg)$/;

/** Inner packaging limit of a row in litres or kilograms; null when there is none or the sources disagree. */
export function innerLimitOfRow({ limitedQuantity }: Pick<UnRow, 'limitedQuantity'>): string | null {
  const [, amount, unit] = limitedQuantity?.match(KILOS_OR_LITRES) ?? [];
  if (amount === undefined) return null;
  return unit === 'mL' || unit === 'g' ? String(Number(amount) / 1000) : amount;
}

/** Smallest limit of all possible rows. */
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
  /** Limit of the list entry; absent when only the class is known. */
  innerLimit?: string | null;
}

/** The entry's limit, else the typical one of the class. */
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
