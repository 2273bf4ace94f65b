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

vi.setConfig({ testTimeout: 60_000 });

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

  it('reads its own output, and only plain notation', () => {
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

  it('formats a binary number as the decimal that was written, with any exponent', () => {
    expect(decimalText(1e21)).toBe(`1${'0'.repeat(21)}`);
    expect(decimalText(1.5e-7)).toBe('0.00000015');
    expect(decimalText(-1.25e22)).toBe(`-125${'0'.repeat(20)}`);
    expect(decimalText(1e-7)).toBe('0.0000001');
    expect(decimalText(0.1 + 0.2)).toBe('0.30000000000000004');
  });
});
