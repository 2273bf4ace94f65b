import { divide, multiply } from '../decimal.ts';
import { INSURED_PERCENT } from '../limits.ts';
import { readQuantity } from '../quantity.ts';
import type { FeeLine, FeeRate } from './line.ts';
import { percentLine } from './percent.ts';

const VALUE_LIMITS = { decimals: 2, min: '0.01', max: '999999999.99' };

/** A rate in per cent of the cargo's value and a tenth more; null while no value is said. */
export function insuranceLine(rate: FeeRate, cargoValue: string): FeeLine | null {
  const value = readQuantity(cargoValue, VALUE_LIMITS);
  if (!value.ok) return null;
  const insured = divide(multiply(value.value, INSURED_PERCENT), 100, 2, 'up');
  return percentLine(rate, insured);
}
