import { describe, expect, test } from 'vitest';
import { replaceAt } from '#domain/form/path.ts';
import { countOf, truckChecks } from '#domain/truck/checks.ts';
import type { TruckContext } from '#domain/truck/context.ts';
import { type RoadDeal, roadDeal, vehiclesIn } from '#domain/truck/deal.ts';
import type { TruckForm } from '#domain/truck/form.ts';
import { copyOfTruckOrder, formOfRoadEnquiry } from '#domain/truck/initial-form.ts';
import { addressIn, cityIn, cityName } from '#domain/truck/location-text.ts';
import { truckQuotePart } from '#domain/truck/quote.ts';
import { roadAnswer } from '#domain/truck/road-goods.ts';
import { truckService } from '#domain/truck/service.ts';
import { namedTruck, OPTION, roadForm, sampleRoadDeal, sampleRoadQuery } from '#tests/features/truck/order.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

const now = Date.parse('2026-10-07T10:00:00+08:00');
const context: TruckContext = { now, deal: sampleRoadDeal, payTypes: ['BANK'] };
const changed = (changes: Readonly<Record<string, unknown>>, form: TruckForm = roadForm) =>
  Object.entries(changes).reduce((made, [path, value]) => replaceAt(made, path, value), form);
const errorsFor = (form: TruckForm, deal: RoadDeal | null = sampleRoadDeal) =>
  truckChecks.flatMap((check) => check(form, { ...context, deal }));

const [line] = roadForm.cargo;
const general = changed({ 'cargo.0.isDanger': false });
const open = { ...sampleRoadDeal, weight: '', volume: '' };
const alone = { enquiryNo: '', optionId: '' };

describe('[4.31] errors of a road order', () => {
  const origin = (code: string) => ({ path: 'optionId', step: 'cargo', code });
  const load = (field: string, code: string, limit: string, count = '1', at = 0) => ({
    ...{ path: `cargo.${at}.${field}`, step: 'cargo', code, values: { limit, count } },
  });
  const named = (code: string, count: string, given: string) => [
    { path: 'trucks', step: 'trucks', code, values: { count, given } },
  ];
  const none = { path: 'cargo', step: 'cargo', code: 'REQUIRED' };
  const two = { vehicleCount: '2', trucks: [namedTruck, { ...namedTruck, id: '2' }] };
  const heavy = (kilograms: string) => ({ 'cargo.0.grossWeight': kilograms });
  const bulky = (volume: string) => ({ 'cargo.0.volume': volume });
  const rows: [form: TruckForm, errors: object[], deal?: RoadDeal | null][] = [
    [roadForm, []],
    [roadForm, [origin('ROAD_OPTION')], null],
    [changed(alone), [origin('ROAD_ORIGIN')]],
    [changed({ ...alone, copiedFrom: 'TRK26100700009' }), [], null],
    [changed({ cargo: [], trucks: [] }), [none]],
    [
      roadForm,
      [{ path: 'cargo.0.isDanger', step: 'cargo', code: 'DANGEROUS_UNDER_GENERAL' }],
      { ...open, isDanger: false },
    ],
    [changed(heavy('6000')), [], open],
    [changed(heavy('6000.001')), [load('grossWeight', 'ROAD_WEIGHT', '6000')], open],
    [changed({ ...two, ...heavy('12000') }), [], open],
    [changed({ ...two, ...heavy('12000.001') }), [load('grossWeight', 'ROAD_WEIGHT', '6000', '2')], open],
    [changed({ ...heavy('8000'), trucks: [] }, general), [], { ...open, isDanger: false }],
    [
      changed({ ...heavy('8001') }, general),
      [load('grossWeight', 'ROAD_WEIGHT', '8000')],
      { ...open, isDanger: false },
    ],
    [changed({ ...heavy('9000'), vehicle: '' }), [], open],
    [changed({ ...heavy('9000'), vehicleCount: '0' }), [], open],
    [changed(heavy('1850')), []],
    [changed(heavy('1850.001')), [load('grossWeight', 'ROAD_LOAD', '1850')]],
    [changed({ ...heavy('1850.001'), vehicle: '' }), [load('grossWeight', 'ROAD_LOAD', '1850')]],
    [changed(bulky('35')), [], open],
    [changed(bulky('35.001')), [load('volume', 'ROAD_ROOM', '35')], open],
    [changed({ ...two, ...bulky('70') }), [], open],
    [changed({ ...two, ...bulky('70.001') }), [load('volume', 'ROAD_ROOM', '35', '2')], open],
    [changed({ ...bulky('99'), vehicle: '' }), [], open],
    [changed({ ...bulky('99'), vehicleCount: '0' }), [], open],
    [changed({ ...bulky('35.001'), ...alone, copiedFrom: 'T' }), [load('volume', 'ROAD_ROOM', '35')], null],
    [changed({ ...bulky('2.36'), ...alone, copiedFrom: 'T' }), [], null],
    [changed(bulky('2.36')), []],
    [changed(bulky('2.361')), [load('volume', 'ROAD_VOLUME', '2.36')]],
    [changed({ cargo: [line, { ...line!, id: '2' }] }), [load('grossWeight', 'ROAD_LOAD', '1850', '1', 1)]],
    [changed({ trucks: [] }), named('TRUCKS_MISSING', '1', '0')],
    [changed({ trucks: [], vehicleCount: '0' }), named('TRUCKS_MISSING', '0', '0')],
    [changed({ vehicleCount: '2' }), named('TRUCKS_MISSING', '2', '1')],
    [changed({ trucks: [] }, general), [], { ...sampleRoadDeal, isDanger: false }],
    [changed(two), []],
    [changed({ ...two, vehicleCount: '1' }), named('TRUCKS_MANY', '1', '2')],
    [changed({ ...two, vehicleCount: '0' }), []],
  ];
  test.each(rows)('case %#', (form, errors, deal = sampleRoadDeal) => {
    expect(errorsFor(form, deal)).toEqual(errors);
  });

  test('one vehicle to twenty count', () => {
    const counts = ['1', '20', '21', '0', '01', '100', ''].map((vehicleCount) => countOf({ vehicleCount }));
    expect(counts).toEqual([1, 20, 0, 0, 0, 0, 0]);
  });
});

describe('[1.10b] a quoted price', () => {
  test('its scope', () => {
    expect(sampleRoadDeal).toEqual({
      ...{ isDanger: true, unNo: '1263', dgClass: '3', weight: '1850', volume: '2.36', vehicle: 'VAN68' },
      ...{ vehicleCount: 1, from: '310000', to: '330200' },
    });
    expect(roadDeal({ ...sampleRoadQuery, isDanger: 'N' }, OPTION)).toMatchObject({
      isDanger: false,
      unNo: '',
      dgClass: '',
    });
    const unsaid = { ...sampleRoadQuery, unNo: undefined, dgClass: undefined, weight: undefined, volume: 'x' };
    expect(roadDeal({ ...unsaid, deliveryPlace: '呼和浩特市' }, OPTION)).toMatchObject({
      ...{ unNo: '', dgClass: '', weight: '', volume: '', to: '' },
    });
    expect(roadDeal({ ...sampleRoadQuery, unNo: 'many' }, OPTION)?.unNo).toBe('');
  });

  test('how many vehicles', () => {
    const of = (feeCode: string, quantity: string) => vehiclesIn([{ feeCode, quantity }]);
    expect([of('RDB', '3'), of('TRK', '12'), of('RDK', '3'), of('RDB', '0'), of('TRK', '100')]).toEqual([
      3, 12, 1, 1, 1,
    ]);
  });

  test('the form that it fills', () => {
    const option = { enquiryNo: 'TRK26100700001', optionId: 'o1' };
    const form = formOfRoadEnquiry({ ...sampleRoadQuery, remark: '请电联' }, option, context);
    expect(form).toMatchObject({
      ...{ ...option, vehicle: 'VAN68', vehicleCount: '1', contactName: '李货主', contactPhone: '13800138001' },
      remark: '请电联',
    });
    expect(form.cargo[0]).toMatchObject({ isDanger: true, cargoNameCn: '醇酸涂料', dg: { dgClass: '3' } });
    const plain = formOfRoadEnquiry(
      { ...sampleRoadQuery, isDanger: 'N', loadingDay: '2026-10-08', weight: undefined, volume: undefined },
      option,
      { ...context, deal: null },
    );
    expect(plain).toMatchObject({
      ...{ vehicle: '', vehicleCount: '1', remark: '', loading: { city: '000000', day: '2026-10-08' } },
      ...{ unloading: { city: '000000', district: '北仑区', window: 'DAY' }, payType: 'BANK' },
    });
    expect(plain.cargo[0]).toMatchObject({ isDanger: false, grossWeight: '', volume: '', dg: { unNo: '' } });
    const undated = formOfRoadEnquiry({ ...sampleRoadQuery, loadingDay: undefined }, option, context);
    expect(undated.loading.day).toBe('');
  });

  test.each([
    ['上海市', '310000', '', ''],
    ['从宁波到苏州', '330200', '', '到苏州'],
    ['从苏州到宁波', '320500', '', '到宁波'],
    ['宁波市北仑区港口路 8 号 ', '330200', '北仑区', '港口路 8 号'],
    ['金山区 1 号', null, '金山区', '1 号'],
  ])('%s lies in %s', (place, city, district, address) => {
    expect(cityIn(place)).toBe(city);
    expect(addressIn(place)).toEqual({ district, address });
  });

  test('a city by its name, an unknown one by itself', () => {
    expect([cityName('310000'), cityName('000000')]).toEqual(['上海', '000000']);
  });
});

test.each([
  ...(['1', '1.4', '6.2', '7'] as const).map((one) => [one, 'REFUSED'] as const),
  ...(['2.3', '4.2', '4.3', '5.2'] as const).map((one) => [one, 'ASK'] as const),
  ...(['2.1', '3', '5.1', '6.1', '8', '9', ''] as const).map((one) => [one, 'CARRIED'] as const),
])('[1.10b] class %s by road: %s', (dgClass, answer) => {
  expect(roadAnswer(null, ['', dgClass])).toBe(answer);
});

test('[1.10b] highly toxic goods need an enquiry regardless of class', () => {
  expect([unEntryOf('1689'), unEntryOf('1230'), null].map((entry) => roadAnswer(entry, ['3']))).toEqual([
    'ASK',
    'CARRIED',
    'CARRIED',
  ]);
});

describe('[5.9] values a road price depends on', () => {
  const load = { vehicle: 'VAN68', vehicleCount: 1, isDanger: true };
  const copied = { ...alone, copiedFrom: 'TRK26100700009' };
  const enquiry = { no: 'TRK26100700001', optionId: 'o1' };
  test.each<[form: TruckForm, part: object | null]>([
    [roadForm, { ...load, enquiry, copiedFrom: '', from: '', to: '' }],
    [changed({ copiedFrom: 'T' }, general), { ...load, isDanger: false, enquiry, copiedFrom: '', from: '', to: '' }],
    [changed(copied), { ...load, enquiry: null, copiedFrom: 'TRK26100700009', from: '310000', to: '330200' }],
    [changed(alone), null],
    [changed({ ...copied, 'loading.city': '' }), null],
    [changed({ ...copied, 'unloading.city': '' }), null],
    [changed({ vehicle: '' }), null],
    [changed({ vehicleCount: '0' }), null],
  ])('case %#', (form, part) => {
    expect(truckQuotePart(form)).toEqual(part);
  });
});

test('[4.31] a repeat booking keeps goods and doors, and clears dates', () => {
  const form = changed({ documents: line!.sds });
  expect(copyOfTruckOrder(form, 'TRK26100700009')).toEqual({
    ...form,
    ...{ copiedFrom: 'TRK26100700009', enquiryNo: '', optionId: '', trucks: [], documents: [] },
    ...{ loading: { ...form.loading, day: '' }, unloading: { ...form.unloading, day: '' }, agree: false, truth: false },
  });
});

test('[4.31] links of a road order, and fields kept when the form is cleared', () => {
  expect(truckService.code).toBe('truck');
  expect(truckService.kept.join(' ')).toBe('copiedFrom enquiryNo optionId vehicle vehicleCount');
  expect(truckService.links(roadForm)).toEqual({
    list: '/brand/freight',
    enquiry: '/brand/freight',
    isAskedOnly: true,
  });
});
