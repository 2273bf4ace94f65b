import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { PIECES_LIMITS, readQuantity, TEMPERATURE_LIMITS, VOLUME_LIMITS, WEIGHT_LIMITS } from '#domain/quantity.ts';
import { cleanCode, cleanText, toHalfWidth } from '#domain/text.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('text', () => {
  it('turns every full-width character into its twin and nothing else', () => {
    const ascii = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join('');
    const wide = [...ascii].map((character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join('');
    expect(toHalfWidth(wide)).toBe(ascii);
    expect(toHalfWidth('甲醇　１')).toBe('甲醇 1');
    expect(toHalfWidth('\u009f\u00a0\u00a1\uff00\uff5f')).toBe('\u009f \u00a1\uff00\uff5f');
    fc.assert(fc.property(fc.string(), (text) => toHalfWidth(text) === text));
  });

  it('is trimmed of what no one sees', () => {
    expect(cleanText('\u202d 138\u200b \u202c\ufeff')).toBe('138');
    expect(cleanCode(' csqu　305438 3 ')).toBe('CSQU3054383');
  });
});

describe('quantities', () => {
  const read = (text: string, limits = WEIGHT_LIMITS) => {
    const result = readQuantity(text, limits);
    return result.ok ? result.value : result.problem;
  };

  it.each([
    [' 1230.5 ', '1230.5'],
    ['１２３０．５', '1230.5'],
    ['12,300.5', '12300.5'],
    ['.5', '0.5'],
    ['007', '7'],
    ['', 'EMPTY'],
    ['　', 'EMPTY'],
    ['1e3', 'SCIENTIFIC'],
    ['-.5E+3', 'SCIENTIFIC'],
    ['1e', 'NOT_A_NUMBER'],
    ['1e+', 'NOT_A_NUMBER'],
    ['1.5E+3', 'SCIENTIFIC'],
    ['１ｅ３', 'SCIENTIFIC'],
    ['12,30', 'NOT_A_NUMBER'],
    ['1.2.3', 'NOT_A_NUMBER'],
    ['0x10', 'NOT_A_NUMBER'],
    ['12kg', 'NOT_A_NUMBER'],
    ['Infinity', 'NOT_A_NUMBER'],
    ['1.2345', 'TOO_MANY_DECIMALS'],
    ['0.09', 'TOO_SMALL'],
    ['-5', 'TOO_SMALL'],
    ['999999.9', '999999.9'],
    ['999999.901', 'TOO_LARGE'],
    ['9'.repeat(50), 'TOO_LARGE'],
    [`${'0'.repeat(39)}7`, '7'],
    [`${'0'.repeat(40)}7`, 'TOO_LARGE'],
  ])('reads a weight typed as %j as %s', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it('keeps the limits of volume, temperature and pieces', () => {
    expect(['0.001', '999.999', '0', '1000'].map((text) => read(text, VOLUME_LIMITS))).toEqual([
      '0.001',
      '999.999',
      'TOO_SMALL',
      'TOO_LARGE',
    ]);
    expect(['-100', '300', '-100.1', '300.1', '23.55'].map((text) => read(text, TEMPERATURE_LIMITS))).toEqual([
      '-100',
      '300',
      'TOO_SMALL',
      'TOO_LARGE',
      'TOO_MANY_DECIMALS',
    ]);
    expect(['1', '999999', '0', '1000000', '1.5'].map((text) => read(text, PIECES_LIMITS))).toEqual([
      '1',
      '999999',
      'TOO_SMALL',
      'TOO_LARGE',
      'TOO_MANY_DECIMALS',
    ]);
  });

  it('reads every number a person may write, in either width', () => {
    const written = fc.tuple(
      fc.integer({ min: 0, max: 999_998 }),
      fc.integer({ min: 100, max: 999 }),
      fc.boolean(),
      fc.boolean(),
    );
    fc.assert(
      fc.property(written, ([whole, thousandths, grouped, wide]) => {
        const plain = `${grouped ? whole.toLocaleString('en-US') : whole}.${thousandths}`;
        const typed = wide
          ? plain.replace(/[0-9.,]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
          : plain;
        return read(typed) === `${whole}.${thousandths}`;
      }),
      { numRuns: 5_000 },
    );
  });
});
