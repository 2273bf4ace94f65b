import { describe, expect, test } from 'vitest';
import { errorsAt } from '#domain/form/check.ts';
import { replaceAt } from '#domain/form/path.ts';
import { tankChecks } from '#domain/tank/checks.ts';
import type { TankContext } from '#domain/tank/context.ts';
import { tankDescription } from '#domain/tank/fields.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { cleanedTank, methanolTanks, rentedTank, storedTank, tankContext } from '#tests/features/tank/order.ts';
import { filledFrom } from '#tests/kit/un-entries.ts';

type Changes = Readonly<Record<string, unknown>>;
const changed = (changes: Changes, form: TankForm = methanolTanks) =>
  Object.entries(changes).reduce((next, [path, value]) => replaceAt(next, path, value), form);
const offer = tankContext.offer!;
const context: TankContext = {
  ...tankContext,
  depots: [tankContext.depots[0]!, { ...tankContext.depots[1]!, name: '洋山罐箱堆场', dgClasses: ['6.1'] }],
};
const offered = (more: Partial<typeof offer>): TankContext => ({ ...context, offer: { ...offer, ...more } });
const errorsFor = (form: TankForm, at: TankContext = context) => tankChecks.flatMap((check) => check(form, at));
const goods = (unNo: string, more: object = {}) => ({
  'cargo.0.dg': { ...methanolTanks.cargo[0]!.dg, unNo, ...filledFrom(unNo), ...more },
});
const [line] = methanolTanks.cargo;
const general: Changes = { 'cargo.0.isDanger': false };
/** 20 000 litres of 0.8 kg/L weigh 16 000 kilograms. */
const round = changed({ density15: '0.8', density50: '0.77', fillTemp: '15', litres: '20000', tankNet: '16000' });
const own = changed(
  { tankSource: 'OWN', capacity: '24001', tareWeight: '4000', testDue: '2027-06-30', tankNos: 'EXFU5512340' },
  round,
);
const aniline = changed(goods('1547'), cleanedTank);

test('[4.31] complete tanks have no errors', () => {
  for (const form of [methanolTanks, round, own, rentedTank, cleanedTank, storedTank])
    expect(errorsFor(form)).toEqual([]);
});

describe('[4.31] goods a tank cannot hold', () => {
  const weak = (type: string) => ({
    ...{ path: 'tankType', step: 'tank', code: 'TANK_WEAK', values: { needed: 'T7', type } },
  });
  const none = { path: 'cargo.0.dg.unNo', step: 'cargo', code: 'TANK_NONE' };
  const gas = { path: 'cargo.0.dg.unNo', step: 'cargo', code: 'TANK_GAS', values: { code: 'T50' } };
  const liquid = (code: string) => ({ path: 'tankType', step: 'tank', code: 'TANK_GAS', values: { code } });
  const most = (path: string, step: string) => ({ path, step, code: 'TOO_LARGE', values: { most: '1' } });
  const single = { tankNos: 'HZTU2001136', tanks: '1' };
  const rows: [form: TankForm, errors: object[], at?: TankContext][] = [
    [changed({ priceId: '' }), [{ path: 'priceId', step: 'tank', code: 'OFFER_MISSING' }]],
    [changed({ cargo: [] }), [{ path: 'cargo', step: 'cargo', code: 'REQUIRED' }]],
    [changed({ cargo: [] }, cleanedTank), [{ path: 'cargo', step: 'cargo', code: 'REQUIRED' }]],
    [changed({ cargo: [line, { ...line, id: '2' }] }), [most('cargo', 'cargo')]],
    [changed(single, rentedTank), []],
    [changed({ ...single, tanks: '2' }, rentedTank), [most('tanks', 'tank')]],
    [changed({ ...single, tanks: '2' }, cleanedTank), []],
    [changed({ tankType: 'T4' }), [weak('T4')]],
    [changed({ tankType: 'T4' }, rentedTank), [weak('T4')]],
    [changed({ tankType: 'T4' }, cleanedTank), []],
    [changed({ tankType: 'T7' }), []],
    [changed({ tankType: '' }), []],
    [changed({ tankType: 'T4', ...general }), [expect.objectContaining({ code: 'NO_DANGEROUS_LINE' })]],
    [changed({ tankType: 'T4', ...general }, rentedTank), []],
    [changed(goods('3480')), [none]],
    [changed(goods('3480'), rentedTank), [none]],
    [changed(goods('3480'), storedTank), []],
    [changed(goods('1978')), [gas]],
    [changed({ ...goods('1978'), tankType: 'T50' }), [gas]],
    [changed({ tankType: 'T50' }), [liquid('T50'), weak('T50')]],
    [changed({ tankType: 'T75' }), [liquid('T75'), weak('T75')]],
    [changed({ tankType: 'T50', ...general }), [liquid('T50')], offered({ isDanger: false })],
    [changed({ tankType: 'T50' }, rentedTank), [weak('T50')]],
  ];
  test.each(rows)('case %#', (form, errors, at = context) => {
    expect(errorsFor(form, at)).toEqual(errors);
  });

  test('the strictest tank of an entry without a group', () => {
    const paint = (packingGroup: string) => errorsFor(changed({ ...goods('1263', { packingGroup }), tankType: 'T4' }));
    expect(paint('')).toEqual([expect.objectContaining({ values: { needed: 'T11', type: 'T4' } })]);
    expect([paint('II'), paint('III')]).toEqual([[], []]);
  });
});

describe('[4.31] how full a tank is', () => {
  const at = { path: 'litres', step: 'cargo' };
  const surge = (low: string, high: string) => [{ ...at, code: 'TANK_SURGE', values: { low, high } }];
  const rows: [changes: Changes, errors: object[], form?: TankForm][] = [
    [{ litres: '21987' }, []],
    [{ litres: '21988' }, [{ ...at, code: 'TANK_OVERFULL', values: { most: '21987', percent: '91.61' } }]],
    [{ litres: '' }, []],
    [{ litres: '12000', density50: '' }, []],
    [{ litres: '19200', tankNet: '' }, []],
    [{ litres: '19199', tankNet: '' }, surge('4800', '19200')],
    [{ litres: '4800', tankNet: '' }, []],
    [{ litres: '4803', tankNet: '' }, surge('4800', '19200')],
    [{ litres: '12000', tankNet: '' }, surge('4800', '19201'), own],
    [{ litres: '12000', tankNet: '', baffle: true }, []],
    [{ litres: '12000', tankNet: '', viscosity: '2680' }, []],
    [{ litres: '12000', tankNet: '', viscosity: '2679.9' }, surge('4800', '19200')],
  ];
  test.each(rows)('%o', (changes, errors, form = methanolTanks) => {
    expect(errorsFor(changed(changes, form))).toEqual(errors);
  });
});

describe('[4.31] weights of a tank', () => {
  const at = { path: 'tankNet', step: 'cargo' };
  const far = [{ ...at, code: 'TANK_MASS_DIFFERS', values: { reckoned: '16000' } }];
  const gross = (most: string) => [{ ...at, code: 'TANK_GROSS', values: { most } }];
  const unlimited = offered({ limitKg: null });
  const rows: [changes: Changes, errors: object[], at?: TankContext, form?: TankForm][] = [
    [{ tankNet: '16480' }, []],
    [{ tankNet: '16481' }, far],
    [{ tankNet: '15520' }, []],
    [{ tankNet: '15519' }, far],
    [{ tankNet: '15519', density50: '' }, []],
    [{ tankNet: '15519', litres: '' }, []],
    [{ tankNet: '24000' }, far],
    [{ tankNet: '24001' }, [{ ...at, code: 'TANK_OVER_LANE', values: { limit: '24000' } }]],
    [{ tankNet: '24001' }, far, unlimited],
    [{ tankNet: '31800' }, far, unlimited],
    [{ tankNet: '31801' }, gross('31800'), unlimited],
    [{ tankNet: '32000' }, far, unlimited, own],
    [{ tankNet: '32001' }, gross('32000'), unlimited, own],
    [{ tankNet: '32000', tareWeight: '4000.5' }, gross('31800'), unlimited, own],
    [{ tankNet: '31801', serviceType: 'RENTAL' }, []],
  ];
  test.each(rows)('%o', (changes, errors, at = context, form = round) => {
    expect(errorsFor(changed(changes, form), at)).toEqual(errors);
  });

  test('without a price only the tank itself bounds it', () => {
    const missing = { path: 'priceId', step: 'tank', code: 'OFFER_MISSING' };
    expect(errorsFor(changed({ tankNet: '31000' }, own), { ...context, offer: null })).toEqual([missing, ...far]);
  });
});

test.each<[form: TankForm, isRefused: boolean]>([
  [aniline, true],
  // Methanol is 3 with 6.1.
  [cleanedTank, true],
  [changed({ depotId: 'warehouse-06' }, aniline), false],
  [changed({ depotId: '' }, aniline), false],
  [changed({ serviceType: 'STORAGE' }, aniline), false],
  [changed({ 'cargo.0.dg.dgClass': '' }, aniline), false],
  [changed(general, aniline), false],
])('[4.31] a yard cleans the classes of its licence: case %#', (form, isRefused) => {
  const values = { name: '漕泾化工罐区', dgClass: '6.1', taken: '3、8、9' };
  const error = { path: 'cargo.0.dg.dgClass', step: 'cargo', code: 'DEPOT_REFUSES', values };
  const depots = context.depots.map((depot) =>
    depot.name === values.name ? { ...depot, dgClasses: ['3', '8', '9'] } : depot,
  );
  expect(errorsFor(form, { ...context, depots })).toEqual(isRefused ? [error] : []);
});

describe('[4.31] days, numbers and densities', () => {
  const carriedOwn = changed({ ...own, tanks: '1' });
  const unpriced: TankContext = { ...context, offer: null };
  const single = changed({ tankNos: 'HZTU2001136', tanks: '1', fromDay: '2026-12-01' }, rentedTank);
  const phenol = changed({ ...goods('2312'), fillDensity: '1.05' });
  const lone: TankContext = { ...context, fleet: context.fleet.slice(0, 1) };
  const test2 = { tankNos: 'HZTU2006420' };
  const priced = { dgClass: '4.1', taken: '2.1、2.2、3、5.1、6.1、8、9' };
  const taken = { number: 'HZTU2001136', from: '2026-10-20', to: '2026-11-30' };
  const rows: [path: string, changes: Changes, error: string, values?: object, form?: TankForm, at?: TankContext][] = [
    ['fromDay', { fromDay: '2026-10-07' }, 'TANK_START', { day: '2026-10-08' }, rentedTank],
    ['fromDay', { fromDay: '2026-10-08' }, '', {}, rentedTank],
    ['testDue', { testDue: '2026-12-02' }, 'TANK_TEST', { day: '2026-12-02' }, carriedOwn],
    ['testDue', { testDue: '2026-12-03' }, '', {}, carriedOwn],
    ['testDue', { testDue: '2026-10-07' }, 'TANK_TEST', { day: '2026-10-07' }, carriedOwn, unpriced],
    ['testDue', { testDue: '2026-10-08' }, '', {}, carriedOwn, unpriced],
    [
      ...(['testDue', { testDue: '2026-11-01', fromDay: '2026-11-01' }, 'TANK_TEST', { day: '2026-11-01' }] as const),
      ...([carriedOwn, unpriced] as const),
    ],
    ['tankNos', {}, '', {}, single],
    ['tankNos', { fromDay: '' }, '', {}, single],
    ['tankNos', { tankNos: 'HZTU2005384' }, 'TANK_NOT_LET', { number: 'HZTU2005384' }, single],
    ['tankNos', { depotId: 'warehouse-06' }, 'TANK_NOT_LET', { number: 'HZTU2001136' }, single],
    ['tankNos', { tankType: 'T4' }, 'TANK_NOT_LET', { number: 'HZTU2001136' }, single],
    ['tankNos', { tankType: 'T4', depotId: 'warehouse-06' }, 'TANK_NOT_LET', { number: 'HZTU2001136' }, single],
    ['tankNos', { ...test2, fromDay: '2026-10-12' }, 'TANK_TEST', { day: '2026-10-12' }, single],
    ['tankNos', { ...test2, fromDay: '2026-10-11' }, '', {}, single],
    ['tankNos', { fromDay: '2026-11-30' }, 'TANK_TAKEN', { ...taken, next: 'HZTU2004270' }, single],
    ['tankNos', { fromDay: '2026-11-30' }, 'TANK_TAKEN', { ...taken, next: '' }, single, lone],
    ['tankNos', { fromDay: '2026-11-30', tankDays: '' }, 'TANK_TAKEN', { ...taken, next: '' }, single, lone],
    ['tankNos', { fromDay: '2026-10-19', tankDays: '' }, '', {}, single],
    ['tankNos', { fromDay: '2026-10-19', tankDays: '30.5' }, '', {}, single],
    ['tankNos', { fromDay: '2026-10-19' }, 'TANK_TAKEN', { ...taken, next: '' }, single, lone],
    ['tankNos', { tankNos: 'EXFU5512341' }, 'CONTAINER_NUMBER', { number: 'EXFU5512341' }, cleanedTank],
    ['tankNos', {}, '', {}, cleanedTank],
    ['density50', { density50: '0.7961' }, 'DENSITY_BACKWARDS', {}],
    ['density50', { density50: '0.7960' }, '', {}],
    ['density50', { density15: '' }, '', {}],
    ['density50', { density50: '' }, 'REQUIRED', {}],
    ['hotDensity', { hotDensity: '1.0501' }, 'DENSITY_HOT', {}, phenol],
    ['hotDensity', { hotDensity: '1.05' }, '', {}, phenol],
    ['hotDensity', { hotDensity: '1.05', fillDensity: '' }, '', {}, phenol],
    ['foodGrade', { foodGrade: true }, 'FOOD_DANGEROUS', {}],
    ['foodGrade', { foodGrade: true, ...general }, '', {}],
    ['foodGrade', { foodGrade: true, cargo: [line, { ...line, isDanger: false }] }, 'FOOD_DANGEROUS', {}],
    ['cargo.0.dg.dgClass', goods('1350'), 'CLASS_NOT_PRICED', priced],
    ['cargo.0.dg.dgClass', goods('1350'), '', {}, rentedTank],
  ];
  test.each(rows)('%s, %o: %s', (path, changes, error, values = {}, form = methanolTanks, at = context) => {
    const errors = errorsAt(tankDescription, changed(changes, form), at, path);
    expect(errors.map(({ code, values }) => ({ code, values }))).toEqual(error === '' ? [] : [{ code: error, values }]);
  });

  test('a report must be valid until departure, and for a tank in a yard without a day', () => {
    const report = { ...line!.sds[0]!, day: '2026-10-29' };
    const codes = (form: TankForm) =>
      errorsAt(
        tankDescription,
        changed({ ...general, 'cargo.0.classReport': [report] }, form),
        context,
        'cargo.0.classReport',
      ).map(({ code }) => code);
    expect([codes(methanolTanks), codes(rentedTank)]).toEqual([['CERTIFICATE_EXPIRES'], []]);
  });
});
