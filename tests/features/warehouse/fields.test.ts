import { describe, expect, test } from 'vitest';
import { withEntries } from '#domain/booking/listed-numbers.ts';
import { setField } from '#domain/form/change.ts';
import { errorsAt } from '#domain/form/check.ts';
import { readAt, replaceAt } from '#domain/form/path.ts';
import { warehouseChecks } from '#domain/warehouse/checks.ts';
import type { WarehouseContext } from '#domain/warehouse/context.ts';
import { warehouseDescription } from '#domain/warehouse/fields.ts';
import { blankWarehouseForm, type WarehouseForm } from '#domain/warehouse/form.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import { warehouseContext as context, storedForm, warehouseTerms as terms } from '#tests/features/warehouse/order.ts';
import { closingFields, dangerousFields, promisedFields } from '#tests/kit/common-fields.ts';
import { fieldIn, linesOf, shownIn, writtenLines } from '#tests/kit/described-fields.ts';
import { unList, withListed } from '#tests/kit/un-entries.ts';

const fields: readonly [part: string, lines: string][] = [
  [
    'cargo cargo.*',
    `isDanger tick; cargoNameCn text ≤100 required; cargoNameEn text ≤250 required; hsCode code ≤14; casNo code ≤14
    packageType choice required; packages whole piece .0 ≤12 required
    grossWeight quantity kilogram .3 ≤20 required; netWeight quantity kilogram .3 ≤20 depends
    volume quantity cubicMetre .3 ≤20 depends; pallets whole piece .0 ≤8 depends; batchNo text ≤60; madeOn day
    usableUntil day; marks longText ≤500; cargoValue quantity .2 ≤20; cargoCurrency choice; sds files depends
    classReport files depends`,
  ],
  ['cargo cargo.*.dg', dangerousFields.packed],
  [
    'stay',
    `mode choice required; startDate day required; days whole .0 ≤4 required; tempFrom quantity celsius .1 ≤8
    tempTo quantity celsius .1 ≤8; inbound choice required; inboundAddress text ≤100 required
    outbound choice required; outboundAddress text ≤100 required; turnover quantity .3 ≤12
    repack tick; label tick; decant tick; sample tick; count tick; palletize tick; insure tick`,
  ],
  ...closingFields('stay'),
  promisedFields,
];

test('[4.31] the fields of a stay, in the order of the page', () => {
  expect(linesOf(warehouseDescription)).toEqual(writtenLines(fields));
  expect(warehouseService.steps).toEqual(['cargo', 'stay', 'confirm']);
});

const changed = (changes: Readonly<Record<string, unknown>>, form: WarehouseForm = storedForm) =>
  withListed(Object.entries(changes).reduce((made, [path, value]) => replaceAt(made, path, value), form));
const general = changed({ 'cargo.0.isDanger': false });

test('[4.31] a new stay: charged by the ton, delivered and collected by the shipper, without services', () => {
  expect(blankWarehouseForm).toMatchObject({
    ...{ mode: 'TON', inbound: 'SELF', outbound: 'SELF', payType: 'BANK' },
    ...{ repack: false, label: false, decant: false, sample: false, count: false, palletize: false, insure: false },
  });
});

test.each<[path: string, choices: string, warehouse: WarehouseContext['warehouse']]>([
  ['mode', 'TON,PALLET', terms],
  ['mode', 'TON,PALLET,CUBIC_METRE', null],
  ['inbound', 'SELF,PICKUP', terms],
  ['outbound', 'SELF,DELIVERY', terms],
  ['cargo.0.cargoCurrency', '1,2', terms],
  ['payType', 'BANK', terms],
])('[4.31] %s: %s', (path, choices, warehouse) => {
  expect(fieldIn(warehouseDescription, storedForm, { ...context, warehouse }, path).choices()).toBe(choices);
});

test.each([
  ['cargo.0.pallets', '1', '0', '99999', '100000'],
  ['days', '1', '0', '365', '366'],
  ['tempFrom', '-100', '-100.1', '300', '300.1'],
  ['tempTo', '-100', '-100.1', '300', '300.1'],
  ['turnover', '0.001', '0', '999999', '999999.001'],
])('[4.31] %s from %s, not %s, to %s, not %s', (path, least, below, most, above) => {
  const { sizeErrors, decimals } = fieldIn(warehouseDescription, storedForm, context, path);
  expect([least, below, most, above].map(sizeErrors)).toEqual([[], ['TOO_SMALL'], [], ['TOO_LARGE']]);
  expect(sizeErrors(`.${'1'.repeat(decimals + 1)}`)).toEqual([decimals === 0 ? 'NOT_WHOLE' : 'TOO_MANY_DECIMALS']);
});

describe('[4.31] fields shown, and which are required', () => {
  const goods = (net: string, volume: string, pallets: string, files: string) =>
    `isDanger cargoNameCn* cargoNameEn* hsCode casNo packageType* packages* grossWeight* ${net} ${volume} ${pallets} batchNo madeOn usableUntil marks cargoValue cargoCurrency ${files}`;
  const stay = (inbound: string, outbound: string) =>
    `mode* startDate* days* tempFrom tempTo inbound* ${inbound}outbound* ${outbound}turnover repack label decant sample count palletize insure contactName* contactPhone* contactTel contactEmail wechat payType* documents remark`;
  test.each<[part: string, form: WarehouseForm, shown: string]>([
    ['cargo cargo.*', storedForm, goods('netWeight*', 'volume', 'pallets', 'sds*')],
    ['cargo cargo.*', changed({ mode: 'PALLET' }), goods('netWeight*', 'volume', 'pallets*', 'sds*')],
    ['cargo cargo.*', changed({ mode: 'CUBIC_METRE' }), goods('netWeight*', 'volume*', 'pallets', 'sds*')],
    [
      'cargo cargo.*',
      changed({ 'cargo.0.casNo': '67-56-1' }, general),
      goods('netWeight', 'volume', 'pallets', 'sds* classReport'),
    ],
    ['stay', storedForm, stay('', '')],
    ['stay', changed({ inbound: 'PICKUP' }), stay('inboundAddress* ', '')],
    ['stay', changed({ outbound: 'DELIVERY' }), stay('', 'outboundAddress* ')],
    ['confirm', storedForm, 'agree* truth*'],
    ['confirm', general, 'agree*'],
  ])('%s %#', (part, form, shown) => {
    expect(shownIn(warehouseDescription, form, context, part)).toBe(shown);
  });
});

test.each<[values: object, path: string, value: unknown, then: string, is: unknown]>([
  [{ inbound: 'PICKUP' }, 'inbound', 'SELF', 'inboundAddress', ''],
  [{}, 'inbound', 'PICKUP', 'inboundAddress', '青浦一号'],
  [{ outbound: 'DELIVERY' }, 'outbound', 'SELF', 'outboundAddress', ''],
  [{}, 'outbound', 'DELIVERY', 'outboundAddress', '青浦二号'],
  [{ 'cargo.0.cargoNameCn': '' }, 'cargo.0.dg.unNo', '1170', 'cargo.0.cargoNameCn', '乙醇(酒精)或乙醇溶液(酒精溶液)'],
])('[4.31] %o, %s = %j: %s is %j', (values, path, value, then, is) => {
  const form = changed({ ...values, inboundAddress: '青浦一号', outboundAddress: '青浦二号' });
  const typed = setField(warehouseDescription, form, context, path, value);
  expect(readAt(withEntries({ service: warehouseService, form: typed, facts: context }, unList), then)).toEqual(is);
});

test.each<[path: string, changes: object, errors: object[]]>([
  ['startDate', { startDate: '2026-10-07' }, [{ code: 'STORE_START', values: { day: '2026-10-08' } }]],
  ['startDate', { startDate: '2026-10-08' }, []],
  ['tempTo', { tempFrom: '5', tempTo: '4.9' }, [{ code: 'TEMPERATURE_RANGE', values: {} }]],
  ['tempTo', { tempFrom: '5', tempTo: '5' }, []],
  ['tempTo', { tempFrom: '', tempTo: '4.9' }, []],
  ['tempTo', { tempFrom: '5', tempTo: '' }, []],
  [
    'cargo.0.usableUntil',
    { 'cargo.0.madeOn': '2026-05-01', 'cargo.0.usableUntil': '2026-04-30' },
    [{ code: 'USABLE_BEFORE_MADE', values: {} }],
  ],
  ['cargo.0.usableUntil', { 'cargo.0.madeOn': '2026-05-01', 'cargo.0.usableUntil': '2026-05-01' }, []],
  ['cargo.0.usableUntil', { 'cargo.0.madeOn': '', 'cargo.0.usableUntil': '2026-04-30' }, []],
])('[4.31] %s, %o', (path, changes, errors) => {
  const messages = errorsAt(warehouseDescription, changed({ ...changes }), context, path);
  expect(messages.map(({ code, values }) => ({ code, values }))).toEqual(errors);
});

describe('[4.31] goods a warehouse refuses, or needs an enquiry for', () => {
  const [line] = storedForm.cargo;
  const { entry: _, ...block } = line!.dg;
  const dg = (unNo: string, dgClass: string, more: object = {}) => ({
    'cargo.0.dg': { ...block, unNo, dgClass, subRisk1: '', subRisk2: '', segregationGroups: [], ...more },
  });
  const store = (code: string, level: string, values: object = {}, field = 'dgClass', at = 0) => ({
    ...{ path: `cargo.${at}.dg.${field}`, step: 'cargo', code, values, level },
  });
  const licence = (code: string, level: string, day: string) => ({
    ...{ path: 'startDate', step: 'stay', code, values: { name: '许可', day }, level },
  });
  const until = (expires: string) => ({ qualifications: [{ name: '许可', expires }] });
  const missing = { path: 'warehouseId', step: 'cargo', code: 'STORE_MISSING' };
  const work = (path: string) => ({ path, step: 'stay', code: 'STORE_WORK' });
  const works = { repack: true, label: true, decant: true, sample: true, count: true, palletize: true };
  const flash = { 'cargo.0.dg.flashPoint': '60' };
  const grouped = { 'cargo.0.dg.flashPoint': '', 'cargo.0.dg.packingGroup': 'II' };
  const ofThird = { 'cargo.0.dg.flashPoint': '', 'cargo.0.dg.packingGroup': 'III' };
  const rows: [changes: object, errors: object[], more?: Partial<typeof terms> | null][] = [
    [{}, []],
    [{}, [missing], null],
    [{ warehouseId: '' }, [missing]],
    [{ cargo: [] }, [{ path: 'cargo', step: 'cargo', code: 'REQUIRED' }]],
    [{}, [store('STORE_CLASS', 'BLOCK', { dgClass: '3' })], { dgClasses: ['8'] }],
    [{ 'cargo.0.dg.subRisk2': '8' }, [store('STORE_CLASS', 'BLOCK', { dgClass: '8' })], { dgClasses: ['3'] }],
    [{}, [store('STORE_CATEGORY', 'BLOCK', { categories: '乙' })], { kinds: ['丙类'] }],
    [{}, [store('STORE_ASKED', 'WARN', { categories: '乙' })], { kinds: ['罐区'] }],
    [grouped, [store('STORE_CATEGORY', 'BLOCK', { categories: '甲' })], { kinds: ['乙类'] }],
    [ofThird, [store('STORE_ASKED', 'WARN', { categories: '甲、乙' })], { kinds: ['罐区'] }],
    [flash, [], { kinds: ['丙类'] }],
    [{ 'cargo.0.isDanger': false }, [], { dgClasses: [] }],
    [{ 'cargo.0.dg.dgClass': '' }, [], { dgClasses: [] }],
    [dg('9999', '3', { flashPoint: '30' }), [store('STORE_ASKED', 'WARN', {}, 'unNo')]],
    [dg('1689', '6.1', { packingGroup: 'I' }), [store('STORE_POISON', 'BLOCK')]],
    [dg('1689', '6.1', { packingGroup: 'I' }), [], { kinds: ['剧毒库', '甲类'] }],
    [
      {
        cargo: [
          { ...line!, isDanger: false },
          { ...line!, id: '2' },
        ],
      },
      [store('STORE_CLASS', 'BLOCK', { dgClass: '3' }, 'dgClass', 1)],
      { dgClasses: [] },
    ],
    [{}, [licence('STORE_LICENCE', 'BLOCK', '2026-10-19')], until('2026-10-19')],
    [{}, [licence('STORE_LICENCE_ENDS', 'WARN', '2026-10-20')], until('2026-10-20')],
    [{}, [licence('STORE_LICENCE_ENDS', 'WARN', '2026-11-18')], until('2026-11-18')],
    [{}, [], until('2026-11-19')],
    [{ days: '' }, [], until('2026-10-20')],
    [{ days: '' }, [licence('STORE_LICENCE', 'BLOCK', '2026-10-19')], until('2026-10-19')],
    [{ startDate: '' }, [], until('2020-01-01')],
    [works, ['repack', 'decant', 'sample', 'palletize'].map(work)],
    [works, [], { works: ['REPACK', 'LABEL', 'DECANT', 'SAMPLE', 'COUNT', 'PALLETIZE'] }],
  ];
  test.each(rows)('case %#: %o', (changes, errors, more = {}) => {
    const warehouse = more === null ? null : { ...terms, ...more };
    const form = changed({ ...changes });
    expect(warehouseChecks.flatMap((check) => check(form, { ...context, warehouse }))).toStrictEqual(errors);
  });

  test('goods that must not share a room, and goods that need a wall', () => {
    const beside = (one: object, other: object) => {
      const lines = [one, other].map((of, at) => ({ ...line!, id: String(at), ...changed({ ...of }).cargo[0] }));
      const form = changed({ cargo: lines });
      return warehouseChecks
        .flatMap((check) => check(form, context))
        .filter(({ code }) => code.startsWith('ROOM'))
        .map(({ path, code, level }) => `${path} ${code} ${level}`);
    };
    const nitrate = dg('1942', '5.1');
    expect(beside({}, nitrate)).toEqual(['cargo.1.dg.unNo ROOM BLOCK']);
    const poison = dg('1547', '6.1', { packingGroup: 'II', flashPoint: '' });
    const oxidizer = dg('1490', '5.1', { packingGroup: 'II', flashPoint: '' });
    expect(beside(poison, oxidizer)).toEqual(['cargo.1.dg.unNo ROOM_WARN WARN']);
    expect(beside({}, {})).toEqual([]);
  });
});
