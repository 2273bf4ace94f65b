import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumberText, showNumberText } from '#domain/number-text.ts';

const WEIGHT = { decimals: 3, negative: false };

describe('number text', () => {
  it('turns full-width digits and marks into half-width', () => {
    expect(readNumberText('１４，４００．５', WEIGHT)).toBe('14400.5');
    expect(readNumberText('－１２', { decimals: 0, negative: true })).toBe('-12');
  });
  it('refuses what is no plain decimal instead of dropping marks from it', () => {
    for (const typed of ['1e5', '1E5', '0x10', '12kg', '1.2.3', '--1', 'NaN', 'Infinity'])
      expect(readNumberText(typed, WEIGHT)).toBeNull();
    expect(readNumberText('1.2345', WEIGHT)).toBeNull();
    expect(readNumberText('-1', WEIGHT)).toBeNull();
    expect(readNumberText('1.5', { decimals: 0, negative: false })).toBeNull();
  });
  it('shows groups of three and full decimals', () => {
    expect(showNumberText('14400', WEIGHT)).toBe('14,400.000');
    expect(showNumberText('-1234567.5', { decimals: 2 })).toBe('-1,234,567.50');
    expect(showNumberText('007', { decimals: 0 })).toBe('7');
    expect(showNumberText('', WEIGHT)).toBe('');
  });
  it('keeps every digit of a number longer than a binary number holds', () => {
    expect(showNumberText('12345678901234567890.125', WEIGHT)).toBe('12,345,678,901,234,567,890.125');
  });
  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 999 }), (whole, thousandths) => {
        const value = `${whole}.${String(thousandths).padStart(3, '0')}`;
        expect(readNumberText(showNumberText(value, WEIGHT), WEIGHT)).toBe(value);
      }),
    );
  });
});
