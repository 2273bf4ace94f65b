import { describe, expect, test } from 'vitest';
import { airOrderAddress, readAirOrderLink } from '#domain/air/order-link.ts';
import { deskOrderAddress, readDeskOrderLink } from '#domain/dg-desk/order-link.ts';
import { fclOrderAddress, readFclOrderLink } from '#domain/fcl/order-link.ts';
import { lclOrderAddress, readLclOrderLink } from '#domain/lcl/order-link.ts';
import {
  amendAddress,
  amendmentKey,
  ORDER_FIELDS,
  orderKey,
  readOrderLink,
  readOrderOrigin,
  SEARCH_NAMES,
  SHARED_FORM,
} from '#domain/orders/order-link.ts';
import { bookedWarehouseOf, stuffingAddress } from '#domain/warehouse/order-link.ts';

const whole = {
  priceId: 'price_1-A',
  orgPortCode: '370200',
  dstPortCode: 'NLRTM',
  isDanger: 'N',
  unNo: '1230',
  weight: '999999.125',
  volume: '20.5',
} as const;

describe('[3.5] parameters a list passes to an order', () => {
  const read = (fields: Record<string, string>) =>
    readOrderLink(new URLSearchParams({ priceId: 'p', ...fields }).toString(), SEARCH_NAMES);

  test('is read whole, and empty where it makes no sense', () => {
    expect(read(whole)).toEqual(whole);
    const nothing = { orgPortCode: '', dstPortCode: '', isDanger: 'Y', unNo: '', weight: '', volume: '' };
    expect(read({})).toEqual({ priceId: 'p', ...nothing });
    expect(
      read({
        ...{ orgPortCode: 'a b', dstPortCode: 'X', isDanger: 'n' },
        unNo: '123',
        weight: '1e3',
        volume: '1.2345',
      }),
    ).toEqual({ priceId: 'p', ...nothing });
    expect(read({ unNo: ' １２３０ ' })?.unNo).toBe('1230');
    expect(readOrderLink('unNo=1230', SEARCH_NAMES)).toBeNull();
    expect(readOrderLink('priceId=a%20b', SEARCH_NAMES)).toBeNull();
  });

  test('containers are included for full containers, under short names', () => {
    const link = { ...whole, boxes: [{ ctnType: '20GP', quantity: 2 }] } as const;
    const address = fclOrderAddress(link);
    expect(address).toBe(
      '/shippingFcl/addOrder?priceId=price_1-A&from=370200&to=NLRTM&danger=N&ctn=20GP*2&un=1230&kg=999999.125&m3=20.5',
    );
    expect(readFclOrderLink(address.split('?')[1] ?? '')).toEqual(link);
    expect(readFclOrderLink('priceId=p')).toMatchObject({ priceId: 'p', boxes: [] });
    expect(readFclOrderLink('ctn=20GP*2')).toBeNull();
  });

  test('of groupage keeps the list’s query, and states only that goods are not dangerous', () => {
    expect(lclOrderAddress(whole)).toContain('/shippingLcl?priceId=price_1-A&');
    expect(lclOrderAddress(whole)).toContain('isDanger=N');
    expect(lclOrderAddress({ ...whole, isDanger: 'Y' })).not.toContain('isDanger');
    expect(readLclOrderLink(lclOrderAddress(whole).split('?')[1] ?? '')).toEqual(whole);
  });

  test('of the air has its day, its load and the sizes that are whole', () => {
    const query =
      'orgPortCode=PVG&dstPortCode=FRA&isDanger=N&unNo=1170&weight=85&volume=0.42&net=5&group=II&share=50' +
      '&length=47&width=47&height=47.5&pieces=4&length=100&width=80&height=&pieces=1';
    const address = airOrderAddress(query, { priceId: 'air-1', flightDay: '2026-10-14' });
    expect(address).toBe(
      '/airLift/airLiftOrder?priceId=air-1&day=2026-10-14&orgPortCode=PVG&dstPortCode=FRA&isDanger=N&unNo=1170' +
        '&weight=85&volume=0.42&net=5&group=II&share=50&length=47&width=47&height=47.5&pieces=4',
    );
    expect(readAirOrderLink(address.split('?')[1] ?? '')).toEqual({
      ...{ priceId: 'air-1', orgPortCode: 'PVG', dstPortCode: 'FRA', isDanger: 'N', unNo: '1170' },
      ...{ weight: '85', volume: '0.42', perPackage: '5', packingGroup: 'II', share: 50, flightDay: '2026-10-14' },
      packages: [{ length: '47', width: '47', height: '47.5', pieces: 4 }],
    });
    expect(airOrderAddress('', { priceId: 'air-1', flightDay: '' })).toBe('/airLift/airLiftOrder?priceId=air-1');
    expect(readAirOrderLink('priceId=air-1&day=%202026-02-28')?.flightDay).toBe('2026-02-28');
    for (const day of ['tomorrow', '2026-10-141', '12026-10-14', '2026-02-29', '2026-10-1'])
      expect(readAirOrderLink(`priceId=air-1&day=${day}`)?.flightDay, day).toBe('');
    expect(readAirOrderLink('priceId=air-1')?.flightDay).toBe('');
    expect(readAirOrderLink('day=2026-10-14')).toBeNull();
  });

  test('of the desk has its services, or only the start', () => {
    const link = { works: ['CLASSIFY', 'LABEL'], unNo: '1230', packingGroup: 'II' };
    expect(deskOrderAddress(link)).toBe('/dgdesk?desk=CLASSIFY.LABEL&unNo=1230&pg=II');
    expect(deskOrderAddress({ works: [], unNo: '', packingGroup: '' })).toBe('/dgdesk?desk=new');
    expect(deskOrderAddress({ ...link, works: ['LABEL'] })).toContain('desk=LABEL&');
    expect(readDeskOrderLink('desk=CLASSIFY.LABEL&unNo=1230&pg=II')).toEqual(link);
    const prefilled = { works: [], unNo: '', packingGroup: '' };
    expect(readDeskOrderLink('desk=new')).toEqual(prefilled);
    expect(readDeskOrderLink('desk=1.a-b.&unNo=12&pg=IV')).toEqual(prefilled);
    expect(readDeskOrderLink('unNo=1230')).toBeNull();
  });

  test('of a warehouse is its id', () => {
    expect(bookedWarehouseOf('warehouseId=warehouse-01')).toBe('warehouse-01');
    expect(['warehouseId=a%20b', `warehouseId=${'a'.repeat(65)}`, ''].map(bookedWarehouseOf)).toEqual(['', '', '']);
    expect(stuffingAddress('a b')).toBe('/builtIn/addOrder?warehouseId=a%20b');
  });
});

describe('[10.11] sources of an order', () => {
  const link = 'abcdefghijklmnopqrstuv';

  test.each([
    ['amend=FCL26100700012&copy=FCL26100700013', { kind: 'amend', orderNo: 'FCL26100700012', priceId: '' }],
    ['priceId=p-2&amend=FCL26100700012', { kind: 'amend', orderNo: 'FCL26100700012', priceId: 'p-2' }],
    ['amend=FCL26100700012&priceId=%3Cp%3E', { kind: 'amend', orderNo: 'FCL26100700012', priceId: '' }],
    ['copy=%20FCL26100700013&enquiryNo=E', { kind: 'copy', orderNo: 'FCL26100700013' }],
    ['enquiryNo=ENQ26100700001&optionId=o-1', { kind: 'enquiry', enquiryNo: 'ENQ26100700001', optionId: 'o-1' }],
    ['enquiryNo=ENQ26100700001', { kind: 'enquiry', enquiryNo: 'ENQ26100700001', optionId: '' }],
    [`whatIf=${link}`, { kind: 'link', id: link }],
    ['whatIf=short', { kind: 'link', id: '' }],
    ['whatIf=', { kind: 'link', id: '' }],
    [`copy=${'7'.repeat(64)}8`, { kind: 'copy', orderNo: '7'.repeat(64) }],
    ['priceId=p', null],
    ['', null],
  ])('%s', (query, origin) => expect(readOrderOrigin(query)).toEqual(origin));

  test('an order on another departure is another form, a step or a draft of the same one is not', () => {
    const address = amendAddress('/shippingFcl/addOrder', 'FCL26100700012', 'p-2');
    expect(address).toBe('/shippingFcl/addOrder?amend=FCL26100700012&priceId=p-2');
    expect(amendAddress('/x', 'FCL26100700012')).toBe('/x?amend=FCL26100700012');
    const [moved, own] = [amendmentKey('amend=FCL26100700012&priceId=p-2'), amendmentKey('amend=FCL26100700012')];
    expect(moved).not.toBe(own);
    expect(amendmentKey('amend=FCL26100700012&step=cargo&draft=amend-1')).toBe(own);
    expect(amendmentKey('priceId=p-2&step=cargo')).toBe('');
  });

  test('everything it puts into an address', () => {
    expect(ORDER_FIELDS).toEqual([
      ...[
        'priceId',
        'warehouseId',
        'desk',
        'amend',
        'copy',
        'template',
        'enquiryNo',
        'optionId',
        'whatIf',
        'draft',
        'step',
      ],
    ]);
    expect(SHARED_FORM).toBe('whatIf');
  });

  test.each([
    ['priceId=p&step=2&draft=1', 'p'],
    ['enquiryNo=E&optionId=o', 'E o'],
    ['draft=1', 'draft'],
    ['draft=', ''],
    ['step=2', ''],
    ['', ''],
  ])('the same words for the same order: %s', (query, key) => expect(orderKey(query)).toBe(key));
});
