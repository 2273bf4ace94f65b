import { type Decimal, type DecimalInput, decimalText, multiply, roundUp } from '../decimal.ts';
import { type FeeLine, type LineRate, priceLine } from './line.ts';

export const percentage = (whole: DecimalInput, percent: DecimalInput): Decimal =>
  multiply(multiply(whole, percent), '0.01');

/** Fee line of a percentage, rounded up. */
export const percentLine = (rate: LineRate, whole: DecimalInput): FeeLine => ({
  ...priceLine(rate, whole),
  amount: decimalText(roundUp(percentage(whole, rate.unitPrice))),
});
