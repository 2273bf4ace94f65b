import { describe, expect, test } from 'vitest';
import { blankDangerous, blankGoods, type GoodsLine } from '#domain/booking/goods-line.ts';
import * as list from '#domain/booking/goods-list.ts';
import { blankSize, followMeasured, type MeasuredLine, measuredErrors, sizeFields } from '#domain/booking/measures.ts';
import * as stowed from '#domain/booking/stowed-goods.ts';
import { filledFrom } from '#tests/kit/un-entries.ts';

const paper = { fileId: 'f1', name: 'sds.pdf', size: 1, language: 'CN' as const, day: '2026-01-01' };
const of = (unNo: string, more: Partial<GoodsLine> = {}): GoodsLine => ({
  ...blankGoods,
  ...{ dg: { ...blankDangerous, unNo, ...filledFrom(unNo) } },
  ...more,
});
const general = (more: Partial<GoodsLine> = {}): GoodsLine => ({ ...blankGoods, isDanger: false, ...more });

describe('[4.31] lines of goods', () => {
  test('each has a number of its own', () => {
    const ids = (...all: string[]) => list.nextId(all.map((id) => ({ id })));
    expect([ids(), ids('1'), ids('3', '1'), ids('x'), ids('-5'), ids('1', '')]).toEqual(['1', '2', '4', '1', '1', '2']);
    expect(list.newLine([{ ...blankGoods, id: '4' }], blankGoods, false)).toEqual({
      ...{ ...blankGoods, id: '5', isDanger: false },
    });
  });

  test('a copy leaves the files with the line they were given for', () => {
    const line = of('1230', { sds: [paper], classReport: [paper], cargoNameCn: '甲醇' });
    const papered = { ...line, dg: { ...line.dg, dangerPackCertFiles: [paper], perfCertFiles: [paper] } };
    expect(list.copyOfLine([papered], papered)).toEqual({ ...line, id: '2', sds: [], classReport: [] });
  });

  test('fields that depend on being dangerous, and none on the number', () => {
    const form = { cargo: [of('1230')] };
    expect(list.followGoods(form, 'cargo.0.dg.unNo')).toBe(form);
    expect(list.followGoods(form, 'cargo.0.dg.psnCn')).toBe(form);
    expect(list.followGoods(form, 'cargo.0.isDanger')).toBe(form);
    const plain = { cargo: [of('1230', { isDanger: false })] };
    expect(list.followGoods(plain, 'cargo.0.isDanger').cargo[0]?.dg).toEqual(blankDangerous);
    expect(list.followGoods(plain, 'cargo.0.marks')).toBe(plain);
  });

  test('a package weight is derived until it is edited', () => {
    const before = { cargo: [of('1230', { packages: '4', grossWeight: '100', netWeight: '80', cargoNameCn: '甲醇' })] };
    const [shared] = list.followLines(before, 'cargo.0.grossWeight', { cargo: [] }).cargo;
    expect([shared?.dg.dgGrossWeight, shared?.dg.dgNetWeight]).toEqual(['25', '20']);
    expect(list.followLines(before, 'cargo.0.marks', { cargo: [] })).toBe(before);
    const plain = { cargo: [general({ packages: '4', grossWeight: '100' })] };
    expect(list.followLines(plain, 'cargo.0.grossWeight', plain)).toBe(plain);
    const counted = ['cargo', 'cargo.0.packages', 'cargo.12.packageType', 'cargo.0.marks', 'cargo.0.dg.packages'];
    expect(counted.map(list.isCounted)).toEqual([true, true, true, false, false]);
  });
});

describe('[4.31] measured lines', () => {
  const measured = (more: Partial<MeasuredLine> = {}): MeasuredLine => ({
    ...{ ...general(), ...blankSize, length: '100', width: '100', height: '100', packages: '2' },
    ...more,
  });

  test('sizes in centimetres, all three or none', () => {
    const fields = sizeFields<unknown, MeasuredLine, unknown>();
    expect(Object.keys(fields)).toEqual(['length', 'width', 'height']);
    expect(fields.width).toMatchObject({ kind: 'quantity', unit: 'centimetre', decimals: 1, most: 8 });
    const spot = (scope: MeasuredLine, value = '') => ({ value, scope, form: {}, context: {}, path: 'width' });
    const required = (asked: boolean | undefined, size: Partial<MeasuredLine>) => {
      const { required: rule } = sizeFields<unknown, MeasuredLine, unknown>(
        asked === undefined ? undefined : () => asked,
      ).height;
      return typeof rule === 'function' && rule(spot({ ...measured(), ...blankSize, ...size }));
    };
    expect(required(undefined, {})).toBe(false);
    expect([{ length: '1' }, { width: '1' }, { height: '1' }].map((size) => required(false, size))).toEqual([
      ...[true, true, true],
    ]);
    expect(required(true, {})).toBe(true);
    const errorsFor = (value: string) => fields.width.rules?.[0]?.(spot(measured(), value))?.code ?? '';
    expect(['0.1', '0', '9999.9', '10000'].map(errorsFor)).toEqual(['', 'TOO_SMALL', '', 'TOO_LARGE']);
    expect(errorsFor('0.11')).toBe('TOO_MANY_DECIMALS');
  });

  test('a volume that deviates by five hundredths is reported', () => {
    const errorsFor = (volume: string, more: Partial<MeasuredLine> = {}) =>
      measuredErrors({ cargo: [measured({ volume: '2' }), measured({ volume, ...more })] });
    expect([errorsFor('2.1'), errorsFor('1.9'), errorsFor(''), errorsFor('9', { height: '' })]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    const differs = { path: 'cargo.1.volume', step: 'cargo', code: 'VOLUME_DIFFERS', level: 'WARN' };
    expect([errorsFor('2.101'), errorsFor('1.899')]).toEqual([
      [{ ...differs, values: { measured: '2.000' } }],
      [{ ...differs, values: { measured: '2.000' } }],
    ]);
  });

  test('the volume follows from the sizes until it is edited', () => {
    const volumes = (line: MeasuredLine, before: MeasuredLine[], path = 'cargo.0.height') =>
      followMeasured({ cargo: [line] }, path, { cargo: before }).cargo[0]?.volume;
    expect(volumes(measured(), [])).toBe('2.000');
    expect(volumes(measured(), [], 'cargo.0.marks')).toBe('');
    expect(volumes(measured({ volume: '2.000', height: '50' }), [measured()])).toBe('1.000');
    expect(volumes(measured({ volume: '9', height: '50' }), [measured()])).toBe('9');
    expect(volumes(measured({ volume: '2.000', height: '50' }), [])).toBe('2.000');
    expect(volumes(measured({ volume: '2.000', height: '50' }), [measured({ id: '2' })])).toBe('2.000');
    expect(volumes(measured({ volume: '3', height: '' }), [measured()])).toBe('3');
    const same = { cargo: [measured({ volume: '2.000' })] };
    expect(followMeasured(same, 'cargo.0.height', same)).toBe(same);
    const two = { cargo: [measured({ volume: '2.000' }), measured({ id: '2' })] };
    expect(followMeasured(two, 'cargo', { cargo: [] }).cargo.map(({ volume }) => volume)).toEqual(['2.000', '2.000']);
  });
});

describe('[4.31] lines in one container', () => {
  const acid = of('1805');
  const lye = of('1824', { id: '2' });
  const paint = of('1263', { id: '3' });
  const nitrate = of('1942', { id: '4' });
  const stow = (line: GoodsLine, letter: string) => ({ ...line, stow: letter });

  test('only those of one letter meet, the worst first', () => {
    const verdicts = stowed.segregationOf([
      stow(paint, 'A'),
      stow(nitrate, 'B'),
      stow(nitrate, 'A'),
      stow(general(), 'B'),
    ]);
    expect(verdicts.map(({ level, lineA, lineB }) => `${level} ${lineA} ${lineB}`)).toEqual(['BLOCK 0 2', 'OK 1 3']);
    const levels = stowed.segregationOf([general(), acid, lye, nitrate, paint]).map(({ level }) => level);
    expect(levels).toEqual(
      [...levels].sort((one, other) => 'BLOCK WARN OK'.indexOf(one) - 'BLOCK WARN OK'.indexOf(other)),
    );
    expect(new Set(levels).size).toBeGreaterThan(1);
  });

  test('are reported on the field that separates them, or on their kind', () => {
    const error = (path: string) => ({
      ...{ path, step: 'cargo', code: 'SEGREGATION', values: { a: '1', b: '2' }, level: 'BLOCK' },
    });
    expect(stowed.segregationErrors('stow')({ cargo: [paint, nitrate] })).toEqual([error('cargo.1.stow')]);
    expect(stowed.apartErrors({ cargo: [paint, nitrate] })).toEqual([error('cargo.1.dg.unNo')]);
    const food = general({ food: 'Y', id: '2' });
    const foundErrors = stowed.apartErrors({ cargo: [of('1689'), food] });
    expect(foundErrors.map(({ path }) => path)).toEqual(['cargo.1.isDanger']);
    expect(stowed.apartErrors({ cargo: [food, of('1689')] }).map(({ path }) => path)).toEqual(['cargo.1.dg.unNo']);
    const walled = stowed.segregationErrors('stow')({ cargo: [of('1547'), of('1490', { id: '2' })] });
    expect(walled).toEqual([
      { path: 'cargo.1.stow', step: 'cargo', code: 'SEGREGATION_WARN', values: { a: '1', b: '2' }, level: 'WARN' },
    ]);
  });

  test('one line to twenty', () => {
    const errorsFor = (count: number) => stowed.lineCountErrors({ cargo: Array.from({ length: count }, () => paint) });
    expect([errorsFor(1), errorsFor(20)]).toEqual([[], []]);
    expect(errorsFor(0)).toEqual([{ path: 'cargo', step: 'cargo', code: 'REQUIRED' }]);
    expect(errorsFor(21)).toEqual([{ path: 'cargo', step: 'cargo', code: 'TOO_LARGE', values: { most: '20' } }]);
  });

  test('values determined by the number, and by the kind of price', () => {
    const unmarked = (unNo: string, isDanger = true) => {
      const line = of(unNo, { isDanger });
      return { ...line, dg: { ...line.dg, isMarinePollutant: false } };
    };
    const cargo = [unmarked('1230'), of('3082'), unmarked('3082', false), unmarked('3082')];
    expect(stowed.pollutantErrors({ cargo })).toEqual([
      { path: 'cargo.3.dg.isMarinePollutant', step: 'cargo', code: 'POLLUTANT_LOCKED' },
    ]);
    const kinds = (isDanger: boolean | null, ...lines: GoodsLine[]) =>
      stowed.kindErrors({ cargo: lines }, isDanger === null ? null : { isDanger });
    expect([kinds(true, paint), kinds(true), kinds(true, general(), paint), kinds(null, paint)]).toEqual([
      ...[[], [], [], []],
    ]);
    expect([kinds(null, general()), kinds(false, general()), kinds(false)]).toEqual([[], [], []]);
    const none = { path: 'cargo.0.isDanger', step: 'cargo', code: 'NO_DANGEROUS_LINE', level: 'WARN' };
    expect(kinds(true, general(), general())).toEqual([none]);
    expect(kinds(false, general(), paint)).toEqual([
      { path: 'cargo.1.isDanger', step: 'cargo', code: 'DANGEROUS_UNDER_GENERAL' },
    ]);
  });
});
