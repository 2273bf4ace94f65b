import { roundUp } from '../decimal.ts';
import { INSURED_PERCENT } from '../limits.ts';
import { readQuantity } from '../quantity.ts';
import type { FeeLine, LineRate } from './line.ts';
import { percentage, percentLine } from './percent.ts';

const VALUE_LIMITS = { decimals: 2, min: '0.01', max: '999999999.99' };

/** Premium: per cent of 110 % of the cargo's value; null without a value. */
export function insuranceLine(rate: LineRate, cargoValue: string): FeeLine | null {
  const value = readQuantity(cargoValue, VALUE_LIMITS);
  if (!value.ok) return null;
  return percentLine(rate, roundUp(percentage(value.value, INSURED_PERCENT)));
}
