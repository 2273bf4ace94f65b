import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  add,
  compare,
  decimal,
  decimalText,
  divide,
  multiply,
  parseDecimal,
  round,
  roundUp,
  roundUpToStep,
  subtract,
  sum,
} from '#domain/decimal.ts';
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
    expect(decimalText(1e21)).toBe(`1${'0'.repeat(21)}`);
    expect(decimalText(1.5e-7)).toBe('0.00000015');
    expect(decimalText(-1.25e22)).toBe(`-125${'0'.repeat(20)}`);
  });

  it('[5.9] shows -- for what is not known and never a negative zero', () => {
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

describe('decimal', () => {
  const small = fc.tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: 0, max: 6 }));
  const SCALE = 12;
  const scaled = ([units, scale]: [bigint, number]) => units * 10n ** BigInt(SCALE - scale);
  const of = ([units, scale]: [bigint, number]) => ({ units, scale });

  it('adds, subtracts, multiplies and compares as BigInt at one scale does', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        const at = (value: { units: bigint; scale: number }) => value.units * 10n ** BigInt(SCALE - value.scale);
        expect(at(add(of(a), of(b)))).toBe(scaled(a) + scaled(b));
        expect(at(subtract(of(a), of(b)))).toBe(scaled(a) - scaled(b));
        expect(at(multiply(of(a), of(b)))).toBe((scaled(a) * scaled(b)) / 10n ** BigInt(SCALE));
        expect(compare(of(a), of(b))).toBe(scaled(a) < scaled(b) ? -1 : scaled(a) > scaled(b) ? 1 : 0);
      }),
      { numRuns: 5_000 },
    );
  });

  it('divides between the two neighbours of the exact quotient', () => {
    fc.assert(
      fc.property(
        small,
        small.filter(([units]) => units !== 0n),
        fc.integer({ min: 0, max: 6 }),
        (a, b, decimals) => {
          const up = divide(of(a), of(b), decimals, 'up');
          const down = divide(of(a), of(b), decimals, 'down');
          const [dividend, divisor] = [scaled(a) * 10n ** BigInt(decimals), scaled(b)];
          const sign = divisor < 0n ? -1n : 1n;
          expect(up.units * divisor * sign >= dividend * sign).toBe(true);
          expect(down.units * divisor * sign <= dividend * sign).toBe(true);
          expect(up.units - down.units).toBe(dividend % divisor === 0n ? 0n : 1n);
        },
      ),
      { numRuns: 5_000 },
    );
    expect(() => divide(1, 0, 2, 'up')).toThrow(RangeError);
  });

  it('rounds up to the next step and never past it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 6), max: 10 ** 6 }), fc.integer({ min: 1, max: 500 }), (units, step) => {
        const rounded = roundUpToStep({ units: BigInt(units), scale: 2 }, { units: BigInt(step), scale: 2 });
        expect(Number(rounded.units)).toBe(Math.ceil(units / step) * step + 0);
      }),
      { numRuns: 5_000 },
    );
  });

  it('reads back what it writes, and reads nothing but plain notation', () => {
    fc.assert(
      fc.property(small, (a) => compare(decimal(decimalText(of(a))), of(a)) === 0),
      { numRuns: 5_000 },
    );
    for (const text of [
      '',
      '-',
      '.',
      '1.',
      '.5',
      '1e3',
      '0x10',
      '１',
      '1 000',
      '1,0',
      'NaN',
      'Infinity',
      '--1',
      '9'.repeat(65),
    ])
      expect(parseDecimal(text)).toBeNull();
    expect(parseDecimal('9'.repeat(64))).toEqual({ units: 10n ** 64n - 1n, scale: 0 });
    expect(() => decimal('x')).toThrow(RangeError);
    expect(decimalText(sum(['0.1', '0.2', 3n, 4]))).toBe('7.3');
    expect(decimalText(round('2.345', 2, 'down'))).toBe('2.34');
    expect(decimalText(round('-2.345', 2, 'down'))).toBe('-2.35');
    expect(decimalText(roundUp('-0.005'))).toBe('0.00');
  });
});
