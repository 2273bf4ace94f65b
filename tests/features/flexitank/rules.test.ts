import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, subtract } from '#domain/decimal.ts';
import {
  amountOf,
  isDensityMissing,
  isRefused,
  readFlexitankTyped,
  tankFields,
  wrongAmounts,
} from '#domain/flexitank/address.ts';
import { bagChoices, bagsUpTo, netOfBag, planBags } from '#domain/flexitank/bags.ts';
import { limitOfBox } from '#domain/flexitank/box-limit.ts';
import { perTon, tankLoad } from '#domain/flexitank/compare.ts';
import { BAG_SIZES } from '#domain/flexitank/sizes.ts';
import { boxedLoad } from '#domain/modes/packed.ts';

const all = { sizes: BAG_SIZES, limitKg: 24_000 };

describe('bags', () => {
  test('a bag is filled to its nominal size, to the kilogram', () => {
    expect(netOfBag('22', '0.92')).toBe('20240');
    expect(netOfBag('24', '1.260')).toBe('30240');
    expect(netOfBag('16', '0.701')).toBe('11216');
    expect(bagsUpTo(21_000)).toEqual(['16', '18', '20', '21']);
    expect(bagsUpTo(0)).toEqual([]);
  });

  test.each([
    ['40000', '0.92', 2, '22', '480'],
    ['20000', '0.92', 1, '22', '240'],
    ['24000', '1.2', 1, '20', '0'],
    ['24001', '1.2', 1, '20', '-1'],
    ['36000', '1.2', 2, '16', '2400'],
    ['72000', '1.2', 3, '20', '0'],
    ['22700', '1.26', 1, '18', '-20'],
    ['1000', '0.92', 1, '16', '13720'],
  ])('%s kg at %s kg/L need %d containers with bags of %s m³', (mass, density, boxes, size, differenceKg) => {
    expect(planBags({ ...all, mass, density })).toMatchObject({ boxes, size, differenceKg });
  });

  test('a liquid no bag of the lane carries has no plan', () => {
    expect(planBags({ mass: '20000', density: '1.6', limitKg: 20_000, sizes: ['16', '18'] })).toBeNull();
    expect(planBags({ ...all, mass: '999999', density: '0.7', sizes: [] })).toBeNull();
    expect(planBags({ ...all, mass: '999999', density: '0.7', limitKg: 20_000, sizes: ['16'] })?.boxes).toBe(89);
  });

  test('no plan exceeds the container limit, and no other plan is nearer, with all containers or one fewer', () => {
    const thousandths = (from: number, to: number) =>
      fc.integer({ min: from, max: to }).map((at) => (at / 1000).toFixed(3));
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 900_000 }).map(String),
        thousandths(700, 1_600),
        fc.integer({ min: 20_000, max: 28_250 }),
        fc.integer({ min: 1, max: 7 }),
        (mass, density, limitKg, count) => {
          const sizes = BAG_SIZES.slice(0, count);
          const plan = planBags({ mass, density, limitKg, sizes });
          const allowed = bagChoices(sizes, density, limitKg).filter(({ isTooHeavy }) => !isTooHeavy);
          if (plan === null) return allowed.length === 0 || Number(mass) > 100 * Number(allowed.at(-1)?.netKg);
          const least = Math.ceil(Number(mass) / Number(allowed.at(-1)?.netKg));
          const apart = (boxes: number, net: string) => Math.abs(Number(net) * boxes - Number(mass));
          expect(compare(plan.netKg, limitKg)).toBeLessThanOrEqual(0);
          for (const { netKg } of allowed)
            for (const boxes of [least, least - 1].filter((count) => count > 0))
              expect(apart(plan.boxes, plan.netKg)).toBeLessThanOrEqual(apart(boxes, netKg));
          expect(compare(subtract(plan.totalKg, mass), plan.differenceKg)).toBe(0);
          return true;
        },
      ),
    );
  });

  test('the container limit is the smaller of carrier limit and payload', () => {
    expect(limitOfBox(21_000)).toBe(21_000);
    expect(limitOfBox(99_000)).toBe(28_250);
    expect(limitOfBox(null)).toBe(28_250);
  });
});

describe('other bulk options', () => {
  test('a tank is filled to 95 % at most, and to 80 % at least unless the liquid is thick (CTU Code)', () => {
    const tank = { litres: 24_000, limitKg: 24_000, viscosity: '50' };
    expect(tankLoad({ mass: '20000', density: '0.9' }, tank)).toEqual({
      ...{ units: 1, netKg: '20000', totalKg: '20000', fill: '92.5', isUnderfilled: false },
    });
    expect(tankLoad({ mass: '20521', density: '0.9' }, tank).units).toBe(2);
    expect(tankLoad({ mass: '24001', density: '1.2' }, tank)).toMatchObject({ units: 2, isUnderfilled: true });
    const thick = { ...tank, viscosity: '3300' };
    expect(tankLoad({ mass: '24001', density: '1.2' }, thick).isUnderfilled).toBe(false);
    expect(tankLoad({ mass: '24001', density: '1.2' }, { ...tank, viscosity: '3215' }).isUnderfilled).toBe(true);
    expect(tankLoad({ mass: '24001', density: '1.2' }, { ...tank, viscosity: null }).isUnderfilled).toBe(true);
  });

  test('IBCs fill a container by number or by weight including their tare', () => {
    const totes = (mass: string, density: string, limitKg: number) =>
      boxedLoad('IBC_1000L', { mass, density }, limitKg);
    expect(totes('36000', '1', 28_250)).toMatchObject({ perBox: 18, units: 2, netKg: '18000' });
    expect(totes('36000', '1.6', 24_000)).toMatchObject({ perBox: 14, units: 2 });
    expect(totes('1000', '1.6', 1_000)?.perBox).toBe(1);
  });

  test('[5.9] a ton costs each currency for itself, rounded up', () => {
    expect(
      perTon(
        [
          { currency: '2', amount: '4960.00' },
          { currency: '1', amount: '2450.00' },
        ],
        '40480',
      ),
    ).toEqual([
      { currency: '2', amount: '122.53' },
      { currency: '1', amount: '60.53' },
    ]);
  });
});

describe('the address', () => {
  test('uses the names shared by all searches, and never a default density', () => {
    const typed = readFlexitankTyped('?orgPortCode=CNSHA&dstPortCode=NLRTM&goods=BASE_OIL&mass=40000');
    expect(typed).toMatchObject({ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', density: '0.87', isDanger: false });
    expect(amountOf(typed, 'mass')).toBe('40000');
    expect(wrongAmounts(typed)).toEqual([]);
    expect(readFlexitankTyped('weight=20000').mass).toBe('20000');
    expect(wrongAmounts(readFlexitankTyped('mass=12&density=2&viscosity=x'))).toEqual(['mass', 'density', 'viscosity']);
  });

  test.each([
    ['mass=40000', true],
    ['mass=40000&goods=GLYCERINE', false],
    ['mass=40000&density=1.26', false],
    ['mass=40000&density=x', false],
    ['mass=-5', false],
    ['', false],
  ])('[4.31] %s: a mass alone names no number of boxes: %s', (query, isMissing) => {
    expect(isDensityMissing(readFlexitankTyped(query))).toBe(isMissing);
  });

  test('dangerous goods are refused by their own word or by any number, and led to tanks with the search', () => {
    const typed = readFlexitankTyped('orgPortCode=CNSHA&dstPortCode=NLRTM&unNo=UN1230');
    expect(isRefused(typed)).toBe(true);
    expect(isRefused(readFlexitankTyped('isDanger=Y'))).toBe(true);
    expect(isRefused(readFlexitankTyped('isDanger=N'))).toBe(false);
    expect(tankFields(typed)).toEqual({ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'Y', unNo: '1230' });
    expect(tankFields({ ...typed, unNo: '<b>' }).unNo).toBe('');
  });

  test('never throws, and contains only valid values', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const typed = readFlexitankTyped(query);
        expect(typed.orgPortCode).toMatch(/^(?:[A-Z0-9][A-Z0-9-]{1,9})?$/);
        wrongAmounts(typed);
        tankFields(typed);
      }),
    );
    expect(readFlexitankTyped('orgPortCode=<script>&goods=__proto__')).toMatchObject({ orgPortCode: '', goods: '' });
  });
});
