import { describe, expect, test } from 'vitest';
import { warehouse as words } from '#copy/warehouse/search.ts';
import { replaceAt } from '#domain/form/path.ts';
import { isWrong, readWarehouseTerms, typedGoods } from '#domain/warehouse/address.ts';
import type { WarehouseForm } from '#domain/warehouse/form.ts';
import { copyOfWarehouseOrder, formOfStorageEnquiry } from '#domain/warehouse/initial-form.ts';
import { warehouseQuotePart } from '#domain/warehouse/quote.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import { daysOf, palletsOf, stayOf } from '#domain/warehouse/stay.ts';
import { storedForm, storedPartOf } from '#tests/features/warehouse/order.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

const changed = (changes: Readonly<Record<string, unknown>>, form: WarehouseForm = storedForm) =>
  Object.entries(changes).reduce((made, [path, value]) => replaceAt(made, path, value), form);
const [line] = storedForm.cargo;

describe('[5.9] values a storage price depends on', () => {
  const part = {
    ...{ warehouseId: 'warehouse-01', mode: 'TON', days: 30, grossWeight: '1850', volume: '2.36', pallets: 0 },
    ...{ inbound: 'SELF', outbound: 'SELF', works: [], insure: false, enquiry: null },
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

test('[4.31] a repeat booking keeps its goods, and clears the stay', () => {
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

test('[4.31] the link back to the list, and fields kept when the form is cleared', () => {
  const { links, kept, code, agreements } = warehouseService;
  const list = (changes: object) => links(changed({ ...changes }));
  expect(list({}).list).toBe('/warehouseing?unNo=1263&days=30');
  expect(list({}).enquiry).toMatch(/^\/enquiryFcl\?service=warehouse&/);
  const asked = { service: 'warehouse', unNo: '1263', cargoName: '醇酸涂料', group: 'III', weight: '1850' };
  const stay = { volume: '2.36', isDanger: 'Y', storageMode: 'TON', storageDays: '30' };
  const query = (changes: object) => Object.fromEntries(new URLSearchParams(list(changes).enquiry?.split('?')[1]));
  expect(query({})).toEqual({ ...asked, ...stay });
  expect(query({ 'cargo.0.isDanger': false, 'cargo.0.pallets': '4', mode: 'PALLET' })).toMatchObject({
    ...{ isDanger: 'N', pallets: '4', storageMode: 'PALLET' },
  });
  expect(query({ cargo: [] })).toEqual({ service: 'warehouse', isDanger: 'N', storageMode: 'TON', storageDays: '30' });
  expect(list({ mode: 'PALLET' }).list).toBe('/warehouseing?unNo=1263&mode=PALLET&days=30');
  expect(list({ 'cargo.0.isDanger': false }).list).toBe('/warehouseing?isDanger=N&unNo=1263&days=30');
  expect(list({ cargo: [] }).list).toBe('/warehouseing?isDanger=N&days=30');
  expect([code, kept.join()]).toEqual(['warehouse', 'warehouseId,enquiryNo,optionId']);
  expect(agreements(storedForm, {} as Parameters<typeof agreements>[1])).toEqual(['charge']);
});

describe('[3.5] the query of the warehouse list', () => {
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

  test('classes, kinds, services and storage modes', () => {
    expect(read(`class=2.1&kind=${encodeURIComponent('冷库')}&mode=CUBIC_METRE&work=SAMPLE`)).toMatchObject({
      ...{ dgClass: '2.1', kind: '冷库', mode: 'CUBIC_METRE', works: ['SAMPLE'] },
    });
    expect([read(`store=${'a'.repeat(64)}`).store.length, read(`store=${'a'.repeat(65)}`).store]).toEqual([64, '']);
  });

  test('as many rows of goods as are filled, one at least and six at most', () => {
    const rows = (query: string) => typedGoods(query, '').length;
    expect(['', 'un=1', 'un=1&un=2', 'un=1&un=2&un=3', 'un=&un=&un=&un=4'].map(rows)).toEqual([1, 1, 2, 3, 4]);
    expect(rows('un=1&un=2&un=3&un=4&un=5&un=6')).toBe(6);
    const [first, second] = typedGoods('un=1230&un=%20UN%201263%20&pg=I&pg=IV&fp=12345678901', '');
    expect(first).toEqual({ id: 1, unNo: '1230', packingGroup: 'I', flashPoint: '1234567890' });
    expect(second).toEqual({ id: 2, unNo: 'UN 1263', packingGroup: '', flashPoint: '' });
    expect(typedGoods('pg=III', '1263')[0]).toEqual({ id: 1, unNo: '1263', packingGroup: 'III', flashPoint: '' });
    expect(typedGoods('un=1230&un=1263', '1294').map(({ unNo }) => unNo)).toEqual(['1294', '1263']);
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

test('[1.10b][4.31] an answered enquiry opens the stay and the goods that its price was named for', () => {
  const asked = {
    ...{ storageMode: 'PALLET', storageDays: '45', storageWorks: ['LABEL' as const], pallets: '6' },
    ...{ isDanger: 'Y' as const, unNo: '1263', packingGroup: 'III', cargoName: '涂料', weight: '1850' },
    ...{ contact: '林木森', phone: '12000000003', entry: unEntryOf('1263') },
  };
  const option = { enquiryNo: 'ENQ26100700001', optionId: 'o1', priceId: 'warehouse-01' };
  const facts = { now: Date.parse('2026-10-07T10:00:00+08:00'), warehouse: null, payTypes: [], currencies: [] };
  const prefilled = formOfStorageEnquiry({ ...asked, startDay: '2026-10-20', remark: '阴凉' }, option, facts);
  expect(prefilled).toMatchObject({
    ...{ enquiryNo: option.enquiryNo, optionId: 'o1', warehouseId: 'warehouse-01', mode: 'PALLET', days: '45' },
    ...{ startDate: '2026-10-20', label: true, repack: false, contactName: '林木森', remark: '阴凉' },
    cargo: [{ cargoNameCn: '涂料', grossWeight: '1850', volume: '', pallets: '6', dg: { unNo: '1263', dgClass: '3' } }],
  });
  expect(storedPartOf(prefilled)).toMatchObject({
    works: ['LABEL'],
    enquiry: { no: option.enquiryNo, optionId: 'o1' },
  });
  const { storageWorks: _, pallets: __, unNo: ___, entry: _____, packingGroup: ____, ...plain } = asked;
  const general = formOfStorageEnquiry({ ...plain, isDanger: 'N', startDay: '2026-10-07' }, option, facts);
  expect(general).toMatchObject({ startDate: '', label: false, cargo: [{ isDanger: false, pallets: '' }] });
  expect(formOfStorageEnquiry({ ...plain, startDay: '2026-10-08' }, option, facts).startDate).toBe('2026-10-08');
});

test('[1.2] each of the goods is named once before the reasons of a warehouse', () => {
  const goods = ['1230 甲醇', '1263 涂料'].map((text) => {
    const [unNo = '', nameCn = ''] = text.split(' ');
    return { unNo, nameCn, isKnown: true, classes: [], packingGroup: null, flashPoint: null, categories: [] };
  });
  const categories: ('甲' | '乙')[] = ['甲'];
  expect(
    words.reasons(
      [
        { kind: 'CLASS', goods: 0, dangerousClass: '3' },
        { kind: 'CLASS', goods: 0, dangerousClass: '6.1' },
        { kind: 'POISON', goods: 1 },
        { kind: 'CATEGORY', goods: 0, categories },
        { kind: 'CATEGORY_ASKED', goods: 1, categories: ['甲', '乙'] },
        { kind: 'UNKNOWN', goods: 1 },
        { kind: 'CATEGORY_ASKED', goods: 1, categories },
        { kind: 'FULL', area: 30, free: 20 },
        { kind: 'LICENCE', name: '港经证', expires: '2026-10-01' },
        { kind: 'LICENCE_ENDS', name: '港经证', expires: '2026-12-01' },
      ],
      goods,
    ),
  ).toEqual([
    'UN 1230 甲醇：许可不含第 3 类；许可不含第 6.1 类；须甲类库，这座库的消防类别不够。',
    'UN 1263 涂料：是剧毒化学品，须存剧毒库；可能属甲、乙类，能不能存由仓库确认，填上 SDS 的闪点再查更准；不在我们的表里，能不能存由仓库确认；须甲类库，这座库没有写明消防类别，由仓库确认。',
    '存放期内只剩 20 平方米，这批货约需 30 平方米：请换入库日期、减少货量，或选其他仓库。',
    '港经证 2026-10-01 到期，早于入库日。',
    '港经证 2026-12-01 到期，在存放期内。',
  ]);
});
