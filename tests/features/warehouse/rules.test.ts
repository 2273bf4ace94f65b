import { describe, expect, it } from 'vitest';
import { type RequestedGoods, storedGoods } from '#domain/booking/stored-goods.ts';
import { fitOf } from '#domain/warehouse/fit.ts';
import { planRooms } from '#domain/warehouse/rooms.ts';
import { chargeStorage, type WarehouseTariff } from '#domain/warehouse/storage-lines.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

/** Stored goods for a request; 3999 is not in the list. */
const stored = (asked: RequestedGoods) => storedGoods(asked, asked.unNo === '3999' ? null : unEntryOf(asked.unNo));

const names = { storage: '仓储费', handling: '出入库费', tax: '增值税 6%' };

const tariff: WarehouseTariff = {
  mode: 'TON',
  ratePerDay: '3.20',
  handlingPerTon: '76.00',
  freeDays: 7,
  minimumDays: 1,
  minimumQuantity: 1,
};
const stay = { grossKg: '14400', volume: '20.5', pallets: 20, days: 30 };

describe('[5.9] the cost of a stay in a warehouse', () => {
  it('is storage beyond the free days, handling and tax, each line rounded up', () => {
    const charge = chargeStorage(tariff, stay, names);
    expect(charge.lines.map(({ feeCode, basis, quantity, amount }) => [feeCode, basis, quantity, amount])).toEqual([
      ['STO', 'TON_DAY', '331.200', '1059.84'],
      ['WHI', 'TON', '14.400', '1094.40'],
      ['VAT', 'PERCENT', '2154.24', '129.26'],
    ]);
    expect(charge.lines.map(({ feeName, unitPrice }) => `${feeName} ${unitPrice}`)).toEqual([
      '仓储费 3.20',
      '出入库费 76.00',
      '增值税 6% 6',
    ]);
    for (const line of charge.lines) expect(line).toMatchObject({ group: 'SERVICE', payTerm: 'PRE', atCost: false });
    expect(charge.totals).toEqual([{ currency: '1', amount: '2283.50' }]);
    expect(charge).toMatchObject({
      quantity: '14.400',
      days: 30,
      paidDays: 23,
      isLeastQuantity: false,
      isLeastDays: false,
    });
  });

  it.each([
    ['by the pallet', { mode: 'PALLET', ratePerDay: '4.05' }, {}, 'PALLET_DAY', '460', '1863.00'],
    ['by the cubic metre', { mode: 'CUBIC_METRE', ratePerDay: '1.1' }, {}, 'CUBIC_METRE_DAY', '471.5', '518.65'],
    ['for the least quantity', { minimumQuantity: 20 }, {}, 'TON_DAY', '460', '1472.00'],
    ['for the least days', { minimumDays: 10 }, { days: 2 }, 'TON_DAY', '43.200', '138.24'],
    ['for no day that is free', {}, { days: 7 }, 'TON_DAY', '0.000', '0.00'],
  ] as const)('is counted %s', (_, other, otherStay, basis, quantity, amount) => {
    const [storage] = chargeStorage({ ...tariff, ...other }, { ...stay, ...otherStay }, names).lines;
    expect(storage).toMatchObject({ basis, quantity, amount });
  });

  it('weighs to the kilogram above, and rounds the tax to the cent above', () => {
    const { lines, totals } = chargeStorage(tariff, { ...stay, grossKg: '14400.4', days: 8 }, names);
    expect(lines.map(({ quantity, amount }) => `${quantity} ${amount}`)).toEqual([
      '14.401 46.09',
      '14.401 1094.48',
      '1140.57 68.44',
    ]);
    expect(totals).toEqual([{ currency: '1', amount: '1209.01' }]);
  });

  it('states which minimum is charged', () => {
    const least = chargeStorage({ ...tariff, minimumQuantity: 20, minimumDays: 31 }, stay, names);
    expect([least.isLeastQuantity, least.isLeastDays]).toEqual([true, true]);
    const exact = chargeStorage(
      { ...tariff, minimumQuantity: 15, minimumDays: 30 },
      { ...stay, grossKg: 15_000 },
      names,
    );
    expect([exact.isLeastQuantity, exact.isLeastDays]).toEqual([false, false]);
  });
});

describe('[3.14] the data a warehouse needs about goods', () => {
  it.each([
    ['methanol by the table', { unNo: '1230' }, ['甲']],
    ['a sheet that says 27.9 ℃', { unNo: '1230', flashPoint: '27.9' }, ['甲']],
    ['a sheet that says 28 ℃', { unNo: '1230', flashPoint: '28' }, ['乙']],
    ['a sheet that says 59.9 ℃', { unNo: '1263', flashPoint: '59.9' }, ['乙']],
    ['a sheet that says 60 ℃', { unNo: '1263', flashPoint: '60' }, ['丙']],
    ['paint of group III', { unNo: '1263', packingGroup: 'III' }, ['甲', '乙']],
    ['paint of any group', { unNo: '1263' }, ['甲', '乙']],
    ['a group the entry does not have', { unNo: '1230', packingGroup: 'III' }, ['甲']],
    ['an acid without a flash point', { unNo: '1789' }, []],
    ['a number that is not listed', { unNo: '3999' }, []],
  ] as const)('%s', (_, asked, categories) => {
    expect(stored(asked).categories).toEqual(categories);
  });

  it('names its classes, its groups and whether it is highly toxic', () => {
    expect(stored({ unNo: '1230' })).toMatchObject({ classes: ['3', '6.1'], packingGroup: 'II', isPoison: false });
    expect(stored({ unNo: '1789', packingGroup: 'II' })).toMatchObject({ groups: ['SGG1'], packingGroup: 'II' });
    expect(stored({ unNo: '1689' })).toMatchObject({ isPoison: true, isKnown: true });
    expect(stored({ unNo: '3999', packingGroup: 'I' })).toMatchObject({
      isKnown: false,
      classes: [],
      packingGroup: 'I',
    });
  });
});

describe('[3.14] whether a warehouse takes goods', () => {
  const licences = [{ name: '危险化学品经营许可证', expires: '2027-12-31' }];
  const first = { kinds: ['甲类', '乙类'], dgClasses: ['3', '6.1', '8'], qualifications: licences };
  const during = { from: '2026-12-01', to: '2026-12-31' };
  const judge = (warehouse: Partial<typeof first>, unNos: readonly string[], when = during) =>
    fitOf(
      { ...first, ...warehouse },
      unNos.map((unNo) => stored({ unNo })),
      when,
    );

  it('accepts goods it is licensed and built for', () => {
    expect(judge({}, ['1230', '1789'])).toEqual({ fit: 'FITS', reasons: [] });
    expect(judge({}, [])).toEqual({ fit: 'FITS', reasons: [] });
  });

  it('refuses a class, a subsidiary class, a lesser store and poison outside its own', () => {
    expect(judge({}, ['1230', '1942'])).toEqual({
      fit: 'REFUSED',
      reasons: [{ kind: 'CLASS', goods: 1, dangerousClass: '5.1' }],
    });
    expect(judge({ dgClasses: ['3'] }, ['1230']).reasons).toEqual([{ kind: 'CLASS', goods: 0, dangerousClass: '6.1' }]);
    expect(judge({ kinds: ['乙类'] }, ['1230'])).toEqual({
      fit: 'REFUSED',
      reasons: [{ kind: 'CATEGORY', goods: 0, categories: ['甲'] }],
    });
    expect(judge({}, ['1689']).reasons).toEqual([{ kind: 'POISON', goods: 0 }]);
    expect(judge({ kinds: ['剧毒库', '乙类'] }, ['1689'])).toEqual({ fit: 'FITS', reasons: [] });
  });

  it('needs an enquiry when the category is open or the number unknown, and lists refusals first', () => {
    expect(judge({ kinds: ['罐区'] }, ['1230'])).toEqual({
      fit: 'ASK',
      reasons: [{ kind: 'CATEGORY_ASKED', goods: 0, categories: ['甲'] }],
    });
    expect(judge({}, ['3999']).reasons).toEqual([{ kind: 'UNKNOWN', goods: 0 }]);
    const mixed = judge({}, ['3999', '1942']);
    expect(mixed.fit).toBe('REFUSED');
    expect(mixed.reasons.map(({ kind }) => kind)).toEqual(['CLASS', 'UNKNOWN']);
  });

  it('refuses goods after a licence expires, and needs an enquiry when it expires during the stay', () => {
    expect(judge({}, ['1230'], { from: '2028-01-01', to: '2028-01-02' })).toEqual({
      fit: 'REFUSED',
      reasons: [{ kind: 'LICENCE', ...licences[0] }],
    });
    expect(judge({}, ['1230'], { from: '2027-12-31', to: '2028-01-01' })).toEqual({
      fit: 'ASK',
      reasons: [{ kind: 'LICENCE_ENDS', ...licences[0] }],
    });
    expect(judge({}, ['1230'], { from: '2027-12-01', to: '2027-12-31' }).fit).toBe('FITS');
    expect(judge({}, ['1230'], { from: '2027-12-31', to: '2027-12-31' }).fit).toBe('FITS');
  });
});

describe('[3.14] which goods share a room', () => {
  const plan = (...unNos: string[]) => planRooms(unNos.map((unNo) => stored({ unNo })));

  it('separates reacting goods by a building, those that need approval by a wall, others by a passage', () => {
    expect(plan('1263', '1942').pairs.map(({ apart }) => apart)).toEqual(['BUILDING']);
    expect(plan('1547', '1490').pairs.map(({ apart }) => apart)).toEqual(['WALL']);
    expect(plan('1263', '1789').pairs.map(({ apart }) => apart)).toEqual(['PASSAGE']);
    expect(plan('1789', '1824').pairs.map(({ apart }) => apart)).toEqual(['BUILDING']);
  });

  it('groups goods in their order if nothing separates them', () => {
    expect(plan('1230', '2014', '1789', '3082').rooms).toEqual([[0, 2, 3], [1]]);
    expect(plan('1230', '1294').rooms).toEqual([[0, 1]]);
    // Goods stay out of a room if any of the goods in it excludes them.
    expect(plan('1263', '3077', '1942').rooms).toEqual([[0, 1], [2]]);
    expect(plan().rooms).toEqual([]);
  });
});
