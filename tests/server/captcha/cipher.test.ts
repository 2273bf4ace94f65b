import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from '#server/captcha/cipher.ts';
import { encryptPoints, sealPoints } from '#src/browser/captcha-client.ts';

const KEY = 'XwKsGlMcdPMEhR1B';
const VECTORS = [
  ['{"x":100,"y":5}', '5Kn7GU2It544MtFJOM71Qw=='],
  [
    '[{"x":85,"y":34},{"x":129,"y":56},{"x":233,"y":27}]',
    'lEqMck+1hJxwM1DFfBeMSDmeM2MLmW6FMFv9NvoLBVdrYob0MYAgN6OS3X4+Z1gXHGT4ZrScm2tL/Qp9L2OYvw==',
  ],
  [
    'c095b797150345d58ee55adb27b47948---{"x":100,"y":5}',
    'tQ1LfRR+8GnC69uAj2M/hk3fpemAskQAVkqAMg7bmFbpPIxXVBP7vqNpiar9r6sCtH5tYuGSg0d62stK9A+PUA==',
  ],
] as const;

const key = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'),
  minLength: 16,
  maxLength: 16,
});

describe('captcha cipher', () => {
  it.each(VECTORS)('[4.19] [9.3f] %s is the same on both sides', (plain, sealed) => {
    expect(encryptPoints(plain, KEY)).toBe(sealed);
    expect(encryptPoints(plain)).toBe(sealed);
    expect(seal(plain, KEY)).toBe(sealed);
    expect(unseal(sealed, KEY)).toBe(plain);
  });

  it('[4.19] the server reads whatever the browser seals', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'{}[]":,-09xy', '化', '舟', 'é', '🚢'), maxLength: 60 }),
        key,
        (plain, secretKey) => {
          const sealed = encryptPoints(plain, secretKey);
          expect(seal(plain, secretKey)).toBe(sealed);
          expect(unseal(sealed, secretKey)).toBe(plain);
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([[null], [undefined], ['']])('[9.3f] without a secretKey (%j) points stay plain', (secretKey) => {
    expect(sealPoints('{"x":100,"y":5}', secretKey)).toBe('{"x":100,"y":5}');
  });

  it('[4.19] with a secretKey points are sealed', () => {
    expect(sealPoints('{"x":100,"y":5}', KEY)).toBe('5Kn7GU2It544MtFJOM71Qw==');
  });

  it.each([
    [''],
    ['{"x":100,"y":5}'],
    ['5Kn7GU2It544MtFJOM71Qw'],
    ['5Kn7GU2It544MtFJOM71Qw== '],
    ['AAAA'],
    ['5Kn7GU2It544MtFJOM71QA=='],
  ])('[4.19] %j is no one’s sealed text', (sealed) => {
    expect(unseal(sealed, KEY)).toBeNull();
  });

  it('[4.19] another key opens nothing', () => {
    expect(unseal('5Kn7GU2It544MtFJOM71Qw==', 'awKsGlMcdPMEhR1B')).toBeNull();
  });
});
