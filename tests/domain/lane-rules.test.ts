import { describe, expect, test } from 'vitest';
import {
  bankName,
  beforeClosing,
  boxOnce,
  boxPriced,
  boxTypes,
  boxWeight,
  capacityOf,
  collectTaken,
  containerNosOf,
  containerNumbers,
  dayBeforeClosing,
  minuteOf,
  monthlyAgreed,
  notPast,
  offered,
  payloadOf,
  readyInTime,
  sailingDay,
  takesCollect,
  textIs,
  vehicleForGoods,
} from '#domain/booking/lane-rules.ts';
import type { FclContext } from '#domain/fcl/context.ts';
import { blankCargo, blankContainer, blankFclForm, type ContainerLine } from '#domain/fcl/form.ts';
import type { RuleError } from '#domain/form/field.ts';
import { containerTypes } from '#domain/reference/container-types.ts';
import { fclContext } from '#machines/booking/booking.example.ts';

const form = blankFclForm;
const offer = fclContext.offer!;
const path = '';
const without: FclContext = { ...fclContext, offer: null };

/** Half past eleven at night in Rotterdam on the 7th is the morning of the 8th in China, and so it is on the 29th when the yard closes. */
const abroad: FclContext = {
  ...fclContext,
  now: Date.parse('2026-10-07T23:30:00+02:00'),
  offer: {
    ...offer,
    timezone: 'Europe/Amsterdam',
    cutOffs: { ...offer.cutOffs, cyClosing: Date.parse('2026-10-29T23:30:00+01:00') },
  },
};

test('[4.31] the day of a sailing is that of its price, and none without one', () => {
  expect(sailingDay({ offer: { etdDay: '2026-10-30' } })).toBe('2026-10-30');
  expect(sailingDay({ offer: null })).toBeNull();
});

describe('[4.31] days and minutes are those of the port of loading', () => {
  const past: RuleError = { code: 'DAY_PAST' };
  const late: RuleError = { code: 'READY_TOO_LATE', values: { day: '2026-10-29' } };
  const closed: RuleError = { code: 'AFTER_CLOSING', values: { day: '2026-10-29' } };
  const days: [value: string, context: FclContext, ready: RuleError | null, delivered: RuleError | null][] = [
    ['2026-10-06', abroad, past, past],
    ['2026-10-07', abroad, null, null],
    ['2026-10-29', abroad, null, null],
    ['2026-10-30', abroad, late, closed],
    ['2026-10-06', fclContext, past, past],
    ['2026-10-07', fclContext, null, null],
    ['2026-10-29', fclContext, null, null],
    ['2026-10-30', fclContext, late, closed],
    ['2026-10-07', { ...abroad, offer: null }, past, past],
    ['2026-10-08', { ...abroad, offer: null }, null, null],
    ['2027-01-01', without, null, null],
  ];
  test.each(days)('the day %s', (value, context, ready, delivered) => {
    expect(readyInTime({ value, scope: form, form, context, path })).toEqual(ready);
    expect(dayBeforeClosing({ value, context })).toEqual(delivered);
    expect(notPast({ value, context })).toEqual(ready === past ? past : null);
  });

  test('a minute is read on the clock of its place', () => {
    expect(minuteOf('2026-10-29T20:05', 'Asia/Shanghai')).toBe(Date.parse('2026-10-29T12:05:00Z'));
    expect(minuteOf('2026-03-01T07:45', 'Asia/Tokyo')).toBe(Date.parse('2026-02-28T22:45:00Z'));
  });

  const early: RuleError = { code: 'LOADING_BEFORE_READY', values: { day: '2026-10-20' } };
  const minutes: [value: string, cargoReadyDate: string, context: FclContext, finding: RuleError | null][] = [
    ['2026-10-07T09:59', '', fclContext, past],
    ['2026-10-07T10:00', '', fclContext, null],
    ['2026-10-19T23:59', '2026-10-20', fclContext, early],
    ['2026-10-20T00:00', '2026-10-20', fclContext, null],
    ['2026-10-29T20:00', '2026-10-20', fclContext, null],
    ['2026-10-29T20:01', '2026-10-20', fclContext, closed],
    ['2026-10-29T20:01', '', fclContext, closed],
    ['2026-10-07T23:29', '', abroad, past],
    ['2026-10-07T23:30', '', abroad, null],
    ['2026-10-29T23:30', '', abroad, null],
    ['2026-10-29T23:31', '', abroad, closed],
    ['2026-10-08T05:29', '', { ...abroad, offer: null }, past],
    ['2026-10-08T05:30', '', { ...abroad, offer: null }, null],
    ['2027-01-01T00:00', '2026-10-20', without, null],
  ];
  test.each(minutes)('a truck at %s for goods ready on "%s"', (value, cargoReadyDate, context, finding) => {
    expect(beforeClosing({ value, form: { ...form, cargoReadyDate }, context })).toEqual(finding);
  });
});

describe('[4.31] the payload of a container', () => {
  test('is its payload, or gross limit minus tare, and null for unknown types', () => {
    expect(['20GP', '40GP', '40RH', '40FR', '53HC'].map(payloadOf)).toEqual([28_250, 28_800, 29_400, 47_500, null]);
    expect(['20GP', '20RF', '20TK', '40FR', '53HC'].map(capacityOf)).toEqual([33.2, 28.3, 26, null, null]);
  });

  const light: RuleError = { code: 'UNDER_ONE_TON', level: 'WARN' };
  const above = (limit: string): RuleError => ({ code: 'OVER_LIMIT', values: { limit }, level: 'WARN' });
  const tooMuch = (limit: string): RuleError => ({ code: 'OVER_PAYLOAD', values: { limit } });
  const rows: [value: string, ctnType: string, context: FclContext, finding: RuleError | null][] = [
    ['28250', '20GP', without, null],
    ['28250.001', '20GP', without, tooMuch('28250')],
    ['28250.001', '20GP', fclContext, tooMuch('28250')],
    ['28250', '20GP', fclContext, above('21000')],
    ['21,000.001', '20GP', fclContext, above('21000')],
    ['２１０００．００１', '20GP', fclContext, above('21000')],
    ['21000', '20GP', fclContext, null],
    ['21000.001', '40HQ', fclContext, null],
    ['26000.001', '40HQ', fclContext, above('26000')],
    ['28800', '40GP', fclContext, null],
    ['28800.001', '40GP', fclContext, tooMuch('28800')],
    ['1000', '20GP', fclContext, null],
    ['999.999', '20GP', fclContext, light],
    ['999.999', '20GP', without, light],
    ['many', '20GP', fclContext, null],
    ['99999', '53HC', fclContext, null],
  ];
  test.each(rows)('%s kg in a %s', (value, ctnType, context, finding) => {
    expect(boxWeight({ value, scope: { ...blankContainer, ctnType }, form, context, path })).toEqual(finding);
  });

  test('a missing limit of the lane does not block', () => {
    const context = { ...fclContext, offer: { ...offer, boxes: [{ ctnType: '20GP', limitKg: null }] } };
    expect(boxWeight({ value: '28250', scope: blankContainer, form, context, path })).toBeNull();
  });
});

test('[4.31] a type may be selected once, from all types and those of the price, and has a price', () => {
  const all = containerTypes.map(({ code }) => code);
  const boxes = ['40HQ', '53HC'].map((ctnType) => ({ ctnType, limitKg: null }));
  const context = { ...fclContext, offer: { ...offer, boxes } };
  expect(boxTypes({ context: without })).toEqual(all);
  expect(boxTypes({ context })).toEqual([...all, '53HC']);

  const line = (ctnType: string): ContainerLine => ({ ...blankContainer, ctnType });
  const three = { ...form, containers: [line('20GP'), line('40HQ'), line('20GP')] };
  const spot = (value: string, of: FclContext) => ({ value, scope: line(value), form: three, context: of, path });
  expect(boxOnce(spot('20GP', context))).toEqual({ code: 'BOX_TWICE' });
  expect(boxOnce(spot('40HQ', context))).toBeNull();
  expect(boxPriced(spot('20GP', context))).toEqual({ code: 'BOX_NOT_PRICED', values: { priced: '40HQ、53HC' } });
  expect(boxPriced(spot('40HQ', context))).toBeNull();
  expect(boxPriced(spot('20GP', without))).toBeNull();
});

describe('[4.31] the numbers of a shipper’s own boxes', () => {
  test('are separated by blanks, commas and line ends', () => {
    const typed = ' csqu305438-3,COSU8123450；OOLU7654320、MSKU 1234565\nＥＸＦＵ５５１２３４０ ，';
    expect(containerNosOf(typed)).toEqual([
      ...['CSQU3054383', 'COSU8123450', 'OOLU7654320', 'MSKU', '1234565', 'EXFU5512340'],
    ]);
    expect(containerNosOf('')).toEqual([]);
  });

  const own = (quantity: string, containerNos: string, soc = true): ContainerLine => ({
    ...blankContainer,
    ...{ quantity, containerNos, soc },
  });
  const wrong = (number: string): RuleError => ({ code: 'CONTAINER_NUMBER', values: { number } });
  const twice: RuleError = { code: 'CONTAINER_NUMBER_TWICE', values: { number: 'COSU8123450' } };
  const missing = (count: string, given: string): RuleError => ({
    code: 'CONTAINER_NUMBERS_MISSING',
    values: { count, given },
  });
  const two = 'CSQU3054383 COSU8123450';
  const rows: [line: ContainerLine, others: ContainerLine[], finding: RuleError | null][] = [
    [own('2', two), [], null],
    [own('2', two), [own('1', 'OOLU7654320')], null],
    [own('2', two), [own('1', 'COSU8123450')], twice],
    [own('2', two), [own('1', 'COSU8123450', false)], null],
    [own('3', `${two} cosu812345-0`), [], twice],
    [own('3', two), [], missing('3', '2')],
    [own('1', two), [], missing('1', '2')],
    [own('1', ''), [], missing('1', '0')],
    [own('some', two), [], null],
    [own('', two), [], null],
    [own('2', 'CSQU3054383 CSQU3054384'), [], wrong('CSQU3054384')],
    [own('2', 'CSQU3054384 COSU8123451'), [], wrong('CSQU3054384')],
    [own('1', 'ABCDEFGHIJKLMNOPQRST'), [], wrong('ABCDEFGHIJKLMNOPQRST')],
    [own('1', 'ABCDEFGHIJKLMNOPQRSTUV'), [], wrong('ABCDEFGHIJKLMNOPQRST')],
  ];
  test.each(rows)('%o', (line, others, finding) => {
    const containers = [line, ...others];
    const spot = { value: line.containerNos, scope: line, form: { ...form, containers }, context: fclContext, path };
    expect(containerNumbers(spot)).toEqual(finding);
  });
});

describe('[4.31] choices for some customers or goods', () => {
  test('are offered to eligible users, and to others only if already selected', () => {
    const choices = offered(
      ['PRE', 'COL', 'ELSE'],
      'COL',
      ({ isContractCustomer }: typeof fclContext) => isContractCustomer,
    );
    const contracted = { ...fclContext, isContractCustomer: true };
    expect(choices({ value: 'PRE', context: fclContext })).toEqual(['PRE', 'ELSE']);
    expect(choices({ value: 'COL', context: fclContext })).toEqual(['PRE', 'COL', 'ELSE']);
    expect(choices({ value: 'PRE', context: contracted })).toEqual(['PRE', 'COL', 'ELSE']);
  });

  test('is refused where it was chosen', () => {
    const spot = (value: string, context: FclContext) => ({ value, scope: form, form, context, path });
    const refusing: FclContext = { ...fclContext, offer: { ...offer, collectAllowed: false } };
    expect([fclContext, refusing, without].map(takesCollect)).toEqual([true, false, true]);
    expect(collectTaken(spot('COL', refusing))).toEqual({ code: 'COLLECT_NOT_TAKEN' });
    expect(collectTaken(spot('COL', fclContext))).toBeNull();
    expect(collectTaken(spot('PRE', refusing))).toBeNull();
    expect(monthlyAgreed(spot('MONTHLY', fclContext))).toEqual({ code: 'MONTHLY_NOT_AGREED' });
    expect(monthlyAgreed(spot('MONTHLY', { ...fclContext, isContractCustomer: true }))).toBeNull();
    expect(monthlyAgreed(spot('TICKET', fclContext))).toBeNull();
  });

  test('an ordinary truck takes no dangerous goods', () => {
    const dangerous = { ...form, cargo: [{ ...blankCargo, isDanger: false }, blankCargo] };
    const general = { ...form, cargo: [{ ...blankCargo, isDanger: false }] };
    const { truck } = form.services;
    const asked = (value: string, of: typeof form) =>
      vehicleForGoods({ value, scope: truck, form: of, context: fclContext, path });
    expect(asked('N', dangerous)).toEqual({ code: 'DANGEROUS_VEHICLE' });
    expect(asked('Y', dangerous)).toBeNull();
    expect(asked('N', general)).toBeNull();
  });
});

test('a text of another kind is reported with its rule’s code, a bank name only as a warning', () => {
  const rule = textIs('BANK_ACCOUNT', (text) => text === '12345678');
  expect(rule({ value: '1234567' })).toEqual({ code: 'BANK_ACCOUNT' });
  expect(rule({ value: '12345678' })).toBeNull();
  expect(rule({ value: 12_345_678 })).toBeNull();
  const names = ['中国银行上海分行', '宁波农村信用社', '工行外滩支行', '外滩某某'];
  expect(names.map((value) => bankName({ value }))).toEqual([
    ...[null, null, null],
    { code: 'BANK_NAME', level: 'WARN' },
  ]);
});
