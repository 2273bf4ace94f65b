import { describe, expect, test } from 'vitest';
import { isWrong, readWarehouseTerms, typedGoods } from '#domain/booking/services/warehouse/address.ts';
import { copyOfWarehouseOrder } from '#domain/booking/services/warehouse/begin.ts';
import type { WarehouseForm } from '#domain/booking/services/warehouse/form.ts';
import { warehouseQuotePart } from '#domain/booking/services/warehouse/quote.ts';
import { warehouseService } from '#domain/booking/services/warehouse/service.ts';
import { daysOf, palletsOf, stayOf } from '#domain/booking/services/warehouse/stay.ts';
import { replaceAt } from '#domain/form/path.ts';
import { storedForm } from '#tests/kit/warehouse-order.ts';

const changed = (changes: Readonly<Record<string, unknown>>, form: WarehouseForm = storedForm) =>
  Object.entries(changes).reduce((made, [path, value]) => replaceAt(made, path, value), form);
const [line] = storedForm.cargo;

describe('[5.9] what a price of a stay depends on', () => {
  const part = {
    ...{ warehouseId: 'warehouse-01', mode: 'TON', days: 30, grossWeight: '1850', volume: '2.36', pallets: 0 },
    ...{ inbound: 'SELF', outbound: 'SELF', works: [], insure: false },
  };
  const works = { repack: true, label: true, decant: true, sample: true, count: true, palletize: true };
  const two = [line, { ...line, pallets: '2' }, { ...line, pallets: '3' }];
  test.each<[changes: object, part: object | null]>([
    [{}, part],
    [works, { ...part, works: ['REPACK', 'LABEL', 'DECANT', 'SAMPLE', 'COUNT', 'PALLETIZE'] }],
    [
      { inbound: 'PICKUP', outbound: 'DELIVERY', insure: true, days: '1' },
      { ...part, inbound: 'PICKUP', outbound: 'DELIVERY', insure: true, days: 1 },
    ],
    [
      { mode: 'PALLET', cargo: two },
      { ...part, mode: 'PALLET', grossWeight: '5550', volume: '7.08', pallets: 5 },
    ],
    [
      { mode: 'PALLET', 'cargo.0.pallets': '1' },
      { ...part, mode: 'PALLET', pallets: 1 },
    ],
    [{ mode: 'CUBIC_METRE' }, { ...part, mode: 'CUBIC_METRE' }],
    [{ 'cargo.0.volume': '' }, { ...part, volume: '0' }],
    [{ 'cargo.0.grossWeight': '0.5' }, { ...part, grossWeight: '0.5' }],
    [{ mode: 'CUBIC_METRE', 'cargo.0.volume': '' }, null],
    [{ mode: 'CUBIC_METRE', 'cargo.0.volume': '0' }, null],
    [{ mode: 'PALLET' }, null],
    [{ warehouseId: '' }, null],
    [{ days: '' }, null],
    [{ 'cargo.0.grossWeight': '0' }, null],
  ])('%o', (changes, expected) => {
    expect(warehouseQuotePart(changed({ ...changes }))).toEqual(expected);
  });

  test('days, pallets and the day the goods leave on', () => {
    expect(['1', '365', '0', '366', '1.5', ''].map((days) => daysOf({ days }))).toEqual([
      1,
      365,
      null,
      null,
      null,
      null,
    ]);
    const pallets = (typed: string) => palletsOf({ cargo: [{ ...line!, pallets: typed }] });
    expect(['1', '99999', '100000', '0', '01', ''].map(pallets)).toEqual([1, 99_999, 0, 0, 0, 0]);
    expect(stayOf({ startDate: '2026-10-20', days: '30' })).toEqual({ from: '2026-10-20', to: '2026-11-19' });
    expect([stayOf({ startDate: '', days: '30' }), stayOf({ startDate: '2026-10-20', days: '' })]).toEqual([
      null,
      null,
    ]);
  });
});

test('[4.31] a stay booked again keeps its goods, and nothing of that one stay', () => {
  const form = changed({
    ...{ documents: line!.sds, enquiryNo: 'ENQ26100700001', optionId: 'o1' },
    ...{ 'cargo.0.batchNo': 'B1', 'cargo.0.madeOn': '2026-05-01', 'cargo.0.usableUntil': '2027-05-01' },
  });
  expect(copyOfWarehouseOrder(form, 'WHS26100700001')).toEqual({
    ...form,
    ...{ copiedFrom: 'WHS26100700001', enquiryNo: '', optionId: '', startDate: '', documents: [] },
    cargo: [{ ...form.cargo[0], batchNo: '', madeOn: '', usableUntil: '' }],
    ...{ agree: false, truth: false },
  });
});

test('[4.31] the way back to the list, and what stays when the form is emptied', () => {
  const { links, kept, code, agreements } = warehouseService;
  const list = (changes: object) => links(changed({ ...changes }));
  const first = '/warehouseing?unNo=1263&days=30';
  expect(list({})).toEqual({ list: first, enquiry: first });
  expect(list({ mode: 'PALLET' }).list).toBe('/warehouseing?unNo=1263&mode=PALLET&days=30');
  expect(list({ 'cargo.0.isDanger': false }).list).toBe('/warehouseing?isDanger=N&unNo=1263&days=30');
  expect(list({ cargo: [] }).list).toBe('/warehouseing?isDanger=N&days=30');
  expect([code, kept.join()]).toEqual(['warehouse', 'warehouseId']);
  expect(agreements(storedForm, {} as Parameters<typeof agreements>[1])).toEqual(['charge']);
});

describe('[3.5] what the address of the warehouses says', () => {
  const read = (query: string) => readWarehouseTerms(query);

  test.each([
    ['area', '1000000', '1000001'],
    ['km', '10000', '10001'],
    ['pallets', '99999', '100000'],
    ['days', '365', '366'],
  ] as const)('%s up to %s, not %s', (name, most, above) => {
    expect([read(`${name}=1`)[name], read(`${name}=0`)[name]]).toEqual([1, null]);
    expect([read(`${name}=${most}`)[name], read(`${name}=${above}`)[name]]).toEqual([Number(most), null]);
  });

  test('classes, kinds, works and ways of counting', () => {
    expect(read(`class=2.1&kind=${encodeURIComponent('冷库')}&mode=CUBIC_METRE&work=SAMPLE`)).toMatchObject({
      ...{ dgClass: '2.1', kind: '冷库', mode: 'CUBIC_METRE', works: ['SAMPLE'] },
    });
    expect([read(`store=${'a'.repeat(64)}`).store.length, read(`store=${'a'.repeat(65)}`).store]).toEqual([64, '']);
  });

  test('three rows of goods at least, six at most, and one more than are filled', () => {
    const rows = (query: string) => typedGoods(query, '').length;
    expect(['', 'un=1', 'un=1&un=2', 'un=1&un=2&un=3', 'un=&un=&un=&un=4'].map(rows)).toEqual([3, 3, 3, 4, 5]);
    expect(rows('un=1&un=2&un=3&un=4&un=5&un=6')).toBe(6);
    const [first, second] = typedGoods('un=1230&un=%20UN%201263%20&pg=I&pg=IV&fp=12345678901', '');
    expect(first).toEqual({ id: 1, unNo: '1230', packingGroup: 'I', flashPoint: '1234567890' });
    expect(second).toEqual({ id: 2, unNo: 'UN 1263', packingGroup: '', flashPoint: '' });
    expect(typedGoods('pg=III', '1263')[0]).toEqual({ id: 1, unNo: '1263', packingGroup: 'III', flashPoint: '' });
    expect(typedGoods('un=1230&un=1263', '1294').map(({ unNo }) => unNo)).toEqual(['1294', '1263', '']);
  });

  test.each([
    ['-100', false],
    ['-100.1', true],
    ['300', false],
    ['300.1', true],
  ])('a flash point of %s', (flashPoint, wrong) => {
    expect(isWrong({ id: 1, unNo: '1230', packingGroup: '', flashPoint })).toBe(wrong);
  });
});
