import { describe, expect, test } from 'vitest';
import { withEntries } from '#domain/booking/listed-numbers.ts';
import { setField } from '#domain/form/change.ts';
import { errorsAt } from '#domain/form/check.ts';
import { replaceAt } from '#domain/form/path.ts';
import { truckDescription } from '#domain/truck/fields.ts';
import { blankTruckForm, type TruckForm } from '#domain/truck/form.ts';
import { truckService } from '#domain/truck/service.ts';
import { blankTruck } from '#domain/truck/truck.ts';
import { LICENCE, namedTruck, roadForm, sampleRoadDeal } from '#tests/features/truck/order.ts';
import { closingFields, dangerousFields, promisedFields } from '#tests/kit/common-fields.ts';
import { fieldIn, linesOf, shownIn, writtenLines } from '#tests/kit/described-fields.ts';
import { unList } from '#tests/kit/un-entries.ts';

const NOW = Date.parse('2026-10-07T10:00:00+08:00');
const context = { now: NOW, deal: sampleRoadDeal, payTypes: ['BANK'] };
const copied = { ...context, deal: null };

const door = `city choice required; district text ≤20 required; address text ≤100 required; contact text ≤20 required
    phone phone ≤20 required; day day required; window choice required`;
const fields: readonly [part: string, lines: string][] = [
  ['cargo', 'vehicle choice required; vehicleCount whole .0 ≤2 required'],
  [
    'cargo cargo.*',
    `isDanger tick; cargoNameCn text ≤100 required; casNo code ≤14
    packageType choice required; packages whole piece .0 ≤12 required
    grossWeight quantity kilogram .3 ≤20 required; netWeight quantity kilogram .3 ≤20 depends
    volume quantity cubicMetre .3 ≤20 depends; food choice required; roadCode code ≤6 required
    roadCategory choice required; tunnelCode choice required; marks longText ≤500
    cargoValue quantity .2 ≤20; cargoCurrency choice; sds files depends; classReport files depends`,
  ],
  ['cargo cargo.*.dg', dangerousFields.inland],
  ['doors loading', door],
  ['doors unloading', door],
  [
    'trucks trucks.*',
    `plate code ≤12 required; trailer code ≤12 required; driver text ≤20 required; driverPhone phone ≤20 required
    driverLicence code ≤18 required; driverCert text ≤40 required; permit text ≤40 required
    permitExpire day required; escort text ≤20 required; escortPhone phone ≤20 required; escortCert text ≤40 required`,
  ],
  ...closingFields('doors'),
  promisedFields,
];

test('[4.31] the fields of the order by road, in the order of the page', () => {
  expect(linesOf(truckDescription)).toEqual(writtenLines(fields));
  expect(truckService.steps).toEqual(['cargo', 'doors', 'trucks', 'confirm']);
});

const changed = (changes: Readonly<Record<string, unknown>>, form: TruckForm = roadForm) =>
  Object.entries(changes).reduce((made, [path, value]) => replaceAt(made, path, value), form);
const general = changed({ 'cargo.0.isDanger': false, 'cargo.0.casNo': '67-56-1' });
const semi = changed({ vehicle: 'SEMI13' });

test('[4.31] a new order: one unnamed vehicle, paid in yuan by bank transfer', () => {
  expect(blankTruckForm).toMatchObject({ vehicle: '', vehicleCount: '1', trucks: [], payType: 'BANK' });
  expect(blankTruckForm.cargo[0]).toMatchObject({ cargoCurrency: '1', roadCode: '', roadCategory: '', tunnelCode: '' });
  expect(blankTruckForm.loading).toMatchObject({ city: '', window: 'DAY' });
  expect(blankTruck.id).toBe('1');
});

describe('[4.31] the available options', () => {
  test.each<[string, string, TruckForm?]>([
    ['vehicle', 'VAN68'],
    ['cargo.0.food', 'Y,N', general],
    ['cargo.0.roadCategory', '0,1,2,3,4'],
    ['cargo.0.tunnelCode', 'NONE,B,C,D,E'],
    ['cargo.0.cargoCurrency', '1'],
    ['loading.city', '310000'],
    ['unloading.city', '330200'],
    ['loading.window', 'DAY,AM,PM'],
    ['payType', 'BANK'],
  ])('%s: %s', (path, choices, form = roadForm) => {
    expect(fieldIn(truckDescription, form, context, path).choices()).toBe(choices);
  });

  test('a copy allows any vehicle and listed city, and free text for other locations', () => {
    const choices = (path: string, at = copied as typeof context | typeof copied) =>
      fieldIn(truckDescription, roadForm, at, path).choices().split(',');
    expect(choices('vehicle').join()).toBe('VAN42,VAN68,VAN96,SEMI13,BOX20,BOX40');
    expect(choices('loading.city')).toEqual(expect.arrayContaining(['310000', '330200']));
    expect(choices('loading.city')).not.toContain('000000');
    const elsewhere = { ...context, deal: { ...sampleRoadDeal, from: '' } };
    expect(choices('loading.city', elsewhere).slice(0, 1)).toEqual(['000000']);
    expect(choices('loading.city', elsewhere)).toContain('310000');
    expect(choices('unloading.city', elsewhere)).toEqual(['330200']);
  });
});

test('[4.31] one vehicle to twenty', () => {
  const { sizeErrors } = fieldIn(truckDescription, roadForm, copied, 'vehicleCount');
  expect(['1', '0', '20', '21', '.1'].map(sizeErrors)).toEqual([[], ['TOO_SMALL'], [], ['TOO_LARGE'], ['NOT_WHOLE']]);
});

test.each([
  ['loading.district', '北', '北仑'],
  ['loading.address', '化工道', '化工大道'],
  ['unloading.contact', '赵', '赵收'],
  ['trucks.0.driver', '张', '张三'],
  ['trucks.0.escort', '刘', '刘四'],
  ['trucks.0.driverCert', '31000', '310000'],
  ['trucks.0.permit', '31000', '310000'],
  ['trucks.0.escortCert', '31000', '310000'],
])('[4.31] %s: %s is too short, %s is not', (path, short, enough) => {
  const { sizeErrorsOf } = fieldIn(truckDescription, roadForm, context, path);
  expect([sizeErrorsOf(short), sizeErrorsOf(enough)]).toEqual([['TOO_SHORT'], []]);
});

describe('[4.31] fields shown, and which are required', () => {
  const person = 'driver* driverPhone* driverLicence*';
  const papers = 'driverCert* permit* permitExpire* escort* escortPhone* escortCert*';
  const stop = 'city* district* address* contact* phone* day* window*';
  const goods = (food: string, road: string, rest: string, net: string) =>
    `isDanger cargoNameCn* casNo packageType* packages* grossWeight* ${net} volume ${food}${road}marks cargoValue cargoCurrency ${rest}`;
  const road = 'roadCode* roadCategory* tunnelCode* ';
  test.each<[string, TruckForm, string]>([
    ['cargo', roadForm, 'vehicle* vehicleCount*'],
    ['cargo cargo.*', roadForm, goods('', road, 'sds*', 'netWeight*')],
    ['cargo cargo.*', general, goods('', '', 'sds* classReport*', 'netWeight')],
    ['cargo cargo.*', changed({ 'cargo.0.casNo': '' }, general), goods('', '', 'sds classReport', 'netWeight')],
    ['doors loading', roadForm, stop],
    ['doors unloading', roadForm, stop],
    ['trucks trucks.*', roadForm, `plate* ${person} ${papers}`],
    ['trucks trucks.*', general, `plate* ${person}`],
    ['trucks trucks.*', semi, `plate* trailer* ${person} ${papers}`],
    ['trucks trucks.*', changed({ vehicle: '' }), `plate* ${person} ${papers}`],
    ['confirm', roadForm, 'agree* truth*'],
    ['confirm', general, 'agree*'],
  ])('%s %#', (part, form, shown) => {
    expect(shownIn(truckDescription, form, context, part)).toBe(shown);
  });

  test('food is required beside goods that taint it, and a line is dangerous unless the price excludes it', () => {
    const [line] = roadForm.cargo;
    const poison = { ...line!, dg: { ...line!.dg, dgClass: '6.1' } };
    const beside = changed({ cargo: [poison, { ...line!, id: '2', isDanger: false }] });
    expect(fieldIn(truckDescription, beside, context, 'cargo.1.food').asked()).toBe('required');
    const offered = [sampleRoadDeal, { ...sampleRoadDeal, isDanger: false }, null];
    expect(
      offered.map((deal) => fieldIn(truckDescription, roadForm, { ...context, deal }, 'cargo.0.isDanger').asked()),
    ).toEqual(['shown', 'hidden', 'shown']);
  });
});

describe('[4.31] errors and their messages', () => {
  const asked = { ...sampleRoadDeal, unNo: '', dgClass: '' };
  const peroxide = { 'cargo.0.dg.dgClass': '5.2', 'cargo.0.dg.unNo': '3105' };
  const alone = { enquiryNo: '', copiedFrom: 'TRK26100700009' };
  const twice = { trucks: [namedTruck, { ...namedTruck, id: '2' }] };
  const trailers = {
    trucks: [
      { ...namedTruck, trailer: '沪A1234挂' },
      { ...namedTruck, id: '2', plate: '沪A·1234挂' },
    ],
  };
  const rows: [path: string, changes: object, errors: object[], deal?: typeof sampleRoadDeal | null][] = [
    ['vehicleCount', { vehicleCount: '2' }, [{ code: 'ROAD_COUNT', values: { count: '1' } }]],
    ['vehicleCount', { vehicleCount: '2' }, [], null],
    ['loading.day', { 'loading.day': '2026-10-07' }, [{ code: 'ROAD_START', values: { day: '2026-10-08' } }]],
    ['loading.day', { 'loading.day': '2026-10-08' }, []],
    ['unloading.day', { 'unloading.day': '2026-10-19' }, [{ code: 'ROAD_UNLOADING', values: { day: '2026-10-20' } }]],
    ['unloading.day', { 'unloading.day': '2026-10-20' }, []],
    ['unloading.day', { 'unloading.day': '2026-10-01', 'loading.day': '' }, []],
    ['cargo.0.dg.dgClass', {}, []],
    ['cargo.0.dg.dgClass', { 'cargo.0.dg.dgClass': '7' }, [{ code: 'ROAD_REFUSED', values: { dgClass: '7' } }], null],
    ['cargo.0.dg.dgClass', peroxide, [], asked],
    ['cargo.0.dg.dgClass', { ...peroxide, ...alone }, [{ code: 'ROAD_ASKED', values: { dgClass: '5.2' } }], null],
    [
      'cargo.0.dg.dgClass',
      { ...alone, 'cargo.0.dg.dgClass': '3', 'cargo.0.dg.subRisk2': '4.3' },
      [{ code: 'ROAD_ASKED', values: { dgClass: '3' } }],
      null,
    ],
    ['cargo.0.dg.dgClass', alone, [], null],
    ['cargo.0.dg.dgClass', { 'cargo.0.dg.unNo': 'UN 1263' }, []],
    ['cargo.0.dg.dgClass', { 'cargo.0.dg.unNo': '1866' }, [{ code: 'ROAD_GOODS', values: { unNo: '1263' } }]],
    ['cargo.0.dg.dgClass', { 'cargo.0.dg.unNo': '1866' }, [], asked],
    ['cargo.0.dg.dgClass', {}, [{ code: 'ROAD_CLASS', values: { dgClass: '8' } }], { ...asked, dgClass: '8' }],
    ['cargo.0.dg.dgClass', {}, [], { ...asked, dgClass: '3' }],
    ['cargo.0.dg.dgClass', {}, [], { ...sampleRoadDeal, dgClass: '8' }],
    ['trucks.0.plate', {}, []],
    ['trucks.0.plate', { 'trucks.0.plate': '沪A1' }, [{ code: 'PLATE', values: {} }]],
    ['trucks.0.plate', { 'trucks.0.plate': '沪A1234挂' }, [{ code: 'TRUCK_PLATE', values: {} }]],
    ['trucks.1.plate', twice, [{ code: 'PLATE_TWICE', values: {} }]],
    ['trucks.0.trailer', { ...trailers, vehicle: 'SEMI13' }, [{ code: 'PLATE_TWICE', values: {} }]],
    ['trucks.0.trailer', { vehicle: 'SEMI13', 'trucks.0.trailer': '沪A1234挂' }, []],
    [
      'trucks.0.trailer',
      { vehicle: 'SEMI13', 'trucks.0.trailer': '沪A12346' },
      [{ code: 'TRAILER_PLATE', values: {} }],
    ],
    ['trucks.0.driverLicence', { 'trucks.0.driverLicence': LICENCE }, []],
    [
      'trucks.0.permitExpire',
      { 'trucks.0.permitExpire': '2026-10-20' },
      [{ code: 'ROAD_PERMIT', values: { day: '2026-10-20' } }],
    ],
    ['trucks.0.permitExpire', { 'trucks.0.permitExpire': '2026-10-21' }, []],
    ['trucks.0.permitExpire', { 'trucks.0.permitExpire': '2020-01-01', 'loading.day': '' }, []],
  ];
  test.each(rows)('%s, %o', (path, changes, errors, deal = sampleRoadDeal) => {
    const foundErrors = errorsAt(truckDescription, changed({ ...changes }), { ...context, deal }, path);
    expect(
      foundErrors.filter(({ code }) => code !== 'CLASS_DIFFERS').map(({ code, values }) => ({ code, values })),
    ).toEqual(errors);
  });

  test('a report must be valid until loading', () => {
    const report = { ...roadForm.cargo[0]!.sds[0]!, day: '2026-10-19' };
    const codes = (day: string) =>
      errorsAt(
        truckDescription,
        changed({ 'cargo.0.classReport': [report], 'loading.day': day }, general),
        context,
        'cargo.0.classReport',
      ).map(({ code }) => code);
    expect([codes('2026-10-20'), codes('2026-10-19'), codes('')]).toEqual([['CERTIFICATE_EXPIRES'], [], []]);
  });
});

test('[4.31] a number that was read fills the names of its goods', () => {
  const blank = changed({ 'cargo.0.cargoNameCn': '' });
  const form = setField(truckDescription, blank, context, 'cargo.0.dg.unNo', '1170');
  expect(form.cargo[0]?.cargoNameCn).toBe('');
  const read = withEntries({ service: truckService, form, facts: context }, unList) as TruckForm;
  expect(read.cargo[0]?.cargoNameCn).toBe('乙醇(酒精)或乙醇溶液(酒精溶液)');
});
