import { describe, expect, test } from 'vitest';
import { setField } from '#domain/form/change.ts';
import { errorsAt } from '#domain/form/check.ts';
import type { GoodsContext, OfferedGoods } from '#domain/procurement/context.ts';
import { goodsDescription } from '#domain/procurement/fields.ts';
import { blankGoodsForm, type GoodsForm } from '#domain/procurement/form.ts';
import { copyOfGoodsOrder } from '#domain/procurement/initial-form.ts';
import { goodsPart } from '#domain/procurement/quote.ts';
import { goodsService } from '#domain/procurement/service.ts';
import { acetoneForm } from '#tests/features/procurement/order.ts';
import { fieldIn, formWith, linesOf, writtenLines } from '#tests/kit/described-fields.ts';
import { closingParts, contactLines } from '#tests/kit/written-fields.ts';

const [payment, invoice, attached] = closingParts('buyer');
const fields: readonly [part: string, lines: string][] = [
  [
    'purchase',
    `quantity quantity .3 ≤12 required; grossWeight quantity kilogram .3 ≤20 required; packages whole piece .0 ≤12 required; delivery choice required; deliveryAddress text ≤100 required
    deliveryDay day required`,
  ],
  [
    'buyer',
    `buyerCompany text ≤100 required; licenceNo text ≤60 required; licenceExpires day required
    licenceFiles files required; permitFiles files required`,
  ],
  ['buyer', contactLines],
  payment!,
  invoice!,
  attached!,
  ['confirm', 'agree tick required'],
];

test('[4.31] the fields of an order of goods, in the order of the page', () => {
  expect(linesOf(goodsDescription)).toEqual(writtenLines(fields));
  expect(goodsService.steps).toEqual(['purchase', 'buyer', 'confirm']);
  expect(blankGoodsForm).toMatchObject({ delivery: 'SELF', payType: 'BANK', quantity: '', agree: false });
});

const offered: OfferedGoods = {
  ...{ isOpen: true, unit: '吨', left: '60', needsLicence: true, needsPermit: true },
  unweighed: null,
  bands: [{ from: '5', below: null, price: '6250.00' }],
};
const offering = (more: Partial<OfferedGoods>): GoodsContext => ({ ...context, goods: { ...offered, ...more } });
const context: GoodsContext = { now: Date.parse('2026-10-07T10:00:00+08:00'), goods: offered, payTypes: ['BANK'] };
const unknown: GoodsContext = { ...context, goods: null };
const form = (values: object): GoodsForm => formWith(acetoneForm, { ...values });
const inGoods = (values: object, path: string, facts = context) => fieldIn(goodsDescription, form(values), facts, path);
const errorsFor = (values: object, path: string, facts = context) =>
  errorsAt(goodsDescription, form(values), facts, path).map(({ code, values: named }) => ({ code, ...named }));

describe('[4.31] fields shown and required depending on other values', () => {
  const licence = ['licenceNo', 'licenceExpires', 'licenceFiles'];
  const rows: [path: string, is: 'hidden' | 'required' | 'shown', values?: object, facts?: GoodsContext][] = [
    ...['quantity', 'delivery', 'deliveryDay', 'buyerCompany', 'payType', 'agree', 'permitFiles', ...licence].map(
      (path): [string, 'required'] => [path, 'required'],
    ),
    ['deliveryAddress', 'hidden'],
    ['deliveryAddress', 'required', { delivery: 'DELIVERY' }],
    ...licence.flatMap((path): [string, 'hidden', object, GoodsContext][] => [
      [path, 'hidden', {}, offering({ needsLicence: false })],
      [path, 'hidden', {}, unknown],
    ]),
    ['permitFiles', 'hidden', {}, offering({ needsPermit: false })],
    ['permitFiles', 'hidden', {}, unknown],
    ['grossWeight', 'hidden'],
    ['grossWeight', 'hidden', {}, unknown],
    ['grossWeight', 'required', {}, offering({ unweighed: { netKg: null, isUncounted: false } })],
    ['packages', 'hidden', {}, offering({ unweighed: { netKg: null, isUncounted: false } })],
    ['packages', 'required', {}, offering({ unweighed: { netKg: null, isUncounted: true } })],
    ['licenceNo', 'required', {}, offering({ needsPermit: false })],
  ];
  test.each(rows)('%s: %s, %#', (path, is, values = {}, facts = context) => {
    expect(inGoods(values, path, facts).asked()).toBe(is);
  });

  test('choices, papers and the address they leave behind', () => {
    expect([inGoods({}, 'delivery').choices(), inGoods({}, 'payType').choices()]).toEqual(['SELF,DELIVERY', 'BANK']);
    const files = (path: string, count: number) =>
      inGoods({}, path).sizeErrorsOf(Array.from({ length: count }, () => ({ fileId: 'f' })));
    for (const path of ['licenceFiles', 'permitFiles'])
      expect([files(path, 3), files(path, 4)]).toEqual([[], ['TOO_MANY_FILES']]);
    const set = (delivery: string) =>
      setField(goodsDescription, form({ delivery: 'x', deliveryAddress: '上海' }), context, 'delivery', delivery);
    expect([set('SELF').deliveryAddress, set('DELIVERY').deliveryAddress]).toEqual(['', '上海']);
  });
});

describe('[4.31] rejected values and their reasons', () => {
  const least = [{ code: 'GOODS_LEAST', least: '5', unit: '吨' }];
  const left = [{ code: 'GOODS_LEFT', left: '60', unit: '吨' }];
  const gross = [{ code: 'GOODS_GROSS', least: '12800' }];
  const ends = (day: string) => [{ code: 'LICENCE_ENDS', day }];
  const free = offering({ bands: [] });
  const rows: [path: string, value: string, errors: object[], values?: object, facts?: GoodsContext][] = [
    ['quantity', '5', []],
    ['quantity', '4.999', least],
    ['quantity', '60', []],
    ['quantity', '60.001', left],
    ['quantity', '4.999', [], {}, free],
    ['quantity', '60.001', left, {}, free],
    ['quantity', '60.001', [], {}, unknown],
    ['quantity', '5.0001', [{ code: 'TOO_MANY_DECIMALS', places: '3' }]],
    ['quantity', 'some', [{ code: 'NOT_A_NUMBER' }]],
    ['grossWeight', '12800', [], {}, offering({ unweighed: { netKg: '12800', isUncounted: false } })],
    ['grossWeight', '12,799.999', gross, {}, offering({ unweighed: { netKg: '12800', isUncounted: false } })],
    ['grossWeight', '20000', [], {}, offering({ unweighed: { netKg: null, isUncounted: true } })],
    [
      'grossWeight',
      '19,999.999',
      [{ code: 'GOODS_GROSS', least: '20000' }],
      {},
      offering({ unweighed: { netKg: null, isUncounted: true } }),
    ],
    ['grossWeight', '1', [], { quantity: '' }, offering({ unweighed: { netKg: null, isUncounted: false } })],
    ['packages', '20', [], {}, offering({ unweighed: { netKg: '20000', isUncounted: true } })],
    [
      'packages',
      '0',
      [{ code: 'TOO_SMALL', least: '1' }],
      {},
      offering({ unweighed: { netKg: '20000', isUncounted: true } }),
    ],
    ['deliveryDay', '2026-10-08', []],
    ['deliveryDay', '2026-10-07', [{ code: 'GOODS_DAY', day: '2026-10-08' }]],
    ['licenceExpires', '2026-10-20', []],
    ['licenceExpires', '2026-10-19', ends('2026-10-20')],
    ['licenceExpires', '2026-10-07', [], { deliveryDay: '' }],
    ['licenceExpires', '2026-10-06', ends('2026-10-07'), { deliveryDay: '' }],
    ['licenceExpires', '2026-10-06', ends('2026-10-07'), { deliveryDay: '2026-10-01' }],
    ['buyerCompany', '甲', [{ code: 'TOO_SHORT', least: '2' }]],
    ['buyerCompany', '甲乙', []],
  ];
  test.each(rows)('%s "%s", %#: %j', (path, value, errors, values = {}, facts = context) => {
    expect(errorsFor({ ...values, [path]: value }, path, facts)).toEqual(errors);
  });

  test('an order needs available goods', () => {
    const found = (values: object, facts: GoodsContext) =>
      goodsDescription.checks.flatMap((check) => check(form(values), facts));
    const at = (code: string) => [{ path: 'goodsId', step: 'purchase', code }];
    expect([found({}, context), found({}, unknown), found({ goodsId: '' }, context)]).toEqual([
      [],
      at('GOODS_MISSING'),
      at('GOODS_MISSING'),
    ]);
    expect(found({}, offering({ isOpen: false }))).toEqual(at('GOODS_CLOSED'));
  });
});

test('[4.31] a price needs goods and how much of them', () => {
  const part = (values: object) => goodsPart(form(values));
  expect(part({ delivery: 'DELIVERY' })).toEqual({
    ...{ goodsId: '1-post-of-the-tests', quantity: '20', delivery: 'DELIVERY' },
  });
  expect([part({ goodsId: '' }), part({ quantity: '' }), part({ quantity: 'x' })]).toEqual([null, null, null]);
});

test('[4.31] a repeat purchase clears day, documents and agreements', () => {
  const whole = form({ enquiryNo: 'E', optionId: 'o', documents: [{}], truth: true });
  expect(copyOfGoodsOrder(whole, 'PRC26100700001')).toEqual({
    ...whole,
    ...{ copiedFrom: 'PRC26100700001', enquiryNo: '', optionId: '', deliveryDay: '' },
    ...{ licenceFiles: [], permitFiles: [], documents: [], agree: false, truth: false },
  });
  const { code, steps, kept, successPath, blank } = goodsService;
  expect({ code, steps, kept, successPath, blank }).toEqual({
    ...{ code: 'goods', steps: ['purchase', 'buyer', 'confirm'], kept: ['goodsId'], successPath: null },
    blank: blankGoodsForm,
  });
  const booker = { hasAgreedProtocol: false } as Parameters<typeof goodsService.agreements>[1];
  expect(goodsService.agreements(acetoneForm, booker)).toEqual(['charge']);
  expect(goodsService.links(acetoneForm)).toEqual({ list: '/procurement/share', enquiry: null });
});
