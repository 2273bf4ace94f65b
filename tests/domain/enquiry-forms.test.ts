import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { leads } from '#contract/calls/cms.ts';
import { placeEnquiry } from '#contract/calls/ecommerce.ts';
import { enquiryErrorText } from '#copy/enquiry/form.ts';
import type { EnquiryValues, LeadValues } from '#domain/enquiry/fields.ts';
import { fclSections, lclSections, truckSections } from '#domain/enquiry/fields.ts';
import { enquiryServices } from '#domain/enquiry/kinds.ts';
import { LEAD_CLASSES, leadForm } from '#domain/enquiry/lead.ts';
import { ENQUIRY_CARRIERS, type EnquiryService, enquiryForms } from '#domain/enquiry/services.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { readFlat } from '#domain/form/flat.ts';

const TODAY = '2026-01-15';
const keptSheet = { fileId: 'file-1', name: '甲醇SDS.pdf', size: 182_000 };

const read = (service: EnquiryService, values: EnquiryValues) => readFlat(enquiryForms[service], values, TODAY);
const errorsOf = (service: EnquiryService, values: EnquiryValues) => read(service, values).errors;

/** As a person types it, with blanks and wide letters. */
const goods: EnquiryValues = {
  isDanger: 'Y',
  unNo: ' UN 1230 ',
  dgClass: '3',
  packingGroup: 'III',
  cargoName: ' 甲醇 ',
};
const contact: EnquiryValues = { contact: ' 顾晓岚 ', phone: '+86 138-0000-8888', company: ' 海运 ', remark: ' 急 ' };
const sentGoods = { isDanger: 'Y', unNo: '1230', dgClass: '3', packingGroup: 'III', cargoName: '甲醇' };
const sentContact = { contact: '顾晓岚', phone: '13800008888', company: '海运', remark: '急' };
const lane: EnquiryValues = { orgPort: '上海', orgPortCode: ' CNSHA ', dstPort: '鹿特丹', dstPortCode: 'NLRTM' };
const sentLane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' };
const load: EnquiryValues = { weight: '1,200.5', volume: '２.4' };
const sentLoad = { weight: '1200.5', volume: '2.4' };

const span: EnquiryValues = { expectEtdFrom: ' 2026-02-01 ', expectEtdTo: '2026-02-09 ' };
const sentSpan = { expectEtdFrom: '2026-02-01', expectEtdTo: '2026-02-09' };
const boxed: EnquiryValues = { boxes: [{ ctnType: '40HQ', quantity: 2 }], ...load };

const full: Readonly<Record<EnquiryService, { typed: EnquiryValues; sent: object }>> = {
  fcl: {
    typed: {
      ...lane,
      ...goods,
      boxes: [{ ctnType: '20GP', quantity: 2 }],
      ...load,
      expectEtdFrom: ' 2026-02-01 ',
      expectEtdTo: '2026-02-09 ',
      quoteDeadline: ' 2026-01-16 ',
      targetPrice: '1,980.5',
      targetCurrency: '3',
      carrierPrefer: ['COSU'],
      services: ['TRK', 'CUS', 'DGD', 'STF', 'PLC', 'INS'],
      fileIds: [keptSheet],
      ...contact,
    },
    sent: {
      ...sentLane,
      ...sentGoods,
      boxes: [{ ctnType: '20GP', quantity: 2 }],
      ...sentLoad,
      expectEtdFrom: '2026-02-01',
      expectEtdTo: '2026-02-09',
      quoteDeadline: '2026-01-16',
      targetPrice: '1980.5',
      targetCurrency: '3',
      carrierPrefer: ['COSU'],
      services: ['TRK', 'CUS', 'DGD', 'STF', 'PLC', 'INS'],
      fileIds: ['file-1'],
      ...sentContact,
    },
  },
  lcl: {
    typed: { ...lane, ...goods, ...load, ...contact },
    sent: { ...sentLane, ...sentGoods, ...sentLoad, ...sentContact },
  },
  truck: {
    typed: {
      pickupPlace: ' 上海金山 ',
      deliveryPlace: ' 宁波北仑 ',
      loadingDay: ' 2026-01-20 ',
      ctnType: '40HQ',
      ...goods,
      ...load,
      ...contact,
    },
    sent: {
      pickupPlace: '上海金山',
      deliveryPlace: '宁波北仑',
      loadingDay: '2026-01-20',
      ctnType: '40HQ',
      ...sentGoods,
      ...sentLoad,
      ...sentContact,
    },
  },
  air: {
    typed: { ...lane, ...goods, ...load, ...span, fileIds: [keptSheet], ...contact },
    sent: { ...sentLane, ...sentGoods, ...sentLoad, ...sentSpan, fileIds: ['file-1'], ...sentContact },
  },
  rail: {
    typed: { ...lane, ...goods, ...boxed, ...span, fileIds: [keptSheet], ...contact },
    sent: {
      ...{ ...sentLane, ...sentGoods, boxes: boxed.boxes, ...sentLoad, ...sentSpan },
      ...{ fileIds: ['file-1'], ...sentContact },
    },
  },
  domestic: {
    typed: { ...lane, ...goods, ...boxed, ...span, fileIds: [keptSheet], ...contact },
    sent: {
      ...{ ...sentLane, ...sentGoods, boxes: boxed.boxes, ...sentLoad, ...sentSpan },
      ...{ fileIds: ['file-1'], ...sentContact },
    },
  },
  flexitank: {
    typed: {
      ...{ ...lane, cargoName: ' 精制甘油 ', weight: '48,000', density: '1.26', viscosity: '945' },
      ...{ ...span, fileIds: [keptSheet], ...contact },
    },
    sent: {
      ...{ ...sentLane, cargoName: '精制甘油', weight: '48000', density: '1.26', viscosity: '945' },
      ...{ ...sentSpan, fileIds: ['file-1'], ...sentContact },
    },
  },
  tank: {
    typed: {
      ...{ ...lane, ...goods, density15: ' 0.7961 ', density50: '0.7632', tanks: ' 2 ', tankSource: 'OWN' },
      tankService: 'TRANSPORT',
      ...{ ...span, fileIds: [keptSheet], ...contact },
    },
    sent: {
      ...{ tankService: 'TRANSPORT', ...sentLane, ...sentGoods, density15: '0.7961', density50: '0.7632' },
      ...{ tanks: '2', tankSource: 'OWN' },
      ...{ ...sentSpan, fileIds: ['file-1'], ...sentContact },
    },
  },
  cfs: {
    typed: {
      ...{ ...lane, ...goods, ...boxed },
      ...{ stuffingDay: ' 2026-01-20 ', stuffingWorks: ['pallet', 'photos'], fileIds: [keptSheet], ...contact },
    },
    sent: {
      ...{ ...sentLane, ...sentGoods, ...sentLoad, boxes: boxed.boxes },
      ...{ stuffingDay: '2026-01-20', stuffingWorks: ['pallet', 'photos'], fileIds: ['file-1'], ...sentContact },
    },
  },
  dgdesk: {
    typed: {
      ...{ deskWorks: ['review', 'training'], urgency: 'URGENT', people: ' 12 ', months: '6', ...goods },
      ...{ fileIds: [keptSheet], ...contact },
    },
    sent: {
      ...{ deskWorks: ['review', 'training'], urgency: 'URGENT', people: '12', months: '6', ...sentGoods },
      ...{ fileIds: ['file-1'], ...sentContact },
    },
  },
  warehouse: {
    typed: {
      ...{ storagePlace: ' 上海金山 ', storageMode: 'PALLET', startDay: ' 2026-01-20 ', storageDays: ' 30 ' },
      ...{ storageWorks: ['REPACK', 'LABEL'], ...goods, ...load, pallets: '１２' },
      ...{ fileIds: [keptSheet], ...contact },
    },
    sent: {
      ...{ storagePlace: '上海金山', storageMode: 'PALLET', startDay: '2026-01-20', storageDays: '30' },
      ...{ storageWorks: ['REPACK', 'LABEL'], ...sentGoods, ...sentLoad, pallets: '12' },
      ...{ fileIds: ['file-1'], ...sentContact },
    },
  },
};

/** Fields that the form shows only for other choices than the sample makes. */
const otherKinds: Partial<Record<EnquiryService, readonly string[]>> = {
  tank: ['yardPlace', 'startDay', 'tankDays', 'tankType', 'rentalTerm'],
};

describe.each(enquiryServices)('[1.10b][4.31] an enquiry of %s', (service) => {
  const { typed, sent } = full[service];

  test('with every field filled in is sent clean, and the contract takes it', () => {
    expect(read(service, typed)).toEqual({ form: sent, errors: {} });
    const asked = Object.keys(enquiryForms[service].fields);
    expect(asked.filter((name) => !(otherKinds[service] ?? []).includes(name))).toEqual(Object.keys(sent));
    expect(safeParse(placeEnquiry.request, { service, form: sent }).issues).toBeUndefined();
  });

  test('reports missing required values', () => {
    const asked = {
      fcl: ['orgPortCode', 'dstPortCode', 'isDanger', 'cargoName', 'boxes', 'contact', 'phone'],
      lcl: ['orgPortCode', 'dstPortCode', 'isDanger', 'cargoName', 'weight', 'volume', 'contact', 'phone'],
      truck: ['pickupPlace', 'deliveryPlace', 'isDanger', 'cargoName', 'contact', 'phone'],
      air: ['orgPortCode', 'dstPortCode', 'isDanger', 'cargoName', 'weight', 'volume', 'contact', 'phone'],
      rail: ['orgPortCode', 'dstPortCode', 'isDanger', 'cargoName', 'contact', 'phone'],
      domestic: ['orgPortCode', 'dstPortCode', 'isDanger', 'cargoName', 'boxes', 'contact', 'phone'],
      flexitank: ['orgPortCode', 'dstPortCode', 'cargoName', 'weight', 'density', 'contact', 'phone'],
      tank: ['tankService', 'isDanger', 'cargoName', 'tanks', 'contact', 'phone'],
      cfs: ['orgPortCode', 'dstPortCode', 'isDanger', 'cargoName', 'weight', 'volume', 'boxes', 'contact', 'phone'],
      dgdesk: ['deskWorks', 'urgency', 'isDanger', 'cargoName', 'contact', 'phone'],
      warehouse: [
        ...['storagePlace', 'storageMode', 'storageDays', 'isDanger', 'cargoName', 'weight', 'contact', 'phone'],
      ],
    };
    expect(errorsOf(service, {})).toEqual({
      ...Object.fromEntries(asked[service].map((name) => [name, 'REQUIRED'])),
      ...(service === 'rail' ? { boxes: 'BOXES_OR_SIZE' } : {}),
    });
  });

  const longest = { cargoName: 100, contact: 20, company: 100, remark: 500 } as const;
  const texts = { ...longest, ...(service === 'truck' ? { pickupPlace: 200, deliveryPlace: 200 } : {}) };
  test.each(Object.entries(texts))('takes %s of %i characters and no more', (name, most) => {
    expect(errorsOf(service, { ...typed, [name]: '长'.repeat(most) })).toEqual({});
    expect(errorsOf(service, { ...typed, [name]: '长'.repeat(most + 1) })).toEqual({ [name]: 'TOO_LONG' });
  });
});

const yard = { yardPlace: '上海' };

test.each<[EnquiryValues, object]>([
  [{ density50: '0.7961' }, { density50: 'DENSITY_BACKWARDS' }],
  [{ density50: '0.81' }, { density50: 'DENSITY_BACKWARDS' }],
  [{ density50: '' }, {}],
  [{ density15: '' }, {}],
  [{ density15: '3.1', density50: '' }, { density15: 'TOO_LARGE' }],
  [{ tanks: '101' }, { tanks: 'TOO_LARGE' }],
  [{ tanks: '1.5' }, { tanks: 'NOT_WHOLE' }],
  [{ tankSource: 'BOTH' }, { tankSource: 'NOT_A_CHOICE' }],
  [{ orgPort: '', orgPortCode: '' }, { orgPortCode: 'REQUIRED' }],
  [
    { tankService: 'RENTAL' },
    { yardPlace: 'REQUIRED', tankDays: 'REQUIRED', tankType: 'REQUIRED', rentalTerm: 'REQUIRED' },
  ],
  [{ ...yard, tankService: 'RENTAL', tankType: 'T11', rentalTerm: 'SHORT', tankDays: '30' }, {}],
  [{ ...yard, tankService: 'RENTAL', tankType: 'T11', rentalTerm: 'SHORT', tankDays: '29' }, { tankDays: 'TOO_SMALL' }],
  [{ ...yard, tankService: 'RENTAL', tankType: 'T11', rentalTerm: 'LONG', tankDays: '364' }, { tankDays: 'TOO_SMALL' }],
  [{ ...yard, tankService: 'STORAGE', tankDays: '365' }, {}],
  [{ ...yard, tankService: 'STORAGE', tankDays: '366' }, { tankDays: 'TOO_LARGE' }],
  [{ ...yard, tankService: 'CLEANING', orgPort: '', orgPortCode: '' }, {}],
])('[1.10b] an enquiry of tanks with %j', (change, errors) => {
  expect(errorsOf('tank', { ...full.tank.typed, ...change })).toEqual(errors);
  for (const code of Object.values(errors)) expect(enquiryErrorText(code as ErrorCode)).toMatch(/\p{Script=Han}/u);
});

test('[1.10b] missing values are reported as typed, selected or uploaded ones', () => {
  const missing = (name: 'cargoName' | 'isDanger' | 'orgPortCode') =>
    enquiryErrorText('REQUIRED', enquiryForms.fcl.fields[name]?.kind);
  expect(missing('cargoName')).toBe('请填写');
  expect([missing('orgPortCode'), missing('isDanger')]).toEqual(['请选择', '请选择']);
  expect(enquiryErrorText('REQUIRED', 'files')).toBe('请上传');
});

test('[1.10b] sections are in screen order, the end of a range inside its start', () => {
  expect([fclSections, lclSections, truckSections].map((sections) => Object.keys(sections))).toEqual([
    ['lane', 'goods', 'boxes', 'expectations', 'files', 'contact'],
    ['lane', 'goods', 'contact'],
    ['route', 'goods', 'contact'],
  ]);
  expect(fclSections.expectations.expectEtdTo.within).toBe('expectEtdFrom');
});

test('[1.10b] a form opens with dangerous goods, that of boxes with dollars', () => {
  expect(enquiryForms.fcl.initial).toEqual({ isDanger: 'Y', targetCurrency: '2' });
  expect(enquiryForms.lcl.initial).toEqual({ isDanger: 'Y' });
  expect(enquiryForms.truck.initial).toEqual({ isDanger: 'Y' });
});

test('[1.10b] carriers of the ocean may be preferred, regional ones may not', () => {
  expect(ENQUIRY_CARRIERS).toContain('COSU');
  expect(ENQUIRY_CARRIERS).not.toContain('PABV');
});

const whole = full.fcl.typed;

test.each<[string, EnquiryValues, object]>([
  ['nothing', { orgPort: '', orgPortCode: '' }, { orgPortCode: 'REQUIRED' }],
  ['typed, not chosen', { dstPort: '鹿', dstPortCode: '' }, { dstPortCode: 'NOT_CHOSEN' }],
  ['the same port', { dstPortCode: 'CNSHA' }, { dstPortCode: 'SAME_PORT' }],
  [
    'no number, no class',
    { unNo: undefined, dgClass: undefined, packingGroup: undefined } as never,
    { unNo: 'NUMBER_OR_CLASS' },
  ],
  ['a class for a number', { unNo: '', dgClass: '3' }, {}],
  ['a name for a number', { unNo: '甲醇' }, { unNo: 'UN_NUMBER' }],
  ['a number of general cargo', { unNo: '甲醇', isDanger: 'N' }, {}],
  ['a class that is none', { dgClass: '10', packingGroup: 'I' }, { dgClass: 'NOT_A_CHOICE' }],
  ['no boxes', { boxes: [] }, { boxes: 'REQUIRED' }],
  ['no box of a type', { boxes: [{ ctnType: '20GP', quantity: 0 }] }, { boxes: 'TOO_SMALL' }],
  ['101 boxes', { boxes: [{ ctnType: '20GP', quantity: 101 }] }, { boxes: 'TOO_LARGE' }],
  ['a weight in words', { weight: '两吨' }, { weight: 'NOT_A_NUMBER' }],
  ['a weight of nothing', { weight: '0' }, { weight: 'TOO_SMALL' }],
  ['days backwards', { expectEtdFrom: '2026-02-02', expectEtdTo: '2026-02-01' }, { expectEtdFrom: 'SPAN_BACKWARDS' }],
  ['91 days', { expectEtdFrom: '2026-02-01', expectEtdTo: '2026-05-03' }, { expectEtdFrom: 'SPAN_TOO_LONG' }],
  ['yesterday', { quoteDeadline: '2026-01-14' }, { quoteDeadline: 'DAY_PAST' }],
  ['31 February', { quoteDeadline: '2026-02-31' }, { quoteDeadline: 'NOT_A_DAY' }],
  ['a price of three places', { targetPrice: '1.001' }, { targetPrice: 'TOO_MANY_DECIMALS' }],
  ['one letter', { contact: '顾' }, { contact: 'TOO_SHORT' }],
  ['a phone of ten digits', { phone: '1380000888' }, { phone: 'MOBILE' }],
  ['a phone as copied', { phone: '+86 138-0000-8888' }, {}],
  ['a code that is no port', { orgPortCode: '上海' }, { orgPortCode: 'NOT_CHOSEN' }],
  ['only the origin', { dstPortCode: '', dstPort: '' }, { dstPortCode: 'REQUIRED' }],
  ['an origin typed, not chosen', { orgPort: '沪', orgPortCode: '' }, { orgPortCode: 'NOT_CHOSEN' }],
  ['neither yes nor no', { isDanger: 'X' }, { isDanger: 'NOT_A_CHOICE' }],
  ['the first group', { packingGroup: 'I' }, {}],
  ['the second group', { packingGroup: 'II' }, {}],
  ['a group that is none', { packingGroup: 'IV' }, { packingGroup: 'NOT_A_CHOICE' }],
  ['a gas of a group', { dgClass: '2.1' }, { packingGroup: 'NO_PACKING_GROUP' }],
  ['a gas without one', { dgClass: '2.1', packingGroup: '' }, {}],
  ['a gas of which no group was ever given', { dgClass: '2.1', packingGroup: undefined } as never, {}],
  ['an end too far', { expectEtdFrom: '2026-02-01', expectEtdTo: '2028-01-01' }, { expectEtdTo: 'DAY_TOO_FAR' }],
  ['neither number nor class', { unNo: '', dgClass: '' }, { unNo: 'NUMBER_OR_CLASS' }],
  ['half a box', { boxes: [{ ctnType: '20GP', quantity: 1.5 }] }, { boxes: 'NOT_WHOLE' }],
  ['one box', { boxes: [{ ctnType: '20GP', quantity: 1 }] }, {}],
  ['100 boxes', { boxes: [{ ctnType: '20GP', quantity: 100 }] }, {}],
  ['a volume of nothing', { volume: '0' }, { volume: 'TOO_SMALL' }],
  ['90 days', { expectEtdFrom: '2026-02-01', expectEtdTo: '2026-05-02' }, {}],
  ['one day', { expectEtdFrom: '2026-02-01', expectEtdTo: '2026-02-01' }, {}],
  ['no end', { expectEtdFrom: '2026-02-01', expectEtdTo: '' }, {}],
  ['no beginning', { expectEtdFrom: '', expectEtdTo: '2026-02-01' }, {}],
  ['a beginning that was', { expectEtdFrom: '2026-01-14', expectEtdTo: '2026-07-01' }, { expectEtdFrom: 'DAY_PAST' }],
  ['an end that is none', { expectEtdFrom: '2026-02-01', expectEtdTo: '2026-02-30' }, { expectEtdTo: 'NOT_A_DAY' }],
  ['a cent', { targetPrice: '0.01' }, {}],
  ['less than a cent', { targetPrice: '0' }, { targetPrice: 'TOO_SMALL' }],
  ['a thousand million but a cent', { targetPrice: '999999999.99' }, {}],
  ['a thousand million', { targetPrice: '1000000000' }, { targetPrice: 'TOO_LARGE' }],
  ['yuan', { targetCurrency: '1' }, {}],
  ['dollars', { targetCurrency: '2' }, {}],
  ['pounds', { targetCurrency: '4' }, { targetCurrency: 'NOT_A_CHOICE' }],
  ['pounds without a price', { targetPrice: '', targetCurrency: '4' }, {}],
  ['a carrier of the region', { carrierPrefer: ['COSU', 'PABV'] }, { carrierPrefer: 'NOT_A_CHOICE' }],
  ['a service that is none', { services: ['TRK', 'XXX'] }, { services: 'NOT_A_CHOICE' }],
  ['ten files', { fileIds: Array.from({ length: 10 }, () => keptSheet) }, {}],
  ['two letters', { contact: '顾晓' }, {}],
  ['eleven files', { fileIds: Array.from({ length: 11 }, () => keptSheet) }, { fileIds: 'TOO_MANY_FILES' }],
  ['a remark of 501', { remark: '长'.repeat(501) }, { remark: 'TOO_LONG' }],
])('[1.10b] the form reports an error: %s', (_, change, errors) => {
  expect(errorsOf('fcl', { ...whole, ...change })).toEqual(errors);
});

test.each([
  ['2026-01-14', 'DAY_PAST'],
  ['2026-01-15', undefined],
  ['2027-01-16', undefined],
  ['2027-01-17', 'DAY_TOO_FAR'],
  ['9999-12-31', 'DAY_TOO_FAR'],
  ['2026-02-30', 'NOT_A_DAY'],
])('[2.5b] an answer requested by %s: %s', (quoteDeadline, error) => {
  expect(errorsOf('fcl', { ...whole, quoteDeadline }).quoteDeadline).toBe(error);
});

test('[1.10b] inapplicable values are not sent', () => {
  const { form } = read('fcl', { ...whole, isDanger: 'N', targetPrice: '' });
  const {
    unNo: _,
    dgClass: __,
    packingGroup: ___,
    targetPrice: ____,
    targetCurrency: _____,
    ...rest
  } = full.fcl.sent as Record<string, unknown>;
  expect(form).toEqual({ ...rest, isDanger: 'N' });
});

test('[1.10b] trucking takes a class without a number', () => {
  expect(errorsOf('truck', { ...full.truck.typed, unNo: '', dgClass: '' })).toEqual({});
  expect(errorsOf('truck', { ...full.truck.typed, dgClass: '2.2' })).toEqual({ packingGroup: 'NO_PACKING_GROUP' });
  expect(errorsOf('lcl', { ...full.lcl.typed, unNo: '', dgClass: '' })).toEqual({ unNo: 'NUMBER_OR_CLASS' });
  expect(errorsOf('lcl', { ...full.lcl.typed, dstPortCode: 'CNSHA' })).toEqual({ dstPortCode: 'SAME_PORT' });
});

test.each<[EnquiryService, string, string]>([
  ['air', 'SAME_AIRPORT', '起飞机场与目的机场不能相同'],
  ['rail', 'SAME_STATION', '发站与到站不能相同'],
  ['domestic', 'SAME_PORT', '起运港与目的港不能相同'],
])('[1.10b] an enquiry of %s with equal ends has its own message', (service, code, text) => {
  const { typed } = full[service];
  expect(errorsOf(service, { ...typed, dstPortCode: typed.orgPortCode ?? '' })).toEqual({ dstPortCode: code });
  expect(enquiryErrorText(code as ErrorCode)).toBe(text);
});

test.each<[string, EnquiryValues, object]>([
  ['boxes alone', { weight: '', volume: '' }, {}],
  ['a load that shares one', { boxes: [] }, {}],
  ['neither', { boxes: [], volume: '' }, { boxes: 'BOXES_OR_SIZE' }],
  ['no weight', { boxes: [], weight: '' }, { boxes: 'BOXES_OR_SIZE' }],
])('[1.10b] rail enquiries cover: %s', (_, change, errors) => {
  expect(errorsOf('rail', { ...full.rail.typed, ...change })).toEqual(errors);
});

test('[1.10b] the contract takes twelve carriers and twenty services, not one more', () => {
  const isTaken = (more: object) =>
    safeParse(placeEnquiry.request, { service: 'fcl', form: { ...full.fcl.sent, ...more } }).success;
  const carriers = (length: number) => ({ carrierPrefer: Array.from({ length }, (_, index) => `CAR${index}`) });
  const services = (length: number) => ({ services: Array.from({ length }, () => 'TRK') });
  expect([carriers(12), services(20)].map(isTaken)).toEqual([true, true]);
  expect([carriers(13), services(21)].map(isTaken)).toEqual([false, false]);
});

describe('[1.10b] a call-back request', () => {
  const typed: LeadValues = {
    company: ' 海运 ',
    contact: ' 顾晓岚 ',
    phone: '+86 138-0000-8888',
    lanes: ' 上海到鹿特丹 ',
    monthlyVolume: ' 30 方 ',
    dgClasses: ['2.1', '2.2', '3', '4.1', '5.1', '6.1', '8', '9'],
    remark: ' 急 ',
  };
  const sent = {
    company: '海运',
    contact: '顾晓岚',
    phone: '13800008888',
    lanes: '上海到鹿特丹',
    monthlyVolume: '30 方',
    dgClasses: ['2.1', '2.2', '3', '4.1', '5.1', '6.1', '8', '9'],
    remark: '急',
  };
  const errors = (more: LeadValues) => readFlat(leadForm, { ...typed, ...more }).errors;
  const isTaken = (more: object) => safeParse(leads.request, { kind: 'lead', form: { ...sent, ...more } }).success;

  test('sends cleaned values the contract accepts', () => {
    expect(readFlat(leadForm, typed)).toEqual({ form: sent, errors: {} });
    expect(isTaken({})).toBe(true);
    expect(LEAD_CLASSES).toEqual(sent.dgClasses);
  });

  test('leaves a name and a phone at least', () => {
    expect(readFlat(leadForm, {}).errors).toEqual({ contact: 'REQUIRED', phone: 'REQUIRED' });
    expect(errors({ contact: '顾', phone: '1380000888' })).toEqual({ contact: 'TOO_SHORT', phone: 'MOBILE' });
    expect(errors({ contact: '顾晓' })).toEqual({});
    expect(errors({ dgClasses: ['3', '7'] })).toEqual({ dgClasses: 'NOT_A_CHOICE' });
  });

  const longest = { company: 100, contact: 20, lanes: 200, monthlyVolume: 60, remark: 500 };
  test.each(Object.entries(longest))('may write so much of %s: %i', (name, most) => {
    expect(errors({ [name]: '长'.repeat(most) })).toEqual({});
    expect(errors({ [name]: '长'.repeat(most + 1) })).toEqual({ [name]: 'TOO_LONG' });
  });

  test('may name sixteen classes, as the contract takes them', () => {
    expect([16, 17].map((length) => isTaken({ dgClasses: Array.from({ length }, () => '3') }))).toEqual([true, false]);
  });
});

const words = fc.constantFrom(
  '',
  ' ',
  '甲醇',
  'UN1230',
  '1230',
  '0',
  '1.5',
  '1200',
  '2026-02-01',
  '2027-01-01',
  'Y',
  'N',
  '3',
  'II',
);
const boxes = fc.array(
  fc.record({ ctnType: fc.constantFrom('20GP', '40HQ'), quantity: fc.integer({ min: -1, max: 101 }) }),
  { maxLength: 1 },
);

test.each(enquiryServices)('[1.10b] a form of %s without an error is one the contract takes', (service) => {
  const names = Object.keys(enquiryForms[service].fields).filter((name) => name !== 'boxes');
  const change = fc.dictionary(fc.constantFrom(...names), words);
  let taken = 0;
  fc.assert(
    fc.property(change, boxes, (edits, lines) => {
      const { carrierPrefer: _, fileIds: __, services: ___, ...texts } = edits;
      const { form, errors } = readFlat(
        enquiryForms[service],
        { ...full[service].typed, ...texts, ...('boxes' in enquiryForms[service].fields ? { boxes: lines } : {}) },
        TODAY,
      );
      if (Object.keys(errors).length > 0) return;
      taken += 1;
      expect(safeParse(placeEnquiry.request, { service, form }).issues).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
  expect(taken).toBeGreaterThan(20);
});

test('[1.10b] the quantity of the storage mode is required', () => {
  const { typed } = full.warehouse;
  expect(errorsOf('warehouse', { ...typed, pallets: '' })).toEqual({ pallets: 'REQUIRED' });
  expect(errorsOf('warehouse', { ...typed, storageMode: 'TON', pallets: '', volume: '' })).toEqual({});
  expect(errorsOf('warehouse', { ...typed, storageMode: 'CUBIC_METRE', volume: '' })).toEqual({ volume: 'REQUIRED' });
});

test.each(['fcl', 'lcl', 'air', 'rail', 'domestic', 'tank', 'cfs', 'warehouse'] as const)(
  'an enquiry about dangerous goods for %s names their number or their class',
  (service) => {
    const errorOf = (values: EnquiryValues) => read(service, { isDanger: 'Y', ...values }).errors.unNo;
    expect([errorOf({}), errorOf({ dgClass: '3' }), errorOf({ unNo: '1230' })]).toEqual([
      ...['NUMBER_OR_CLASS', undefined, undefined],
    ]);
  },
);
