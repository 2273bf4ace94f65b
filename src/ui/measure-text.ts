import { showNumberText } from './text/number-text.ts';

/** Digits in groups of three, as many decimals as say something: 30400.500 is 30,400.5. */
export const showMeasure = (value: string): string =>
  showNumberText(value, { decimals: 0 })
    .replace(/(\.\d*?)0+$/u, '$1')
    .replace(/\.$/u, '');
