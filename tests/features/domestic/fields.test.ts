import { describe, expect, test } from 'vitest';
import { blankStop } from '#domain/booking/door-fields.ts';
import { withEntries } from '#domain/booking/listed-numbers.ts';
import type { DomesticContext } from '#domain/domestic/context.ts';
import { domesticDescription } from '#domain/domestic/fields.ts';
import { blankDomesticForm, type DomesticForm } from '#domain/domestic/form.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { setField } from '#domain/form/change.ts';
import { errorsAt } from '#domain/form/check.ts';
import { readAt, replaceAt } from '#domain/form/path.ts';
import { coastalContext as context, tolueneForm } from '#tests/features/domestic/order.ts';
import { closingFields, dangerousFields, promisedFields } from '#tests/kit/common-fields.ts';
import { fieldIn, linesOf, shownIn, writtenLines } from '#tests/kit/described-fields.ts';
import { unList } from '#tests/kit/un-entries.ts';

const door = `city choice required; district text ≤20 required; address text ≤100 required; contact text ≤20 required
    phone phone ≤20 required; day day required; window choice required`;
const fields: readonly [part: string, lines: string][] = [
  ['route', 'term choice required'],
  ['route containers.*', 'ctnType choice required; quantity whole box .0 ≤3 required'],
  [
    'cargo cargo.*',
    `isDanger tick; cargoNameCn text ≤100 required; casNo code ≤14
    packageType choice required; packages whole piece .0 ≤12 required
    grossWeight quantity kilogram .3 ≤20 required; netWeight quantity kilogram .3 ≤20 depends
    volume quantity cubicMetre .3 ≤20 depends; stow choice required; food choice required; roadCode code ≤6 required
    roadCategory choice required; tunnelCode choice required; marks longText ≤500
    cargoValue quantity .2 ≤20; cargoCurrency choice; sds files depends; classReport files depends`,
  ],
  ['cargo cargo.*.dg', dangerousFields.inland],
  ['cargo containers.*', 'weightPerCtn quantity kilogram .3 ≤12 required'],
  ['doors pickup', door],
  ['doors delivery', door],
  ['doors insurance', 'wanted tick; cargoValue quantity .2 ≤20 required'],
  ['doors', 'receipt choice required; receiptAddress text ≤120 required; boxDeposit choice required'],
  ...closingFields('doors'),
  promisedFields,
];

test('[4.31] the fields of the order within the country, in the order of the page', () => {
  expect(linesOf(domesticDescription)).toEqual(writtenLines(fields));
  expect(domesticService.steps).toEqual(['route', 'cargo', 'doors', 'confirm']);
});

const changed = (changes: Readonly<Record<string, unknown>>, form: DomesticForm = tolueneForm) =>
  Object.entries(changes).reduce((made, [path, value]) => replaceAt(made, path, value), form);
const offered = (more: Partial<NonNullable<DomesticContext['offer']>>): DomesticContext => ({
  ...context,
  offer: { ...context.offer!, ...more },
});
const unpriced: DomesticContext = { ...context, offer: null };
const general = changed({ 'cargo.0.isDanger': false, 'cargo.0.casNo': '108-88-3' });
const [line] = tolueneForm.cargo;

test('[4.31] a new order: one box from port to port, the note scanned, a letter for the box', () => {
  expect(blankDomesticForm).toMatchObject({
    ...{ term: 'CY_CY', receipt: 'SCAN', boxDeposit: 'LETTER', payType: 'BANK', insurance: { wanted: false } },
    ...{ containers: [{ id: '1', ctnType: '20GP', quantity: '1', weightPerCtn: '' }] },
    cargo: [{ cargoCurrency: '1', stow: 'A' }],
  });
});

describe('[4.31] the available options', () => {
  const all = 'CY_CY,DOOR_CY,CY_DOOR,DOOR_DOOR';
  const noDoors = offered({ pickup: [], delivery: [] });
  test.each<[path: string, choices: string, form?: DomesticForm, at?: DomesticContext]>([
    ['term', all],
    ['term', all, changed({ term: 'CY_CY' }), unpriced],
    ['term', 'CY_CY,DOOR_DOOR', tolueneForm, noDoors],
    ['term', 'CY_CY', changed({ term: 'CY_CY' }), noDoors],
    ['term', 'CY_CY,CY_DOOR', changed({ term: 'CY_CY' }), offered({ pickup: [] })],
    ['term', 'CY_CY,DOOR_CY', changed({ term: 'CY_CY' }), offered({ delivery: [] })],
    ['containers.0.ctnType', '20GP,40HQ'],
    ['containers.0.ctnType', '20GP,40HQ', tolueneForm, unpriced],
    ['containers.0.ctnType', '20GP,40HQ,20RF', changed({ 'containers.0.ctnType': '20RF' })],
    ['containers.0.ctnType', '20GP,40HQ', changed({ 'containers.0.ctnType': '' })],
    ['cargo.0.stow', 'A,B,C,D,E,F'],
    ['cargo.0.food', 'Y,N'],
    ['cargo.0.cargoCurrency', '1'],
    ['cargo.0.roadCategory', '0,1,2,3,4'],
    ['pickup.city', '320500'],
    ['pickup.city', '320500,440300', changed({ 'pickup.city': '440300' })],
    ['delivery.city', '440100'],
    ['delivery.city', '440100', tolueneForm, unpriced],
    ['delivery.city', '', changed({ 'delivery.city': '' }), unpriced],
    ['receipt', 'NONE,SCAN,ORIGINAL'],
    ['boxDeposit', 'LETTER,CASH'],
    ['payType', 'BANK,ONLINE'],
  ])('%s: %s', (path, choices, form = tolueneForm, at = context) => {
    expect(fieldIn(domesticDescription, form, at, path).choices()).toBe(choices);
  });
});

describe('[4.31] fields shown, and which are required', () => {
  const stop = 'city* district* address* contact* phone* day* window*';
  const goods = (own: string, rest: string, net = 'netWeight*') =>
    `isDanger cargoNameCn* casNo packageType* packages* grossWeight* ${net} volume ${own}marks cargoValue cargoCurrency ${rest}`;
  const road = 'roadCode* roadCategory* tunnelCode* ';
  const closing = 'contactName* contactPhone* contactTel contactEmail wechat payType* documents remark';
  test.each<[part: string, form: DomesticForm, shown: string]>([
    ['route', tolueneForm, 'term*'],
    ['route containers.*', tolueneForm, 'ctnType* quantity*'],
    ['cargo cargo.*', tolueneForm, goods(road, 'sds*')],
    ['cargo cargo.*', changed({ term: 'DOOR_CY' }), goods(road, 'sds*')],
    ['cargo cargo.*', changed({ term: 'CY_DOOR' }), goods(road, 'sds*')],
    ['cargo cargo.*', changed({ term: 'CY_CY' }), goods('', 'sds*')],
    ['cargo cargo.*', general, goods('', 'sds* classReport*', 'netWeight')],
    ['cargo cargo.*', changed({ cargo: [line, line] }), goods(`stow* ${road}`, 'sds*')],
    ['cargo containers.*', tolueneForm, 'weightPerCtn*'],
    ['doors pickup', tolueneForm, stop],
    ['doors pickup', changed({ term: 'DOOR_CY' }), stop],
    ['doors pickup', changed({ term: 'CY_DOOR' }), ''],
    ['doors delivery', tolueneForm, stop],
    ['doors delivery', changed({ term: 'CY_DOOR' }), stop],
    ['doors delivery', changed({ term: 'DOOR_CY' }), ''],
    ['doors insurance', tolueneForm, 'wanted'],
    ['doors insurance', changed({ 'insurance.wanted': true }), 'wanted cargoValue*'],
    ['doors', tolueneForm, `receipt* boxDeposit* ${closing}`],
    ['doors', changed({ receipt: 'ORIGINAL' }), `receipt* receiptAddress* boxDeposit* ${closing}`],
    ['confirm', tolueneForm, 'agree* truth*'],
    ['confirm', general, 'agree*'],
  ])('%s %#', (part, form, shown) => {
    expect(shownIn(domesticDescription, form, context, part)).toBe(shown);
  });

  test('food is required beside goods that taint it, and a line is dangerous unless the price excludes it', () => {
    const poison = { ...line!, dg: { ...line!.dg, dgClass: '6.1' } };
    const beside = changed({ cargo: [poison, { ...line!, id: '2', isDanger: false }] });
    expect(fieldIn(domesticDescription, beside, context, 'cargo.1.food').asked()).toBe('required');
    const contexts = [context, offered({ isDanger: false }), unpriced];
    expect(contexts.map((at) => fieldIn(domesticDescription, tolueneForm, at, 'cargo.0.isDanger').asked())).toEqual([
      'shown',
      'hidden',
      'shown',
    ]);
  });

  test('an address is more than a word', () => {
    const original = changed({ receipt: 'ORIGINAL' });
    const { sizeErrorsOf } = fieldIn(domesticDescription, original, context, 'receiptAddress');
    expect([sizeErrorsOf('一号楼'), sizeErrorsOf('星湖街一')]).toEqual([['TOO_SHORT'], []]);
  });
});

describe('[4.31] errors and their messages', () => {
  const box = 'containers.0.weightPerCtn';
  const at = (weight: string, more: object = {}) => ({ [box]: weight, ...more });
  const limit = (most: string) => [{ code: 'BOX_LIMIT', values: { limit: most } }];
  const road = (city: string, most = '25000') => [{ code: 'ROAD_LIMIT', values: { city, limit: most } }];
  const ports = { term: 'CY_CY' };
  const unlimited = offered({ boxes: [{ ctnType: '20GP', limitKg: null }] });
  const missing = [{ code: 'DOOR_NOT_PRICED', values: {} }];
  const asked = [{ code: 'DOMESTIC_ASKED', values: {} }];
  const peroxide = { 'cargo.0.dg.dgClass': '5.2' };
  const peroxides = offered({ dgClasses: ['5.2'] });
  const wide = offered({ pickup: [{ ...context.offer!.pickup[0]!, limitKg: 26_000 }] });
  test.each<[path: string, changes: object, errors: object[], at?: DomesticContext]>([
    [box, at('28000', ports), []],
    [box, at('28000.001', ports), limit('28000')],
    [box, at('28000', ports), [], unlimited],
    [box, at('28000.001', ports), limit('28000'), unlimited],
    [box, at('28000.001', ports), limit('28000'), unpriced],
    [box, at('27700.001', { ...ports, 'containers.0.ctnType': '45HQ' }), limit('27700'), unlimited],
    [box, at('28000.001', { ...ports, 'containers.0.ctnType': '40HQ' }), limit('28000')],
    [box, at('28000', { ...ports, 'containers.0.ctnType': 'ODD' }), []],
    [box, at('28000.001', { ...ports, 'containers.0.ctnType': 'ODD' }), limit('28000')],
    [box, at('25000'), []],
    [box, at('25000.001'), road('苏州')],
    [box, at('25000.001', { term: 'CY_DOOR' }), road('广州')],
    [box, at('25000.001', { term: 'DOOR_CY' }), road('苏州')],
    [box, at('25000.001'), road('广州'), wide],
    [box, at('25000.001', { 'pickup.city': '', 'delivery.city': '' }), []],
    [box, at('1000'), []],
    [box, at('999.999'), [{ code: 'UNDER_ONE_TON', values: {} }]],
    ['pickup.city', {}, []],
    ['pickup.city', { 'pickup.city': '440300' }, missing],
    ['pickup.city', { 'pickup.city': '440300' }, [], unpriced],
    ['delivery.city', { 'containers.0.ctnType': '40HQ' }, missing],
    ['pickup.city', { 'containers.0.ctnType': '40HQ' }, []],
    [
      'delivery.city',
      { containers: [tolueneForm.containers[0], { ...tolueneForm.containers[0], ctnType: '40HQ' }] },
      missing,
    ],
    ['delivery.day', { 'delivery.day': '2026-11-04' }, []],
    ['delivery.day', { 'delivery.day': '2026-11-03' }, [{ code: 'BEFORE_ARRIVAL', values: { day: '2026-11-04' } }]],
    ['delivery.day', { 'delivery.day': '2026-10-06' }, [{ code: 'DAY_PAST', values: {} }]],
    ['delivery.day', { 'delivery.day': '2026-10-06' }, [{ code: 'DAY_PAST', values: {} }], unpriced],
    ['delivery.day', { 'delivery.day': '2026-10-07' }, [], unpriced],
    ['pickup.day', { 'pickup.day': '2026-10-30' }, [{ code: 'AFTER_CLOSING', values: { day: '2026-10-29' } }]],
    ['cargo.0.dg.dgClass', {}, []],
    ['cargo.0.dg.dgClass', peroxide, asked, peroxides],
    ['cargo.0.dg.dgClass', { ...peroxide, enquiryNo: 'ENQ26100700001' }, [], peroxides],
  ])('%s, %o', (path, changes, errors, facts = context) => {
    const foundErrors = errorsAt(domesticDescription, changed({ ...changes }), facts, path);
    expect(
      foundErrors.filter(({ code }) => code !== 'CLASS_DIFFERS').map(({ code, values }) => ({ code, values })),
    ).toEqual(errors);
  });

  test('of the whole form, at the step it is mended in', () => {
    const steps = (changes: object, facts = context) =>
      domesticDescription.checks?.flatMap((check) =>
        check(changed({ ...changes }), facts).map(({ path, step, code }) => `${step} ${path} ${code}`),
      );
    expect(steps({})).toEqual([]);
    expect(steps({ priceId: '' })).toEqual(['route priceId OFFER_MISSING']);
    expect(steps({ containers: [] })).toEqual(['route containers REQUIRED']);
    const acid = { ...line!, id: '2', dg: { ...line!.dg, unNo: '1942', dgClass: '5.1', segregationGroups: [] } };
    expect(steps({ cargo: [line, acid] })).toContain('cargo cargo.1.stow SEGREGATION');
  });
});

test.each<[values: object, path: string, value: unknown, then: string, is: unknown]>([
  [{ receipt: 'ORIGINAL', receiptAddress: '星湖街一号' }, 'receipt', 'SCAN', 'receiptAddress', ''],
  [{ receiptAddress: '星湖街一号' }, 'receipt', 'ORIGINAL', 'receiptAddress', '星湖街一号'],
  [{}, 'term', 'CY_DOOR', 'pickup', blankStop],
  [{}, 'term', 'CY_DOOR', 'delivery', tolueneForm.delivery],
  [{}, 'term', 'DOOR_CY', 'delivery', blankStop],
  [{}, 'term', 'DOOR_CY', 'pickup', tolueneForm.pickup],
  [{ term: 'CY_CY' }, 'boxDeposit', 'CASH', 'pickup', tolueneForm.pickup],
  [{ 'cargo.0.cargoNameCn': '' }, 'cargo.0.dg.unNo', '1170', 'cargo.0.cargoNameCn', '乙醇(酒精)或乙醇溶液(酒精溶液)'],
  [{}, 'containers.0.quantity', '4', 'containers.0.weightPerCtn', '7600'],
  [{}, 'cargo.0.grossWeight', '32000', 'containers.0.weightPerCtn', '16000'],
])('[4.31] %o, %s = %j: %s is %j', (values, path, value, then, is) => {
  const form = setField(domesticDescription, changed({ ...values }), context, path, value);
  expect(readAt(withEntries({ service: domesticService, form, facts: context }, unList), then)).toEqual(is);
});
