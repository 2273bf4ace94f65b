import { type DecimalInput, decimalText, percentOf, roundUp } from '../decimal.ts';
import { type FeeLine, type LineRate, priceLine } from './line.ts';

/** So many per cent of a sum, rounded up. */
export const percentLine = (rate: LineRate, whole: DecimalInput): FeeLine => ({
  ...priceLine(rate, whole),
  amount: decimalText(roundUp(percentOf(whole, rate.unitPrice))),
});
