import { describe, expect, test } from 'vitest';
import { cfsDescription } from '#domain/cfs/fields.ts';
import { blankVehicle, type CfsForm } from '#domain/cfs/form.ts';
import { cfsPartAsTyped, cfsQuotePart } from '#domain/cfs/quote.ts';
import { errorsAt } from '#domain/form/check.ts';
import { cfsContext, stuffedPaint } from '#tests/features/cfs/order.ts';
import { formWith } from '#tests/kit/described-fields.ts';

const form = (values: object): CfsForm => formWith(stuffedPaint, { ...values });
const messagesAt = (values: object, path: string) =>
  errorsAt(cfsDescription, form(values), cfsContext, path).map(({ code, values: named }) => ({ code, ...named }));
const line = stuffedPaint.cargo[0]!;
const box = stuffedPaint.containers[0]!;
const dg = 'cargo.0.dg';

describe('[4.31] numbers, names and moments of a sailing', () => {
  const lorry = { vehicles: [blankVehicle] };
  const rows: [path: string, value: string, code: string | null, more?: object][] = [
    ['soNo', 'ABCDEFG1', null],
    ['soNo', ' ABCDEFG1', null],
    ['soNo', 'ABCDEF1', 'BOOKING_NUMBER'],
    ['soNo', `${'A'.repeat(19)}1`, null],
    ['soNo', 'ABCDEFGH', 'BOOKING_NUMBER'],
    ['soNo', '12345678', null],
    ['blNo', 'ABCDEFGH', 'BOOKING_NUMBER'],
    ['vessel', 'A', null],
    ['vessel', ' EVER GIVEN ', null],
    ['vessel', "1 .'&/-", null],
    ['vessel', 'A'.repeat(35), null],
    ['vessel', '.A', 'VESSEL'],
    ['vessel', 'ever', 'VESSEL'],
    ['voyage', '04', null],
    ['voyage', '0', 'VOYAGE'],
    ['voyage', '042w', null],
    ['voyage', '042-W', 'VOYAGE'],
    ['imoNo', '9074729', null],
    ['imoNo', '9074728', 'SHIP_NUMBER'],
    ['viaPortCode', 'SGSIN', null],
    ['viaPortCode', 'CNYSN', 'SAME_PORT'],
    ['viaPortCode', 'NLRTM', 'SAME_PORT'],
    ['etd', '2026-10-07T10:00', 'DAY_PAST'],
    ['etd', '2026-10-07T10:01', null],
    ['cyClosing', '2026-10-07T10:00', 'DAY_PAST'],
    ['cyClosing', '2026-10-30T20:00', null],
    ['cyClosing', '2026-10-30T20:01', 'CLOSES_AFTER_ETD'],
    ['cyClosing', '2026-10-30T20:01', null, { etd: '' }],
    ['cyOpen', '2026-10-29T19:59', null],
    ['cyOpen', '2026-10-29T20:00', 'OPENS_AFTER_CLOSING'],
    ['cyOpen', '2026-10-29T20:01', 'OPENS_AFTER_CLOSING'],
    ...['siCutoff', 'dgCutoff', 'vgmCutoff', 'customsCutoff'].flatMap((path): [string, string, string | null][] => [
      [path, '2026-10-30T19:59', null],
      [path, '2026-10-30T20:00', 'CUT_OFF_AFTER_ETD'],
      [path, '2026-10-30T20:01', 'CUT_OFF_AFTER_ETD'],
      [path, '2026-10-30', 'NOT_A_MINUTE'],
    ]),
    ['pickupPostcode', '201507', null, { handIn: 'PICKUP' }],
    ['pickupPostcode', '2015', 'POSTCODE_CN', { handIn: 'PICKUP' }],
    ['pickupPostcode', '20150A', 'POSTCODE_CN', { handIn: 'PICKUP' }],
    ['vehicles.0.plate', '沪A12', 'PLATE', lorry],
    ['vehicles.0.driverId', '110105194912310021', 'CITIZEN_NUMBER', lorry],
    ['vehicles.0.driverPhone', '1', 'MOBILE', lorry],
    ['containers.0.ctnType', '20GP', 'BOX_TWICE', { containers: [box, box] }],
    ['containers.0.containerNos', 'CSQU3054384', 'CONTAINER_NUMBER'],
  ];
  test.each(rows)('%s "%s": %s', (path, value, code, more = {}) => {
    expect(messagesAt({ ...more, [path]: value }, path).map((error) => error.code)).toEqual(
      code === null ? [] : [code],
    );
  });
});

describe('[4.31] goods a station accepts, and deadlines', () => {
  const refused = (dgClass: string) => [
    { code: 'STATION_REFUSES', dgClass, name: '临港危化品一号库', taken: '3、4.1、6.1、8、9' },
  ];
  const path = `${dg}.dgClass`;
  test.each<[values: object, errors: object[]]>([
    [{}, []],
    [{ [path]: '5.2' }, refused('5.2')],
    [{ [`${dg}.subRisk1`]: '5.1' }, refused('5.1')],
    [{ [`${dg}.subRisk1`]: '8', [`${dg}.subRisk2`]: '5.1' }, refused('5.1')],
    [{ [path]: '5.2', warehouseId: '' }, []],
  ])('%o: %j', (values, errors) => {
    expect(messagesAt(values, path).filter(({ code }) => code === 'STATION_REFUSES')).toEqual(errors);
  });

  test.each<[values: object, path: string, day: string, errors: object[]]>([
    [{}, 'planDeliverDate', '2026-10-27', []],
    [{}, 'planDeliverDate', '2026-10-28', [{ code: 'DELIVERED_LATE', day: '2026-10-27' }]],
    [{}, 'planDeliverDate', '2026-10-06', [{ code: 'DAY_PAST' }]],
    [{}, 'planDeliverDate', '2026-10-07', []],
    [{ planStuffDate: '' }, 'planDeliverDate', '2026-10-29', []],
    [{ planStuffDate: '' }, 'planDeliverDate', '2026-10-30', [{ code: 'AFTER_CLOSING', day: '2026-10-29' }]],
    [{}, 'planStuffDate', '2026-10-29', []],
    [{}, 'planStuffDate', '2026-10-30', [{ code: 'AFTER_CLOSING', day: '2026-10-29' }]],
    [{ cyClosing: '' }, 'planStuffDate', '2026-10-30', []],
    [{}, 'planStuffDate', '2026-10-06', [{ code: 'DAY_PAST' }]],
  ])('%o: %s on %s', (values, day, value, errors) => {
    expect(messagesAt({ ...values, [day]: value }, day)).toEqual(errors);
  });

  test('the packaging is valid until stuffing', () => {
    const holds = (day: string, more = {}) =>
      messagesAt({ ...more, [`${dg}.perfCertExpire`]: day }, `${dg}.perfCertExpire`).length === 0;
    expect([holds('2026-10-27'), holds('2026-10-26')]).toEqual([true, false]);
    const unplanned = { planStuffDate: '' };
    expect([holds('2026-10-29', unplanned), holds('2026-10-28', unplanned)]).toEqual([true, false]);
    expect(messagesAt({ [`${dg}.dangerPackCertExpire`]: '2026-10-29' }, `${dg}.dangerPackCertExpire`)).toHaveLength(1);
    expect(messagesAt({ [`${dg}.dangerPackCertExpire`]: '2026-10-30' }, `${dg}.dangerPackCertExpire`)).toEqual([]);
  });
});

describe('[4.31] seals', () => {
  const path = 'containers.0.sealNos';
  const other = { ...box, id: '2', ctnType: '40HQ', sealNos: 'SEAL009' };
  const long = 'B'.repeat(30);
  test.each<[typed: string, errors: object[]]>([
    ['SEAL001', []],
    ['SEAL001, SEAL002', []],
    ['SEAL001，SEAL002', []],
    ['SEAL001、\nSEAL002；', []],
    [',;', []],
    ['SEAL001, ', []],
    ['SEAL 001', [{ code: 'SEAL', seal: 'SEAL 001' }]],
    ['ABC', [{ code: 'SEAL', seal: 'ABC' }]],
    [long, [{ code: 'SEAL', seal: 'B'.repeat(20) }]],
    ['SEAL001,SEAL001', [{ code: 'SEAL_TWICE', seal: 'SEAL001' }]],
    ['SEAL001,SEAL009', [{ code: 'SEAL_TWICE', seal: 'SEAL009' }]],
    ['SEAL001,SEAL002,SEAL003', [{ code: 'SEALS_MANY', count: '2', given: '3' }]],
  ])('"%s"', (typed, errors) => {
    expect(messagesAt({ containers: [{ ...box, sealNos: typed }, other] }, path)).toEqual(errors);
  });

  test('are not counted while the boxes are not', () => {
    expect(messagesAt({ 'containers.0.quantity': 'x', [path]: 'SEAL001' }, path)).toEqual([]);
    expect(messagesAt({ 'containers.0.quantity': '0', [path]: 'SEAL001' }, path)).toHaveLength(1);
    expect(messagesAt({ 'containers.0.quantity': '1x', [path]: 'SEAL001,SEAL002' }, path)).toEqual([]);
  });
});

describe('[4.31] rules across the form', () => {
  const found = (values: object) => cfsDescription.checks.flatMap((check) => check(form(values), cfsContext));
  const codes = (values: object) => found(values).map(({ path, step, code }) => `${step} ${path} ${code}`);
  const other = { ...line, id: '2', dg: { ...line.dg, unNo: '1942', dgClass: '5.1' } };
  test.each<[says: string, values: object, errors: string[]]>([
    ['nothing', {}, []],
    ['no goods', { cargo: [] }, ['cargo cargo REQUIRED']],
    ['no boxes', { containers: [], 'cargo.0.grossWeight': '' }, ['station containers REQUIRED']],
    ['what pollutes', { [`${dg}.unNo`]: '3082' }, [`cargo ${dg}.isMarinePollutant POLLUTANT_LOCKED`]],
    ['too heavy', { 'cargo.0.grossWeight': '56500.001' }, ['cargo cargo.0.grossWeight OVER_PAYLOAD']],
    ['too large', { 'cargo.0.volume': '66.401' }, ['cargo cargo.0.volume OVER_VOLUME']],
    [
      'too many letters',
      { cargo: ['A', 'B', 'C'].map((stow) => ({ ...line, stow, grossWeight: '1', volume: '1' })) },
      ['cargo cargo.0.stow TOO_MANY_STOWS'],
    ],
    [
      'what reacts',
      { cargo: [line, other].map((one) => ({ ...one, grossWeight: '1', volume: '1' })) },
      ['cargo cargo.1.stow SEGREGATION'],
    ],
    [
      'sizes unlike the volume',
      { 'cargo.0.length': '100', 'cargo.0.width': '100', 'cargo.0.height': '100' },
      ['cargo cargo.0.volume VOLUME_DIFFERS'],
    ],
  ])('%s', (_, values, errors) => {
    expect(codes(values)).toEqual(errors);
  });
});

describe('[4.31] a price depends on the station, the boxes, the goods and the works', () => {
  const counted = (quantity: string) => cfsQuotePart(form({ containers: [{ ...box, quantity }] }))?.containers.length;
  test.each(['1', '9', '10', '99', '100'])('%s boxes', (quantity) => expect(counted(quantity)).toBe(1));
  test.each(['0', '101', '1000', '', 'x'])('not "%s" boxes', (quantity) => expect(counted(quantity)).toBeUndefined());

  test('and on nothing else', () => {
    const part = (values: object) => cfsPartAsTyped(form(values));
    expect(part({ 'services.customs': true, 'options.photos': false, 'cargo.0.dg.unNo': 'UN 1263' })).toEqual({
      ...{ enquiry: null, warehouseId: 'warehouse-01', grossWeight: '24400', emptyPickup: 'OURS', handIn: 'SELF' },
      containers: [{ ctnType: '20GP', quantity: '2' }],
      goods: [{ unNo: '1263', dgClass: '3', subRisk1: '', subRisk2: '' }],
      ...{ options: ['placards'], services: ['customs'] },
    });
    expect([part({ 'cargo.0.isDanger': false }).goods, part({ [`${dg}.dgClass`]: '' }).goods]).toEqual([[], []]);
    expect(part({ [`${dg}.unNo`]: '12' }).goods[0]?.unNo).toBe('');
    const isPriced = (values: object) => cfsQuotePart(form(values)) !== null;
    const lists = [{ containers: [] }, { containers: [box, box] }, { warehouseId: '' }, { 'cargo.0.grossWeight': '0' }];
    expect(lists.map(isPriced)).toEqual([false, false, true, true]);
    expect([
      isPriced({ 'cargo.0.grossWeight': '0.9' }),
      isPriced({ containers: [box, { ...box, ctnType: '40HQ' }] }),
    ]).toEqual([true, true]);
  });
});
