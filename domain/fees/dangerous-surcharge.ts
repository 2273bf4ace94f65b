import { listsClass } from '../dangerous-goods/class-match.ts';
import { compare } from '../decimal.ts';
import type { FeeRate } from './line.ts';

export interface SurchargeChoice {
  rates: FeeRate[];
  /** Classes not covered by any band, which therefore have no online price. */
  uncovered: string[];
}

/** Surcharges of one container by its classes: the highest band, or every band when the line says EACH. */
export function chooseSurcharges(banded: readonly FeeRate[], classes: readonly string[]): SurchargeChoice {
  const rates: FeeRate[] = [];
  const highest = new Map<string, FeeRate>();
  for (const rate of banded) {
    const condition = rate.when;
    if (condition.kind !== 'DANGEROUS' || !classes.some((one) => coversClass(condition.classes, one))) continue;
    if (condition.mixed === 'EACH') {
      rates.push(rate);
      continue;
    }
    const key = `${rate.feeCode} ${rate.currency}`;
    const known = highest.get(key);
    if (!known || compare(rate.unitPrice, known.unitPrice) > 0) highest.set(key, rate);
  }
  const uncovered = classes.filter(
    (one) => !banded.some((rate) => rate.when.kind === 'DANGEROUS' && coversClass(rate.when.classes, one)),
  );
  return { rates: [...rates, ...highest.values()], uncovered };
}

/** A missing band covers all classes. */
function coversClass(band: readonly string[] | undefined, dangerousClass: string): boolean {
  return band === undefined || listsClass(band, dangerousClass);
}
