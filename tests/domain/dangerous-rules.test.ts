import { describe, expect, test } from 'vitest';
import * as rules from '#domain/booking/dangerous-rules.ts';
import { blankDangerous, type DangerousBlock } from '#domain/booking/goods-line.ts';
import { closingDay, sailingDay } from '#domain/booking/lane-rules.ts';
import { takenClass } from '#domain/booking/taken-classes.ts';
import { fillFromEntry } from '#domain/booking/un-fill.ts';
import { classesOfRow } from '#domain/dangerous-goods/un-list/rows.ts';
import type { FclContext } from '#domain/fcl/context.ts';
import { blankCargo, blankFclForm } from '#domain/fcl/form.ts';
import type { Rule, RuleError } from '#domain/form/field.ts';
import { fclContext } from '#machines/booking/booking.example.ts';
import { filledFrom, listedUnder, unList } from '#tests/kit/un-entries.ts';

type Form = typeof blankFclForm;
type Block = Partial<DangerousBlock>;
type BlockRule = Rule<Form, DangerousBlock, FclContext>;

const path = '';
const offer = fclContext.offer!;
const without: FclContext = { ...fclContext, offer: null };
const offering = (more: Partial<typeof offer>): FclContext => ({ ...fclContext, offer: { ...offer, ...more } });
/** A block with what the list says of its number. */
const blockOf = (dg: Block): DangerousBlock => ({ ...blankDangerous, entry: listedUnder(dg.unNo ?? ''), ...dg });

const ask = (rule: BlockRule, dg: Block, value: unknown = '', context = fclContext, form: Form = blankFclForm) =>
  rule({ value, scope: blockOf(dg), form, context, path });

const warn = (code: RuleError['code'], values?: RuleError['values']): RuleError => ({
  code,
  ...(values ? { values } : {}),
  level: 'WARN',
});

type Row = [says: string, rule: BlockRule, dg: Block, finding: RuleError | null, value?: unknown, context?: FclContext];
const tell = (rows: readonly Row[]) =>
  test.each(rows)('%s', (_, rule, dg, finding, value, context) => {
    expect(ask(rule, dg, value, context)).toEqual(finding);
  });

describe('[4.31] a number, its name and its class', () => {
  const { unNumber, listedName, listedClass } = rules;
  const different = warn('NAME_DIFFERS', { listed: 'METHANOL' });
  tell([
    ['a number of the list', unNumber, { unNo: '1230' }, null],
    ['a number with its letters', unNumber, { unNo: 'un 1230' }, null],
    ['three digits', unNumber, { unNo: '123' }, { code: 'UN_NUMBER' }],
    ['a number between that the list does not have', unNumber, { unNo: '2999' }, null],
    ['the first of the list', unNumber, { unNo: '0004' }, null],
    ['before the first', unNumber, { unNo: '0003' }, warn('UN_RANGE')],
    ['the last of the list', unNumber, { unNo: '3560' }, null],
    ['after the last', unNumber, { unNo: '3561' }, warn('UN_RANGE')],
    ['the listed name', listedName, { unNo: '1230', psnEn: 'Methanol solution' }, null],
    ['another name', listedName, { unNo: '1230', psnEn: 'ACETONE' }, different],
    ['one name of two', listedName, { unNo: '1263', psnEn: 'PAINT' }, null],
    ['the other of two', listedName, { unNo: '1202', psnEn: 'diesel fuel' }, null],
    ['a name without its additions', listedName, { unNo: '1993', psnEn: 'FLAMMABLE LIQUID' }, null],
    [
      'half of such a name',
      listedName,
      { unNo: '1993', psnEn: 'FLAMMABLE SOLID' },
      warn('NAME_DIFFERS', { listed: 'FLAMMABLE LIQUID, N.O.S.' }),
    ],
    ['the name of one of its kinds', listedName, { unNo: '2031', psnEn: 'NITRIC ACID' }, null],
    ['a name that starts with a locant', listedName, { unNo: '1184', psnEn: 'ETHYLENE DICHLORIDE' }, null],
    [
      'another with the same locant',
      listedName,
      { unNo: '2650', psnEn: '1,1-DICHLOROETHANE' },
      warn('NAME_DIFFERS', { listed: '1,1-DICHLORO-1-NITROETHANE' }),
    ],
    ['any name of an unknown number', listedName, { unNo: '2999', psnEn: 'ACETONE' }, null],
    ['the listed class', listedClass, { unNo: '1230', dgClass: '3' }, null],
    ['another class', listedClass, { unNo: '1230', dgClass: '8' }, warn('CLASS_DIFFERS', { listed: '3' })],
    ['the class of one of its kinds', listedClass, { unNo: '1950', dgClass: '2.2' }, null],
    [
      'the class of none of its kinds',
      listedClass,
      { unNo: '1950', dgClass: '3' },
      warn('CLASS_DIFFERS', { listed: '2.2、2.1' }),
    ],
    ['the worst of a class in doubt', listedClass, { unNo: '0190', dgClass: '1.1' }, null],
    ['any class of an unknown number', listedClass, { unNo: '2999', dgClass: '8' }, null],
  ]);
});

describe('[4.31] classes the price and the carrier accept', () => {
  const general: RuleError = { code: 'DANGEROUS_UNDER_GENERAL' };
  const refused = (dgClass: string): RuleError => ({ code: 'CLASS_REFUSED', values: { dgClass } });
  const unpriced = (dgClass: string, taken: string): RuleError => ({
    code: 'CLASS_NOT_PRICED',
    values: { dgClass, taken },
  });
  const both = { dgClass: '3', subRisk1: '6.1', subRisk2: '8' };
  const untaken = (dgClass: string, taken = '3、8、9'): RuleError => ({
    code: 'SUBSIDIARY_NOT_PRICED',
    values: { dgClass, taken },
  });
  const methanol: Block = { ...filledFrom('1230'), unNo: '1230' };
  const doubtful: Block = { ...filledFrom('1214'), unNo: '1214' };
  const refusing = (...refusedClasses: string[]) => offering({ refusedClasses });
  const priced = (...dgClasses: string[]) => offering({ dgClasses });
  tell([
    ['anything without a price', takenClass, { dgClass: '7' }, null, '', without],
    ['nothing dangerous under a general price', takenClass, both, general, '', offering({ isDanger: false })],
    ['a class that is neither', takenClass, both, null],
    ['a division of a refused class', takenClass, { dgClass: '1.4S' }, refused('1.4S')],
    ['a refused subsidiary class', takenClass, both, refused('6.1'), '', refusing('6.1')],
    ['a refused second subsidiary class', takenClass, both, refused('8'), '', refusing('8')],
    ['not the division beside', takenClass, both, null, '', refusing('6.2')],
    ['a class that is not priced', takenClass, { dgClass: '4.1' }, unpriced('4.1', '3、6.1、8、9')],
    ['not the one class that is', takenClass, { dgClass: '8' }, unpriced('8', '3'), '', priced('3')],
    ['the one class that is', takenClass, { dgClass: '3' }, null, '', priced('3')],
    ['UN 1230 on a price for 3, 8 and 9', takenClass, methanol, untaken('6.1'), '', priced('3', '8', '9')],
    ['UN 1230 on a price that takes 6.1 too', takenClass, methanol, null, '', priced('3', '6.1', '8', '9')],
    ['a second subsidiary class', takenClass, both, untaken('8', '3、6.1'), '', priced('3', '6.1')],
    ['classes the list is in doubt about', takenClass, doubtful, { code: 'CLASS_IN_DOUBT' }],
    ['no class where none is named', takenClass, { dgClass: '4.1' }, unpriced('4.1', ''), '', priced()],
  ]);

  test('an answered enquiry books goods in doubt', () => {
    const form = { ...blankFclForm, enquiryNo: 'ENQ26100700001' };
    expect(ask(takenClass, doubtful, '', fclContext, form)).toBe(null);
  });

  test('a controlled temperature is priced by an answered enquiry', () => {
    const asked = (dgClass: string, enquiryNo: string) =>
      ask(rules.pricedOnline, { dgClass }, '', fclContext, { ...blankFclForm, enquiryNo });
    expect(asked('5.2', '')).toEqual({ code: 'QUOTED_BY_ENQUIRY' });
    expect(asked('5.2', 'ENQ26100700001')).toBeNull();
    expect(asked('5.1', '')).toBeNull();
  });
});

describe('[4.31] subsidiary classes and packing groups', () => {
  const first = rules.subsidiary(0);
  const second = rules.subsidiary(1);
  const { listedGroup, knownGroups } = rules;
  const equal: RuleError = { code: 'SUBSIDIARY_EQUALS_MAIN' };
  const differs = (listed: string) => warn('SUBSIDIARY_DIFFERS', { listed });
  const notListed = (listed: string): RuleError => ({ code: 'GROUP_NOT_LISTED', values: { listed } });
  const methanol = { unNo: '1230', dgClass: '3', subRisk1: '6.1' };
  const chlorine = { unNo: '1017', dgClass: '2.3', subRisk1: '5.1' };
  tell([
    ['the listed one', first, methanol, null, '6.1'],
    ['the main class', first, methanol, equal, '3'],
    ['the main class as the second', second, methanol, equal, '3'],
    ['the first as the second', second, methanol, equal, '6.1'],
    ['the second of two', second, chlorine, null, '8'],
    ['none of two', second, chlorine, differs('5.1、8'), '6.1'],
    ['one of none', first, { unNo: '1805', dgClass: '8' }, differs('无'), '3'],
    ['one of those its kinds have', first, { unNo: '1950', dgClass: '2.1' }, null, '8'],
    ['one of the kinds of its group', first, { unNo: '2031', dgClass: '8', packingGroup: 'I' }, null, '5.1'],
    ['one where our sources do not agree', first, { unNo: '1214', dgClass: '3', packingGroup: 'II' }, null, '6.1'],
    ['one of an unknown number', first, { unNo: '2999', dgClass: '8' }, null, '3'],
    ['the listed group', listedGroup, methanol, null, 'II'],
    ['another group', listedGroup, methanol, notListed('II'), 'III'],
    ['none of two groups', listedGroup, { unNo: '1120', dgClass: '3' }, notListed('II、III'), 'I'],
    ['a group of an unknown number', listedGroup, { unNo: '2999', dgClass: '3' }, null, 'I'],
    ['a group where the list has none', listedGroup, { unNo: '3480', dgClass: '9' }, null, 'II'],
    ['a group of a class without', listedGroup, chlorine, notListed('无'), 'II'],
    ['groups of segregation', knownGroups, {}, null, ['SGG1', 'SGG18']],
    ['one that is none', knownGroups, {}, { code: 'NOT_A_CHOICE' }, ['SGG1', 'SGG19']],
  ]);

  test('the list settles its own goods: filled from any of its rows they have no difference', () => {
    const { unNumber, listedName, listedClass } = rules;
    for (const entry of unList)
      for (const row of entry.rows) {
        const [dgClass = entry.mainClass, subRisk1 = '', subRisk2 = ''] = classesOfRow(row) ?? [];
        const packingGroup = row.packingGroup ?? '';
        const dg = {
          ...fillFromEntry(entry),
          unNo: entry.unNo,
          psnEn: row.nameEn,
          dgClass,
          subRisk1,
          subRisk2,
          packingGroup,
        };
        const asked: [rule: BlockRule, value: string][] = [
          ...([
            [unNumber, ''],
            [listedName, ''],
            [listedClass, ''],
          ] as [BlockRule, string][]),
          ...(subRisk1 === '' ? [] : [[first, subRisk1] as [BlockRule, string]]),
          ...(subRisk2 === '' ? [] : [[second, subRisk2] as [BlockRule, string]]),
          ...(packingGroup === '' ? [] : [[listedGroup, packingGroup] as [BlockRule, string]]),
        ];
        const found = asked.map(([rule, value]) => ask(rule, dg, value)).filter((error) => error !== null);
        expect(found, `${entry.unNo} ${packingGroup} ${row.variant}`).toEqual([]);
      }
  });

  test('are required as the list has them', () => {
    const has = (unNo: string) => [
      ...[0, 1, 2].map((index) =>
        rules.hasListedSubsidiary(index)({
          ...{ value: '', scope: blockOf({ unNo }), form: blankFclForm, context: fclContext, path },
        }),
      ),
    ];
    expect(has('1017')).toEqual([true, true, false]);
    expect(has('1230')).toEqual([true, false, false]);
    expect(has('1805')).toEqual([false, false, false]);
    expect(has('2999')).toEqual([false, false, false]);
    // A nitric acid below 65 % has none, an aerosol may have up to three.
    expect([has('2031'), has('1950')]).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
  });
});

describe('[4.31] a flash point and the group it speaks for', () => {
  const { flashPoint } = rules;
  const high = warn('FLASH_POINT_HIGH');
  const group = (name: string) => warn('FLASH_POINT_GROUP', { group: name });
  const liquid = (celsius: string, packingGroup: string, more: Block = {}): Block => ({
    ...{ dgClass: '3', flashPoint: celsius, packingGroup },
    ...more,
  });
  tell([
    ['none', flashPoint, liquid('', 'II'), null],
    ['sixty', flashPoint, liquid('60', 'III'), null],
    ['above sixty', flashPoint, liquid('60.1', 'III'), high],
    ['above sixty, of another class', flashPoint, liquid('60.1', 'III', { dgClass: '8', subRisk1: '3' }), high],
    ['below 23 in group II', flashPoint, liquid('22.9', 'II'), null],
    ['at 23 in group II', flashPoint, liquid('23', 'II'), group('III')],
    ['at 23 in group III', flashPoint, liquid('23', 'III'), null],
    ['below 23 in group III', flashPoint, liquid('22.9', 'III'), group('II')],
    ['of group I, which boiling decides', flashPoint, liquid('30', 'I'), null],
    ['without a group yet', flashPoint, liquid('30', ''), null],
    ['with a subsidiary class', flashPoint, liquid('30', 'II', { subRisk1: '6.1' }), null],
    ['of another class', flashPoint, liquid('30', 'II', { dgClass: '8' }), null],
  ]);
});

describe('[4.31] limited and excepted quantities', () => {
  const { exceptedAllowed, exceptedInner, exceptedOuter, limitedAllowed, limitedInner, limitedPackage } = rules;
  const exclude: RuleError = { code: 'QUANTITIES_EXCLUDE' };
  const second = { dgClass: '3', packingGroup: 'II' };
  const third = { dgClass: '3', packingGroup: 'III' };
  const peroxide = { dgClass: '5.2' };
  const aerosol = { unNo: '1950', dgClass: '2.1', isLimitedQuantity: true };
  const excepted = { ...second, isExceptedQuantity: true };
  const limited = { ...second, isLimitedQuantity: true };
  const inner = (innerPackSize: string, more: Block): Block => ({ ...more, innerPackSize });
  const net = (dgNetWeight: string, more: Block): Block => ({ ...more, dgNetWeight });
  const gross = (dgGrossWeight: string, more: Block): Block => ({ ...more, dgGrossWeight });
  const tooMuch = (code: 'EXCEPTED_INNER' | 'EXCEPTED_OUTER', limit: string): RuleError => ({
    code,
    values: { code: 'E2', limit },
  });
  const above = (code: 'LIMITED_INNER' | 'LIMITED_PACKAGE', limit: string): RuleError => ({ code, values: { limit } });
  tell([
    ['excepted', exceptedAllowed, second, null],
    ['excepted beside limited', exceptedAllowed, limited, exclude],
    ['excepted where there is none', exceptedAllowed, peroxide, { code: 'EXCEPTED_NOT_ALLOWED' }],
    ['30 ml of an excepted pack', exceptedInner, inner('0.03', excepted), null],
    ['more than 30 ml', exceptedInner, inner('0.031', excepted), tooMuch('EXCEPTED_INNER', '30')],
    ['more, not excepted', exceptedInner, inner('0.031', second), null],
    ['more, of what has no excepted quantity', exceptedInner, inner('9', { ...excepted, ...peroxide }), null],
    ['no size stated', exceptedInner, inner('', excepted), null],
    ['500 g of an excepted package', exceptedOuter, net('0.5', excepted), null],
    ['more than 500 g', exceptedOuter, net('0.501', excepted), tooMuch('EXCEPTED_OUTER', '500')],
    ['more net, not excepted', exceptedOuter, net('0.501', second), null],
    ['more net, of what has none', exceptedOuter, net('9', { ...excepted, ...peroxide }), null],
    ['limited', limitedAllowed, second, null],
    ['limited beside excepted', limitedAllowed, excepted, exclude],
    ['limited where there is none', limitedAllowed, peroxide, { code: 'LIMITED_NOT_ALLOWED' }],
    ['aerosols', limitedAllowed, { unNo: '1950', dgClass: '2.1' }, null],
    ['aerosols, with the letters', limitedAllowed, { unNo: 'UN 1950', dgClass: '2.1' }, null],
    ['one litre of a flammable aerosol', limitedInner, inner('1', aerosol), null],
    ['more than one litre of it', limitedInner, inner('1.001', aerosol), above('LIMITED_INNER', '1')],
    [
      'more than 120 ml of a toxic one',
      limitedInner,
      inner('0.121', { ...aerosol, subRisk1: '6.1' }),
      above('LIMITED_INNER', '0.12'),
    ],
    [
      'a listed liquid of the first group',
      limitedAllowed,
      { unNo: '1089', packingGroup: 'I', dgClass: '3' },
      { code: 'LIMITED_NOT_ALLOWED' },
    ],
    [
      'a listed number whose limited quantity is in doubt',
      limitedAllowed,
      { unNo: '1743', packingGroup: 'II', dgClass: '8' },
      { code: 'LIMITED_IN_DOUBT' },
    ],
    [
      'a listed number whose excepted quantity is in doubt',
      exceptedAllowed,
      { unNo: '3269', packingGroup: 'II', dgClass: '3' },
      { code: 'EXCEPTED_IN_DOUBT' },
    ],
    ['five litres of a listed paint of group II', limitedInner, inner('5', { ...limited, unNo: '1263' }), null],
    ['one litre of group II', limitedInner, inner('1', limited), null],
    ['more than one litre', limitedInner, inner('1.001', limited), above('LIMITED_INNER', '1')],
    ['five litres of group III', limitedInner, inner('5', { ...limited, ...third }), null],
    ['more than five', limitedInner, inner('5.001', { ...limited, ...third }), above('LIMITED_INNER', '5')],
    ['more than one litre, not limited', limitedInner, inner('1.001', second), null],
    ['more, of what has no limited quantity', limitedInner, inner('9', { ...limited, ...peroxide }), null],
    ['thirty kilograms a package', limitedPackage, gross('30', limited), null],
    ['more than thirty', limitedPackage, gross('30.001', limited), above('LIMITED_PACKAGE', '30')],
    ['more than thirty, not limited', limitedPackage, gross('30.001', second), null],
  ]);
});

describe('[4.31] temperatures, EmS and the mark on the packaging', () => {
  const { emergencyAbove, emsNumber, unMark } = rules;
  const notAbove: RuleError = { code: 'EMERGENCY_NOT_ABOVE' };
  const temperatures = (controlTemp: string, emergencyTemp: string): Block => ({ controlTemp, emergencyTemp });
  const marked = (mark: string, packingGroup: string, outerPackCode = ''): Block => ({
    ...{ unMark: mark, packingGroup, outerPackCode },
  });
  const graded = (grade: string, group: string): RuleError => ({ code: 'UN_MARK_GRADE', values: { grade, group } });
  tell([
    ['an emergency above the control', emergencyAbove, temperatures('-10', '-5'), null],
    ['an emergency at the control', emergencyAbove, temperatures('10', '10'), notAbove],
    ['an emergency below the control', emergencyAbove, temperatures('10', '5'), notAbove],
    ['an EmS number in small letters', emsNumber, { emsNo: 'f-e, s-d' }, null],
    ['no EmS number', emsNumber, { emsNo: 'F-K,S-A' }, { code: 'EMS_NUMBER' }],
    ['no mark', unMark, marked('1A1', 'II'), { code: 'UN_MARK' }],
    ['X for group I', unMark, marked('UN 1A1/X1.4', 'I'), null],
    ['Y for group I', unMark, marked('1A1/Y', 'I'), graded('Y', 'I')],
    ['Y for group II', unMark, marked('1A1/Y', 'II'), null],
    ['Z for group II', unMark, marked('1A1/Z', 'II'), graded('Z', 'II')],
    ['Z for group III', unMark, marked('1A1/Z', 'III'), null],
    ['Z without a group', unMark, marked('1A1/Z', ''), null],
    ['Z in small letters for group I', unMark, marked('un1a1/z', 'I'), graded('Z', 'I')],
    ['the packaging it is on', unMark, marked('1A1/Y', 'II', '1A1'), null],
    ['another packaging', unMark, marked('4G/Y', 'II', '1A1'), warn('UN_MARK_CODE', { mark: '4G', code: '1A1' })],
  ]);
});

describe('[4.31] certificates', () => {
  const { certificateCovers } = rules;
  const holdsUntilSailing = rules.holdsUntil(sailingDay);
  const holdsUntilClosing = rules.holdsUntil(closingDay);
  const expires = (day: string): RuleError => ({ code: 'CERTIFICATE_EXPIRES', values: { day } });
  /** Half past eleven at night in Rotterdam: in China it is the 30th. */
  const abroad = offering({
    timezone: 'Europe/Amsterdam',
    cutOffs: { ...offer.cutOffs, cyClosing: Date.parse('2026-10-29T23:30:00+01:00') },
  });
  tell([
    ['ending on the day of sailing', holdsUntilSailing, {}, null, '2026-10-30'],
    ['ending the day before', holdsUntilSailing, {}, expires('2026-10-30'), '2026-10-29'],
    ['ending before no known sailing', holdsUntilSailing, {}, null, '2020-01-01', without],
    ['ending when the yard closes', holdsUntilClosing, {}, null, '2026-10-29', abroad],
    ['ending the day before that', holdsUntilClosing, {}, expires('2026-10-29'), '2026-10-28', abroad],
    ['ending before no known closing', holdsUntilClosing, {}, null, '2020-01-01', without],
  ]);

  const line = (dangerPackCertNo: string, packages: string, isDanger = true) => ({
    ...blankCargo,
    isDanger,
    packages,
    dg: blockOf({ dangerPackCertNo, dangerPackCertQty: '160' }),
  });
  const short = (shipped: string): RuleError => ({ code: 'CERTIFICATE_SHORT', values: { shipped } });
  const shipments: [says: string, lines: ReturnType<typeof line>[], finding: RuleError | null][] = [
    ['as many as it is for', [line('A1', '160')], null],
    ['one more', [line('A1', '161')], short('161')],
    ['one more without its number', [line('', '1,161')], short('1161')],
    ['others without a number', [line('', '160'), line('', '40')], null],
    ['together as many', [line('A1', '100'), line('A1', '60')], null],
    ['together one more', [line('A1', '100'), line('A1', '61')], short('161')],
    ['others of another', [line('A1', '160'), line('A2', '40')], null],
    ['others that are not dangerous', [line('A1', '160'), line('A1', '40', false)], null],
    ['others that do not say how many', [line('A1', '160'), line('A1', 'some')], null],
  ];
  test.each(shipments)('that cover %s', (_, cargo, finding) => {
    const spot = { value: '160', scope: cargo[0]!.dg, form: { ...blankFclForm, cargo }, context: fclContext, path };
    expect(certificateCovers(spot)).toEqual(finding);
  });
});
