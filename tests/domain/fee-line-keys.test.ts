import { expect, test } from 'vitest';
import { keyedLines } from '#domain/fees/line-keys.ts';

const line = (feeCode: string, unitPrice: string) => ({ feeCode, ctnType: '20GP', currency: 'CNY', unitPrice });
const keysOf = (...lines: ReturnType<typeof line>[]) => keyedLines(lines).map(([key]) => key);

test('[2.25] a line of a price keeps its key when its amount changes, and two of one fee differ', () => {
  const before = keysOf(line('THC', '850.00'), line('SEAL', '50.00'), line('SEAL', '60.00'));
  expect(keysOf(line('THC', '900.00'), line('SEAL', '55.00'), line('SEAL', '66.00'))).toEqual(before);
  expect(new Set(before).size).toBe(3);
});
