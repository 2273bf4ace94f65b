import { describe, expect, test } from 'vitest';
import { lclChecks } from '#domain/lcl/checks.ts';
import type { LclContext } from '#domain/lcl/context.ts';
import { blankLclForm, type LclForm } from '#domain/lcl/form.ts';
import { copyOfLclOrder, formOfLclEnquiry } from '#domain/lcl/initial-form.ts';
import { lclPapers } from '#domain/lcl/papers.ts';
import { lclPartAsTyped, lclQuotePart } from '#domain/lcl/quote.ts';
import { lclService } from '#domain/lcl/service.ts';
import { lclContext, lclOffer, paintForm } from '#tests/features/lcl/order.ts';
import { formWith } from '#tests/kit/described-fields.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

const form = (values: object): LclForm => formWith(paintForm, { ...values });
const line = paintForm.cargo[0]!;
const offering = (more: Partial<typeof lclOffer>): LclContext => ({ ...lclContext, offer: { ...lclOffer, ...more } });
const unknown: LclContext = { ...lclContext, offer: null };
const found = (values: object, context = lclContext) => lclChecks.flatMap((check) => check(form(values), context));
const general = { 'cargo.0.isDanger': false };

describe('[4.31] pieces that need an enquiry before loading', () => {
  const piece = (grossWeight: string, packages: string, ...[length, width, height]: string[]) => ({
    cargo: [{ ...line, grossWeight, packages, length, width, height }],
  });
  const asked = (field: string | null) =>
    field === null ? [] : [{ path: `cargo.0.${field}`, step: 'cargo', code: 'PIECE_ASKED' }];
  const rows: [values: object, field: string | null][] = [
    [piece('3000', '1', '', '', ''), null],
    [piece('3000.001', '1', '', '', ''), 'grossWeight'],
    [piece('6000', '2', '', '', ''), null],
    [piece('6000.001', '2', '', '', ''), 'grossWeight'],
    [piece('6,000.001', '2', '', '', ''), 'grossWeight'],
    [piece('9000', '', '', '', ''), null],
    [piece('9000', '0', '', '', ''), null],
    [piece('', '1', '', '', ''), null],
    [piece('1', '1', '580', '1', '220'), null],
    [piece('1', '1', '580.1', '1', '1'), 'length'],
    [piece('1', '1', '1', '580.1', '1'), 'length'],
    [piece('1', '1', '580.1', '', ''), 'length'],
    [piece('1', '1', '', '580.1', ''), 'length'],
    [piece('1', '1', '1', '1', '220.1'), 'height'],
    [piece('1', '1', '580.1', '1', '220.1'), 'height'],
    [piece('3000.001', '1', '580.1', '1', '220.1'), 'grossWeight'],
    [{ ...piece('3000.001', '1', '580.1', '1', '220.1'), enquiryNo: 'E' }, null],
  ];
  test.each(rows)('%#', (values, field) => {
    expect(found(values).filter(({ code }) => code !== 'VOLUME_DIFFERS')).toEqual(asked(field));
  });

  test('each line is reported at its own index', () => {
    const heavy = { ...line, id: '2', grossWeight: '3000.001', packages: '1' };
    expect(found({ cargo: [line, heavy] }).map(({ path }) => path)).toEqual(['cargo.1.grossWeight']);
  });
});

describe('[4.31] rules across the form', () => {
  const dangerous = (unNo: string, dgClass: string, more = {}) => ({
    ...{ ...line, id: unNo, dg: { ...line.dg, unNo, dgClass } },
    ...more,
  });
  const priced = (code: string) => [{ path: 'priceId', step: 'cargo', code }];
  const apart = (path: string, code: string, more = {}) => [
    { path, step: 'cargo', code, values: { a: '1', b: '2' }, ...more },
  ];
  const food = { ...line, id: 'food', isDanger: false, food: 'Y' };
  const rows: [values: object, errors: object[], context?: LclContext][] = [
    [{}, []],
    [{ priceId: '' }, priced('OFFER_MISSING')],
    [{}, priced('OFFER_MISSING'), unknown],
    [{}, priced('PRICE_EXPIRED'), offering({ validTo: lclContext.now - 1 })],
    [{}, [], offering({ validTo: lclContext.now })],
    [{ cargo: [] }, [{ path: 'cargo', step: 'cargo', code: 'REQUIRED' }]],
    [general, [{ path: 'cargo.0.isDanger', step: 'cargo', code: 'NO_DANGEROUS_LINE', level: 'WARN' }]],
    [{}, [{ path: 'cargo.0.isDanger', step: 'cargo', code: 'DANGEROUS_UNDER_GENERAL' }], offering({ isDanger: false })],
    [
      { cargo: [dangerous('3082', '9')] },
      [{ path: 'cargo.0.dg.isMarinePollutant', step: 'cargo', code: 'POLLUTANT_LOCKED' }],
    ],
    [{ cargo: [line, dangerous('1942', '5.1')] }, apart('cargo.1.dg.unNo', 'SEGREGATION', { level: 'BLOCK' })],
    [{ cargo: [line, dangerous('1805', '8')] }, []],
    [
      { 'cargo.0.length': '100', 'cargo.0.width': '100', 'cargo.0.height': '100' },
      [
        {
          path: 'cargo.0.volume',
          step: 'cargo',
          code: 'VOLUME_DIFFERS',
          values: { measured: '24.000' },
          level: 'WARN',
        },
      ],
    ],
  ];
  test.each(rows)('%#', (values, errors, context = lclContext) => {
    expect(found(values, context)).toEqual(errors);
  });

  test('food beside poison is reported on the food', () => {
    const poison = dangerous('2810', '6.1');
    expect(found({ cargo: [poison, food] }).map(({ path }) => path)).toEqual(['cargo.1.food']);
    expect(found({ cargo: [food, poison] }).map(({ path }) => path)).toEqual(['cargo.1.dg.unNo']);
  });
});

test('[4.31] a price depends on the goods and the services, not on personal data', () => {
  const priced = {
    ...{ priceId: 'p1', scheduleId: 's1', grossWeight: '1850', volume: '2.36', handIn: 'SELF', enquiry: null },
    ...{ clearance: 'OWN_PAPERS', arrival: 'CFS' },
    goods: [{ unNo: '1263', dgClass: '3', subRisk1: '', subRisk2: '', packingGroup: 'III' }],
  };
  expect(lclQuotePart(paintForm)).toEqual(priced);
  const asked = { enquiryNo: 'E', optionId: 'o' };
  expect(lclQuotePart(form(asked))).toEqual({ ...priced, enquiry: { no: 'E', optionId: 'o' } });
  const isPriced = (grossWeight: string, volume: string, priceId = 'p1') =>
    lclQuotePart(form({ 'cargo.0.grossWeight': grossWeight, 'cargo.0.volume': volume, priceId })) !== null;
  expect([isPriced('0.9', '0.9'), isPriced('0.9', '0.9', '')]).toEqual([true, false]);
  expect([isPriced('', '1'), isPriced('1', ''), isPriced('0', '1'), isPriced('1', '0')]).toEqual(Array(4).fill(false));
  expect(lclPartAsTyped(blankLclForm)).toMatchObject({ goods: [], grossWeight: '0', volume: '0' });
});

describe('[4.31] the papers of a departure', () => {
  const requiredPapers = (values: object) => lclPapers(form(values), lclOffer, lclContext.now);
  const codes = (...cargo: object[]) => requiredPapers({ cargo }).map(({ code }) => code);
  const bare = { ...line, isDanger: false, sds: [] };
  const limited = { ...line, dg: { ...line.dg, isLimitedQuantity: true } };

  test('follow from the goods', () => {
    expect(codes(bare)).toEqual(['BOOKING_NOTE', 'SHIPPING_INSTRUCTION']);
    expect(codes(bare, { ...bare, casNo: '64-17-5' })).toEqual(
      expect.arrayContaining(['SDS_CN', 'CLASSIFICATION_REPORT']),
    );
    expect(codes(line)).toEqual(
      expect.arrayContaining(['PACKAGING_TEST', 'PACKING_USE_CERTIFICATE', 'PACKING_PHOTOS']),
    );
    expect(codes(limited, line)).toContain('PACKING_USE_CERTIFICATE');
    expect(codes(bare, line)).toContain('PACKING_USE_CERTIFICATE');
    expect(codes(limited, bare)).not.toContain('PACKING_USE_CERTIFICATE');
  });

  test('are valid until the warehouse packs, and include customs documents when we declare', () => {
    const test = requiredPapers({}).find(({ code }) => code === 'PACKAGING_TEST');
    expect(test?.holdsUntil).toBe(lclOffer.cutOffs.lclCutoff);
    const declared = (clearance: string) => requiredPapers({ clearance }).some(({ code }) => code === 'CUSTOMS_SET');
    expect(['OWN_PAPERS', 'ENTRUST', 'SEPARATE'].map(declared)).toEqual([false, true, false]);
  });
});

describe('[4.31] source and links of a consolidation order', () => {
  test('a repeat booking clears day, vehicle and documents', () => {
    const vehicle = { plate: '沪A12345', driver: '王', driverPhone: '1', transportPermit: '1' };
    const whole = form({ ...vehicle, enquiryNo: 'E', optionId: 'o', documents: [{}] });
    expect(copyOfLclOrder(whole, 'LCL26100700001')).toEqual({
      ...whole,
      ...{ copiedFrom: 'LCL26100700001', enquiryNo: '', optionId: '', handInDay: '', documents: [] },
      ...{ plate: '', driver: '', driverPhone: '', transportPermit: '', agree: false, truth: false },
    });
  });

  test('an answered enquiry fills in its goods, dangerous or not', () => {
    const asked = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', cargoName: '涂料', weight: '1850', volume: '2.36' };
    const who = { contact: '李', phone: '1', unNo: '1263', entry: unEntryOf('1263') };
    const option = { enquiryNo: 'E', optionId: 'o', priceId: 'p', scheduleId: 's' };
    const prefilled = (isDanger: 'N' | 'Y') => formOfLclEnquiry({ ...asked, ...who, isDanger }, option, lclContext);
    expect(prefilled('N')).toMatchObject({
      ...{ ...option, orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', contactName: '李', contactPhone: '1', remark: '' },
      cargo: [{ isDanger: false, cargoNameCn: '涂料', grossWeight: '1850', volume: '2.36', dg: { unNo: '' } }],
    });
    expect(prefilled('Y').cargo[0]).toMatchObject({ isDanger: true, dg: { unNo: '1263', dgClass: '3' } });
  });

  test('it leads back to its departures, and to an enquiry', () => {
    const asked = 'orgPortCode=CNSHA&dstPortCode=DEHAM';
    expect(lclService.links(paintForm)).toEqual({
      list: `/shippingLcl?${asked}&isDanger=Y&unNo=1263`,
      enquiry: `/brand/consolidation?${asked}&isDanger=Y&unNo=1263&cargoName=${encodeURIComponent('醇酸涂料')}&group=III&weight=1850&volume=2.36`,
    });
    expect(lclService.links(form({ cargo: [] })).list).toBe(`/shippingLcl?${asked}&isDanger=N`);
    const { code, steps, kept, successPath, blank } = lclService;
    expect({ code, steps, kept, successPath, blank }).toEqual({
      ...{ code: 'lcl', steps: ['cargo', 'handIn', 'confirm'], successPath: '/shippingLcl/success' },
      ...{ blank: blankLclForm },
      kept: ['priceId', 'scheduleId', 'orgPortCode', 'dstPortCode', 'enquiryNo', 'optionId'],
    });
  });
});
