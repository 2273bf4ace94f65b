import { describe, expect, test } from 'vitest';
import { newDomesticContainer } from '#domain/domestic/follow.ts';
import { blankDomesticContainer, type DomesticForm } from '#domain/domestic/form.ts';
import { copyOfDomesticOrder, formOfDomesticEnquiry } from '#domain/domestic/initial-form.ts';
import { domesticOrderAddress, readDomesticOrderLink } from '#domain/domestic/order-link.ts';
import { domesticPapers } from '#domain/domestic/papers.ts';
import { domesticPartAsTyped, domesticQuotePart } from '#domain/domestic/quote.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { replaceAt } from '#domain/form/path.ts';
import { coastalContext as context, tolueneForm } from '#tests/features/domestic/order.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

const changed = (changes: Readonly<Record<string, unknown>>, form: DomesticForm = tolueneForm) =>
  Object.entries(changes).reduce((made, [path, value]) => replaceAt(made, path, value), form);
const [line] = tolueneForm.cargo;
const general = { ...line!, id: '2', isDanger: false, casNo: '', sds: [] };
const box = (ctnType: string, quantity: string) => ({ ...blankDomesticContainer, ctnType, quantity });

describe('[5.9] values a domestic price depends on', () => {
  const part = {
    ...{ priceId: 'p1', scheduleId: 's1', pickup: '320500', delivery: '440100', insured: '', enquiry: null },
    containers: [{ ctnType: '20GP', quantity: '2', weightPerCtn: '15200' }],
    goods: [{ unNo: '1294', dgClass: '3', subRisk1: '', subRisk2: '' }],
  };
  const insured = { 'insurance.wanted': true, 'insurance.cargoValue': '500000' };
  const both = { containers: [box('20GP', '1'), box('40HQ', '100'), box('45HQ', '0'), box('20RF', '101')] };
  test.each<[changes: object, part: object | null]>([
    [{}, part],
    [insured, { ...part, insured: '500000' }],
    [{ ...insured, 'insurance.wanted': false }, part],
    [{ term: 'DOOR_CY' }, { ...part, delivery: '' }],
    [{ term: 'CY_DOOR' }, { ...part, pickup: '' }],
    [
      { term: 'DOOR_CY', 'delivery.city': '' },
      { ...part, delivery: '' },
    ],
    [
      { term: 'CY_DOOR', 'pickup.city': '' },
      { ...part, pickup: '' },
    ],
    [
      { enquiryNo: 'ENQ26100700001', optionId: 'o1' },
      { ...part, enquiry: { no: 'ENQ26100700001', optionId: 'o1' } },
    ],
    [{ 'cargo.0.dg.unNo': 'UN 1294' }, part],
    [{ 'cargo.0.dg.unNo': 'x' }, { ...part, goods: [{ ...part.goods[0], unNo: '' }] }],
    [{ 'cargo.0.dg.dgClass': '' }, { ...part, goods: [] }],
    [{ 'cargo.0.isDanger': false }, { ...part, goods: [] }],
    [
      both,
      {
        ...part,
        containers: ['1', '100'].map((quantity, at) => ({
          ...{ ctnType: ['20GP', '40HQ'][at], quantity, weightPerCtn: '' },
        })),
      },
    ],
    [{ priceId: '' }, null],
    [{ containers: [] }, null],
    [{ containers: [box('20GP', '1'), box('20GP', '2')] }, null],
    [{ 'pickup.city': '' }, null],
    [{ 'delivery.city': '' }, null],
    [{ term: 'DOOR_CY', 'pickup.city': '' }, null],
  ])('%o', (changes, expected) => {
    expect(domesticQuotePart(changed({ ...changes }))).toEqual(expected);
  });

  test('as it was typed, priced or not', () => {
    expect(domesticPartAsTyped(changed({ priceId: '' }))).toEqual({ ...part, priceId: '' });
  });
});

describe('[4.31] the papers within the country', () => {
  const papers = (cargo: DomesticForm['cargo']) =>
    domesticPapers({ cargo }, context.offer!, context.now)
      .map(({ code, owner, status }) => `${code} ${owner} ${status}`)
      .join(', ');
  const declared = 'GOODS_DECLARATION AGENT MISSING, VESSEL_DECLARATION CARRIER MISSING';
  const packing = 'PACKING_CERTIFICATE SHIPPER MISSING';
  const limited = { ...line!, dg: { ...line!.dg, isLimitedQuantity: true } };
  const chemical = { ...general, casNo: '108-88-3', sds: [] };
  const first = 'BOOKING_NOTE SHIPPER READY';
  test.each([
    ['dangerous', [line!], `${first}, SDS_CN SHIPPER READY, ${packing}, ${declared}`],
    ['limited', [limited], `${first}, SDS_CN SHIPPER READY, ${packing}, ${declared}`],
    ['general', [general], first],
    ['a chemical', [chemical], `${first}, SDS_CN SHIPPER MISSING, CLASSIFICATION_REPORT SHIPPER MISSING`],
    [
      'beside a chemical',
      [chemical, general],
      `${first}, SDS_CN SHIPPER MISSING, CLASSIFICATION_REPORT SHIPPER MISSING`,
    ],
  ])('%s', (_, cargo, expected) => {
    expect(papers(cargo)).toBe(expected);
  });
});

describe('[4.31] sources of a domestic order', () => {
  test('from another one, without its days, papers and promises', () => {
    const form = changed({ documents: line!.sds, enquiryNo: 'ENQ26100700001', optionId: 'o1' });
    expect(copyOfDomesticOrder(form, 'DOM26100700001')).toEqual({
      ...form,
      ...{ copiedFrom: 'DOM26100700001', enquiryNo: '', optionId: '', documents: [], agree: false, truth: false },
      ...{ pickup: { ...form.pickup, day: '' }, delivery: { ...form.delivery, day: '' } },
    });
  });

  test('from an enquiry that was answered', () => {
    const asked = {
      ...{ orgPortCode: 'CNSHA', dstPortCode: 'CNNSA', isDanger: 'Y' as const, cargoName: '甲苯', unNo: '1294' },
      entry: unEntryOf('1294'),
      ...{ boxes: [{ ctnType: '40HQ', quantity: 2 }], weight: '30400', contact: '李货主', phone: '13800138001' },
    };
    const option = { enquiryNo: 'ENQ26100700001', optionId: 'o1', priceId: 'p1', scheduleId: 's1' };
    const form = formOfDomesticEnquiry(asked, option, context);
    expect(form).toMatchObject({
      ...{ ...option, orgPortCode: 'CNSHA', dstPortCode: 'CNNSA', contactName: '李货主', contactPhone: '13800138001' },
      ...{ term: 'CY_CY', payType: 'BANK' },
      containers: [{ id: '1', ctnType: '40HQ', quantity: '2', weightPerCtn: '' }],
      cargo: [
        { isDanger: true, cargoNameCn: '甲苯', grossWeight: '30400', stow: 'A', dg: { unNo: '1294', dgClass: '3' } },
      ],
    });
    const plain = formOfDomesticEnquiry({ ...asked, isDanger: 'N' }, option, context);
    expect(plain.cargo[0]).toMatchObject({ isDanger: false, dg: { unNo: '', dgClass: '' } });
  });

  test('from a list, and back to it', () => {
    const link = {
      ...{ priceId: 'P-1', orgPortCode: 'CNSHA', dstPortCode: 'CNNSA', unNo: '1294', pickup: '', delivery: '440100' },
      boxes: [{ ctnType: '20GP' as const, quantity: 2 }],
    };
    const query = 'priceId=P-1&orgPortCode=CNSHA&dstPortCode=CNNSA&unNo=1294&delivery=440100&boxes=20GP*2';
    const [path, written = ''] = domesticOrderAddress({ ...link, isDanger: 'Y' }).split('?');
    expect([path, decodeURIComponent(written)]).toEqual(['/domesticTrade/orderPage', query]);
    expect(decodeURIComponent(domesticOrderAddress({ ...link, isDanger: 'N' }))).toContain(`${query}&isDanger=N`);
    expect(readDomesticOrderLink(`${query}&weight=1&volume=1`)).toEqual({ ...link, isDanger: 'Y' });
    expect(readDomesticOrderLink('priceId=P-1')?.boxes).toEqual([]);
    const { links } = domesticService;
    const ports = 'orgPortCode=CNSHA&dstPortCode=CNNSA';
    expect(links(changed({ cargo: [] }))).toEqual({
      list: `/domesticTrade?${ports}&isDanger=N&pickup=320500&delivery=440100`,
      enquiry: `/enquiryFcl?service=domestic&${ports}&isDanger=N&pickup=320500&delivery=440100&boxes=20GP*2`,
    });
  });

  test('a new box has a number of its own', () => {
    expect(newDomesticContainer(tolueneForm.containers, '40HQ')).toEqual({ ...box('40HQ', '1'), id: '2' });
  });

  test('fields kept when the form is cleared', () => {
    expect(domesticService.code).toBe('domestic');
    expect(domesticService.kept.join(' ')).toBe(
      'priceId scheduleId orgPortCode dstPortCode enquiryNo optionId containers',
    );
  });
});
