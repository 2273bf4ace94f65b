import { describe, expect, test } from 'vitest';
import {
  grossOfPackages,
  isFoodShown,
  netOfPackages,
  netWithinGross,
  packageNetWithinGross,
  reportHolds,
  sheetAge,
  sheetInChinese,
} from '#domain/booking/dangerous-rules.ts';
import { blankDangerous, type FileRef } from '#domain/booking/goods-line.ts';
import { sailingDay } from '#domain/booking/lane-rules.ts';
import type { FclContext } from '#domain/fcl/context.ts';
import { blankCargo, blankFclForm, type CargoLine } from '#domain/fcl/form.ts';
import type { RuleError } from '#domain/form/field.ts';
import { fclContext } from '#machines/booking/booking.example.ts';

const spot = (scope: CargoLine, value: unknown, context = fclContext, cargo: CargoLine[] = [scope]) => ({
  ...{ value, scope, context, path: '' },
  form: { ...blankFclForm, cargo },
});
const without: FclContext = { ...fclContext, offer: null };

describe('[4.31] net and gross weights', () => {
  const above: RuleError = { code: 'NET_ABOVE_GROSS' };
  const rows: [net: string, gross: string, finding: RuleError | null][] = [
    ['190', '190', null],
    ['190.001', '190', above],
    ['1,190', '190', above],
    ['９９', '100', null],
    ['', '190', null],
    ['190', '', null],
    ['', '', null],
  ];
  test.each(rows)('%s kg net in %s kg gross', (net, gross, finding) => {
    const line = { ...blankCargo, netWeight: net, grossWeight: gross };
    const dg = { ...blankDangerous, dgNetWeight: net, dgGrossWeight: gross };
    expect(netWithinGross(spot(line, net))).toEqual(finding);
    expect(packageNetWithinGross({ ...spot(line, net), scope: dg })).toEqual(finding);
  });

  const line = (packages: string, dgGrossWeight: string, dgNetWeight: string, isDanger = true): CargoLine => ({
    ...blankCargo,
    ...{ isDanger, packages, dg: { ...blankDangerous, dgGrossWeight, dgNetWeight } },
  });
  const drums = line('160', '190', '160');
  const tins = line('10', '1', '0.9');
  const unlike = (each: string, total: string, packages = '160') => ({ packages, each, total });
  const gross = (...of: Parameters<typeof unlike>): RuleError => ({ code: 'GROSS_PACKAGES', values: unlike(...of) });
  const net = (...of: Parameters<typeof unlike>): RuleError => ({ code: 'NET_PACKAGES', values: unlike(...of) });
  const packed: [says: string, rule: typeof grossOfPackages, scope: CargoLine, total: string, RuleError | null][] = [
    ['as much as all packages', grossOfPackages, drums, '30400', null],
    ['five per cent above', grossOfPackages, drums, '31920', null],
    ['more than that', grossOfPackages, drums, '31920.001', gross('190', '30400')],
    ['five per cent below', grossOfPackages, drums, '28,880', null],
    ['less than that', grossOfPackages, drums, '28879.999', gross('190', '30400')],
    ['half a kilogram above ten', grossOfPackages, tins, '10.5', null],
    ['a little more above ten', grossOfPackages, tins, '10.6', gross('1', '10', '10')],
    ['a little below ten', grossOfPackages, tins, '9.6', null],
    ['net by the net weight of each', netOfPackages, drums, '26880', null],
    ['more net than that', netOfPackages, drums, '26880.001', net('160', '25600')],
    ['no total', grossOfPackages, drums, 'some', null],
    ['no number of packages', grossOfPackages, line('', '190', '160'), '1', null],
    ['no weight of a package', grossOfPackages, line('160', '', '160'), '1', null],
    ['goods that are not dangerous', grossOfPackages, line('160', '190', '160', false), '1', null],
  ];
  test.each(packed)('total: %s', (_, rule, scope, total, finding) => {
    expect(rule(spot(scope, total))).toEqual(finding);
  });
});

describe('[4.31] whether it is food', () => {
  const general: CargoLine = { ...blankCargo, isDanger: false };
  const beside = (dgClass: string, subRisk1 = '', stow = 'A'): CargoLine => ({
    ...blankCargo,
    ...{ stow, dg: { ...blankDangerous, dgClass, subRisk1 } },
  });
  const rows: [says: string, scope: CargoLine, other: CargoLine, isRequested: boolean][] = [
    ['beside toxic gas', general, beside('2.3'), true],
    ['beside what is toxic', general, beside('6.1'), true],
    ['beside what is corrosive', general, beside('8'), true],
    ['beside what is toxic besides', general, beside('3', '6.1'), true],
    ['beside what is neither', general, beside('3'), false],
    ['beside infectious goods', general, beside('6.2'), false],
    ['in another box', general, beside('8', '', 'B'), false],
    ['beside another general line', general, { ...general, id: '2' }, false],
    ['where the tariff says so', { ...general, hsCode: '1006302000' }, beside('8'), false],
    ['where the tariff says something else', { ...general, hsCode: '3901100000' }, beside('8'), true],
    ['of dangerous goods', beside('3'), beside('8'), false],
  ];
  test.each(rows)('is requested %s', (_, scope, other, isRequested) => {
    expect(isFoodShown(spot(scope, '', fclContext, [scope, other]))).toBe(isRequested);
  });
});

describe('[4.31] sheets and reports', () => {
  const file = (day: string, name = 'sds.pdf', language: FileRef['language'] = ''): FileRef => ({
    ...{ fileId: name, name, size: 1, language, day },
  });
  const expires: RuleError = { code: 'CERTIFICATE_EXPIRES', values: { day: '2026-10-30' } };
  const undated = (name: string): RuleError => ({ code: 'REPORT_UNDATED', values: { name } });
  const reports: [says: string, files: FileRef[], context: FclContext, finding: RuleError | null][] = [
    ['until the day of sailing', [file('2026-10-30')], fclContext, null],
    ['until the day before', [file('2026-10-29')], fclContext, expires],
    ['of which a later one holds', [file('2026-10-29'), file('2026-10-30')], fclContext, null],
    ['without a known sailing', [file('2020-01-01')], without, null],
    ['one of which has no day', [file('2026-10-30', 'a.pdf'), file('', 'b.pdf')], without, undated('b.pdf')],
  ];
  test.each(reports)('a report %s', (_, files, context, finding) => {
    expect(reportHolds(sailingDay)(spot(blankCargo, files, context))).toEqual(finding);
  });

  test('a sheet counts as Chinese unless it states another language', () => {
    const asked = (...languages: FileRef['language'][]) =>
      sheetInChinese(
        spot(
          blankCargo,
          languages.map((language) => file('', 'sds.pdf', language)),
        ),
      );
    expect(asked('EN')).toEqual({ code: 'SDS_CHINESE' });
    expect(asked('EN', 'EN')).toEqual({ code: 'SDS_CHINESE' });
    expect(asked('EN', 'CN')).toBeNull();
    expect(asked('CN')).toBeNull();
    expect(asked('')).toBeNull();
  });

  const tooOld = (name = 'sds.pdf'): RuleError => ({ code: 'SDS_TOO_OLD', values: { name } });
  const old = (name = 'sds.pdf'): RuleError => ({ code: 'SDS_OLD', values: { name }, level: 'WARN' });
  const dayless = (name: string): RuleError => ({ code: 'SDS_UNDATED', values: { name }, level: 'WARN' });
  const sheets: [says: string, files: FileRef[], finding: RuleError | null][] = [
    ['of more than five years', [file('2021-10-06')], tooOld()],
    ['of less than five years', [file('2021-10-08')], old()],
    ['of more than three years', [file('2023-10-06')], old()],
    ['of less than three years', [file('2023-10-08')], null],
    ['without a day', [file('', 'a.pdf'), file('', 'b.pdf')], dayless('a.pdf')],
    ['without a day, before an old one', [file('', 'a.pdf'), file('2023-10-06', 'b.pdf')], old('b.pdf')],
    ['without a day, after an old one', [file('2023-10-06', 'a.pdf'), file('', 'b.pdf')], old('a.pdf')],
    ['that are good, then too old', [file('2025-01-01', 'a.pdf'), file('2020-01-01', 'b.pdf')], tooOld('b.pdf')],
  ];
  test.each(sheets)('sheets %s', (_, files, finding) => {
    expect(sheetAge(spot(blankCargo, files))).toEqual(finding);
  });
});
