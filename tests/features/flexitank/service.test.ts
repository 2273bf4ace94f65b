import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { flexitankForm, flexitankQuotePart as wirePart } from '#contract/services/flexitank.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { netPerBox } from '#domain/flexitank/bag.ts';
import { flexitankDescription } from '#domain/flexitank/fields.ts';
import { blankFlexitankForm } from '#domain/flexitank/form.ts';
import { bagsOfEnquiry, copyOfFlexitankOrder, formOfFlexitankEnquiry } from '#domain/flexitank/initial-form.ts';
import { readFlexitankOrderLink } from '#domain/flexitank/order-link.ts';
import { flexitankPapers } from '#domain/flexitank/papers.ts';
import { flexitankQuotePart } from '#domain/flexitank/quote.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import { setField } from '#domain/form/change.ts';
import { choicesAt, errorsOf } from '#domain/form/check.ts';
import { replaceAt } from '#domain/form/path.ts';
import { flexitankContext, flexitankGlycerine, flexitankPartOf } from '#tests/features/flexitank/order.ts';

type Changes = Readonly<Record<string, unknown>>;
const changed = (changes: Changes) =>
  Object.entries(changes).reduce((form, [path, value]) => replaceAt(form, path, value), flexitankGlycerine);
const found = (changes: Changes, facts = flexitankContext) =>
  errorsOf(flexitankDescription, changed(changes), facts).map(({ path, code }) => `${path} ${code}`);
const set = (path: string, value: unknown, form = flexitankGlycerine) =>
  setField(flexitankDescription, form, flexitankContext, path, value);

test('[4.31] a complete order has no error, and travels as it is', () => {
  expect(found({})).toEqual([]);
  expect(safeParse(flexitankForm, flexitankGlycerine).success).toBe(true);
  expect(safeParse(flexitankForm, blankFlexitankForm).success).toBe(true);
  expect(safeParse(wirePart, flexitankPartOf(flexitankGlycerine)).success).toBe(true);
  expect(safeParse(flexitankForm, { ...flexitankGlycerine, more: 1 }).success).toBe(false);
});

const undated = { fileId: 'file-1', name: 'a.pdf', size: 1_000, language: 'CN' as const, day: '' };

test.each<[string, Changes]>([
  ['cargo.0.isDanger FLEXITANK_DANGEROUS', { 'cargo.0.isDanger': true }],
  ['cargo.0.unNumber FLEXITANK_DANGEROUS', { 'cargo.0.unNumber': 'UN1230' }],
  ['cargo.0.cargoNameCn VAGUE_NAME', { 'cargo.0.cargoNameCn': '化工品' }],
  ['cargo.0.cargoNameEn ASCII_ONLY', { 'cargo.0.cargoNameEn': '甘油' }],
  ['cargo.0.hsCode HS_CODE', { 'cargo.0.hsCode': '29054' }],
  ['cargo.0.casNo CAS_NUMBER', { 'cargo.0.casNo': '56-81-6' }],
  ['cargo.0.sds REQUIRED', { 'cargo.0.casNo': '56-81-5' }],
  ['cargo.0.density REQUIRED', { 'cargo.0.density': '' }],
  ['cargo.0.density TOO_SMALL', { 'cargo.0.density': '0.699' }],
  ['cargo.0.density TOO_LARGE', { 'cargo.0.density': '1.601' }],
  ['cargo.0.viscosity REQUIRED', { 'cargo.0.viscosity': '' }],
  ['cargo.0.loadTemp TOO_LARGE', { 'cargo.0.loadTemp': '65.1' }],
  ['cargo.0.classReport REQUIRED', { 'cargo.0.classReport': [] }],
  ['cargo.0.classReport REPORT_UNDATED', { 'cargo.0.classReport': [undated] }],
  ['cargo.0.classReport CERTIFICATE_EXPIRES', { 'cargo.0.classReport': [{ ...undated, day: '2026-10-29' }] }],
  ['cargo.0.foodCertificate REQUIRED', { 'cargo.0.foodGrade': true }],
  ['cargo REQUIRED', { cargo: [] }],
  ['cargo TOO_LARGE', { cargo: [...flexitankGlycerine.cargo, ...flexitankGlycerine.cargo] }],
  ['boxes TOO_LARGE', { boxes: '101' }],
  ['boxes NOT_WHOLE', { boxes: '1.5' }],
  ['bagSize REQUIRED', { bagSize: '' }],
  ['bagSize NOT_A_CHOICE', { bagSize: '19' }],
  ['bagSize BAG_OVER_MASS', { bagSize: '21' }],
  ['layers NOT_A_CHOICE', { layers: 'FOUR' }],
  ['steam NOT_A_CHOICE', { heatingPad: true, steam: 'NO' }],
  ['installAddress REQUIRED', { install: 'SITE' }],
  ['installAddress TOO_SHORT', { install: 'SITE', installAddress: '上海' }],
  ['installDay DAY_PAST', { installDay: '2026-10-06' }],
  ['installDay AFTER_CLOSING', { installDay: '2026-10-30' }],
  ['insurance.cargoValue REQUIRED', { 'insurance.wanted': true }],
  ['payType NOT_A_CHOICE', { payType: 'GOLD' }],
  ['contactPhone MOBILE', { contactPhone: '1' }],
  ['agree MUST_TICK', { agree: false }],
])('[4.31] %s', (error, changes) => {
  expect(found(changes)).toContain(error);
});

test('[4.31] a withdrawn, expired or closed price is reported', () => {
  const { offer } = flexitankContext;
  expect(found({}, { ...flexitankContext, offer: null })).toContain('priceId OFFER_MISSING');
  expect(found({}, { ...flexitankContext, now: offer!.validTo + 1 })).toContain('priceId PRICE_EXPIRED');
  const closed = { ...offer!, validTo: offer!.etd };
  expect(found({}, { ...flexitankContext, offer: closed, now: offer!.cutOffs.bookingCloseGen })).toContain(
    'priceId BOOKING_CLOSED',
  );
});

test('[4.31] a bag the lane does not sell is reported, not hidden', () => {
  const facts = { ...flexitankContext, offer: { ...flexitankContext.offer!, bagSizes: ['16', '18'] as const } };
  expect(found({}, facts)).toContain('bagSize BAG_NOT_SOLD');
  expect(choicesAt(flexitankDescription, flexitankGlycerine, facts, 'bagSize')).toEqual(['16', '18', '20']);
  expect(choicesAt(flexitankDescription, changed({ bagSize: '16' }), facts, 'bagSize')).toEqual(['16', '18']);
});

test('net weight, gross weight, volume and pieces follow from bag, density and boxes', () => {
  const [line] = set('bagSize', '18').cargo;
  expect(line).toMatchObject({
    packageType: 'BLK',
    packages: '2',
    netWeight: '43200',
    grossWeight: '43200',
    volume: '36',
  });
  expect(set('boxes', '3').cargo[0]).toMatchObject({ packages: '3', netWeight: '72000', volume: '60' });
  expect(set('cargo.0.density', '0.9').cargo[0]).toMatchObject({ netWeight: '36000' });
  expect(set('cargo.0.density', '').cargo[0]).toMatchObject({ netWeight: '48000', volume: '' });
  expect(netPerBox(flexitankGlycerine)).toBe('24000');
});

test('dependent values are cleared with a choice', () => {
  const site = set('installAddress', '上海市奉贤区1号', set('install', 'SITE'));
  expect(set('install', 'DEPOT', site).installAddress).toBe('');
  const food = {
    ...flexitankGlycerine,
    cargo: [{ ...flexitankGlycerine.cargo[0]!, foodGrade: true, foodCertificate: [undated] }],
  };
  expect(set('cargo.0.foodGrade', false, food).cargo[0]?.foodCertificate).toEqual([]);
});

test('[4.31] a quote needs bag and containers, and contains only pricing values', () => {
  expect(flexitankQuotePart(changed({ bagSize: '' }))).toBeNull();
  expect(flexitankQuotePart(changed({ boxes: '0' }))).toBeNull();
  expect(flexitankQuotePart(changed({ priceId: '' }))).toBeNull();
  expect(flexitankQuotePart(changed({ contactName: '王五', installDay: '' }))).toEqual(
    flexitankQuotePart(flexitankGlycerine),
  );
  expect(flexitankPartOf(changed({ heatingPad: false, steam: 'ARRANGE' })).steam).toBe('');
});

test('[4.31] a repeat booking clears day, files and agreements', () => {
  const copy = copyOfFlexitankOrder(changed({ documents: [undated] }), 'FLX26100700001');
  expect(copy).toMatchObject({ copiedFrom: 'FLX26100700001', installDay: '', documents: [], agree: false });
  expect(copy.cargo).toEqual(flexitankGlycerine.cargo);
});

test('[1.10b][4.31] an answered enquiry opens the order of its liquid, in the bags that its price was named for', () => {
  const asked = {
    ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', cargoName: '精制甘油', weight: '48000', density: '1.2' },
    ...{ contact: '林木森', phone: '12000000003' },
  };
  const option = { enquiryNo: 'ENQ26100700012', optionId: 'option-1', priceId: 'FLX-1', scheduleId: 'S-1' };
  const prefilled = formOfFlexitankEnquiry({ ...asked, viscosity: '945', remark: '食品级' }, option, flexitankContext);
  expect(prefilled).toMatchObject({
    ...{ ...option, orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', boxes: '2', bagSize: '20', remark: '食品级' },
    ...{ contactName: '林木森', contactPhone: '12000000003' },
    cargo: [{ cargoNameCn: '精制甘油', density: '1.2', viscosity: '945', netWeight: '48000', volume: '40' }],
  });
  expect(flexitankPartOf(prefilled).enquiry).toEqual({ no: option.enquiryNo, optionId: option.optionId });
  const unlisted = formOfFlexitankEnquiry(asked, option, { ...flexitankContext, offer: null });
  expect(unlisted).toMatchObject({ boxes: '1', bagSize: '', cargo: [{ viscosity: '' }] });
  expect(bagsOfEnquiry({ weight: '48000', density: '1.6' }, flexitankContext.offer!)).toBeNull();
});

test('[4.31] the report is always required, a sheet only for chemicals', () => {
  const { offer, now } = flexitankContext;
  const papers = (changes: Changes) =>
    flexitankPapers(changed(changes), offer!, now).map(({ code, status }) => `${code} ${status}`);
  expect(papers({})).toEqual([
    ...['BOOKING_NOTE READY', 'CLASSIFICATION_REPORT READY', 'SHIPPING_INSTRUCTION MISSING', 'VERIFIED_MASS MISSING'],
  ]);
  expect(papers({ 'cargo.0.classReport': [] })).toContain('CLASSIFICATION_REPORT MISSING');
  expect(papers({ 'cargo.0.casNo': '56-81-5' })).toContain('SDS_CN MISSING');
  const [line] = flexitankGlycerine.cargo;
  expect(papers({ cargo: [line, { ...line, casNo: '56-81-5' }] })).toContain('SDS_CN MISSING');
});

test('an address hands over a price with the search, and never throws', () => {
  expect(readFlexitankOrderLink('?density=0.9')).toBeNull();
  expect(readFlexitankOrderLink('?priceId=<script>')).toBeNull();
  expect(readFlexitankOrderLink('?priceId=FLX-1&density=0.9&unNo=1230')).toMatchObject({
    ...{ priceId: 'FLX-1', density: '0.9', unNo: '1230' },
  });
  expect(flexitankService.links(flexitankGlycerine)).toEqual({
    list: '/fluidBag?orgPortCode=CNSHA&dstPortCode=NLRTM&density=1.2&mass=48000',
    enquiry:
      '/enquiryFcl?service=flexitank&orgPortCode=CNSHA&dstPortCode=NLRTM&cargoName=%E7%B2%BE%E5%88%B6%E7%94%98%E6%B2%B9&weight=48000&density=1.2&viscosity=950',
  });
});

test('every field has a label, and every own error explains its correction', () => {
  for (const { at, fields } of flexitankDescription.sections)
    for (const key of Object.keys(fields))
      expect(fieldLabel(`${at.replace('*', '0')}${at === '' ? '' : '.'}${key}`), `${at} ${key}`).not.toBe('');
  const text = (code: 'BAG_NOT_SOLD' | 'BAG_OVER_MASS' | 'FLEXITANK_DANGEROUS', values = {}) =>
    errorText({ code, path: 'bagSize', values });
  expect(text('FLEXITANK_DANGEROUS')).toContain('罐箱');
  expect(text('BAG_OVER_MASS', { net: '25200', limit: '24000' })).toContain('24000 kg');
  expect(text('BAG_NOT_SOLD', { sizes: '16、18' })).toContain('16、18 m³');
});
