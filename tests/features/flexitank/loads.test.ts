import { describe, expect, test } from 'vitest';
import { netOfBag, planBags } from '#domain/flexitank/bags.ts';
import { perTon, type Tank, tankLoad } from '#domain/flexitank/compare.ts';
import { BAG_SIZES } from '#domain/flexitank/sizes.ts';

describe('[3.14] a liquid in bags', () => {
  const even = { density: '1', limitKg: 24_000, sizes: BAG_SIZES };

  test.each([
    ['34000', 2, '16', '-2000'],
    ['34001', 2, '18', '1999'],
    ['36000', 2, '18', '0'],
  ])('%s kg: of two bags that are as near the smaller', (mass, boxes, size, differenceKg) => {
    expect(planBags({ ...even, mass })).toMatchObject({ boxes, size, differenceKg });
  });

  test('needs at most a hundred containers, and none without a mass', () => {
    const one = { ...even, sizes: ['24'] as const };
    expect(planBags({ ...one, mass: '2400000' })).toMatchObject({ boxes: 100, totalKg: '2400000', netKg: '24000' });
    expect(planBags({ ...one, mass: '2400001' })).toBeNull();
    expect(['0', '-1'].map((mass) => planBags({ ...one, mass }))).toEqual([null, null]);
    expect(planBags({ ...one, mass: '1000', limitKg: 23_999 })).toBeNull();
    expect(netOfBag('24', '0.701')).toBe('16824');
  });
});

describe('[3.14] a liquid in tanks', () => {
  const tank: Tank = { litres: 25_000, limitKg: 30_000, viscosity: null };
  const load = (mass: string, own: Partial<Tank> = {}, density = '1') => {
    const { units, netKg, totalKg, fill, isUnderfilled } = tankLoad({ mass, density }, { ...tank, ...own });
    return [units, netKg, totalKg, fill, isUnderfilled];
  };

  test.each<[string, string, Partial<Tank>, unknown[]]>([
    ['a tank full as usual', '23750', {}, [1, '23750', '23750', '95.0', false]],
    ['a kilogram more', '23751', {}, [2, '11876', '23751', '47.5', true]],
    ['four fifths', '20000', {}, [1, '20000', '20000', '80.0', false]],
    ['a little less than that', '19999', {}, [1, '19999', '19999', '79.9', true]],
    ['what the lane bears', '20000', { limitKg: 20_000 }, [1, '20000', '20000', '80.0', false]],
    ['more than that', '20001', { limitKg: 20_000 }, [2, '10001', '20001', '40.0', true]],
    ['what its degree of filling allows', '18000', { mostKg: '18000' }, [1, '18000', '18000', '72.0', true]],
    ['more than that', '18001', { mostKg: '18000' }, [2, '9001', '18001', '36.0', true]],
    ['nothing', '0', {}, [1, '0', '0', '0.0', true]],
    ['too thick to surge', '10000', { viscosity: '2680' }, [1, '10000', '10000', '40.0', false]],
    ['a little thinner', '10000', { viscosity: '2679.999' }, [1, '10000', '10000', '40.0', true]],
  ])('%s', (_, mass, own, expected) => expect(load(mass, own)).toEqual(expected));

  test('viscosity counts by the weight of a litre, and is rounded down', () => {
    expect(load('10000', { viscosity: '2412' }, '0.9').at(-1)).toBe(false);
    expect(load('10000', { viscosity: '2411.9999999' }, '0.9').at(-1)).toBe(true);
  });

  test('the maximum filling is rounded down to the kilogram', () => {
    expect(load('20664', {}, '0.8701')[0]).toBe(1);
    expect(load('20664.5', {}, '0.8701')[0]).toBe(2);
  });

  test('the cost per ton is rounded up, separately for each currency', () => {
    const totals = [
      { currency: '1', amount: '100.00' },
      { currency: '2', amount: '90' },
    ] as const;
    expect(perTon(totals, '3000')).toEqual([
      { currency: '1', amount: '33.34' },
      { currency: '2', amount: '30.00' },
    ]);
  });
});
