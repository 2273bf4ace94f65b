import { describe, expect, it, test } from 'vitest';
import { errorText } from '#copy/booking/errors.ts';
import { errorsOf } from '#domain/form/check.ts';
import { replaceAt } from '#domain/form/path.ts';
import { vehicleOfPrice } from '#domain/road/vehicles.ts';
import type { TruckContext } from '#domain/truck/context.ts';
import { roadDeal, vehiclesIn } from '#domain/truck/deal.ts';
import { truckDescription } from '#domain/truck/fields.ts';
import type { TruckForm } from '#domain/truck/form.ts';
import { copyOfTruckOrder, formOfRoadEnquiry } from '#domain/truck/initial-form.ts';
import { addressIn, cityIn, OTHER_CITY } from '#domain/truck/location-text.ts';
import { truckQuotePart } from '#domain/truck/quote.ts';
import { roadAnswer } from '#domain/truck/road-goods.ts';
import { namedTruck, OPTION, roadForm, sampleRoadDeal, sampleRoadQuery } from '#tests/features/truck/order.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

const NOW = Date.parse('2026-10-07T10:00:00+08:00');
const context: TruckContext = { now: NOW, deal: sampleRoadDeal, payTypes: ['BANK'] };
const general: TruckContext = { ...context, deal: { ...sampleRoadDeal, isDanger: false, unNo: '', dgClass: '' } };

const codesOf = (form: TruckForm, at: TruckContext = context) =>
  errorsOf(truckDescription, form, at)
    .filter(({ level }) => level === 'BLOCK')
    .map(({ path, code }) => `${path} ${code}`);
const edited = (...changes: readonly (readonly [string, unknown])[]) =>
  changes.reduce((form, [path, value]) => replaceAt(form, path, value), roadForm);
const generalForm: TruckForm = {
  ...roadForm,
  cargo: roadForm.cargo.map((line) => ({
    ...line,
    isDanger: false,
    sds: [],
    ...{ roadCode: '', roadCategory: '', tunnelCode: '' },
  })),
  trucks: [],
};

test('[4.31] the paint example by road is complete, and so is general cargo without a named vehicle', () => {
  expect(codesOf(roadForm)).toEqual([]);
  expect(codesOf(generalForm, general)).toEqual([]);
});

describe('[4.31] errors are reported on their fields', () => {
  it.each<[string, readonly (readonly [string, unknown])[]]>([
    ['vehicle NOT_A_CHOICE', [['vehicle', 'VAN96']]],
    ['vehicleCount ROAD_COUNT', [['vehicleCount', '2']]],
    ['cargo.0.grossWeight ROAD_LOAD', [['cargo.0.grossWeight', '1900']]],
    ['cargo.0.volume ROAD_VOLUME', [['cargo.0.volume', '2.4']]],
    ['cargo.0.dg.unNo REQUIRED', [['cargo.0.dg.unNo', '']]],
    ['cargo.0.dg.dgClass ROAD_GOODS', [['cargo.0.dg.unNo', '1866']]],
    ['cargo.0.dg.dgClass ROAD_REFUSED', [['cargo.0.dg.dgClass', '7']]],
    ['cargo.0.roadCode REQUIRED', [['cargo.0.roadCode', '']]],
    ['cargo.0.tunnelCode NOT_A_CHOICE', [['cargo.0.tunnelCode', 'Z']]],
    ['loading.city NOT_A_CHOICE', [['loading.city', '330100']]],
    ['loading.day ROAD_START', [['loading.day', '2026-10-07']]],
    ['unloading.day ROAD_UNLOADING', [['unloading.day', '2026-10-19']]],
    ['trucks TRUCKS_MISSING', [['trucks', []]]],
    ['trucks TRUCKS_MANY', [['trucks', [namedTruck, { ...namedTruck, id: '2', plate: '沪B12345' }]]]],
    ['trucks.0.plate PLATE', [['trucks.0.plate', '沪A1']]],
    ['trucks.0.plate TRUCK_PLATE', [['trucks.0.plate', '沪A1234挂']]],
    ['trucks.0.driverLicence CITIZEN_NUMBER', [['trucks.0.driverLicence', '110105194912310021']]],
    ['trucks.0.permit REQUIRED', [['trucks.0.permit', '']]],
    ['trucks.0.permitExpire ROAD_PERMIT', [['trucks.0.permitExpire', '2026-10-20']]],
    ['trucks.0.driverCert REQUIRED', [['trucks.0.driverCert', '']]],
    ['trucks.0.escortCert REQUIRED', [['trucks.0.escortCert', '']]],
    ['truth MUST_TICK', [['truth', false]]],
  ])('%s', (code, changes) => {
    const form = edited(...changes);
    expect(codesOf(form)).toContain(code);
    for (const error of errorsOf(truckDescription, form, context)) expect(errorText(error)).not.toBe('');
  });

  it('a permit that ends the day after loading is enough', () => {
    expect(codesOf(edited(['trucks.0.permitExpire', '2026-10-21']))).toEqual([]);
  });

  it('dangerous goods need a dangerous goods price', () => {
    expect(codesOf(roadForm, general)).toContain('cargo.0.isDanger DANGEROUS_UNDER_GENERAL');
  });

  it('a tractor has a trailer with a plate of its own, and no vehicle drives twice', () => {
    const deal = { ...sampleRoadDeal, vehicle: 'SEMI13', vehicleCount: 2 };
    const semi = edited(
      ['vehicle', 'SEMI13'],
      ['vehicleCount', '2'],
      ['trucks', [namedTruck, { ...namedTruck, id: '2', trailer: '沪A1234挂' }]],
    );
    expect(codesOf(semi, { ...context, deal })).toEqual([
      'trucks.0.plate PLATE_TWICE',
      'trucks.0.trailer REQUIRED',
      'trucks.1.plate PLATE_TWICE',
    ]);
    const wrong = replaceAt(semi, 'trucks.0.trailer', '沪A12346');
    expect(codesOf(wrong, { ...context, deal })).toContain('trucks.0.trailer TRAILER_PLATE');
  });

  it('a price named for a class is for no other', () => {
    const deal = { ...sampleRoadDeal, unNo: '', dgClass: '8' };
    expect(codesOf(roadForm, { ...context, deal })).toContain('cargo.0.dg.dgClass ROAD_CLASS');
  });

  it('more than the vehicles carry is too much, for dangerous goods sooner', () => {
    const deal = { ...sampleRoadDeal, weight: '', volume: '' };
    const heavy = edited(['cargo.0.grossWeight', '6010'], ['cargo.0.netWeight', '5850'], ['cargo.0.packages', '78']);
    expect(codesOf(heavy, { ...context, deal })).toContain('cargo.0.grossWeight ROAD_WEIGHT');
    const bulky = edited(['cargo.0.volume', '35.1']);
    expect(codesOf(bulky, { ...context, deal })).toContain('cargo.0.volume ROAD_ROOM');
  });

  it('an order needs a valid option, or a source order', () => {
    expect(codesOf(roadForm, { ...context, deal: null })).toContain('optionId ROAD_OPTION');
    const blank = { ...roadForm, enquiryNo: '', optionId: '' };
    expect(codesOf(blank, { ...context, deal: null })).toContain('optionId ROAD_ORIGIN');
    expect(codesOf({ ...blank, copiedFrom: 'TRK26100700009' }, { ...context, deal: null })).toEqual([]);
  });

  it('goods that need an enquiry are not copied, but an answered enquiry allows them', () => {
    const gas = edited(['cargo.0.dg.unNo', '1017'], ['cargo.0.dg.dgClass', '2.3'], ['cargo.0.dg.packingGroup', '']);
    const copied = { ...gas, enquiryNo: '', optionId: '', copiedFrom: 'TRK26100700009' };
    expect(codesOf(copied, { ...context, deal: null })).toContain('cargo.0.dg.dgClass ROAD_ASKED');
    const deal = { ...sampleRoadDeal, unNo: '1017', dgClass: '2.3' };
    expect(codesOf(gas, { ...context, deal }).filter((code) => code.includes('ROAD_'))).toEqual([]);
  });
});

test('[1.10b] an answered enquiry fills in the whole form', () => {
  const option = { enquiryNo: 'TRK26100700001', optionId: 'o1' };
  const form = formOfRoadEnquiry(sampleRoadQuery, option, context);
  expect(form).toMatchObject({
    ...option,
    ...{ vehicle: 'VAN68', vehicleCount: '1', contactName: '李货主' },
    loading: { city: '310000', district: '金山区', address: '化工大道 1 号', day: '2026-10-20' },
    unloading: { city: '330200', district: '北仑区', address: '港口路 8 号' },
  });
  expect(form.cargo[0]).toMatchObject({
    grossWeight: '1850',
    volume: '2.36',
    dg: { unNo: '1263', packingGroup: 'III' },
  });
  const past = formOfRoadEnquiry({ ...sampleRoadQuery, loadingDay: '2026-10-07' }, option, context);
  expect(past.loading.day).toBe('');
});

test('[4.31] a copy keeps goods and doors, and clears dates, vehicles and agreements', () => {
  const copy = copyOfTruckOrder(roadForm, 'TRK26100700009');
  expect(copy).toMatchObject({ copiedFrom: 'TRK26100700009', enquiryNo: '', optionId: '', trucks: [], agree: false });
  expect([copy.loading.day, copy.unloading.day]).toEqual(['', '']);
  expect(truckQuotePart(copy)).toEqual({
    ...{ enquiry: null, copiedFrom: 'TRK26100700009', vehicle: 'VAN68', vehicleCount: 1 },
    ...{ from: '310000', to: '330200', isDanger: true },
  });
});

test('[4.31] a price depends on the option alone, where there is one', () => {
  expect(truckQuotePart(roadForm)).toMatchObject({
    enquiry: { no: 'TRK26100700001', optionId: 'o1' },
    from: '',
    to: '',
  });
  expect(truckQuotePart({ ...roadForm, vehicleCount: '21' })).toBeNull();
  expect(truckQuotePart({ ...roadForm, enquiryNo: '' })).toBeNull();
});

test.each([
  ['上海市金山区化工大道 1 号', '310000', { district: '金山区', address: '化工大道 1 号' }],
  ['江苏省苏州市张家港市保税区长江路 2 号', '320582', { district: '保税区', address: '长江路 2 号' }],
  ['宁波北仑', '330200', { district: '', address: '北仑' }],
  ['呼和浩特市赛罕区', null, { district: '呼和浩特市赛罕区', address: '' }],
])('the city of %s', (place, city, address) => {
  expect(cityIn(place)).toBe(city);
  expect(addressIn(place)).toEqual(address);
});

test('[1.10b] a place in no city of the list is written out', () => {
  const asked = { ...sampleRoadQuery, pickupPlace: '呼和浩特市赛罕区 3 号' };
  const deal = roadDeal(asked, OPTION);
  expect(deal?.from).toBe('');
  const form = formOfRoadEnquiry(asked, { enquiryNo: 'TRK26100700001', optionId: 'o1' }, { ...context, deal });
  expect(form.loading.city).toBe(OTHER_CITY);
  expect(codesOf({ ...roadForm, loading: { ...roadForm.loading, city: OTHER_CITY } }, { ...context, deal })).toEqual(
    [],
  );
});

test.each([
  ['1263', ['3'], 'CARRIED'],
  ['1017', ['2.3', '5.1', '8'], 'ASK'],
  ['1689', ['6.1'], 'ASK'],
  ['0012', ['1.4S'], 'REFUSED'],
  ['2912', ['7'], 'REFUSED'],
] as const)('UN %s by road', (unNo, classes, answer) => {
  expect(roadAnswer(unEntryOf(unNo), classes)).toBe(answer);
});

test('[1.10b] scope and number of vehicles of a price', () => {
  expect(vehicleOfPrice('truck-SEMI13')?.code).toBe('SEMI13');
  expect([
    vehicleOfPrice('truck-NONE'),
    vehicleOfPrice('offer-1'),
    roadDeal(sampleRoadQuery, { priceId: 'x', lines: [] }),
  ]).toEqual([null, null, null]);
  expect(
    vehiclesIn([
      { feeCode: 'RDK', quantity: '180' },
      { feeCode: 'RDB', quantity: '3' },
    ]),
  ).toBe(3);
  expect(vehiclesIn([{ feeCode: 'ESC', quantity: '2' }])).toBe(1);
});
