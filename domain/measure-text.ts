import { decimalText, divide } from './decimal.ts';
import { showNumberText } from './number-text.ts';

/** Groups digits and trims trailing zeros: 30400.500 becomes 30,400.5. */
export const showMeasure = (value: string): string =>
  showNumberText(value, { decimals: 0 })
    .replace(/(\.\d*?)0+$/u, '$1')
    .replace(/\.$/u, '');

export const tonsOf = (kilograms: number): string => showMeasure(decimalText(divide(kilograms, 1000, 3, 'up')));
