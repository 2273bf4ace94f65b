import { describe, expect, test } from 'vitest';
import { airDescription } from '#domain/air/fields.ts';
import { airCutOffs } from '#domain/air/flight-days.ts';
import { type AirForm, blankAirForm } from '#domain/air/form.ts';
import { copyOfAirOrder, formOfAirEnquiry } from '#domain/air/initial-form.ts';
import { airPapers } from '#domain/air/papers.ts';
import { airPartAsTyped, airQuotePart } from '#domain/air/quote.ts';
import { airService } from '#domain/air/service.ts';
import { errorsOf } from '#domain/form/check.ts';
import { airContext, ethanolForm } from '#tests/features/air/order.ts';
import { formWith } from '#tests/kit/described-fields.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

const dg = 'cargo.0.dg';
const form = (values: object): AirForm => formWith(ethanolForm, { ...values });
const general = { 'cargo.0.isDanger': false };

test('[4.31] a price depends on the goods and the services, not on personal data', () => {
  const priced = {
    ...{ priceId: 'p1', flightDay: '2026-10-16', grossWeight: '85', volume: '0.42', share: '0', handIn: 'SELF' },
    ...{ clearance: 'OWN_PAPERS', arrival: 'CFS', declaration: 'SELF', insured: false, enquiry: null },
    goods: [{ unNo: '1170', dgClass: '3', subRisk1: '', subRisk2: '', packingGroup: 'II' }],
  };
  expect(airQuotePart(ethanolForm)).toEqual(priced);
  const asked = { enquiryNo: 'ENQ26100700001', optionId: 'o1', 'insurance.wanted': true };
  expect(airQuotePart(form(asked))).toEqual({
    ...{ ...priced, insured: true },
    enquiry: { no: 'ENQ26100700001', optionId: 'o1' },
  });
  const isPriced = (values: object) => airQuotePart(form(values)) !== null;
  expect([isPriced({ 'cargo.0.grossWeight': '0.9', 'cargo.0.volume': '0.9' }), isPriced({ priceId: '' })]).toEqual([
    true,
    false,
  ]);
  expect([isPriced({ 'cargo.0.grossWeight': '' }), isPriced({ 'cargo.0.volume': '0' })]).toEqual([false, false]);
  expect(airPartAsTyped(blankAirForm)).toMatchObject({ goods: [], grossWeight: '0', volume: '0', share: '0' });
});

describe('[4.31] the papers of a flight', () => {
  const cutOffs = airCutOffs('2026-10-16', true, 'Asia/Shanghai');
  const requiredPapers = (values: object) =>
    airPapers(form(values), { etd: Date.parse('2026-10-16T08:00:00+08:00'), cutOffs }, airContext.now);
  const codes = (values: object) => requiredPapers(values).map(({ code }) => code);
  const stateOf = (code: string, values: object) => requiredPapers(values).find((paper) => paper.code === code);
  const declared = ['SHIPPER_DECLARATION', 'PACKAGING_TEST', 'PACKING_USE_CERTIFICATE', 'WAYBILL_DATA'];
  const customs = ['COMPLIANCE_DECLARATION', 'HAZARD_LABEL'];
  const first = ['BOOKING_NOTE', 'SDS_CN', 'CLASSIFICATION_REPORT'];
  const plain = { ...general, 'cargo.0.sds': [], 'cargo.0.classReport': [] };
  const limited = { [`${dg}.isLimitedQuantity`]: true };

  const [line] = ethanolForm.cargo;
  const chemical = { ...line!, id: '2', isDanger: false };
  const beside = { cargo: [chemical, { ...line!, dg: { ...line!.dg, unNo: '3480' } }] };

  test.each<[values: object, codes: string[]]>([
    [beside, [...first, 'SDS_EN', 'BATTERY_TEST', ...declared, ...customs]],
    [
      { cargo: [{ ...line!, ...{ casNo: '', sds: [], classReport: [] }, isDanger: false }, chemical] },
      [...first, 'WAYBILL_DATA'],
    ],
    [{}, [...first, 'SDS_EN', ...declared, ...customs]],
    [{ [`${dg}.unNo`]: '3480' }, [...first, 'SDS_EN', 'BATTERY_TEST', ...declared, ...customs]],
    [{ ...plain, [`${dg}.unNo`]: '3480' }, ['BOOKING_NOTE', 'WAYBILL_DATA']],
    [{ ...plain, ...limited }, ['BOOKING_NOTE', 'WAYBILL_DATA']],
    [limited, [...first, 'SDS_EN', 'SHIPPER_DECLARATION', 'WAYBILL_DATA', ...customs]],
    [{ clearance: 'ENTRUST' }, [...first, 'SDS_EN', ...declared, 'CUSTOMS_SET', ...customs]],
    [{ ...plain, 'cargo.0.casNo': '64-17-5' }, [...first, 'WAYBILL_DATA']],
  ])('%o requires %j', (values, owing) => {
    expect(codes(values)).toEqual(owing);
  });

  test('are submitted with the goods, or written by us on request', () => {
    const hall = cutOffs.lclCutoff;
    const paper = stateOf('SHIPPER_DECLARATION', {});
    expect(paper).toMatchObject({ owner: 'SHIPPER', status: 'MISSING', dueAt: hall });
    expect(stateOf('SHIPPER_DECLARATION', { declaration: 'ENTRUST' })?.owner).toBe('AGENT');
    expect(stateOf('SHIPPER_DECLARATION', { declarationFiles: [{ fileId: 'f' }] })?.status).toBe('READY');
    expect(stateOf('WAYBILL_DATA', {})?.status).toBe('MISSING');
    const named = { 'shipper.companyNameEn': 'A', toOrder: true };
    expect(stateOf('WAYBILL_DATA', named)?.status).toBe('READY');
    expect(stateOf('PACKAGING_TEST', {})?.holdsUntil).toBe(hall);
    expect(stateOf('CLASSIFICATION_REPORT', {})?.status).toBe('READY');
    expect(stateOf('CLASSIFICATION_REPORT', { ...plain, 'cargo.0.casNo': '64-17-5' })?.status).toBe('MISSING');
  });
});

describe('[4.31] source and links of an air order', () => {
  test('a repeat booking clears day and documents', () => {
    const whole = form({ ...{ enquiryNo: 'E', optionId: 'o' }, documents: [{}], declarationFiles: [{}] });
    expect(copyOfAirOrder(whole, 'AIR26100700001')).toEqual({
      ...whole,
      ...{ copiedFrom: 'AIR26100700001', enquiryNo: '', optionId: '', flightDay: '', handInDay: '' },
      ...{ declarationFiles: [], documents: [], agree: false, truth: false },
    });
  });

  test('an answered enquiry fills in its goods, dangerous or not', () => {
    const asked = { orgPortCode: 'PVG', dstPortCode: 'FRA', cargoName: '乙醇', weight: '85', volume: '0.42' };
    const who = { contact: '李', phone: '1', unNo: '1170', entry: unEntryOf('1170') };
    const option = { enquiryNo: 'E', optionId: 'o', priceId: 'p' };
    const prefilled = (isDanger: 'N' | 'Y') => formOfAirEnquiry({ ...asked, ...who, isDanger }, option, airContext);
    expect(prefilled('N')).toMatchObject({
      ...{ ...option, orgPortCode: 'PVG', dstPortCode: 'FRA', contactName: '李', contactPhone: '1', remark: '' },
      cargo: [{ isDanger: false, cargoNameCn: '乙醇', grossWeight: '85', volume: '0.42', dg: { unNo: '' } }],
    });
    expect(prefilled('Y').cargo[0]).toMatchObject({ isDanger: true, dg: { unNo: '1170', dgClass: '3' } });
  });

  test('it leads back to its flights, and to an enquiry', () => {
    expect(airService.links(ethanolForm)).toEqual({
      list: '/airLift?orgPortCode=PVG&dstPortCode=FRA&isDanger=Y&unNo=1170&group=II&net=20&weight=85&volume=0.42',
      enquiry: `/enquiryFcl?service=air&orgPortCode=PVG&dstPortCode=FRA&isDanger=Y&unNo=1170&cargoName=${encodeURIComponent('乙醇')}&group=II&weight=85&volume=0.42`,
    });
    const listOf = (values: object) => airService.links(form(values)).list;
    expect(listOf({ cargo: [] })).toBe('/airLift?orgPortCode=PVG&dstPortCode=FRA&isDanger=N');
    expect(listOf({ 'cargo.0.grossWeight': '0.9', 'cargo.0.volume': '0.9', share: '30' })).toContain(
      'net=20&weight=0.9&volume=0.9&share=30',
    );
    const { code, steps, kept, successPath, blank } = airService;
    expect({ code, steps, kept, successPath, blank }).toEqual({
      ...{ code: 'air', steps: ['cargo', 'handIn', 'confirm'], successPath: null, blank: blankAirForm },
      kept: ['priceId', 'orgPortCode', 'dstPortCode', 'flightDay', 'enquiryNo', 'optionId'],
    });
    expect(airService.links(form(general)).enquiry).toContain('isDanger=N');
    expect(errorsOf(airDescription, ethanolForm, airContext)).toEqual([]);
  });
});
