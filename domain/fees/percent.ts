import { type DecimalInput, decimalText, divide, multiply, roundUp } from '../decimal.ts';
import { type FeeLine, type FeeRate, priceLine } from './line.ts';

/** So many per cent of a sum, rounded up. */
export const percentLine = (rate: FeeRate, whole: DecimalInput): FeeLine => ({
  ...priceLine(rate, whole),
  amount: decimalText(roundUp(divide(multiply(whole, rate.unitPrice), 100, 8, 'up'))),
});
