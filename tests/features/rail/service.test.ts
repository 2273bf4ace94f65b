import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { railForm, railQuotePart as wirePart } from '#contract/services/rail.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { setField } from '#domain/form/change.ts';
import { choicesAt, errorsOf } from '#domain/form/check.ts';
import { replaceAt } from '#domain/form/path.ts';
import { hasBoxes } from '#domain/orders/box-text.ts';
import type { RailContext } from '#domain/rail/context.ts';
import { railDescription } from '#domain/rail/fields.ts';
import { blankRailForm, type RailForm } from '#domain/rail/form.ts';
import { copyOfRailOrder, formOfRailEnquiry } from '#domain/rail/initial-form.ts';
import { railOrderAddress, readRailOrderLink } from '#domain/rail/order-link.ts';
import { railPapers } from '#domain/rail/papers.ts';
import { railPartAsTyped, railQuotePart } from '#domain/rail/quote.ts';
import { railService } from '#domain/rail/service.ts';
import { railContext, railGlycerine, railPartOf } from '#tests/features/rail/order.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

type Changes = Readonly<Record<string, unknown>>;
const changed = (changes: Changes, from: RailForm = railGlycerine) =>
  Object.entries(changes).reduce((form, [path, value]) => replaceAt(form, path, value), from);
const found = (changes: Changes, facts = railContext) =>
  errorsOf(railDescription, changed(changes), facts).map(({ path, code }) => `${path} ${code}`);
const paper = (fileId: string) => ({ fileId, name: 'a.pdf', size: 1_000, language: 'CN' as const, day: '' });

test('[4.31] a complete order by rail has no error, and travels as it is', () => {
  expect(found({})).toEqual([]);
  expect(found({ delivery: 'ASK', bringAddress: 'HAFENSTRASSE 12, DUISBURG' })).toEqual([]);
  expect(safeParse(railForm, railGlycerine).success).toBe(true);
  expect(safeParse(railForm, blankRailForm).success).toBe(true);
  expect(safeParse(wirePart, railPartOf(railGlycerine)).success).toBe(true);
  expect(safeParse(railForm, { ...railGlycerine, more: 1 }).success).toBe(false);
});

test.each<[string, Changes]>([
  ['cargo.0.hsCode REQUIRED', { 'cargo.0.hsCode': '' }],
  ['cargo.0.hsCode HS_CODE', { 'cargo.0.hsCode': '29054' }],
  ['cargo.0.cargoValue REQUIRED', { 'cargo.0.cargoValue': '' }],
  ['cargo.0.volume REQUIRED', { 'cargo.0.volume': '' }],
  ['cargo.0.temperature TOO_SMALL', { 'cargo.0.temperature': '-61' }],
  ['cargo.0.grossWeight OVER_LINE', { 'cargo.0.grossWeight': '44000.001' }],
  ['cargo.0.volume OVER_VOLUME', { 'cargo.0.volume': '200' }],
  ['cargo.0.isDanger DANGEROUS_UNDER_GENERAL', { 'cargo.0.isDanger': true }],
  ['cargo REQUIRED', { cargo: [] }],
  ['containers REQUIRED', { containers: [] }],
  ['containers.0.ctnType BOX_NOT_PRICED', { 'containers.0.ctnType': '20RF' }],
  ['containers.0.quantity TOO_LARGE', { 'containers.0.quantity': '101' }],
  ['containers.0.containerNos REQUIRED', { 'containers.0.soc': true }],
  [
    'containers.0.containerNos CONTAINER_NUMBERS_MISSING',
    { 'containers.0.soc': true, 'containers.0.containerNos': 'CSQU3054383' },
  ],
  ['pickup NOT_A_CHOICE', { pickup: '650100' }],
  ['delivery NOT_A_CHOICE', { delivery: '500000' }],
  ['fetchAddress REQUIRED', { fetchAddress: '' }],
  ['bringAddress REQUIRED', { delivery: 'ASK' }],
  ['cargoReadyDate READY_TOO_LATE', { cargoReadyDate: '2026-10-30' }],
  ['cargoReadyDate DAY_PAST', { cargoReadyDate: '2026-10-06' }],
  ['consignee.companyNameEn REQUIRED', { 'consignee.companyNameEn': '' }],
  ['consignee.companyNameEn PARTY_LETTERS', { 'consignee.companyNameEn': '莱茵化工' }],
  ['consignee.countryCode COUNTRY_CODE', { 'consignee.countryCode': 'XX' }],
  ['consignee.taxNo REQUIRED', { 'consignee.taxNo': '' }],
  ['consignee.taxNo EORI', { 'consignee.taxNo': '123456789' }],
  ['consignee.phone REQUIRED', { 'consignee.phone': '' }],
  ['declaredAt NOT_A_CHOICE', { declaredAt: 'NOWHERE' }],
  ['payType NOT_A_CHOICE', { payType: 'GOLD' }],
  ['contactPhone MOBILE', { contactPhone: '1' }],
  ['agree MUST_TICK', { agree: false }],
])('[4.31] %s', (error, changes) => {
  expect(found(changes)).toContain(error);
});

test('[4.31] a tax number outside the European Union has the shape its country gives it', () => {
  expect(found({ 'consignee.countryCode': 'KZ', 'consignee.taxNo': '990340000001' })).toEqual([]);
  expect(found({ 'consignee.taxNo': 'PL123' })).toEqual([]);
});

test('[4.31] a withdrawn, expired or closed price is reported on the price', () => {
  expect(found({}, { ...railContext, offer: null })).toContain('priceId OFFER_MISSING');
  const { offer } = railContext;
  expect(found({}, { ...railContext, offer: { ...offer!, validTo: 0 } })).toContain('priceId PRICE_EXPIRED');
  const late = { ...railContext, now: Date.parse('2026-10-25T10:00:00+08:00') };
  expect(found({}, { ...late, offer: { ...offer!, validTo: late.now + 1 } })).toContain('priceId BOOKING_CLOSED');
});

test('[4.31] every error has its words, and every field its name', () => {
  for (const error of errorsOf(railDescription, blankRailForm, railContext)) {
    expect(errorText(error)).not.toBe('');
    if (error.path !== 'priceId') expect(fieldLabel(error.path), error.path).not.toBe('');
  }
  for (const path of ['pickup', 'fetchAddress', 'bringAddress', 'declaredAt', 'insured', 'customsSet'])
    expect(fieldLabel(path), path).not.toBe('');
});

test('[4.31] a station needs no address, and a box of the line no number', () => {
  const set = (path: string, value: unknown, from = railGlycerine) =>
    setField(railDescription, from, railContext, path, value);
  expect(set('pickup', 'STATION').fetchAddress).toBe('');
  expect(set('delivery', 'STATION', changed({ delivery: 'ASK', bringAddress: 'X' })).bringAddress).toBe('');
  const own = changed({ 'containers.0.soc': true, 'containers.0.containerNos': 'CSQU3054383' });
  expect(set('containers.0.soc', false, own).containers[0]?.containerNos).toBe('');
  const lent = changed({
    'containers.0.emptyAt': '重庆港',
    'containers.0.returnCity': '汉堡',
    'containers.0.freeDays': '20',
  });
  expect(set('containers.0.soc', true, lent).containers[0]).toMatchObject({
    emptyAt: '',
    returnCity: '',
    freeDays: '',
  });
  expect(choicesAt(railDescription, railGlycerine, railContext, 'pickup')).toEqual(['STATION', '500000', 'ASK']);
});

test('[4.31] a price needs a train and containers, and no personal data', () => {
  expect(railQuotePart(blankRailForm)).toBeNull();
  const box = railGlycerine.containers[0]!;
  expect(railQuotePart(changed({ containers: [box, { ...box, id: '2' }] }))).toBeNull();
  expect(railPartAsTyped(railGlycerine)).toEqual({
    ...{ priceId: 'RWY-CNCKG-DEDUI-GEN', scheduleId: '', pickup: '500000', delivery: 'STATION', insured: false },
    containers: [{ ctnType: '40HQ', quantity: '2' }],
    boxUse: { emptyAt: false, returnCity: false, freeDays: 0 },
    enquiry: null,
  });
  const other = { ...box, emptyAt: '重庆港', returnCity: ' ', freeDays: '20' };
  const useOf = (...containers: object[]) => railPartAsTyped(changed({ containers })).boxUse;
  expect(useOf(box, other)).toEqual({ emptyAt: true, returnCity: false, freeDays: 20 });
  expect(useOf({ ...other, returnCity: '汉堡' }, box)).toEqual({ emptyAt: true, returnCity: true, freeDays: 20 });
  expect(useOf({ ...other, soc: true }, { ...box, returnCity: '汉堡', freeDays: '91' })).toEqual({
    ...{ emptyAt: false, returnCity: true, freeDays: 0 },
  });
  const taken = changed({ enquiryNo: 'ENQ26100700001', optionId: 'o1' });
  expect(railPartAsTyped(taken).enquiry).toEqual({ no: 'ENQ26100700001', optionId: 'o1' });
});

test('[4.31] customs documents are required by the documentation cut-off, and no bill of lading is', () => {
  const { now, offer } = railContext;
  const papers = railPapers(railGlycerine, offer!, now);
  expect(papers.map(({ code }) => code)).toEqual(['BOOKING_NOTE', 'CUSTOMS_SET']);
  expect(papers[1]).toMatchObject({ status: 'MISSING', dueAt: offer!.cutOffs.siCutoff });
  expect(railPapers(changed({ customsSet: [paper('f')] }), offer!, now)[1]?.status).toBe('READY');
  const chemical = changed({ 'cargo.0.casNo': '56-81-5' });
  expect(railPapers(chemical, offer!, now).map(({ code }) => code)).toContain('CLASSIFICATION_REPORT');
});

test('[4.31] a repeat booking clears dates, container numbers and documents', () => {
  const copy = copyOfRailOrder(changed({ customsSet: [paper('f')] }), 'RWY26100700001');
  expect(copy).toMatchObject({ copiedFrom: 'RWY26100700001', cargoReadyDate: '', customsSet: [], agree: false });
  expect(copy.consignee).toEqual(railGlycerine.consignee);
  expect(railService.links(copy)).toEqual({
    list: '/railWayIndex?orgPortCode=CNCKG&dstPortCode=DEDUI&isDanger=N',
    enquiry: `/enquiryFcl?service=rail&orgPortCode=CNCKG&dstPortCode=DEDUI&isDanger=N&cargoName=${encodeURIComponent('精制甘油')}&boxes=${encodeURIComponent('40HQ*2')}&weight=41600&volume=96`,
  });
});

test('[1.10b][4.31] only an answered enquiry books dangerous goods, with its containers and goods', () => {
  const asked = {
    ...{ orgPortCode: 'CNCKG', dstPortCode: 'DEDUI', isDanger: 'Y' as const, unNo: '1294', packingGroup: 'II' },
    ...{ cargoName: '甲苯', weight: '30400', contact: '李货主', phone: '13800138001', remark: '急' },
    entry: unEntryOf('1294'),
    boxes: [{ ctnType: '40HQ', quantity: 2 }],
  };
  const option = { enquiryNo: 'ENQ26100700001', optionId: 'o1', priceId: 'p1', scheduleId: 's1' };
  const dangerous = { ...railContext, offer: { ...railContext.offer!, isDanger: true } };
  const form = formOfRailEnquiry(asked, option, dangerous);
  expect(form).toMatchObject({
    ...{ ...option, orgPortCode: 'CNCKG', contactName: '李货主', remark: '急' },
    containers: [{ ctnType: '40HQ', quantity: '2' }],
    cargo: [{ isDanger: true, cargoNameCn: '甲苯', grossWeight: '30400', dg: { unNo: '1294', dgClass: '3' } }],
  });
  const codes = (of: RailForm, context: RailContext) =>
    errorsOf(railDescription, of, context)
      .filter(({ path }) => path === 'cargo.0.isDanger')
      .map(({ code }) => code);
  expect(codes(form, dangerous)).toEqual([]);
  expect(codes({ ...form, enquiryNo: '' }, dangerous)).toEqual(['DANGEROUS_UNDER_GENERAL']);
  expect(railPapers(form, railContext.offer!, railContext.now).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['SDS_EN', 'PACKING_USE_CERTIFICATE']),
  );
});

test('[2.2] the list hands over its train, boxes and doors, and a hostile address none', () => {
  const link = {
    ...{ priceId: 'a-1', orgPortCode: 'CNCKG', dstPortCode: 'DEDUI', pickup: '500000', delivery: 'ASK' },
    boxes: [{ ctnType: '40HQ', quantity: 2 } as const],
  };
  expect(readRailOrderLink(railOrderAddress(link).split('?')[1] ?? '')).toEqual(link);
  expect(readRailOrderLink('priceId=<b>')).toBeNull();
  expect(readRailOrderLink('priceId=a&from=%E0%A4%A&pickup=x&ctn=40HQ*0')).toEqual({
    ...{ priceId: 'a', orgPortCode: '', dstPortCode: '', boxes: [], pickup: '', delivery: '' },
  });
  expect(hasBoxes(railGlycerine.containers, link.boxes)).toBe(true);
  expect(hasBoxes(railGlycerine.containers, [{ ctnType: '20GP', quantity: 1 }])).toBe(false);
});
