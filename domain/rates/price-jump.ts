import type { ChangedCell } from './compare.ts';

const PRICE = /^\d{1,9}\.\d{2}$/;
const LOOK_AGAIN_PERCENT = 50;

/** Percentage of a suspiciously large price change; null for ordinary ones. */
export function priceJump({ old, new: next }: ChangedCell): number | null {
  if (!PRICE.test(old) || !PRICE.test(next) || Number(old) === 0) return null;
  const percent = Math.round((Number(next) / Number(old) - 1) * 100);
  return Math.abs(percent) > LOOK_AGAIN_PERCENT ? percent : null;
}
