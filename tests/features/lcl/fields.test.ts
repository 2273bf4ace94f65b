import { describe, expect, test } from 'vitest';
import { setField } from '#domain/form/change.ts';
import { errorsAt } from '#domain/form/check.ts';
import { readAt } from '#domain/form/path.ts';
import { classesTaken, type LclContext } from '#domain/lcl/context.ts';
import { lclDescription } from '#domain/lcl/fields.ts';
import { blankLclForm, type LclForm } from '#domain/lcl/form.ts';
import { lastHandInDay } from '#domain/lcl/rules.ts';
import { lclService } from '#domain/lcl/service.ts';
import { lclContext, lclOffer, paintForm } from '#tests/features/lcl/order.ts';
import { fieldIn, formWith, linesOf, writtenLines } from '#tests/kit/described-fields.ts';
import {
  closingParts,
  contactLines,
  dangerousLines,
  goodsLines,
  partyParts,
  sizes,
} from '#tests/kit/written-fields.ts';

const loaded = `oversize tick; ${sizes}; stackable tick; wooden tick; palletized tick; food choice required`;
const fields: readonly [part: string, lines: string][] = [
  ['cargo cargo.*', goodsLines(loaded)],
  ['cargo cargo.*.dg', dangerousLines],
  [
    'handIn',
    `handIn choice required; handInDay day required; pickupAddress text ≤100 required; plate code ≤12; driver text ≤20
    driverPhone phone ≤20; transportPermit text ≤40; clearance choice required; arrival choice required
    arrivalAddress longText ≤200 required; arrivalPostcode text ≤10 required`,
  ],
  ['handIn', contactLines],
  ...partyParts('handIn'),
  ...closingParts('handIn'),
];

test('[4.31] the fields of the order of consolidated cargo, in the order of the page', () => {
  expect(linesOf(lclDescription)).toEqual(writtenLines(fields));
  expect(lclService.steps).toEqual(['cargo', 'handIn', 'confirm']);
});

test('[4.31] a new order: delivered by the shipper, stackable and neither in wood nor on pallets', () => {
  expect(blankLclForm).toMatchObject({
    ...{ handIn: 'SELF', clearance: 'OWN_PAPERS', arrival: 'CFS', parties: 'LATER', payType: 'BANK' },
    cargo: [{ isDanger: true, stackable: true, oversize: false, wooden: false, palletized: false }],
  });
});

const dg = 'cargo.0.dg';
const general = { 'cargo.0.isDanger': false };
const unknown: LclContext = { ...lclContext, offer: null };
const offering = (more: Partial<typeof lclOffer>): LclContext => ({ ...lclContext, offer: { ...lclOffer, ...more } });
const inLcl = (values: object, path: string, context = lclContext) =>
  fieldIn(lclDescription, formWith(paintForm, { ...values }), context, path);
const errorsFor = (values: object, path: string, context = lclContext) =>
  errorsAt(lclDescription, formWith(paintForm, { ...values }), context, path).map(({ code, values: named }) => ({
    code,
    ...named,
  }));

test.each([
  ['cargo.0.food', 'Y,N'],
  ['cargo.0.cargoCurrency', '1,2'],
  ['handIn', 'SELF,PICKUP'],
  ['clearance', 'OWN_PAPERS,ENTRUST,SEPARATE'],
  ['arrival', 'CFS,DELIVERY'],
  ['payType', 'BANK'],
])('[4.31] to choose from in %s: %s', (path, choices) => {
  expect(inLcl({}, path).choices()).toBe(choices);
});

describe('[4.31] fields shown and required depending on other values', () => {
  const toxic = { [`${dg}.dgClass`]: '6.1' };
  const [line] = paintForm.cargo;
  const beside = {
    cargo: [
      { ...line, isDanger: false },
      { ...line, id: '2', dg: { ...line!.dg, dgClass: '6.1' } },
    ],
  };
  const fetched = { handIn: 'PICKUP' };
  const rows: [path: string, values: object, is: 'hidden' | 'required' | 'shown'][] = [
    ['cargo.0.volume', {}, 'required'],
    ['cargo.0.length', {}, 'shown'],
    ['cargo.0.length', { 'cargo.0.height': '1' }, 'required'],
    ['cargo.0.length', { 'cargo.0.oversize': true }, 'required'],
    ['cargo.0.width', { 'cargo.0.packages': '1', 'cargo.0.volume': '8' }, 'shown'],
    ['cargo.0.width', { 'cargo.0.packages': '1', 'cargo.0.volume': '8.001' }, 'required'],
    ['cargo.0.height', { 'cargo.0.packages': '2', 'cargo.0.volume': '16.001' }, 'required'],
    ['cargo.0.height', { 'cargo.0.packages': '', 'cargo.0.volume': '9' }, 'shown'],
    ['cargo.0.classReport', {}, 'hidden'],
    ['cargo.0.classReport', { ...general, 'cargo.0.casNo': '64-17-5' }, 'required'],
    ['cargo.0.food', toxic, 'hidden'],
    ['cargo.0.food', general, 'hidden'],
    ['cargo.0.food', beside, 'required'],
    ['handInDay', {}, 'required'],
    ['pickupAddress', fetched, 'required'],
    ['pickupAddress', {}, 'hidden'],
    ...['plate', 'driver', 'driverPhone', 'transportPermit'].flatMap((path): [string, object, 'hidden' | 'shown'][] => [
      [path, {}, 'shown'],
      [path, fetched, 'hidden'],
    ]),
    ['plate', general, 'shown'],
    ['transportPermit', general, 'hidden'],
    ['truth', {}, 'required'],
    ['truth', general, 'hidden'],
  ];
  test.each(rows)('%s with %o: %s', (path, values, is) => {
    expect(inLcl(values, path).asked()).toBe(is);
  });

  test('a line is dangerous by choice, unless the price is for general cargo', () => {
    const shown = [lclContext, offering({ isDanger: false }), unknown].map((context) =>
      inLcl({}, 'cargo.0.isDanger', context).asked(),
    );
    expect(shown).toEqual(['shown', 'hidden', 'shown']);
  });
});

describe('[4.31] the class, as a consolidator takes it', () => {
  const path = `${dg}.dgClass`;
  const group = `${dg}.packingGroup`;
  const number = `${dg}.unNo`;
  const all = offering({ dgClasses: [], refusedClasses: [] });
  const asked = (dgClass: string) => [{ code: 'LCL_ASKED', dgClass }];
  const refused = (dgClass: string) => [{ code: 'LCL_REFUSED', dgClass }];
  const rows: [values: object, errors: object[]][] = [
    [{}, []],
    [{ [path]: '5.1', [group]: 'II', [number]: '1942' }, asked('5.1')],
    [{ [path]: '5.1', [group]: 'II', [number]: '1942', enquiryNo: 'E' }, []],
    [{ [path]: '2.3', [number]: '1017', [group]: '' }, refused('2.3')],
    [{ [path]: '4.3', [number]: '1402' }, refused('4.3')],
    [{ [path]: '4.3', [number]: '1402', enquiryNo: 'E' }, refused('4.3')],
    [{ [path]: '6.1', [number]: '2810', [group]: 'I' }, refused('6.1')],
    [{ [path]: '6.1', [number]: '2810', [group]: 'II' }, []],
    [{ [group]: 'I' }, asked('3')],
    [{ [`${dg}.subRisk1`]: '4.3' }, refused('3')],
    [{ [`${dg}.subRisk2`]: '4.3' }, refused('3')],
  ];
  test.each(rows)('%o: %j', (values, errors) => {
    expect(errorsFor(values, path, all).filter(({ code }) => code.startsWith('LCL_'))).toEqual(errors);
  });

  test('and as the price and the carrier do', () => {
    expect(errorsFor({}, path, offering({ dgClasses: ['8'] }))).toEqual([
      { code: 'CLASS_NOT_PRICED', dgClass: '3', taken: '8' },
    ]);
    expect(errorsFor({}, path, offering({ refusedClasses: ['3'] }))).toEqual([{ code: 'CLASS_REFUSED', dgClass: '3' }]);
    expect(classesTaken(['3', '8', '9'], ['8', '9', '4.1'])).toEqual(['8', '9']);
    expect(classesTaken(['3', '8'], null)).toEqual(['3', '8']);
  });
});

describe('[4.31] hand-in days, and validity of the packaging', () => {
  test('the last day is the one the warehouse closes on', () => {
    expect([lastHandInDay(lclContext), lastHandInDay(unknown)]).toEqual(['2026-10-24', null]);
    expect(errorsFor({ handInDay: '2026-10-24' }, 'handInDay')).toEqual([]);
    expect(errorsFor({ handInDay: '2026-10-25' }, 'handInDay')).toEqual([{ code: 'HAND_IN_LATE', day: '2026-10-24' }]);
    expect(errorsFor({ handInDay: '2026-10-06' }, 'handInDay')).toEqual([{ code: 'DAY_PAST' }]);
  });

  test('packaging is valid until packing, its certificate until departure', () => {
    const holds = (key: string, day: string, context = lclContext) =>
      errorsFor({ [`${dg}.${key}`]: day }, `${dg}.${key}`, context);
    expect(holds('perfCertExpire', '2026-10-24')).toEqual([]);
    expect(holds('perfCertExpire', '2026-10-23').map(({ code }) => code)).toEqual(['CERTIFICATE_EXPIRES']);
    expect(holds('perfCertExpire', '2026-10-01', unknown)).toEqual([]);
    expect(holds('dangerPackCertExpire', '2026-10-30')).toEqual([]);
    expect(holds('dangerPackCertExpire', '2026-10-29').map(({ code }) => code)).toEqual(['CERTIFICATE_EXPIRES']);
  });

  test('a plate, a phone', () => {
    expect([errorsFor({ plate: '沪A12' }, 'plate'), errorsFor({ plate: '沪A12345' }, 'plate')]).toEqual([
      [{ code: 'PLATE' }],
      [],
    ]);
    expect(errorsFor({ driverPhone: '1' }, 'driverPhone')).toEqual([{ code: 'MOBILE' }]);
  });
});

describe('[4.31] values reset by a change of a field', () => {
  const vehicle = { plate: '沪A12345', driver: '王', driverPhone: '13800138000', transportPermit: '1' };
  const kept = { ...vehicle, pickupAddress: '上海' };
  const none = { plate: '', driver: '', driverPhone: '', transportPermit: '' };
  const rows: [values: object, path: string, value: unknown, then: Record<string, unknown>][] = [
    [kept, 'handIn', 'PICKUP', { ...none, pickupAddress: '上海' }],
    [{ ...kept, handIn: 'PICKUP' }, 'handIn', 'SELF', { ...vehicle, pickupAddress: '' }],
    [
      { 'cargo.0.volume': '', 'cargo.0.width': '100', 'cargo.0.height': '100' },
      'cargo.0.length',
      '100',
      {
        'cargo.0.volume': '24.000',
      },
    ],
  ];
  test.each(rows)('%o, %s = %j: %o', (values, path, value, then) => {
    const set = setField(lclDescription, formWith<LclForm>(paintForm, { ...values }), lclContext, path, value);
    expect(Object.fromEntries(Object.keys(then).map((one) => [one, readAt(set, one)]))).toEqual(then);
  });
});
