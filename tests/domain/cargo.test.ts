import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isVerifiedMassAllowed, loadWarnings } from '#domain/cargo/container-load.ts';
import { isFoodTariff } from '#domain/cargo/food.ts';
import { packagesPerTwentyFoot, packagesWithin } from '#domain/cargo/packages.ts';
import { isSurgeSafe, moltenLimit, tankLimit } from '#domain/cargo/tank-fill.ts';
import { decimalText } from '#domain/decimal.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('one box', () => {
  it('refuses loads above the payload, charges more above the limit, and questions loads under a ton', () => {
    const limits = { payloadKg: 28_250, limitKg: 21_000 };
    expect(
      ['999.999', '1000', '21000', '21000.001', '28250', '28250.001'].map((kg) => loadWarnings(kg, limits)),
    ).toEqual([['UNDER_ONE_TON'], [], [], ['OVER_LIMIT'], ['OVER_LIMIT'], ['OVER_PAYLOAD']]);
    expect(loadWarnings(28_000, { ...limits, limitKg: null })).toEqual([]);
  });

  it('accepts a verified mass near the declared one and below the plate', () => {
    expect(isVerifiedMassAllowed(10_500, 10_000, 30_480)).toBe('OK');
    expect(isVerifiedMassAllowed(10_501, 10_000, 30_480)).toBe('TOO_FAR');
    expect(isVerifiedMassAllowed(29_001, 28_000, 30_480)).toBe('TOO_FAR');
    expect(isVerifiedMassAllowed(29_000, 28_000, 30_480)).toBe('OK');
    expect(isVerifiedMassAllowed(30_480, 30_400, 30_480)).toBe('OK');
    expect(isVerifiedMassAllowed(30_481, 30_400, 30_480)).toBe('ABOVE_PLATE');
  });

  it('takes packages until the room or the weight ends', () => {
    expect(packagesPerTwentyFoot('DRUM_200L', 200, 28_250)).toEqual({ packages: 80, by: 'ROOM' });
    expect(packagesPerTwentyFoot('DRUM_200L_ON_PALLETS', 200, 28_250)).toEqual({ packages: 72, by: 'ROOM' });
    expect(packagesPerTwentyFoot('DRUM_200L', 400, 28_250)).toEqual({ packages: 70, by: 'WEIGHT' });
    expect(packagesPerTwentyFoot('IBC_1000L', 1200, 21_000)).toEqual({ packages: 17, by: 'WEIGHT' });
    expect(packagesPerTwentyFoot('BAG_25KG', '25.1', 28_250)).toEqual({ packages: 800, by: 'ROOM' });
    expect(packagesPerTwentyFoot('IBC_1000L', 1000, 28_250)).toEqual({ packages: 18, by: 'ROOM' });
    expect(packagesWithin(10, 100, 1_000)).toEqual({ packages: 10, by: 'ROOM' });
    expect(packagesWithin(10, 100, 999)).toEqual({ packages: 9, by: 'WEIGHT' });
    expect(() => packagesWithin(1, 0, 1)).toThrow('a package weighs something');
    expect(() => packagesWithin(1, -1, 1)).toThrow(RangeError);
    expect(packagesWithin(1, '0.5', 1)).toEqual({ packages: 1, by: 'ROOM' });
  });
});

describe('[4.31] food by its tariff code', () => {
  const eaten = '02 03 04 07 08 09 10 11 12 15 16 17 18 19 20 21 22 23'.split(' ');

  it('is of the chapters that people or animals eat', () => {
    const chapters = Array.from({ length: 97 }, (_, index) => String(index + 1).padStart(2, '0'));
    expect(chapters.filter((chapter) => isFoodTariff(`${chapter}0100`))).toEqual(eaten);
  });

  it.each(['1209', '1505', '1518', '1520', '1521', '1522', '2207'])('is not of heading %s', (heading) => {
    expect(isFoodTariff(`${heading}00`)).toBe(false);
    expect(isFoodTariff(`${heading.slice(0, 3)}600`)).toBe(true);
  });

  it.each([
    ['1006.30.20.00', true],
    ['10063', false],
    ['10063020001', false],
    ['1006302000', true],
    ['rice', false],
    ['', false],
  ])('%s: %s', (code, isFood) => expect(isFoodTariff(code)).toBe(isFood));
});

describe('a tank', () => {
  it('never overflows at the highest temperature, and takes less the colder it is filled', () => {
    const densities = fc.tuple(fc.integer({ min: 6000, max: 18_000 }), fc.integer({ min: 1, max: 1000 }));
    fc.assert(
      fc.property(
        densities,
        fc.integer({ min: -20, max: 49 }),
        fc.constantFrom('TP1', 'TP2'),
        ([cold, growth], temperature, provision) => {
          const fill = (fillingTemperature: number) =>
            tankLimit({
              density15: { units: BigInt(cold + growth), scale: 4 },
              density50: { units: BigInt(cold), scale: 4 },
              fillingTemperature,
              provision,
              capacityLitres: 24_000,
            });
          const limit = fill(temperature);
          const expansion = growth / (35 * cold);
          const share = (provision === 'TP1' ? 97 : 95) / (1 + expansion * (50 - temperature));
          expect(Number(decimalText(limit.expansion))).toBeCloseTo(expansion, 6);
          expect(Number(decimalText(limit.percent))).toBeLessThanOrEqual(share + 1e-9);
          expect(share - Number(decimalText(limit.percent))).toBeLessThan(0.0100001);
          expect(Number(limit.litres)).toBeLessThanOrEqual(share * 240 + 1e-6);
          expect(share * 240 - Number(limit.litres)).toBeLessThan(1.000001);
          expect(fill(temperature + 1).litres).toBeGreaterThanOrEqual(limit.litres);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('filled hotter than the voyage keeps the base limit', () => {
    const limit = tankLimit({
      density15: '0.8',
      density50: '0.78',
      fillingTemperature: 60,
      provision: 'TP1',
      capacityLitres: 20_000,
    });
    expect([decimalText(limit.percent), limit.litres]).toEqual(['97.00', 19_400n]);
  });

  it('[4.31] molten goods fill 95 per cent of the shell at the highest temperature', () => {
    const limit = moltenLimit({ fillDensity: '1.0576', hotDensity: '1.0289', capacityLitres: 24_000 });
    expect([decimalText(limit.percent), limit.litres]).toEqual(['92.42', 22_181n]);
    expect(moltenLimit({ fillDensity: 1, hotDensity: 1, capacityLitres: 24_000 }).litres).toBe(22_800n);
  });

  it('between a fifth and four fifths surges unless its compartments are small', () => {
    expect(['20', '20.01', '79.99', '80'].map((percent) => isSurgeSafe(percent, 24_000))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(isSurgeSafe(50, 7500)).toBe(true);
    expect(isSurgeSafe(50, 7501)).toBe(false);
  });
});
