import { describe, expect, test } from 'vitest';
import { goodsChoices } from '#copy/booking/names.ts';
import type { WonGoods } from '#domain/procurement/facts.ts';
import { formOfWonGoods } from '#domain/procurement/initial-form.ts';
import { readPacking } from '#domain/procurement/packing.ts';
import { quotedWeight, unweighedOf } from '#domain/procurement/quoted-weight.ts';
import { bandAt } from '#domain/procurement/tiers.ts';
import { decimalsOf, type WonLine, wonAmount, wonBands } from '#domain/procurement/won-line.ts';

const line: WonLine = {
  ...{ quoteNo: 'PRC26100700001', supplier: '示例化工有限公司', price: '6100.1234', currency: '1', quantity: '20' },
  ...{ taxIncluded: true, maker: null, origin: null, purity: null, packing: null, leadDays: 7 },
  ...{ validTo: '2026-10-31', freight: 'SUPPLIER', state: 'OPEN', orderNo: null },
};
const terms: WonGoods['terms'] = {
  ...{ company: '上海申港化工有限公司', contactName: '顾晓岚', contactPhone: '12000000001' },
  ...{ tradeTerm: '送到', paymentTerm: '款到发货', place: '上海市金山区目华路 8 号', day: '2026-10-28' },
};
const words = { self: goodsChoices.trade.SELF, acceptance: goodsChoices.payment.ACCEPTANCE };
const now = Date.parse('2026-10-07T02:00:00Z');
const prefilled = (more: Partial<WonGoods['terms']> = {}) =>
  formOfWonGoods('1-request', { line, terms: { ...terms, ...more } }, { words, now });

describe('the order of a winning quote', () => {
  test('[1.11] the form has the requested goods, quantity and terms', () => {
    expect(prefilled()).toMatchObject({
      ...{ goodsId: '1-request', quantity: '20', delivery: 'DELIVERY', deliveryAddress: terms.place },
      ...{ deliveryDay: '2026-10-28', buyerCompany: terms.company, contactName: '顾晓岚', payType: 'BANK' },
    });
  });

  test('[1.11] goods collected by the buyer need no address, a past day is cleared, and payment notes are kept', () => {
    const { self, acceptance } = words;
    expect(prefilled({ tradeTerm: self, day: '2026-10-07', paymentTerm: acceptance })).toMatchObject({
      ...{ delivery: 'SELF', deliveryAddress: '', deliveryDay: '', payType: 'ACCEPTANCE' },
    });
    expect(prefilled({ day: '2026-10-08' }).deliveryDay).toBe('2026-10-08');
  });

  test('[5.9] the amount is rounded up once, for the quoted quantity', () => {
    expect(wonAmount(line)).toBe('122002.47');
    expect(wonAmount({ price: '6100.0000', quantity: '20.000' })).toBe('122000.00');
    const bands = wonBands({ price: '6100.1234', quantity: '20.000' });
    expect([bandAt(bands, '19.999'), bandAt(bands, '20')?.price]).toEqual([null, '6100.1234']);
    expect(['6100', '6100.1000', '6100.1234', '6100.101'].map(decimalsOf)).toEqual([2, 2, 4, 4]);
  });

  test.each([
    ['160 kg 钢桶', 'DRM', '160'],
    ['25公斤袋装', 'BAG', '25'],
    ['1000 L IBC', 'IBC', null],
    ['吨桶', 'IBC', null],
    ['0 kg 桶', 'DRM', null],
    ['1 kg 袋', 'BAG', '1'],
    ['纸箱 10.5千克', 'CTN', '10.5'],
    ['散水', 'BLK', null],
  ])('[1.11] %s is read as %s of %s kg', (packing, packageType, netKg) => {
    expect(readPacking(packing)).toEqual({ packageType, netKg });
  });

  test.each([
    ['160 kg 钢桶', '吨', '20', { packageType: 'DRM', packages: 125, netKg: '20000', grossKg: '22500' }],
    ['160 kg 钢桶', '桶', '80', { packageType: 'DRM', packages: 80, netKg: '12800', grossKg: '14400' }],
    ['1000 kg 吨桶', '吨', '20.5', { packageType: 'IBC', packages: 21, netKg: '20500', grossKg: '21760' }],
    ['散水', '吨', '20', { packageType: 'BLK', packages: 1, netKg: '20000', grossKg: '20000' }],
    ['25 kg 袋', '千克', '5000', { packageType: 'BAG', packages: 200, netKg: '5000', grossKg: null }],
    ['25 kg 桶', '吨', '1', { packageType: 'DRM', packages: 40, netKg: '1000', grossKg: null }],
    ['180 kg 塑料桶', '吨', '18', { packageType: 'DRM', packages: 100, netKg: '18000', grossKg: null }],
    ['吨桶', '吨', '20', { packageType: 'IBC', packages: null, netKg: '20000', grossKg: null }],
    ['袋', '千克', '5000', { packageType: 'BAG', packages: null, netKg: '5000', grossKg: null }],
    ['160 kg 钢桶', '柜', '2', { packageType: 'DRM', packages: null, netKg: null, grossKg: null }],
    ['钢桶', '桶', '80', { packageType: 'DRM', packages: 80, netKg: null, grossKg: null }],
    ['散水', '柜', '2', { packageType: 'BLK', packages: 2, netKg: null, grossKg: null }],
  ])('[1.11] %s, in %s %s, have a gross weight as far as it is known', (packing, unit, quantity, weight) => {
    expect(quotedWeight({ quantity, unit, packing })).toEqual(weight);
    const { netKg, grossKg, packages } = weight;
    expect(unweighedOf(weight)).toEqual(grossKg === null ? { netKg, isUncounted: packages === null } : null);
  });
});
