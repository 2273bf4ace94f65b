import { type Decimal, type DecimalInput, decimalText, multiply, roundUp } from '../decimal.ts';
import { type FeeLine, type LineRate, priceLine } from './line.ts';

/** So many per cent of a whole, exactly: a hundredth moves the point by two places. */
export const percentage = (whole: DecimalInput, percent: DecimalInput): Decimal =>
  multiply(multiply(whole, percent), '0.01');

/** So many per cent of a sum, rounded up. */
export const percentLine = (rate: LineRate, whole: DecimalInput): FeeLine => ({
  ...priceLine(rate, whole),
  amount: decimalText(roundUp(percentage(whole, rate.unitPrice))),
});
