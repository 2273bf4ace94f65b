import { describe, expect, test } from 'vitest';
import type { AirContext } from '#domain/air/context.ts';
import { airDescription } from '#domain/air/fields.ts';
import { type AirForm, blankAirForm } from '#domain/air/form.ts';
import { airService } from '#domain/air/service.ts';
import { setField } from '#domain/form/change.ts';
import { errorsAt } from '#domain/form/check.ts';
import { readAt } from '#domain/form/path.ts';
import { airContext, ethanolForm } from '#tests/features/air/order.ts';
import { fieldIn, formWith, linesOf, writtenLines } from '#tests/kit/described-fields.ts';
import {
  closingParts,
  contactLines,
  dangerousLines,
  goodsLines,
  partyParts,
  sizes,
} from '#tests/kit/written-fields.ts';

const flown = `${sizes}; stackable tick; packingInstruction code ≤6 required; perPackage quantity .3 ≤12 required
  lithium tick; wattHours quantity .2 ≤10 required; lithiumGrams quantity .3 ≤10 required
  dryIce quantity kilogram .3 ≤20 depends
  reportNo text ≤60 required; reportIssuer text ≤60 required; reportYear text ≤4 required`;

const fields: readonly [part: string, lines: string][] = [
  ['cargo', 'flightDay choice required; preference choice required'],
  ['cargo cargo.*', goodsLines(flown)],
  ['cargo cargo.*.dg', dangerousLines],
  ['cargo', 'share choice'],
  ['handIn', 'declaration choice required; declarationFiles files'],
  [
    'handIn',
    `warehouse choice required; handIn choice required; handInDay day required; pickupAddress text ≤100 required
    clearance choice required; arrival choice required; arrivalAddress longText ≤200 required
    arrivalPostcode text ≤10 required`,
  ],
  ['handIn insurance', 'wanted tick; cargoValue quantity .2 ≤20 required; currency choice required'],
  ['handIn', contactLines],
  ...partyParts('handIn'),
  ...closingParts('handIn'),
];

test('[4.31] the fields of the air order, in the order of the page', () => {
  expect(linesOf(airDescription)).toEqual(writtenLines(fields));
  expect(airService.steps).toEqual(['cargo', 'handIn', 'confirm']);
});

test('[4.31] a new air order is for one flight only, with hand-in and declaration by the shipper', () => {
  expect(blankAirForm).toMatchObject({
    ...{ preference: 'ONLY', share: '0', declaration: 'SELF', warehouse: 'AIRLINE', payType: 'BANK', parties: 'LATER' },
    ...{ handIn: 'SELF', clearance: 'OWN_PAPERS', arrival: 'CFS', agree: false, truth: false },
    insurance: { wanted: false, cargoValue: '', currency: '1' },
    cargo: [{ isDanger: true, stackable: true, lithium: false }],
  });
});

const battery = (unNo: string) => ({ 'cargo.0.dg.unNo': unNo, 'cargo.0.dg.dgClass': '9' });
const ion = battery('3480');
const metal = battery('3090');
const general = { 'cargo.0.isDanger': false };
const delivered = { arrival: 'DELIVERY' };
const inAir = (values: object, path: string, context: AirContext = airContext) =>
  fieldIn(airDescription, formWith(ethanolForm, { ...values }), context, path);
const unknown: AirContext = { ...airContext, offer: null };

describe('[4.31] the available options', () => {
  const rows: [path: string, choices: string][] = [
    ['flightDay', '2026-10-11,2026-10-12,2026-10-14,2026-10-16,2026-10-18'],
    ['preference', 'ONLY,AIRLINE,ANY'],
    ['share', '0,30,50,70,100'],
    ['declaration', 'SELF,ENTRUST'],
    ['warehouse', 'AIRLINE,AGENT'],
    ['handIn', 'SELF,PICKUP'],
    ['clearance', 'OWN_PAPERS,ENTRUST,SEPARATE'],
    ['arrival', 'CFS,DELIVERY'],
    ['cargo.0.cargoCurrency', '1,2'],
    ['insurance.currency', '1,2'],
    ['payType', 'BANK'],
  ];
  test.each(rows)('%s: %s', (path, choices) => {
    expect(inAir({}, path).choices()).toBe(choices);
  });
});

describe('[4.31] numbers within their bounds', () => {
  const rows: [path: string, least: string, below: string, most: string, above: string, values?: object][] = [
    ['cargo.0.wattHours', '0.01', '0', '99999.99', '100000', ion],
    ['cargo.0.lithiumGrams', '0.001', '0', '9999.999', '10000', metal],
    ['cargo.0.perPackage', '0.001', '0', '9999999.999', '10000000'],
    ['cargo.0.dryIce', '0.001', '0', '9999999.999', '10000000'],
    ['cargo.0.length', '0.1', '0', '9999.9', '10000'],
    ['cargo.0.width', '0.1', '0', '9999.9', '10000'],
    ['cargo.0.height', '0.1', '0', '9999.9', '10000'],
    ['insurance.cargoValue', '0.01', '0', '999999999.99', '1000000000', { 'insurance.wanted': true }],
  ];
  test.each(rows)('%s from %s, not %s, to %s, not %s', (path, least, below, most, above, values = {}) => {
    const { sizeErrors, decimals } = inAir(values, path);
    expect([sizeErrors(least), sizeErrors(below), sizeErrors(most), sizeErrors(above)]).toEqual([
      [],
      ['TOO_SMALL'],
      [],
      ['TOO_LARGE'],
    ]);
    expect(sizeErrors(`.${'1'.repeat(decimals + 1)}`)).toEqual(['TOO_MANY_DECIMALS']);
  });

  test('ten files declare the goods, eleven are too many', () => {
    const errorsFor = (count: number) =>
      inAir({}, 'declarationFiles').sizeErrorsOf(Array.from({ length: count }, () => ({ fileId: 'f' })));
    expect([errorsFor(10), errorsFor(11)]).toEqual([[], ['TOO_MANY_FILES']]);
  });
});

describe('[4.31] fields shown and required depending on other values', () => {
  const light = { 'cargo.0.grossWeight': '50' };
  const cas = { ...general, 'cargo.0.casNo': '64-17-5' };
  const rows: [path: string, values: object, is: 'hidden' | 'required' | 'shown'][] = [
    ['cargo.0.volume', {}, 'required'],
    ['cargo.0.length', { 'cargo.0.width': '', 'cargo.0.height': '' }, 'required'],
    ['cargo.0.width', {}, 'required'],
    ['cargo.0.height', {}, 'required'],
    ['cargo.0.packingInstruction', {}, 'required'],
    ['cargo.0.packingInstruction', general, 'hidden'],
    ['cargo.0.perPackage', {}, 'required'],
    ['cargo.0.perPackage', general, 'hidden'],
    ['cargo.0.lithium', {}, 'hidden'],
    ['cargo.0.lithium', general, 'shown'],
    ['cargo.0.wattHours', {}, 'hidden'],
    ['cargo.0.wattHours', ion, 'required'],
    ['cargo.0.wattHours', metal, 'hidden'],
    ['cargo.0.wattHours', { ...ion, ...general }, 'hidden'],
    ['cargo.0.lithiumGrams', metal, 'required'],
    ['cargo.0.lithiumGrams', ion, 'hidden'],
    ['cargo.0.lithiumGrams', { ...metal, ...general }, 'hidden'],
    ['cargo.0.dryIce', {}, 'shown'],
    ['cargo.0.dryIce', { 'cargo.0.dg.unNo': '1845' }, 'required'],
    ['cargo.0.dryIce', general, 'hidden'],
    ...['reportNo', 'reportIssuer', 'reportYear'].flatMap((key): [string, object, 'hidden' | 'required'][] => [
      [`cargo.0.${key}`, {}, 'required'],
      [`cargo.0.${key}`, general, 'hidden'],
      [`cargo.0.${key}`, cas, 'required'],
    ]),
    ['cargo.0.classReport', {}, 'required'],
    ['cargo.0.classReport', cas, 'required'],
    ['cargo.0.classReport', general, 'shown'],
    ['share', {}, 'hidden'],
    ['share', light, 'shown'],
    ['declaration', {}, 'required'],
    ['declaration', general, 'hidden'],
    ['declarationFiles', {}, 'shown'],
    ['declarationFiles', { declaration: 'ENTRUST' }, 'hidden'],
    ['declarationFiles', general, 'hidden'],
    ['pickupAddress', {}, 'hidden'],
    ['pickupAddress', { handIn: 'PICKUP' }, 'required'],
    ['arrivalAddress', {}, 'hidden'],
    ['arrivalAddress', delivered, 'required'],
    ['arrivalPostcode', {}, 'hidden'],
    ['arrivalPostcode', delivered, 'required'],
    ['insurance.currency', {}, 'hidden'],
    ['insurance.currency', { 'insurance.wanted': true }, 'required'],
    ...['flightDay', 'preference', 'warehouse', 'handIn', 'handInDay', 'clearance', 'arrival', 'payType'].map(
      (path): [string, object, 'required'] => [path, {}, 'required'],
    ),
    ['truth', {}, 'required'],
    ['truth', general, 'hidden'],
  ];
  test.each(rows)('%s with %o: %s', (path, values, is) => {
    expect(inAir(values, path).asked()).toBe(is);
  });

  test('a line is dangerous by choice, unless the price is for general cargo', () => {
    const offered = (isDanger: boolean): AirContext => ({ ...airContext, offer: { ...airContext.offer!, isDanger } });
    const shown = [offered(true), offered(false), unknown].map((context) =>
      inAir({}, 'cargo.0.isDanger', context).asked(),
    );
    expect(shown).toEqual(['shown', 'hidden', 'shown']);
  });
});

describe('[4.31] hand-in and delivery', () => {
  const errorsFor = (path: string, value: unknown, context = airContext) =>
    errorsAt(airDescription, formWith(ethanolForm, { ...delivered, [path]: value }), context, path).map(
      ({ code, values }) => ({ code, values }),
    );

  test('goods are handed in from today to a day and a half before the flight', () => {
    const late = { code: 'HAND_IN_LATE', values: { day: '2026-10-14' } };
    expect(['2026-10-06', '2026-10-07', '2026-10-14', '2026-10-15'].map((day) => errorsFor('handInDay', day))).toEqual([
      [{ code: 'DAY_PAST', values: {} }],
      [],
      [],
      [late],
    ]);
    const away = { ...airContext, offer: { ...airContext.offer!, timezone: 'America/Los_Angeles' } };
    expect(errorsFor('handInDay', '2026-10-06', away)).toEqual([]);
    expect(errorsFor('handInDay', '2027-10-15', unknown)).toEqual([]);
    expect(errorsFor('handInDay', '2026-10-06', unknown)).toEqual([{ code: 'DAY_PAST', values: {} }]);
    expect(errorsFor('handInDay', 'soon')).toEqual([{ code: 'NOT_A_DAY', values: {} }]);
  });

  test.each([
    ['60313', true],
    [' sw1a 1aa ', true],
    ['1234567890', true],
    ['A', false],
    ['-60313', false],
    ['法兰克福', false],
  ])('the postcode "%s": %s', (postcode, isOne) => {
    expect(errorsFor('arrivalPostcode', postcode)).toEqual(isOne ? [] : [{ code: 'POSTCODE', values: {} }]);
  });
});

describe('[4.31] values reset by a change of a field', () => {
  const kept = { pickupAddress: '上海', arrivalAddress: 'FRANKFURT', arrivalPostcode: '60313' };
  const rows: [values: object, path: string, value: unknown, then: Record<string, unknown>][] = [
    [{ ...kept, handIn: 'PICKUP' }, 'handIn', 'SELF', { ...kept, pickupAddress: '' }],
    [kept, 'handIn', 'PICKUP', kept],
    [{ ...kept, arrival: 'DELIVERY' }, 'arrival', 'CFS', { ...kept, arrivalAddress: '', arrivalPostcode: '' }],
    [kept, 'arrival', 'DELIVERY', kept],
    [{ declaration: 'ENTRUST', ...general }, 'contactName', '王', { declaration: 'ENTRUST' }],
    [{ declaration: 'ENTRUST' }, 'cargo.0.marks', 'N/M', { declaration: 'ENTRUST' }],
    [general, 'cargo.0.marks', 'N/M', { 'cargo.0.packingInstruction': '364' }],
    [{}, 'cargo.0.dg.unNo', '1845', { 'cargo.0.packingInstruction': '954' }],
    [{}, 'cargo.0.dg.unNo', '3480', { 'cargo.0.packingInstruction': '965' }],
    [{}, 'cargo.0.dg.unNo', '3481', { 'cargo.0.packingInstruction': '364' }],
    [{}, 'cargo.0.dg.unNo', '1230', { 'cargo.0.packingInstruction': '364' }],
    [{ ...general, 'cargo.0.lithium': true }, 'cargo.0.isDanger', true, { 'cargo.0.lithium': false }],
    [{ 'cargo.0.grossWeight': '50', share: '50' }, 'cargo.0.marks', 'N/M', { share: '50' }],
    [{ share: '50' }, 'cargo.0.marks', 'N/M', { share: '0' }],
    [{ share: '50' }, 'contactName', '王', { share: '50' }],
  ];
  test.each(rows)('%o, %s = %j: %o', (values, path, value, then) => {
    const set = setField(airDescription, formWith<AirForm>(ethanolForm, { ...values }), airContext, path, value);
    expect(Object.fromEntries(Object.keys(then).map((one) => [one, readAt(set, one)]))).toEqual(then);
  });

  test('general cargo keeps its sizes but no dangerous goods fields', () => {
    const filled = formWith(ethanolForm, {
      ...{ 'cargo.0.wattHours': '1', 'cargo.0.lithiumGrams': '1', 'cargo.0.dryIce': '1', declaration: 'ENTRUST' },
      declarationFiles: [{ fileId: 'f' }],
    });
    expect(setField(airDescription, filled, airContext, 'cargo.0.isDanger', false)).toMatchObject({
      ...{ declaration: 'SELF', declarationFiles: [] },
      cargo: [
        {
          ...{ packingInstruction: '', perPackage: '', wattHours: '', lithiumGrams: '', dryIce: '' },
          ...{ length: '50', volume: '0.42', reportNo: 'R2026-1' },
        },
      ],
    });
  });

  test('the quantity per package follows its net weight in kilograms until it is edited', () => {
    const [line] = ethanolForm.cargo;
    const sulphur = { 'cargo.0.dg.unNo': '1350', 'cargo.0.dg.packingGroup': 'III', 'cargo.0.dg.dgClass': '4.1' };
    const netOf = (values: object) =>
      setField(airDescription, formWith(ethanolForm, { ...values }), airContext, 'cargo.0.dg.dgNetWeight', '12');
    const each = (values: object) => netOf(values).cargo[0]?.perPackage;
    expect(each({ ...sulphur, 'cargo.0.perPackage': '' })).toBe('12');
    expect(each({ ...sulphur, 'cargo.0.perPackage': '16' })).toBe('12');
    expect(each({ ...sulphur, 'cargo.0.perPackage': '15' })).toBe('15');
    expect(each({ 'cargo.0.perPackage': '' })).toBe('');
    expect(each({ ...sulphur, ...general, 'cargo.0.perPackage': '' })).toBe('');
    const dg = { ...line!.dg, unNo: '1350', packingGroup: 'III' };
    const two = netOf({
      cargo: [
        { ...line, id: '2', dg: { ...dg, dgNetWeight: '9' }, perPackage: '9' },
        { ...line, dg },
      ],
    });
    expect(two.cargo.map(({ perPackage }) => perPackage)).toEqual(['12', '20']);
  });
});
