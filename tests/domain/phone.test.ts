import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isForeignPhone, isLandline, isMobile, maskPhone, normaliseMobile } from '#domain/identity/phone.ts';

vi.setConfig({ testTimeout: 60_000 });

const RUNS = 100_000;

/** Character by character, without a regular expression. */
function isMobileByHand(text: string): boolean {
  if (text.length !== 11 || text[0] !== '1') return false;
  for (let at = 0; at < 11; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return text.charCodeAt(1) >= 50;
}

const numbers = fc.oneof(
  { weight: 5, arbitrary: fc.stringMatching(/^1[0-9]\d{9}$/) },
  { weight: 2, arbitrary: fc.stringMatching(/^\d{10,12}$/) },
  { weight: 2, arbitrary: fc.stringMatching(/^1[2-9]\d{4}[0-9a-z１-９ +-]\d{4}$/) },
  { weight: 1, arbitrary: fc.string() },
);

describe('mobile numbers', () => {
  it(`[5.1] judges ${RUNS} random numbers as a hand-written reader does`, () => {
    let valid = 0;
    fc.assert(
      fc.property(numbers, (text) => {
        const expected = isMobileByHand(text);
        if (expected) valid += 1;
        return isMobile(text) === expected;
      }),
      { numRuns: RUNS },
    );
    expect(valid).toBeGreaterThan(RUNS / 5);
  });

  it('[5.1] empty, a line end and digits of other scripts are invalid', () => {
    for (const text of [
      '',
      '13812345678\n',
      '\n13812345678',
      '１３８１２３４５６７８',
      '١٣٨١٢٣٤٥٦٧٨',
      '11812345678',
      '10812345678',
      '23812345678',
    ])
      expect(isMobile(text)).toBe(false);
  });

  it('[5.1] finds the eleven digits in pasted text', () => {
    const prefixes = fc.constantFrom('', '+86', '0086', '86', '+86 ', '＋８６-', '\u202d+86', '(+86)');
    const separators = fc.constantFrom('', ' ', '-', '‑', '\u00a0', '\u200b', '　', '.');
    fc.assert(
      fc.property(
        fc.stringMatching(/^1[2-9]\d{9}$/),
        prefixes,
        separators,
        fc.boolean(),
        (mobile, prefix, between, wide) => {
          const digits = wide
            ? [...mobile].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')
            : mobile;
          const pasted = ` ${prefix}${digits.slice(0, 3)}${between}${digits.slice(3, 7)}${between}${digits.slice(7)}\u202c`;
          return normaliseMobile(pasted) === mobile;
        },
      ),
      { numRuns: 20_000 },
    );
    expect(normaliseMobile('+8610087654321')).toBe('+8610087654321');
    expect(normaliseMobile('86138')).toBe('86138');
    expect(normaliseMobile('+85291234567')).toBe('+85291234567');
  });

  it('hides the middle of a number and the whole of a short one', () => {
    expect(maskPhone('13812348888')).toBe('138****8888');
    expect(maskPhone('021-12345678')).toBe('021*****5678');
    expect(maskPhone('1234567')).toBe('*******');
    expect(maskPhone('')).toBe('');
  });

  it('knows landlines, service numbers and foreign numbers', () => {
    const landlines = ['021-12345678', '02112345678', '0755-1234567-8001', '400-123-4567', '8001234567', '400-1234567'];
    expect(landlines.filter((text) => !isLandline(text))).toEqual([]);
    expect(['12345678', '021-123456', '021-123456789', '500-123-4567', '0755-1234567-', ''].filter(isLandline)).toEqual(
      [],
    );
    expect(['+31612345678', '+85291234567'].filter((text) => !isForeignPhone(text))).toEqual([]);
    expect(['+0123456789', '31612345678', '+123456', '+1234567890123456', ''].filter(isForeignPhone)).toEqual([]);
  });
});
