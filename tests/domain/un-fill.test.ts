import { describe, expect, test } from 'vitest';
import { blankDangerous, type DangerousBlock } from '#domain/booking/goods-line.ts';
import * as fill from '#domain/booking/un-fill.ts';
import { needsTemperature } from '#domain/dangerous-goods/control-temperature.ts';
import { blankCargo, type CargoLine } from '#domain/fcl/form.ts';
import { listedUnder, unEntryOf, unList } from '#tests/kit/un-entries.ts';

const block = (dg: Partial<DangerousBlock>): DangerousBlock => ({ ...blankDangerous, ...dg });

describe('[4.31] an entry fills the block of its number', () => {
  const none = { isLimitedQuantity: false, isExceptedQuantity: false, segregationGroups: [] };
  const rows: [unNo: string, filled: Partial<DangerousBlock>][] = [
    [
      '1230',
      {
        ...{ psnEn: 'METHANOL', psnCn: '甲醇', dgClass: '3', subRisk1: '6.1', subRisk2: '', packingGroup: 'II' },
        ...{ flashPoint: '11', isMarinePollutant: false, emsNo: 'F-E, S-D', ...none },
      },
    ],
    [
      '1017',
      {
        ...{ psnEn: 'CHLORINE', psnCn: '氯', dgClass: '2.3', subRisk1: '5.1', subRisk2: '8', packingGroup: '' },
        ...{ flashPoint: '', isMarinePollutant: true, emsNo: 'F-C, S-U', ...none },
      },
    ],
    [
      '1133',
      {
        ...{ psnEn: 'ADHESIVES', psnCn: '黏合剂，含有易燃液体', dgClass: '3', subRisk1: '', subRisk2: '' },
        ...{ packingGroup: '', flashPoint: '', isMarinePollutant: false, emsNo: 'F-E, S-D', ...none },
      },
    ],
    [
      '1805',
      {
        ...{ psnEn: 'PHOSPHORIC ACID SOLUTION', psnCn: '磷酸溶液', dgClass: '8', subRisk1: '', subRisk2: '' },
        ...{ packingGroup: 'III', flashPoint: '', isMarinePollutant: false, ...none },
        ...{ segregationGroups: ['SGG1'], emsNo: 'F-A, S-B' },
      },
    ],
    [
      '0336',
      {
        ...{ psnEn: 'FIREWORKS', psnCn: '烟花爆竹', dgClass: '1.4', subRisk1: '', subRisk2: '', packingGroup: '' },
        ...{ flashPoint: '', isMarinePollutant: false, emsNo: 'F-B, S-X', ...none },
      },
    ],
  ];
  test.each(rows)('%s', (unNo, filled) => {
    const entry = unEntryOf(unNo);
    expect(fill.fillFromEntry(entry)).toEqual({ entry, ...filled });
  });

  test('is found while its number is unchanged, in any notation', () => {
    const entry = unEntryOf('1120');
    const read = (unNo: string, held: typeof entry | null = entry) => fill.listedEntry({ unNo, entry: held });
    expect([read('1120'), read(' un1120 '), read('UN 1120')]).toEqual([entry, entry, entry]);
    expect([read('1230'), read('112'), read(''), read('1120', null)]).toEqual([null, null, null, null]);
    expect(['3077', 'UN 3082', '3480', '308', ''].map(fill.isPollutantNumber)).toEqual([
      true,
      true,
      ...[false, false, false],
    ]);
  });

  test('and the cargo names unless edited, truncated to their fields', () => {
    const names = (unNo: string, more: Partial<CargoLine> = {}) => {
      const line = { ...blankCargo, ...more };
      const { cargoNameCn, cargoNameEn, casNo } = fill.withEntry(line, unEntryOf(unNo));
      return [cargoNameCn, cargoNameEn, casNo];
    };
    expect(names('1230')).toEqual(['甲醇', 'METHANOL', '67-56-1']);
    expect(names('1230', { cargoNameCn: '木精' })).toEqual(['木精', 'METHANOL', '67-56-1']);
    expect(names('1230', { cargoNameEn: 'WOOD SPIRIT', casNo: '1-1-1' })).toEqual(['甲醇', 'WOOD SPIRIT', '1-1-1']);
    expect(names('1307')).toEqual(['二甲苯', 'XYLENES', '']);
    expect(names('0391')).toEqual(['', '', '']);
    for (const { unNo, nameCn, nameEn } of unList) {
      const fit = [nameCn.length <= 100 ? nameCn : '', nameEn.length <= 250 ? nameEn : ''];
      expect(names(unNo).slice(0, 2), unNo).toEqual(fit);
      const { psnCn, psnEn } = fill.fillFromEntry(unEntryOf(unNo));
      expect([psnCn, psnEn], unNo).toEqual(fit);
    }
  });
});

describe('[4.31] a line whose entry is loaded', () => {
  const line = (dg: Partial<DangerousBlock>): CargoLine => ({ ...blankCargo, dg: block(dg) });
  const filled = (dg: Partial<DangerousBlock>, unNo: string) => fill.withEntry(line(dg), unEntryOf(unNo)).dg;

  test('is filled where it is empty', () => {
    expect(filled({ unNo: 'UN1230', emsNo: 'F-E, S-D' }, '1230')).toEqual({
      ...block({ unNo: 'UN1230', emsNo: 'F-E, S-D' }),
      ...fill.fillFromEntry(unEntryOf('1230')),
    });
  });

  test('keeps the class, the group, the flash point and the schedules that were given before it', () => {
    const asked = { unNo: '1263', dgClass: '8', packingGroup: 'III', flashPoint: '31', emsNo: 'F-A, S-B' };
    expect(filled(asked, '1263')).toEqual({ ...block(asked), ...fill.fillFromEntry(unEntryOf('1263')), ...asked });
  });

  test('keeps values typed or already in an order, and only adds the entry', () => {
    const typedLine = { unNo: '1230', psnEn: 'WOOD SPIRIT', dgClass: '8', packingGroup: 'I', isLimitedQuantity: true };
    const kept = fill.withEntry(line(typedLine), unEntryOf('1230'));
    expect(kept).toEqual({ ...line(typedLine), dg: { ...block(typedLine), entry: unEntryOf('1230') } });
    expect(filled({ unNo: '1230', psnCn: '木精' }, '1230')).toMatchObject({ psnCn: '木精', psnEn: '', dgClass: '' });
  });

  test('is filled again after a change of number', () => {
    const typed = { flashPoint: '12', emsNo: 'F-E, S-E', isLimitedQuantity: true };
    const before = { ...fill.fillFromEntry(unEntryOf('1230')), ...typed };
    expect(filled({ ...before, unNo: '1805' }, '1805')).toEqual({
      ...block({ unNo: '1805' }),
      ...fill.fillFromEntry(unEntryOf('1805')),
    });
  });

  test('replaces the names and the CAS number that another number filled in, not those that a person wrote', () => {
    const methanol = fill.withEntry(line({ unNo: '1230' }), unEntryOf('1230'));
    const namesOf = (more: Partial<CargoLine>, unNo: string) => {
      const { cargoNameCn, cargoNameEn, casNo } = fill.withEntry({ ...methanol, ...more }, unEntryOf(unNo));
      return [cargoNameCn, cargoNameEn, casNo];
    };
    expect(namesOf({}, '1090')).toEqual(['丙酮', 'ACETONE', '67-64-1']);
    expect(namesOf({}, '1307')).toEqual(['二甲苯', 'XYLENES', '']);
    const written = { cargoNameCn: '木精', cargoNameEn: 'WOOD SPIRIT', casNo: '1-1-1' };
    expect(namesOf(written, '1090')).toEqual(['木精', 'WOOD SPIRIT', '1-1-1']);
  });

  test('is filled with the schedules for fire and spillage on which all rows of the number agree', () => {
    const schedulesOf = (unNo: string) => fill.fillFromEntry(unEntryOf(unNo)).emsNo;
    expect([schedulesOf('1993'), schedulesOf('2031')]).toEqual(['F-E, S-E', '']);
    const wrong = unList.filter(({ unNo, rows }) =>
      rows.some(({ ems }) => schedulesOf(unNo) !== '' && ems !== schedulesOf(unNo)),
    );
    expect(wrong.map(({ unNo }) => unNo)).toEqual([]);
  });
});

describe('[4.31] the limits of small quantities', () => {
  const listed = (dg: Partial<DangerousBlock>) => block({ entry: listedUnder(dg.unNo ?? ''), ...dg });
  const inner: [dg: Partial<DangerousBlock>, limit: string | null][] = [
    [{ dgClass: '3', packingGroup: 'II' }, '1'],
    [{ dgClass: '8', packingGroup: 'III' }, '5'],
    [{ dgClass: '9', packingGroup: 'III' }, '5'],
    [{ dgClass: '9', packingGroup: '' }, null],
    // An aerosol whose entry was not read is taken for what most are.
    [{ dgClass: '2.1', unNo: 'UN1950', entry: null }, '1'],
    // The entry decides before the class.
    [{ dgClass: '3', packingGroup: 'II', unNo: '1263' }, '5'],
    [{ dgClass: '3', packingGroup: 'I', unNo: '1263' }, '0.5'],
    [{ dgClass: '3', packingGroup: '', unNo: '1263' }, '0.5'],
    [{ dgClass: '4.3', packingGroup: 'II', unNo: '1402' }, '0.5'],
    [{ dgClass: '3', packingGroup: 'I', unNo: '1089' }, null],
    [{ dgClass: '2.1', unNo: '1978' }, null],
    // Of several kinds, that of the declared classes; the least of all where it is none of them.
    [{ dgClass: '2.1', unNo: '1950' }, '1'],
    [{ dgClass: '2.2', subRisk1: '6.1', unNo: '1950' }, '0.12'],
    [{ dgClass: '2.2', subRisk1: '8', subRisk2: '5.1', unNo: '1950' }, '1'],
    [{ dgClass: '3', unNo: '1950' }, '0.12'],
  ];
  test.each(inner)('limited %o: %s', (dg, limit) => {
    expect(fill.innerLimitOf(listed(dg))).toBe(limit);
  });

  const excepted: [dg: Partial<DangerousBlock>, code: string | undefined][] = [
    [{ dgClass: '3', packingGroup: 'I' }, 'E3'],
    [{ dgClass: '3', packingGroup: 'II' }, 'E2'],
    [{ dgClass: '3', packingGroup: 'III' }, 'E1'],
    [{ dgClass: '3', packingGroup: '' }, undefined],
    [{ dgClass: '3', packingGroup: 'I', subRisk1: '6.1' }, undefined],
    [{ dgClass: '3', packingGroup: 'I', subRisk1: '5.1', subRisk2: '8' }, undefined],
    [{ dgClass: '3', packingGroup: 'II', subRisk1: '6.1' }, 'E2'],
    [{ dgClass: '2.2', unNo: '2999' }, 'E1'],
    [{ dgClass: '2.2', subRisk1: '5.1' }, undefined],
    [{ dgClass: '2.2', unNo: '1066' }, 'E1'],
    [{ dgClass: '2.2', unNo: 'UN 1950' }, undefined],
    // Acetaldehyde of group I has none, though its class usually does.
    [{ dgClass: '3', packingGroup: 'I', unNo: '1089' }, undefined],
    [{ dgClass: '3', packingGroup: 'I', unNo: '1263' }, 'E3'],
    [{ dgClass: '3', packingGroup: '', unNo: '1263' }, undefined],
    [{ dgClass: '8', packingGroup: 'II', unNo: '2031' }, 'E2'],
  ];
  test.each(excepted)('excepted %o: %s', (dg, code) => {
    expect(fill.exceptedOf(listed(dg))?.code).toBe(code);
  });
});

describe('[4.31] fields a class requires', () => {
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
    expect(fill.needsPackingGroup(dg, null)).toBe(needs);
    expect(needsTemperature(dg)).toBe(temperature);
  });

  test('a packing group, when every row of the number has one', () => {
    const needs = (unNo: string, dgClass: string) =>
      fill.needsPackingGroup({ dgClass, psnEn: unEntryOf(unNo).nameEn }, unEntryOf(unNo));
    expect([needs('1230', '3'), needs('3077', '9'), needs('2031', '8')]).toEqual([true, true, true]);
    // Batteries, engines and aluminium borohydride in devices.
    expect([needs('2794', '8'), needs('3528', '3'), needs('2870', '4.2'), needs('3480', '9')]).toEqual([
      ...[false, false, false, false],
    ]);
    expect([needs('1950', '2.1'), needs('3105', '5.2'), needs('1230', '2.1')]).toEqual([false, false, false]);
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
