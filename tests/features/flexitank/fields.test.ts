import { describe, expect, test } from 'vitest';
import { FLEXITANK_FIELDS, readFlexitankTyped, tankFields } from '#domain/flexitank/address.ts';
import { boxesOf, netPerBox, withAmounts } from '#domain/flexitank/bag.ts';
import { limitOfBox } from '#domain/flexitank/box-limit.ts';
import type { FlexitankContext } from '#domain/flexitank/context.ts';
import { flexitankDescription } from '#domain/flexitank/fields.ts';
import { blankFlexitankForm, type FlexitankForm } from '#domain/flexitank/form.ts';
import { copyOfFlexitankOrder } from '#domain/flexitank/initial-form.ts';
import { flexitankPapers } from '#domain/flexitank/papers.ts';
import { flexitankPartAsTyped, flexitankQuotePart } from '#domain/flexitank/quote.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import { setField } from '#domain/form/change.ts';
import { errorsAt } from '#domain/form/check.ts';
import { readAt, replaceAt } from '#domain/form/path.ts';
import { flexitankContext, flexitankGlycerine, paper } from '#tests/features/flexitank/order.ts';
import { closingFields } from '#tests/kit/common-fields.ts';
import { fieldIn, linesOf, shownIn, writtenLines } from '#tests/kit/described-fields.ts';

const fields: readonly [part: string, lines: string][] = [
  [
    'liquid cargo.*',
    `isDanger tick; cargoNameCn text ≤100 required; cargoNameEn text ≤250 required; hsCode code ≤14; casNo code ≤14
    density quantity .3 ≤6 required; viscosity quantity .1 ≤8 required; loadTemp quantity celsius .1 ≤6 required
    foodGrade tick; foodCertificate files required; sds files depends; classReport files required; unNumber text ≤10`,
  ],
  [
    'bag',
    `boxes whole box .0 ≤3 required; bagSize choice required; layers choice required; valve choice required
    bulkhead choice required; heatingPad tick; steam choice required`,
  ],
  ['install', 'install choice required; installDay day required; installAddress text ≤100 required; disposal tick'],
  ['install insurance', 'wanted tick; cargoValue quantity .2 ≤20 required; currency choice required'],
  ...closingFields('install'),
  ['confirm', 'agree tick required'],
];

test('[4.31] the fields of the flexitank order, in the order of the page', () => {
  expect(linesOf(flexitankDescription)).toEqual(writtenLines(fields));
  expect(flexitankService.steps).toEqual(['liquid', 'bag', 'install', 'confirm']);
});

const changed = (changes: Readonly<Record<string, unknown>>, form: FlexitankForm = flexitankGlycerine) =>
  Object.entries(changes).reduce((made, [path, value]) => replaceAt(made, path, value), form);

test('[4.31] a new order: one bag filled at our depot, with nothing dangerous', () => {
  expect(blankFlexitankForm).toMatchObject({
    ...{ boxes: '1', bagSize: '', layers: 'TWO', valve: 'BOTTOM', heatingPad: false, steam: 'CONSIGNEE' },
    ...{ bulkhead: 'KIT', install: 'DEPOT', disposal: false, payType: 'BANK' },
    insurance: { wanted: false, cargoValue: '', currency: '2' },
    cargo: [{ isDanger: false, packageType: 'BLK', foodGrade: false, unNumber: '' }],
  });
});

test.each([
  ['bagSize', '16,18,20,21,22,23,24'],
  ['layers', 'TWO,THREE,EVOH'],
  ['valve', 'BOTTOM,TOP'],
  ['bulkhead', 'KIT,OWN'],
  ['steam', 'CONSIGNEE,ARRANGE'],
  ['install', 'DEPOT,SITE'],
  ['insurance.currency', '1,2'],
  ['payType', 'BANK'],
])('[4.31] %s: %s', (path, choices) => {
  expect(fieldIn(flexitankDescription, flexitankGlycerine, flexitankContext, path).choices()).toBe(choices);
});

test.each([
  ['cargo.0.density', '0.7', '0.699', '1.6', '1.601'],
  ['cargo.0.viscosity', '0.1', '0', '99999', '99999.1'],
  ['cargo.0.loadTemp', '-20', '-20.1', '65', '65.1'],
  ['boxes', '1', '0', '100', '101'],
  ['insurance.cargoValue', '0.01', '0.00', '999999999.99', '1000000000'],
])('[4.31] %s from %s, not %s, to %s, not %s', (path, least, below, most, above) => {
  const form = changed({ 'insurance.wanted': true });
  const { sizeErrors, decimals } = fieldIn(flexitankDescription, form, flexitankContext, path);
  expect([sizeErrors(least), sizeErrors(below), sizeErrors(most), sizeErrors(above)]).toEqual([
    [],
    ['TOO_SMALL'],
    [],
    ['TOO_LARGE'],
  ]);
  expect(sizeErrors(`.${'1'.repeat(decimals + 1)}`)).toEqual([decimals === 0 ? 'NOT_WHOLE' : 'TOO_MANY_DECIMALS']);
});

describe('[4.31] fields shown, and which are required', () => {
  const liquid = (sds: string) =>
    `isDanger cargoNameCn* cargoNameEn* hsCode casNo density* viscosity* loadTemp* foodGrade ${sds} classReport* unNumber`;
  const bag = 'boxes* bagSize* layers* valve* bulkhead* heatingPad';
  const closing = 'contactName* contactPhone* contactTel contactEmail wechat payType* documents remark';
  test.each([
    ['liquid cargo.*', {}, liquid('sds')],
    ['liquid cargo.*', { 'cargo.0.casNo': '56-81-5' }, liquid('sds*')],
    ['liquid cargo.*', { 'cargo.0.foodGrade': true }, liquid('foodCertificate* sds')],
    ['bag', {}, bag],
    ['bag', { heatingPad: true }, `${bag} steam*`],
    ['install', {}, `install* installDay* disposal ${closing}`],
    ['install', { install: 'SITE' }, `install* installDay* installAddress* disposal ${closing}`],
    ['install insurance', {}, 'wanted'],
    ['install insurance', { 'insurance.wanted': true }, 'wanted cargoValue* currency*'],
    ['confirm', {}, 'agree*'],
  ])('%s with %o', (part, changes, shown) => {
    expect(shownIn(flexitankDescription, changed(changes), flexitankContext, part)).toBe(shown);
  });
});

test.each<[values: object, path: string, value: unknown, then: string, is: unknown]>([
  [{ 'cargo.0.foodGrade': true }, 'cargo.0.foodGrade', false, 'cargo.0.foodCertificate', []],
  [{}, 'cargo.0.foodGrade', true, 'cargo.0.foodCertificate', [paper('a.pdf')]],
  [{ install: 'SITE' }, 'install', 'DEPOT', 'installAddress', ''],
  [{}, 'install', 'SITE', 'installAddress', '奉贤区一号'],
])('[4.31] %o, %s = %j: %s is %j', (values, path, value, then, is) => {
  const form = changed({ ...values, installAddress: '奉贤区一号', 'cargo.0.foodCertificate': [paper('a.pdf')] });
  expect(readAt(setField(flexitankDescription, form, flexitankContext, path, value), then)).toEqual(is);
});

describe('[4.31] errors and their messages', () => {
  const offered = (more: Partial<NonNullable<FlexitankContext['offer']>>): FlexitankContext => ({
    ...flexitankContext,
    offer: { ...flexitankContext.offer!, ...more },
  });
  const none: FlexitankContext = { ...flexitankContext, offer: null };
  const narrow = offered({ bagSizes: ['16', '18'] });
  const overMass = (net: string) => ({ code: 'BAG_OVER_MASS', values: { net, limit: '24000' } });
  const notSold = { code: 'BAG_NOT_SOLD', values: { sizes: '16、18' } };
  test.each<[path: string, changes: object, errors: object[], context?: FlexitankContext]>([
    ['bagSize', {}, []],
    ['bagSize', { 'cargo.0.density': '1.201' }, [overMass('24020')]],
    ['bagSize', { 'cargo.0.density': '1.201' }, [], none],
    ['bagSize', { 'cargo.0.density': '' }, []],
    ['bagSize', {}, [notSold], narrow],
    ['bagSize', { bagSize: '24' }, [], none],
    ['installAddress', { install: 'SITE', installAddress: '奉贤区' }, [{ code: 'TOO_SHORT', values: { least: '4' } }]],
    ['installAddress', { install: 'SITE', installAddress: '奉贤一号' }, []],
    ['cargo.0.unNumber', { 'cargo.0.unNumber': '1230' }, [{ code: 'FLEXITANK_DANGEROUS', values: {} }]],
    ['cargo.0.isDanger', { 'cargo.0.isDanger': true }, [{ code: 'FLEXITANK_DANGEROUS', values: {} }]],
    ['cargo.0.isDanger', {}, []],
  ])('%s, %o', (path, changes, errors, context = flexitankContext) => {
    const foundErrors = errorsAt(flexitankDescription, changed({ ...changes }), context, path);
    expect(foundErrors.map(({ code, values }) => ({ code, values }))).toEqual(errors);
  });

  test('one liquid per order, at a valid price', () => {
    const errorsFor = (changes: object) => {
      const form = changed({ ...changes });
      return flexitankDescription.checks?.flatMap((check) => check(form, flexitankContext));
    };
    const [line] = flexitankGlycerine.cargo;
    expect(errorsFor({})).toEqual([]);
    expect(errorsFor({ cargo: [] })).toEqual([{ path: 'cargo', step: 'liquid', code: 'REQUIRED' }]);
    expect(errorsFor({ cargo: [line, line] })).toEqual([
      { path: 'cargo', step: 'liquid', code: 'TOO_LARGE', values: { most: '1' } },
    ]);
    expect(errorsFor({ priceId: '' })).toEqual([{ path: 'priceId', step: 'liquid', code: 'OFFER_MISSING' }]);
  });
});

describe('[4.31] the liquid as bag and density make it', () => {
  test('boxes and kilograms', () => {
    expect(['1', '100', '101', '0', '01', '999', 'x'].map((boxes) => boxesOf({ boxes }))).toEqual([
      ...[1, 100, null, null, null, null, null],
    ]);
    expect(netPerBox(changed({ cargo: [] }))).toBeNull();
    expect([netPerBox(changed({ bagSize: '19' })), netPerBox(changed({ 'cargo.0.density': '1.7' }))]).toEqual([
      ...[null, null],
    ]);
    expect([limitOfBox(null), limitOfBox(24_000), limitOfBox(99_000)]).toEqual([28_250, 24_000, 28_250]);
  });

  test('all derived fields of the line, and no other', () => {
    const amounts = (changes: object) => {
      const { packageType, packages, netWeight, grossWeight, volume, density } = withAmounts(changed({ ...changes }))
        .cargo[0]!;
      return [packageType, packages, netWeight, grossWeight, volume, density];
    };
    expect(amounts({ 'cargo.0.packageType': '' })).toEqual(['BLK', '2', '48000', '48000', '40', '1.2']);
    expect(amounts({ boxes: '0', 'cargo.0.netWeight': '30000' })).toEqual(['BLK', '', '30000', '', '', '1.2']);
    expect(amounts({ bagSize: '', 'cargo.0.netWeight': '30000' })).toEqual(['BLK', '2', '30000', '', '', '1.2']);
    expect(amounts({ 'cargo.0.netWeight': '30000' })[2]).toBe('48000');
    expect(withAmounts(flexitankGlycerine)).toBe(flexitankGlycerine);
    const [line] = flexitankGlycerine.cargo;
    const two = changed({
      cargo: [
        { ...line, volume: '' },
        { ...line, id: '2' },
      ],
    });
    expect(withAmounts(two)).toEqual({ ...two, cargo: [line, { ...line, id: '2' }] });
    const empty = changed({ cargo: [] });
    expect(withAmounts(empty)).toBe(empty);
  });
});

test('[5.9] a price depends on liquid, bags and services only', () => {
  const part = {
    ...{ priceId: 'FLX-CNSHA-NLRTM-GEN', scheduleId: '', isDanger: false, unNumber: '', boxes: '2', bagSize: '20' },
    ...{ density: '1.2', layers: 'TWO', heatingPad: false, steam: '', install: 'DEPOT', disposal: false },
    insurance: null,
    enquiry: null,
  };
  expect(flexitankQuotePart(flexitankGlycerine)).toEqual(part);
  const insured = { 'insurance.wanted': true, 'insurance.cargoValue': '5000' };
  const more = { heatingPad: true, steam: 'ARRANGE', disposal: true, 'cargo.0.unNumber': ' 1230 ', scheduleId: 's1' };
  expect(flexitankQuotePart(changed({ ...more, ...insured, 'cargo.0.isDanger': true }))).toEqual({
    ...{ ...part, heatingPad: true, steam: 'ARRANGE', disposal: true, unNumber: '1230', scheduleId: 's1' },
    ...{ isDanger: true, insurance: { cargoValue: '5000', currency: '2' } },
  });
  expect(flexitankQuotePart(changed({ ...insured, 'insurance.wanted': false }))?.insurance).toBeNull();
  expect(flexitankQuotePart(changed({ ...insured, 'insurance.cargoValue': '' }))?.insurance).toBeNull();
  expect(flexitankQuotePart(changed({ 'cargo.0.density': '' }))?.density).toBe('');
  expect(flexitankPartAsTyped(changed({ cargo: [] }))).toEqual({ ...part, density: '' });
  for (const changes of [{ bagSize: '' }, { boxes: '101' }, { priceId: '' }])
    expect(flexitankQuotePart(changed(changes))).toBeNull();
});

test('[4.31] a submitted sheet is checked, chemical or not, and no dangerous goods documents are required', () => {
  const codes = (changes: object) =>
    flexitankPapers(changed({ ...changes }), flexitankContext.offer!, flexitankContext.now).map(({ code }) => code);
  const asked = ['CLASSIFICATION_REPORT', 'SHIPPING_INSTRUCTION', 'VERIFIED_MASS'];
  expect(codes({})).toEqual(['BOOKING_NOTE', ...asked]);
  expect(codes({ 'cargo.0.sds': [paper('sds.pdf')] })).toEqual(['BOOKING_NOTE', 'SDS_CN', ...asked]);
});

test('[4.31] a repeat booking clears day, files and agreements', () => {
  const form = changed({ documents: [paper('a.pdf')], truth: true });
  expect(copyOfFlexitankOrder(form, 'FLX26100700001')).toEqual({
    ...{ ...form, copiedFrom: 'FLX26100700001', installDay: '', documents: [], agree: false, truth: false },
  });
});

describe('[4.31] the address of the list', () => {
  test('its parameters, valid values and the density of a liquid', () => {
    expect(FLEXITANK_FIELDS.join(' ')).toBe('orgPortCode dstPortCode goods mass density viscosity isDanger unNo');
    const query = 'orgPortCode=CNSHA&dstPortCode=NLRTM&goods=WINE&mass=48000&viscosity=950&isDanger=Y&unNo=UN%201230';
    const read = {
      ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', goods: 'WINE', mass: '48000', density: '0.99' },
      ...{ viscosity: '950', isDanger: true, unNo: 'UN 1230' },
    };
    expect(readFlexitankTyped(query)).toEqual(read);
    expect(readFlexitankTyped('weight=1000&density=1&orgPortCode=cnsha&goods=TEA&isDanger=N')).toEqual({
      ...{ orgPortCode: '', dstPortCode: '', goods: '', mass: '1000', density: '1', viscosity: '', isDanger: false },
      unNo: '',
    });
    expect(readFlexitankTyped(`mass=${'1'.repeat(13)}`).mass).toBe('1'.repeat(12));
    const ports = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'Y' };
    expect(tankFields(readFlexitankTyped(query))).toEqual({ ...ports, unNo: '1230' });
    expect(tankFields(readFlexitankTyped(query.replace('1230', 'x')))).toEqual({ ...ports, unNo: '' });
  });

  test('the link back to it, and fields kept when the form is cleared', () => {
    expect(flexitankService.links(changed({ cargo: [] }))).toEqual({
      list: '/fluidBag?orgPortCode=CNSHA&dstPortCode=NLRTM',
      enquiry: '/enquiryFcl?service=flexitank&orgPortCode=CNSHA&dstPortCode=NLRTM',
    });
    expect(flexitankService.code).toBe('flexitank');
    expect(flexitankService.kept.join(' ')).toBe('priceId scheduleId orgPortCode dstPortCode enquiryNo optionId');
    const booker = {} as Parameters<typeof flexitankService.agreements>[1];
    expect(flexitankService.agreements(flexitankGlycerine, booker)).toEqual(['charge']);
  });
});
