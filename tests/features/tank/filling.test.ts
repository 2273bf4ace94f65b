import { describe, expect, test } from 'vitest';
import { decimalText } from '#domain/decimal.ts';
import { densityAt, fillingOf, massOf, moltenFillingOf, percentOf } from '#domain/tank/filling.ts';

const even = { density15: '1', density50: '1', fillTemp: '15', provision: 'TP2' } as const;
const shell = { capacityLitres: 24_000, tareKg: 4_200, limitKg: null } as const;

describe('[4.31] the filling of a tank', () => {
  test('a density between the two known ones, rounded up', () => {
    const methanol = { density15: '0.7961', density50: '0.7632' };
    const at = (fillTemp: string) => decimalText(densityAt({ ...methanol, fillTemp }));
    expect([at('15'), at('20'), at('21'), at('50')]).toEqual(['0.7961', '0.7914', '0.7905', '0.7632']);
  });

  test('kilograms are rounded up, per cent down', () => {
    expect([massOf(2, '0.5'), massOf(3, '0.3334'), massOf(22_000, '0.7914')]).toEqual(['1', '2', '17411']);
    expect([percentOf(2, 3), percentOf(12_000, 24_000)].map(decimalText)).toEqual(['66.66', '50.00']);
  });

  test.each([
    ['as much as its degree of filling allows', {}, ['22800', '22800', '22800', 'FILL', true]],
    ['as much, where the lane bears just that', { limitKg: 22_800 }, ['22800', '22800', '22800', 'FILL', true]],
    ['less where the lane bears a kilogram less', { limitKg: 22_799 }, ['22800', '22799', '22799', 'LANE', true]],
    ['four fifths, which does not surge', { limitKg: 19_200 }, ['22800', '19200', '19200', 'LANE', true]],
    ['a litre less than that', { limitKg: 19_199 }, ['22800', '19199', '19199', 'LANE', false]],
    ['what the tank may weigh', { tareKg: 15_000 }, ['22800', '21000', '21000', 'GROSS', true]],
    ['what both bear', { tareKg: 15_000, limitKg: 21_000 }, ['22800', '21000', '21000', 'GROSS', true]],
    ['what the lane bears, below that', { tareKg: 15_000, limitKg: 20_999 }, ['22800', '20999', '20999', 'LANE', true]],
  ] as const)('%s', (_, own, expected) => {
    const filling = fillingOf({ ...even, ...shell, ...own });
    const { fullLitres, litres, kilograms, boundBy, isSurgeSafe } = filling;
    expect([fullLitres, litres, kilograms, boundBy, isSurgeSafe]).toEqual(expected);
    expect([filling.expansion, filling.percent]).toEqual(['0.0000000', '95.00']);
  });

  test('molten goods have no expansion, and are weighed as filled', () => {
    expect(moltenFillingOf({ ...shell, fillDensity: '1.0576', hotDensity: '1.0289' })).toEqual({
      ...{ expansion: '', percent: '92.42', fullLitres: '22181', litres: '22181', kilograms: '23459' },
      ...{ boundBy: 'FILL', isSurgeSafe: true },
    });
  });
});
