import { describe, expect, test } from 'vitest';
import { blankDangerous, type DangerousBlock } from '#domain/booking/goods-line.ts';
import { blankCargo, type CargoLine } from '#domain/booking/services/fcl/form.ts';
import * as fill from '#domain/booking/un-fill.ts';

const block = (dg: Partial<DangerousBlock>): DangerousBlock => ({ ...blankDangerous, ...dg });

describe('[4.31] a number fills its block', () => {
  const none = { isLimitedQuantity: false, isExceptedQuantity: false, segregationGroups: [] };
  const rows: [typed: string, filled: Partial<DangerousBlock>][] = [
    [
      'UN 1230',
      {
        ...{ psnEn: 'METHANOL', psnCn: '甲醇', dgClass: '3', subRisk1: '6.1', subRisk2: '', packingGroup: 'II' },
        ...{ flashPoint: '11', isMarinePollutant: false, ...none },
      },
    ],
    [
      '1017',
      {
        ...{ psnEn: 'CHLORINE', psnCn: '氯', dgClass: '2.3', subRisk1: '5.1', subRisk2: '8', packingGroup: '' },
        ...{ flashPoint: '', isMarinePollutant: true, ...none },
      },
    ],
    [
      '1263',
      {
        ...{ psnEn: 'PAINT / PAINT RELATED MATERIAL', psnCn: '涂料/涂料相关材料', dgClass: '3', subRisk1: '' },
        ...{ subRisk2: '', packingGroup: '', flashPoint: '', isMarinePollutant: false, ...none },
      },
    ],
    [
      '1805',
      {
        ...{ psnEn: 'PHOSPHORIC ACID SOLUTION', psnCn: '磷酸溶液', dgClass: '8', subRisk1: '', subRisk2: '' },
        ...{ packingGroup: 'III', flashPoint: '', isMarinePollutant: false, ...none, segregationGroups: ['SGG1'] },
      },
    ],
    ['2999', {}],
    ['12', {}],
  ];
  test.each(rows)('%s', (typed, filled) => {
    expect(fill.fillFromNumber(typed)).toEqual(filled);
  });

  test('is found in the list as it is typed', () => {
    expect(fill.unRowOf(' un1120 ')).toMatchObject({ unNo: '1120', packingGroups: ['II', 'III'] });
    expect(fill.fillFromNumber('1120').packingGroup).toBe('');
    expect(fill.unRowOf('2999')).toBeNull();
    expect(fill.unRowOf('112')).toBeNull();
    expect(['3077', 'UN 3082', '3480', '308', ''].map(fill.isPollutantNumber)).toEqual([
      true,
      true,
      ...[false, false, false],
    ]);
  });

  test('and the names of its cargo where nobody wrote others', () => {
    const names = { cargoNameCn: '甲醇', cargoNameEn: 'METHANOL', casNo: '67-56-1' };
    expect(fill.fillNames(blankCargo, '1230')).toEqual(names);
    expect(fill.fillNames({ ...blankCargo, cargoNameCn: '木精' }, '1230')).toEqual({
      ...{ cargoNameEn: names.cargoNameEn, casNo: names.casNo },
    });
    expect(fill.fillNames({ ...blankCargo, cargoNameEn: 'WOOD SPIRIT', casNo: '1-1-1' }, '1230')).toEqual({
      cargoNameCn: names.cargoNameCn,
    });
    expect(fill.fillNames(blankCargo, '1307')).toEqual({ cargoNameCn: '二甲苯', cargoNameEn: 'XYLENES' });
    expect(fill.fillNames(blankCargo, '1210')).toEqual({ cargoNameCn: '印刷油墨,易燃', cargoNameEn: 'PRINTING INK' });
    expect(fill.fillNames(blankCargo, '2999')).toEqual({});
  });
});

describe('[4.31] the limits of small quantities', () => {
  const inner: [dg: Partial<DangerousBlock>, limit: string | null][] = [
    [{ dgClass: '3', packingGroup: 'II' }, '1'],
    [{ dgClass: '8', packingGroup: 'III' }, '5'],
    [{ dgClass: '9', packingGroup: 'III' }, '5'],
    [{ dgClass: '9', packingGroup: '' }, null],
    [{ dgClass: '2.1', unNo: 'UN1950' }, '1'],
    [{ dgClass: '2.1', unNo: '1978' }, null],
  ];
  test.each(inner)('limited %o: %s', (dg, limit) => {
    expect(fill.innerLimitOf(block(dg))).toBe(limit);
  });

  const excepted: [dg: Partial<DangerousBlock>, code: string | undefined][] = [
    [{ dgClass: '3', packingGroup: 'I' }, 'E3'],
    [{ dgClass: '3', packingGroup: 'II' }, 'E2'],
    [{ dgClass: '3', packingGroup: 'III' }, 'E1'],
    [{ dgClass: '3', packingGroup: '' }, undefined],
    [{ dgClass: '3', packingGroup: 'I', subRisk1: '6.1' }, undefined],
    [{ dgClass: '3', packingGroup: 'I', subRisk1: '5.1', subRisk2: '8' }, undefined],
    [{ dgClass: '3', packingGroup: 'II', subRisk1: '6.1' }, 'E2'],
    [{ dgClass: '2.2', unNo: '1066' }, 'E1'],
    [{ dgClass: '2.2', subRisk1: '5.1' }, undefined],
    [{ dgClass: '2.2', unNo: 'UN 1950' }, undefined],
  ];
  test.each(excepted)('excepted %o: %s', (dg, code) => {
    expect(fill.exceptedOf(block(dg))?.code).toBe(code);
  });
});

describe('[4.31] what a class asks for', () => {
  const rows: [dgClass: string, psnEn: string, may: boolean, needs: boolean, temperature: boolean][] = [
    ['', '', false, false, false],
    ['1.4S', '', false, false, false],
    ['2.1', '', false, false, false],
    ['3', 'SELF-REACTIVE LIQUID', true, true, false],
    ['3', 'POLYMERIZING SUBSTANCE', true, true, false],
    ['4.1', 'SULPHUR', true, true, false],
    ['4.1', 'Self-reactive solid type D', false, false, true],
    ['4.1', 'POLYMERIZING SUBSTANCE, SOLID', true, true, true],
    ['4.2', '', true, true, false],
    ['4.3', '', true, true, false],
    ['5.1', '', true, true, false],
    ['5.2', 'ORGANIC PEROXIDE TYPE D', false, false, true],
    ['6.1', '', true, true, false],
    ['6.2', '', false, false, false],
    ['7', '', false, false, false],
    ['8', '', true, true, false],
    ['9', '', true, false, false],
  ];
  test.each(rows)('%s %s', (dgClass, psnEn, may, needs, temperature) => {
    const dg = { dgClass, psnEn };
    expect(fill.mayHavePackingGroup(dg)).toBe(may);
    expect(fill.needsPackingGroup(dg)).toBe(needs);
    expect(fill.needsTemperature(dg)).toBe(temperature);
  });

  test('a flash point, flammable by any of its classes', () => {
    const classes = (dgClass: string, subRisk1: string, subRisk2: string) =>
      fill.isFlammable(block({ dgClass, subRisk1, subRisk2 }));
    expect([classes('3', '', ''), classes('8', '3', ''), classes('8', '6.1', '3')]).toEqual([true, true, true]);
    expect([classes('8', '', ''), classes('2.3', '4.3', '6.1')]).toEqual([false, false]);
  });
});

describe('[4.31] a line as the segregation table reads it', () => {
  const general = {
    ...{ unNo: '', nameCn: '大米', classes: [], packingGroup: null, limitedQuantity: false, groups: [], food: false },
  };
  const rice: CargoLine = { ...blankCargo, isDanger: false, cargoNameCn: '大米' };

  test('of general cargo, food by word or by tariff', () => {
    expect(fill.goodsOf(rice)).toEqual(general);
    expect(fill.goodsOf({ ...rice, dg: block({ dgClass: '8' }) })).toEqual(general);
    expect(fill.goodsOf({ ...rice, food: 'Y' })).toEqual({ ...general, food: true });
    expect(fill.goodsOf({ ...rice, food: 'N', hsCode: '1006302000' })).toEqual({ ...general, food: true });
    expect(fill.goodsOf({ ...rice, food: 'N', hsCode: '3901100000' })).toEqual(general);
  });

  test('of dangerous goods', () => {
    const dg = block({
      ...{ unNo: 'UN 1230', psnCn: '甲醇', dgClass: '3', subRisk1: '6.1', subRisk2: '3', packingGroup: 'II' },
      ...{ isLimitedQuantity: true, segregationGroups: ['SGG1'], dgNetWeight: '160', noReaction: true },
    });
    const methanol: CargoLine = { ...blankCargo, cargoNameCn: '木精', food: 'Y', dg };
    const goods = {
      ...{ unNo: '1230', nameCn: '甲醇', classes: ['3', '6.1'], packingGroup: 'II', limitedQuantity: true },
      ...{ groups: ['SGG1'], packageSize: '160', noReaction: true },
    };
    expect(fill.goodsOf(methanol)).toEqual(goods);
    const less = { ...dg, ...{ unNo: '123', psnCn: '', subRisk1: 'zz', subRisk2: '', packingGroup: '' } };
    expect(fill.goodsOf({ ...methanol, dg: { ...less, dgNetWeight: 'some' } })).toEqual({
      ...{ ...goods, unNo: '', nameCn: '木精', classes: ['3'], packingGroup: null, packageSize: null },
    });
    expect(fill.goodsOf({ ...methanol, dg: { ...dg, dgClass: '' } })).toEqual({ ...general, nameCn: '木精' });
  });
});
