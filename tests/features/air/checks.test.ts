import { describe, expect, test } from 'vitest';
import type { AirContext, AirOfferFacts } from '#domain/air/context.ts';
import { airDescription } from '#domain/air/fields.ts';
import { airBookingClose } from '#domain/air/flight-days.ts';
import type { AirForm } from '#domain/air/form.ts';
import { dryIcePackage, flightChoices, flightDayOf, isLight, lastHandInDay, unNoOf } from '#domain/air/rules.ts';
import { errorsAt } from '#domain/form/check.ts';
import { airContext, airOffer, ethanolForm } from '#tests/features/air/order.ts';
import { formWith } from '#tests/kit/described-fields.ts';
import { withListed } from '#tests/kit/un-entries.ts';

const dg = 'cargo.0.dg';
const form = (values: object): AirForm => withListed(formWith(ethanolForm, { ...values }));
const offering = (more: Partial<AirOfferFacts>): AirContext => ({ ...airContext, offer: { ...airOffer, ...more } });
const unknown: AirContext = { ...airContext, offer: null };
const passenger = offering({ aircraft: 'PAX' });
const general = { 'cargo.0.isDanger': false };
const messagesAt = (values: object, path: string, context = airContext) =>
  errorsAt(airDescription, form(values), context, path).map(({ code, values: named }) => ({ code, ...named }));

describe('[4.31] the quantity an aircraft accepts per package', () => {
  const over = (limit: string, aircraft = 'CAO') => [{ code: 'AIR_OVER_LIMIT', aircraft, limit }];
  const naphthalene = { [`${dg}.unNo`]: '1334', [`${dg}.packingGroup`]: 'III' };
  const rows: [perPackage: string, values: object, context: AirContext, errors: object[]][] = [
    ['60', {}, airContext, []],
    ['60.001', {}, airContext, over('60 L')],
    ['5', {}, passenger, []],
    ['5.001', {}, passenger, over('5 L', 'PAX')],
    ['220.001', { [`${dg}.packingGroup`]: '' }, airContext, over('220 L')],
    ['220', { [`${dg}.packingGroup`]: '' }, airContext, []],
    ['100', naphthalene, airContext, []],
    ['100.001', naphthalene, airContext, over('100 kg')],
    ['9999', { [`${dg}.unNo`]: '1017' }, airContext, []],
    ['200', { [`${dg}.unNo`]: '1845' }, airContext, []],
    ['200.001', { [`${dg}.unNo`]: '1845' }, airContext, over('200 kg')],
    ['9999', { [`${dg}.unNo`]: '0999' }, airContext, []],
    ['60.001', {}, unknown, []],
    ['60 L', {}, airContext, [{ code: 'NOT_A_NUMBER' }]],
  ];
  test.each(rows)('%s of %o', (perPackage, values, context, errors) => {
    expect(messagesAt({ ...values, 'cargo.0.perPackage': perPackage }, 'cargo.0.perPackage', context)).toEqual(errors);
  });
});

describe('[4.31] packing instructions', () => {
  const limited = { [`${dg}.isLimitedQuantity`]: true };
  const known = (numbers: string) => [{ code: 'INSTRUCTION_OF_NUMBER', known: numbers }];
  const rows: [typed: string, values: object, errors: object[]][] = [
    ['364', {}, []],
    [' 364 ', {}, []],
    ['36', {}, [{ code: 'PACKING_INSTRUCTION' }]],
    ['3641', {}, [{ code: 'PACKING_INSTRUCTION' }]],
    ['X364', {}, [{ code: 'PACKING_INSTRUCTION' }]],
    ['Y341', {}, [{ code: 'INSTRUCTION_NOT_LIMITED' }]],
    ['Y341', limited, []],
    ['y341', limited, []],
    ['364', limited, [{ code: 'INSTRUCTION_LIMITED' }]],
    ['965', { [`${dg}.unNo`]: '3480' }, []],
    ['966', { [`${dg}.unNo`]: '3480' }, known('965')],
    ['967', { [`${dg}.unNo`]: '3481' }, []],
    ['965', { [`${dg}.unNo`]: '3481' }, known('966、967')],
    ['968', { [`${dg}.unNo`]: '3090' }, []],
    ['970', { [`${dg}.unNo`]: '3091' }, []],
    ['954', { [`${dg}.unNo`]: '1845' }, []],
    ['364', { [`${dg}.unNo`]: '1845' }, known('954')],
  ];
  test.each(rows)('"%s" of %o', (typed, values, errors) => {
    const path = 'cargo.0.packingInstruction';
    expect(messagesAt({ ...values, [path]: typed }, path)).toEqual(errors);
  });
});

describe('[4.31] dry ice, batteries and reports', () => {
  const over = [{ code: 'DRY_ICE_PACKAGE', limit: '200' }];
  test.each<[dryIce: string, packages: string, errors: object[]]>([
    ['800', '4', []],
    ['800.001', '4', over],
    ['200.001', '1', over],
    ['800.001', '', []],
    ['800.001', '0', []],
    ['0', '4', [{ code: 'TOO_SMALL', least: '0.001' }]],
    ['some', '4', [{ code: 'NOT_A_NUMBER' }]],
  ])('%s kg of dry ice in %s packages', (dryIce, packages, errors) => {
    expect(messagesAt({ 'cargo.0.dryIce': dryIce, 'cargo.0.packages': packages }, 'cargo.0.dryIce')).toEqual(errors);
  });

  test('an invalid weight exceeds no limit', () => {
    const typed = form({ 'cargo.0.packages': '4' });
    const spot = { scope: typed.cargo[0]!, form: typed, context: airContext, path: 'cargo.0.dryIce' };
    expect(['', '800', '801'].map((value) => dryIcePackage({ ...spot, value })?.code)).toEqual([
      ...[undefined, undefined, 'DRY_ICE_PACKAGE'],
    ]);
  });

  test('batteries are dangerous goods', () => {
    const path = 'cargo.0.lithium';
    expect(messagesAt({ ...general, [path]: true }, path)).toEqual([{ code: 'LITHIUM_DECLARED' }]);
  });

  const year = (one: string) => [{ code: 'REPORT_YEAR', year: one }];
  const soon = { ...airContext, now: Date.parse('2026-12-31T17:00:00Z') };
  test.each<[reportYear: string, flightDay: string, context: AirContext, errors: object[]]>([
    ['2026', '2026-10-16', airContext, []],
    [' 2026', '2026-10-16', airContext, [{ code: 'TOO_LONG', most: '4' }]],
    ['2025', '2026-10-16', airContext, year('2026')],
    ['2026', '2027-01-04', airContext, year('2027')],
    ['2026', '', soon, year('2027')],
    ['2026', '', offering({ timezone: 'Europe/London' }), []],
    ['2026', '', { ...unknown, now: soon.now }, year('2027')],
    ['2026', '', { ...soon, offer: { ...airOffer, timezone: 'Europe/London' } }, []],
  ])('a report of "%s" for a flight of "%s"', (reportYear, flightDay, context, errors) => {
    const path = 'cargo.0.reportYear';
    expect(messagesAt({ flightDay, [path]: reportYear }, path, context)).toEqual(errors);
  });
});

describe('[4.31] the class and the price', () => {
  const rows: [values: object, context: AirContext, errors: object[]][] = [
    [{}, airContext, []],
    [{ [`${dg}.subRisk1`]: '7' }, airContext, [{ code: 'AIR_REFUSED', dgClass: '7' }]],
    [{}, offering({ dgClasses: ['8', '9'] }), [{ code: 'AIR_NOT_PRICED', dgClass: '3', taken: '8、9' }]],
    [{}, offering({ isDanger: false }), [{ code: 'DANGEROUS_UNDER_GENERAL' }]],
    [{}, unknown, []],
  ];
  test.each(rows)('%o: %#', (values, context, errors) => {
    expect(messagesAt(values, `${dg}.dgClass`, context)).toEqual(errors);
  });

  test('temperature-controlled goods need a quote by an operator, reported once', () => {
    const peroxide = { [`${dg}.unNo`]: '3105', [`${dg}.dgClass`]: '5.2' };
    const priced = offering({ dgClasses: ['5.2'] });
    const path = `${dg}.dgClass`;
    expect(messagesAt(peroxide, path, priced)).toEqual([{ code: 'AIR_ASKED' }]);
    expect(messagesAt({ ...peroxide, enquiryNo: 'ENQ26100700001' }, path, priced)).toEqual([]);
  });
});

const flights = (value: unknown, context: AirContext = airContext) => flightChoices({ value, context });

describe('[4.31] the flight', () => {
  const closes = airBookingClose('2026-10-11', true, 'Asia/Shanghai');
  const open = ['2026-10-12', '2026-10-14', '2026-10-16', '2026-10-18'];
  const at = (now: number) => ({ ...airContext, now });

  test('is bookable until its deadline, and reported as closed if it was selected before', () => {
    expect(closes).toBe(Date.parse('2026-10-08T00:00:00+08:00'));
    expect(flights('2026-10-16')).toEqual(['2026-10-11', ...open]);
    expect(flights('2026-10-11', at(closes - 1))).toEqual(['2026-10-11', ...open]);
    expect(flights('2026-10-11', at(closes))).toEqual(['2026-10-11', ...open]);
    expect(flights('2026-10-12', at(closes))).toEqual(open);
    expect(messagesAt({ flightDay: '2026-10-11' }, 'flightDay', at(closes - 1))).toEqual([]);
    expect(messagesAt({ flightDay: '2026-10-11' }, 'flightDay', at(closes))).toEqual([{ code: 'FLIGHT_CLOSED' }]);
  });

  test('must operate on the day; without a price only the selected day is an option', () => {
    expect(flights('2026-10-15')).toEqual(['2026-10-11', ...open]);
    expect(flights('1')).toEqual(['2026-10-11', ...open]);
    expect(flights('')).toEqual(['2026-10-11', ...open]);
    expect(flights(7)).toEqual(['2026-10-11', ...open]);
    expect([flights('2026-10-16', unknown), flights('', unknown), flights(7, unknown)]).toEqual([
      ['2026-10-16'],
      [],
      [],
    ]);
    expect(messagesAt({ flightDay: '2026-10-09' }, 'flightDay', unknown)).toEqual([]);
  });

  test('sets the validity of documents and the hand-in deadline', () => {
    expect(
      ['2026-10-16', '', 'soon', '2026-10-160'].map((flightDay) => flightDayOf(airContext, { flightDay })),
    ).toEqual(['2026-10-16', null, null, null]);
    const last = (flightDay: string, context = airContext) => lastHandInDay(context, { flightDay });
    expect([last('2026-10-16'), last('2026-10-16', offering({ isDanger: false }))]).toEqual([
      '2026-10-14',
      '2026-10-15',
    ]);
    expect([last(''), last('soon'), last('2026-10-16', unknown)]).toEqual([null, null, null]);
  });
});

describe('[4.31] rules across the form', () => {
  const found = (values: object, context = airContext) =>
    airDescription.checks.flatMap((check) => check(form(values), context));
  const priced = (code: string) => [{ path: 'priceId', step: 'cargo', code }];
  const flown = (code: string, unNo: string, aircraft = 'CAO', more = {}) => [
    { path: `${dg}.unNo`, step: 'cargo', code, values: { unNo, aircraft }, ...more },
  ];
  const number = (unNo: string) => ({ [`${dg}.unNo`]: unNo });
  const filled = (unNo: string, more: object) =>
    Object.fromEntries(Object.entries({ unNo, ...more }).map(([field, value]) => [`${dg}.${field}`, value]));
  const under = [{ path: 'cargo.0.isDanger', step: 'cargo', code: 'DANGEROUS_UNDER_GENERAL' }];
  const none = [{ path: 'cargo.0.isDanger', step: 'cargo', code: 'NO_DANGEROUS_LINE', level: 'WARN' }];
  const rows: [values: object, context: AirContext, errors: object[]][] = [
    [{}, airContext, []],
    [{ priceId: '' }, airContext, priced('OFFER_MISSING')],
    [{}, unknown, priced('OFFER_MISSING')],
    [{}, offering({ validTo: airContext.now }), []],
    [{}, offering({ validTo: airContext.now - 1 }), priced('PRICE_EXPIRED')],
    [number('1089'), passenger, flown('AIR_CARGO_ONLY', '1089', 'PAX')],
    [number('UN 1089'), passenger, flown('AIR_CARGO_ONLY', '1089', 'PAX')],
    [number('1089'), airContext, []],
    [number('1017'), airContext, flown('AIR_FORBIDDEN', '1017')],
    [number('1017'), passenger, flown('AIR_FORBIDDEN', '1017', 'PAX')],
    [number('0999'), airContext, flown('AIR_LIMIT_UNKNOWN', '0999', 'CAO', { level: 'WARN' })],
    [filled('1386', { dgClass: '4.2', packingGroup: 'III' }), airContext, flown('AIR_IN_DOUBT', '1386')],
    [{ ...filled('1386', { dgClass: '4.2', packingGroup: 'III' }), enquiryNo: 'XJ20260000000001' }, airContext, []],
    [filled('1950', { dgClass: '2.1', packingGroup: '' }), airContext, []],
    [filled('1950', { dgClass: '2.1', packingGroup: '' }), passenger, flown('AIR_IN_DOUBT', '1950', 'PAX')],
    [filled('1950', { dgClass: '2.1', subRisk1: '6.1', packingGroup: '' }), airContext, flown('AIR_IN_DOUBT', '1950')],
    [number('x'), airContext, flown('AIR_LIMIT_UNKNOWN', 'x', 'CAO', { level: 'WARN' })],
    [number(''), airContext, []],
    [{ ...number('1017'), ...general }, airContext, none],
    [general, airContext, none],
    [number('1017'), offering({ isDanger: false }), under],
    [{ cargo: [] }, airContext, [{ path: 'cargo', step: 'cargo', code: 'REQUIRED' }]],
    [
      { 'cargo.0.volume': '0.45' },
      airContext,
      [{ path: 'cargo.0.volume', step: 'cargo', code: 'VOLUME_DIFFERS', values: { measured: '0.420' }, level: 'WARN' }],
    ],
    [
      { ...number('3082'), [`${dg}.dgClass`]: '9' },
      airContext,
      [{ path: `${dg}.isMarinePollutant`, step: 'cargo', code: 'POLLUTANT_LOCKED' }],
    ],
  ];
  test.each(rows)('%o: %#', (values, context, errors) => {
    const isOf3082 = JSON.stringify(values).includes('3082');
    expect(found(values, context).filter(({ code }) => !isOf3082 || code === 'POLLUTANT_LOCKED')).toEqual(errors);
  });

  test('names a number as far as it is one', () => {
    const [line] = ethanolForm.cargo;
    const named = (unNo: string) => unNoOf({ dg: { ...line!.dg, unNo } });
    expect([named(' UN1170 '), named('11')]).toEqual(['1170', '11']);
  });
});

test('[5.9] goods are light below 167 kg a cubic metre, as far as both are known', () => {
  const light = (grossWeight: string, volume: string) =>
    isLight(form({ 'cargo.0.grossWeight': grossWeight, 'cargo.0.volume': volume }));
  expect([light('166.9', '1'), light('167', '1'), light('0.1', '0.9')]).toEqual([true, false, true]);
  expect([light('', '1'), light('1', ''), light('', ''), light('0', '1')]).toEqual([false, false, false, false]);
});
