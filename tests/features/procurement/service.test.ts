import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { goodsForm, goodsPart as wirePart } from '#contract/services/procurement.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { errorsOf } from '#domain/form/check.ts';
import { joinPath, readAt, replaceAt } from '#domain/form/path.ts';
import { orderKey } from '#domain/orders/order-link.ts';
import type { GoodsContext, OfferedGoods } from '#domain/procurement/context.ts';
import { goodsDescription } from '#domain/procurement/fields.ts';
import { blankGoodsForm } from '#domain/procurement/form.ts';
import { goodsIdOf, orderedGoodsOf, readGoodsId } from '#domain/procurement/goods-id.ts';
import { copyOfGoodsOrder } from '#domain/procurement/initial-form.ts';
import { kilogramsOf, plainQuantity, readGoodsQuantity } from '#domain/procurement/quantity.ts';
import { goodsPart } from '#domain/procurement/quote.ts';
import { goodsService, offerPage } from '#domain/procurement/service.ts';
import { bandAt, bandsOf, remainingQuantity, shortageOf } from '#domain/procurement/tiers.ts';
import { acetoneForm, partOfGoods } from '#tests/features/procurement/order.ts';

const offered: OfferedGoods = {
  isOpen: true,
  unit: '吨',
  bands: bandsOf({
    price: '6250.0000',
    minimumQuantity: '5.000',
    tiers: [
      { from: '50', price: '6100' },
      { from: '5', price: '6250' },
      { from: '20', price: '6170' },
    ],
  }),
  left: '60',
  needsLicence: true,
  needsPermit: true,
  unweighed: null,
};
const context: GoodsContext = { now: Date.parse('2026-10-07T10:00:00+08:00'), goods: offered, payTypes: ['BANK'] };

type Changes = Readonly<Record<string, unknown>>;
const changed = (changes: Changes) =>
  Object.entries(changes).reduce((form, [path, value]) => replaceAt(form, path, value), acetoneForm);
const found = (changes: Changes, more: Partial<OfferedGoods> = {}) =>
  errorsOf(goodsDescription, changed(changes), { ...context, goods: { ...offered, ...more } }).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('bands', () => {
  test('[1.11] the bands of an offer are sorted, each up to the next', () => {
    expect(offered.bands).toEqual([
      { from: '5', below: '20', price: '6250.00' },
      { from: '20', below: '50', price: '6170.00' },
      { from: '50', below: null, price: '6100.00' },
    ]);
  });

  test.each([
    ['4.999', undefined],
    ['5', '6250.00'],
    ['19.999', '6250.00'],
    ['20', '6170.00'],
    ['49.999', '6170.00'],
    ['50', '6100.00'],
    ['1000', '6100.00'],
  ])('[1.11] %s tons cost %s each', (quantity, price) => {
    expect(bandAt(offered.bands, quantity)?.price).toBe(price);
  });

  test('[1.11] bands are sorted regardless of the order of the tiers', () => {
    const tiers = [
      { from: '10.0', price: '90' },
      { from: '2', price: '100.001' },
      { from: '50', price: '80' },
    ];
    const bands = bandsOf({ price: '1', minimumQuantity: '1', tiers });
    expect(bands).toEqual([
      { from: '2', price: '100.01', below: '10' },
      { from: '10', price: '90.00', below: '50' },
      { from: '50', price: '80.00', below: null },
    ]);
    expect(['1.999', '2', '9.999', '10', '50'].map((quantity) => bandAt(bands, quantity)?.from)).toEqual([
      ...[undefined, '2', '2', '10', '50'],
    ]);
    expect(bandAt(bands, '1')).toBeNull();
    expect(bandsOf({ price: '7', minimumQuantity: '5.0', tiers: tiers.slice(0, 1) })).toEqual([
      { from: '10', price: '90.00', below: null },
    ]);
    expect(bandsOf({ price: '7', minimumQuantity: '5.0', tiers: [] })).toEqual([
      { from: '5', price: '7.00', below: null },
    ]);
  });

  test('[1.11][5.9] without tiers there is one price, rounded up to the fen; without a price there is none', () => {
    expect(bandsOf({ price: '12.3401', minimumQuantity: null, tiers: [] })).toEqual([
      { from: '0', below: null, price: '12.35' },
    ]);
    expect(bandsOf({ price: null, minimumQuantity: '5', tiers: [] })).toEqual([]);
  });

  test('[1.11] the remaining quantity is at least zero, and quantities have no trailing zeros', () => {
    expect(remainingQuantity({ quantity: '60.000', sold: '12.500' })).toBe('47.5');
    expect(remainingQuantity({ quantity: '60.000', sold: '61' })).toBe('0');
    expect(remainingQuantity({ quantity: '60.000', sold: '59.5' })).toBe('0.5');
    expect(remainingQuantity({ quantity: '60.000', sold: '60' })).toBe('0');
    expect(plainQuantity('100.000')).toBe('100');
    expect([readGoodsQuantity('1,000.50'), readGoodsQuantity('1e3'), readGoodsQuantity('')]).toEqual([
      '1000.5',
      null,
      null,
    ]);
    expect([kilogramsOf('1.5', '吨'), kilogramsOf('2', 'kg'), kilogramsOf('2', '桶')]).toEqual(['1500.0', '2', null]);
  });
});

test.each([
  ['30', '50', 'OVER_LEFT'],
  ['30', '30.001', 'OVER_LEFT'],
  ['30', '30', null],
  ['30', '4.999', null],
  ['30', null, null],
  ['5', '5', null],
  ['4.999', null, 'BELOW_LEAST'],
  ['4.999', '5', 'BELOW_LEAST'],
  ['0', null, 'SOLD_OUT'],
  ['0', '50', 'SOLD_OUT'],
])('[1.11] of %s t remaining, %s are requested: %s', (left, quantity, kind) => {
  const bands = bandsOf({ price: '6200', minimumQuantity: '5', tiers: [] });
  expect(shortageOf(bands, left, quantity)).toEqual(kind === null ? null : { kind, left, least: '5' });
});

test('[1.11] an offer without bands sells any quantity', () => {
  expect([shortageOf([], '0.001', '0.001'), shortageOf([], '0', null)?.kind]).toEqual([null, 'SOLD_OUT']);
});

test('[4.31] a complete order of goods has no error, and travels as it is', () => {
  expect(found({})).toEqual([]);
  expect(safeParse(goodsForm, acetoneForm).success).toBe(true);
  expect(safeParse(goodsForm, blankGoodsForm).success).toBe(true);
  expect(safeParse(wirePart, partOfGoods(acetoneForm)).success).toBe(true);
  expect(partOfGoods(changed({ quantity: '1,000.50' }))).toEqual({
    goodsId: acetoneForm.goodsId,
    quantity: '1000.5',
    delivery: 'SELF',
  });
  for (const [path, value] of [
    ['goodsId', ''],
    ['goodsId', 'x'],
    ['quantity', ''],
    ['quantity', '0'],
  ] as const)
    expect(goodsPart(changed({ [path]: value })), path).toBeNull();
});

test('[4.31] each field is in the form and has its words, and so has each error of an empty form', () => {
  for (const { at, fields } of goodsDescription.sections)
    for (const key of Object.keys(fields)) {
      const path = joinPath(at, key);
      expect(readAt(acetoneForm, path), path).not.toBe(undefined);
      expect(fieldLabel(path), path).not.toBe('');
    }
  for (const error of errorsOf(goodsDescription, blankGoodsForm, { ...context, goods: null }))
    expect(errorText(error), error.path).toMatch(/\p{Script=Han}/u);
});

test.each<[Changes, string, Partial<OfferedGoods>?]>([
  [{ quantity: '4.999' }, 'quantity GOODS_LEAST'],
  [{ quantity: '60.001' }, 'quantity GOODS_LEFT'],
  [{ quantity: '1.2345' }, 'quantity TOO_MANY_DECIMALS'],
  [{ quantity: '-1' }, 'quantity TOO_SMALL'],
  [{ quantity: '' }, 'quantity REQUIRED'],
  [{ delivery: 'FLY' }, 'delivery NOT_A_CHOICE'],
  [{ delivery: 'DELIVERY' }, 'deliveryAddress REQUIRED'],
  [{ deliveryDay: '2026-10-07' }, 'deliveryDay GOODS_DAY'],
  [{ buyerCompany: '' }, 'buyerCompany REQUIRED'],
  [{ licenceNo: '' }, 'licenceNo REQUIRED'],
  [{ licenceFiles: [] }, 'licenceFiles REQUIRED'],
  [{ permitFiles: [] }, 'permitFiles REQUIRED'],
  [{ licenceExpires: '2026-10-19' }, 'licenceExpires LICENCE_ENDS'],
  [{ deliveryDay: '', licenceExpires: '2026-10-06' }, 'licenceExpires LICENCE_ENDS'],
  [{ payType: 'SHELLS' }, 'payType NOT_A_CHOICE'],
  [{ contactPhone: '123' }, 'contactPhone MOBILE'],
  [{ agree: false }, 'agree MUST_TICK'],
  [{ goodsId: '' }, 'goodsId GOODS_MISSING'],
  [{}, 'goodsId GOODS_CLOSED', { isOpen: false }],
])('[4.31] %j: %s', (changes, error, more = {}) => {
  expect(found(changes, more)).toContain(error);
});

test('[4.31] the edges of a quantity are bought, and harmless goods need no papers', () => {
  expect(found({ quantity: '5' })).toEqual([]);
  expect(found({ quantity: '60' })).toEqual([]);
  expect(found({ licenceExpires: '2026-10-20' })).toEqual([]);
  const bare = { licenceNo: '', licenceExpires: '', licenceFiles: [], permitFiles: [] };
  expect(found(bare, { needsLicence: false, needsPermit: false })).toEqual([]);
  expect(errorsOf(goodsDescription, acetoneForm, { ...context, goods: null }).map(({ code }) => code)).toEqual([
    'GOODS_MISSING',
  ]);
});

test('[4.31] goods can be ordered again, and the query identifies them', () => {
  expect(copyOfGoodsOrder(acetoneForm, 'PRC26100700001')).toMatchObject({
    ...{ copiedFrom: 'PRC26100700001', goodsId: acetoneForm.goodsId, quantity: '20', deliveryDay: '' },
    ...{ licenceFiles: [], permitFiles: [], agree: false },
  });
  expect(readGoodsId(goodsIdOf({ postId: 'a_b-c', lineNo: 12 }))).toEqual({ postId: 'a_b-c', lineNo: 12 });
  expect(orderedGoodsOf('priceId=1-abc&step=buyer')).toBe('1-abc');
  for (const hostile of ['', 'priceId=0-abc', 'priceId=1-', 'priceId=100-abc', 'priceId=1-%27%20or%201', 'priceId=%'])
    expect(orderedGoodsOf(hostile), hostile).toBe('');
  expect(orderKey('priceId=1-abc&step=buyer&draft=x')).toBe('1-abc');
  expect(goodsService.links(acetoneForm)).toEqual({ list: '/procurement/share', enquiry: null });
  expect(offerPage(acetoneForm)).toBe('/procurement/share/post-of-the-tests');
  expect(offerPage(blankGoodsForm)).toBe('/procurement/share');
});
