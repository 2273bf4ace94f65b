import { describe, expect, test } from 'vitest';
import { blankRailForm, type RailForm } from '#domain/rail/form.ts';
import { copyOfRailOrder, formOfRailEnquiry } from '#domain/rail/initial-form.ts';
import { railOrderAddress, readRailOrderLink } from '#domain/rail/order-link.ts';
import { railPapers } from '#domain/rail/papers.ts';
import { railQuotePart } from '#domain/rail/quote.ts';
import { railService } from '#domain/rail/service.ts';
import { railContext, railGlycerine } from '#tests/features/rail/order.ts';
import { formWith } from '#tests/kit/described-fields.ts';

const form = (values: object): RailForm => formWith(railGlycerine, { ...values });
const box = railGlycerine.containers[0]!;
const line = railGlycerine.cargo[0]!;

describe('[4.31] values a rail price depends on', () => {
  const counted = (quantity: string) => railQuotePart(form({ containers: [{ ...box, quantity }] }))?.containers;

  test.each(['1', '9', '10', '99', '100'])('%s boxes are priced', (quantity) => {
    expect(counted(quantity)).toEqual([{ ctnType: '40HQ', quantity }]);
  });

  test.each(['0', '101', '1000', '01', '', 'x', '1.5'])('"%s" boxes are not', (quantity) => {
    expect(counted(quantity)).toBeUndefined();
  });

  test('a price id and distinct container types are required', () => {
    const priced = (values: object) => railQuotePart(form(values));
    const both = { containers: [box, { ...box, id: '2', ctnType: '20GP' }] };
    expect(priced(both)?.containers.map(({ ctnType }) => ctnType)).toEqual(['40HQ', '20GP']);
    expect([priced({ priceId: '' }), priced({ containers: [] }), priced({ containers: [box, box] })]).toEqual([
      null,
      null,
      null,
    ]);
    const asked = { enquiryNo: 'E', optionId: 'o', scheduleId: 's', insured: true, delivery: 'ASK' };
    expect(priced(asked)).toEqual({
      ...{ priceId: 'RWY-CNCKG-DEDUI-GEN', scheduleId: 's', pickup: '500000', delivery: 'ASK', insured: true },
      ...{ containers: [{ ctnType: '40HQ', quantity: '2' }], enquiry: { no: 'E', optionId: 'o' } },
      boxUse: { emptyAt: false, returnCity: false, freeDays: 0 },
    });
  });
});

describe('[4.31] the papers of a train', () => {
  const { now, offer } = railContext;
  const codes = (...cargo: object[]) => railPapers(form({ cargo }), offer!, now).map(({ code }) => code);
  const dangerous = { ...line, isDanger: true, dg: { ...line.dg, unNo: '1294', dgClass: '3' } };
  const limited = { ...dangerous, dg: { ...dangerous.dg, isLimitedQuantity: true } };
  const chemical = { ...line, casNo: '56-81-5' };
  const booked = ['SDS_EN', 'DG_APPLICATION'];
  const certified = ['PACKAGING_TEST', 'PACKING_USE_CERTIFICATE'];
  const customs = ['CUSTOMS_SET', 'COMPLIANCE_DECLARATION', 'HAZARD_LABEL'];

  test('are none of the sea', () => {
    expect(codes(line)).toEqual(['BOOKING_NOTE', 'CUSTOMS_SET']);
    expect(codes(line, chemical)).toEqual(['BOOKING_NOTE', 'SDS_CN', 'CLASSIFICATION_REPORT', 'CUSTOMS_SET']);
    const packed = [...booked, ...certified, 'PACKING_CERTIFICATE', ...customs];
    expect(codes(line, dangerous)).toEqual(['BOOKING_NOTE', 'SDS_CN', ...packed]);
    expect(codes(limited, dangerous)).toEqual(['BOOKING_NOTE', 'SDS_CN', ...packed]);
    expect(codes(line, limited)).toEqual(['BOOKING_NOTE', 'SDS_CN', ...booked, 'PACKING_CERTIFICATE', ...customs]);
  });

  test('customs documents accompany the consignment note, others have their own cut-off', () => {
    const papers = railPapers(form({ cargo: [dangerous] }), offer!, now);
    const due = (code: string) => papers.find((paper) => paper.code === code)?.due;
    expect([due('CUSTOMS_SET'), due('HAZARD_LABEL'), due('SDS_EN')]).toEqual([
      'siCutoff',
      'customsCutoff',
      'bookingCloseDg',
    ]);
    const test = papers.find(({ code }) => code === 'PACKAGING_TEST');
    expect(test?.holdsUntil).toBe(offer!.cutOffs.cyClosing);
    const given = railPapers(form({ customsSet: [{ fileId: 'f' }] }), offer!, now);
    expect(given.map(({ status }) => status)).toEqual(['READY', 'READY']);
  });
});

describe('[4.31] source and links of a rail order', () => {
  test('a repeat booking clears day, container numbers and documents', () => {
    const whole = form({
      ...{ enquiryNo: 'E', optionId: 'o', customsSet: [{}], documents: [{}], truth: true },
      containers: [{ ...box, soc: true, containerNos: 'CSQU3054383' }],
    });
    expect(copyOfRailOrder(whole, 'RWY26100700001')).toEqual({
      ...whole,
      ...{ copiedFrom: 'RWY26100700001', enquiryNo: '', optionId: '', cargoReadyDate: '', customsSet: [] },
      ...{ documents: [], agree: false, truth: false, containers: [{ ...box, soc: true }] },
    });
  });

  test('an answered enquiry about general cargo fills in no number', () => {
    const asked = {
      ...{ orgPortCode: 'CNCKG', dstPortCode: 'DEDUI', isDanger: 'N' as const, unNo: '1294', cargoName: '甘油' },
      ...{ contact: '李', phone: '1' },
    };
    const option = { enquiryNo: 'E', optionId: 'o', priceId: 'p', scheduleId: 's' };
    expect(formOfRailEnquiry(asked, option, railContext)).toMatchObject({
      ...{ ...option, containers: [], contactName: '李' },
      cargo: [{ isDanger: false, cargoNameCn: '甘油', dg: { unNo: '' } }],
    });
  });

  test('it links back to its trains, and to an enquiry for dangerous goods', () => {
    const { code, steps, kept, successPath, blank } = railService;
    expect({ code, steps, kept, successPath, blank }).toEqual({
      ...{ code: 'rail', steps: ['train', 'cargo', 'consignee', 'confirm'], successPath: '/railWay/success' },
      ...{ blank: blankRailForm },
      kept: ['priceId', 'scheduleId', 'orgPortCode', 'dstPortCode', 'enquiryNo', 'optionId'],
    });
    const { list, enquiry } = railService.links(form({ 'cargo.0.isDanger': true }));
    expect(list).toBe('/railWayIndex?orgPortCode=CNCKG&dstPortCode=DEDUI&isDanger=N');
    expect(enquiry).toContain('service=rail&orgPortCode=CNCKG&dstPortCode=DEDUI&isDanger=Y&');
  });

  test('[2.2] its address names train, ends, boxes and doors', () => {
    const link = {
      ...{ priceId: 'p', orgPortCode: 'CNCKG', dstPortCode: 'DEDUI', pickup: '500000', delivery: '' },
      boxes: [{ ctnType: '40HQ', quantity: 2 } as const],
    };
    expect(railOrderAddress(link)).toBe('/railWay/addOrder?priceId=p&from=CNCKG&to=DEDUI&ctn=40HQ*2&pickup=500000');
    const door = (text: string) => readRailOrderLink(`priceId=p&pickup=${text}&delivery=${text}`);
    expect(['500000', 'ASK', '50000', '5000000', 'ask', ''].map((text) => door(text)?.pickup)).toEqual([
      ...['500000', 'ASK', '', '', '', ''],
    ]);
    expect(door('ASK')?.delivery).toBe('ASK');
    expect(readRailOrderLink('priceId=p')).toEqual({
      ...{ priceId: 'p', orgPortCode: '', dstPortCode: '', boxes: [], pickup: '', delivery: '' },
    });
  });
});
