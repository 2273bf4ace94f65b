import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { currencySymbol, estimateInCny, formatAmount, formatMoney, fromFen, moneyText, toFen } from '#domain/money.ts';

vi.setConfig({ testTimeout: 60_000 });

const RUNS = 100_000;
const amounts = fc.record({
  negative: fc.boolean(),
  whole: fc.bigInt({ min: 0n, max: 10n ** 15n }),
  fraction: fc.stringMatching(/^\d{0,8}$/),
});
const textOf = ({ negative, whole, fraction }: { negative: boolean; whole: bigint; fraction: string }) =>
  `${negative ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;

/** Written over digits and floor division, unlike the product, which works on the dividend's sign. */
function oracle({ negative, whole, fraction }: { negative: boolean; whole: bigint; fraction: string }): bigint {
  const millionths = whole * 10n ** 8n + BigInt(fraction.padEnd(8, '0'));
  const signed = negative ? -millionths : millionths;
  let hundredths = signed / 1_000_000n;
  while (hundredths * 1_000_000n < signed) hundredths += 1n;
  while ((hundredths - 1n) * 1_000_000n >= signed) hundredths -= 1n;
  return hundredths;
}

function shownByOracle(hundredths: bigint, symbol: string): string {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  let grouped = `.${digits.slice(-2)}`;
  [...digits.slice(0, -2)].reverse().forEach((digit, at) => {
    grouped = digit + (at > 0 && at % 3 === 0 ? ',' : '') + grouped;
  });
  return hundredths < 0n ? `(${symbol}${grouped})` : `${symbol}${grouped}`;
}

describe('money', () => {
  it(`[5.9] rounds and shows ${RUNS} random amounts as a BigInt oracle does`, () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('1', '2', '3', '9'), (amount, currency) => {
        const expected = oracle(amount);
        const text = textOf(amount);
        return (
          toFen(text) === expected &&
          fromFen(expected) === moneyText(text) &&
          formatMoney(text, currency) === shownByOracle(expected, currency === '1' ? '¥' : '$')
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('[5.9] takes a binary number as the decimal a person wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (hundredths) => {
        const asNumber = hundredths / 100;
        return toFen(asNumber) === BigInt(hundredths);
      }),
      { numRuns: 20_000 },
    );
    expect(toFen(1.1 * 100)).toBe(11_001n);
  });

  it('[5.9] shows -- for unknown amounts and never a negative zero', () => {
    for (const unknown of [null, undefined, '', ' ', 'abc', '1e5', '1,000', Number.NaN, Number.POSITIVE_INFINITY])
      expect(formatMoney(unknown, '1')).toBe('--');
    expect(formatMoney('-0.001', '1')).toBe('¥0.00');
    expect(formatMoney('-0', '1')).toBe('¥0.00');
    expect(formatMoney('0.001', '1')).toBe('¥0.01');
    expect(formatMoney(' 12.5 ', '1')).toBe('¥12.50');
    expect(formatAmount('999.999')).toBe('1,000.00');
    expect(formatAmount('1234567', 0)).toBe('1,234,567');
    expect(formatAmount('1.23456', 4)).toBe('1.2346');
  });

  it('[5.10] gives ¥ to currency 1 alone', () => {
    expect(['1', '2', '3', '', 'CNY', '01', '１'].map(currencySymbol)).toEqual(['¥', '$', '$', '$', '$', '$', '$']);
  });

  it('estimates in CNY rounding up', () => {
    expect(estimateInCny('2300', '7.1234')).toBe('16383.82');
    expect(estimateInCny('0.01', '7.1')).toBe('0.08');
  });
});
