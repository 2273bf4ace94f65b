import { expect, test } from 'vitest';
import { airOrderAddress, readAirOrderLink } from '#domain/air/order-link.ts';
import { readDomesticOrderLink } from '#domain/domestic/order-link.ts';
import { fclOrderAddress, readFclOrderLink } from '#domain/fcl/order-link.ts';
import { readLclOrderLink } from '#domain/lcl/order-link.ts';
import { railOrderAddress, readRailOrderLink } from '#domain/rail/order-link.ts';
import { readTankOrderLink } from '#domain/tank/order-link.ts';
import { decodeTerms, defaultTerms, encodeTerms } from '#machines/search/index.ts';
import { newAirForm } from '#src/features/air/order-forms.ts';
import { newDomesticForm } from '#src/features/domestic/order-forms.ts';
import { valuesOfQuery } from '#src/features/enquiry/draft.ts';
import { newForm } from '#src/features/fcl/order-forms.ts';
import { newLclForm } from '#src/features/lcl/order-forms.ts';
import { newRailForm } from '#src/features/rail/order-forms.ts';
import { carriedQuery, goodsHref } from '#src/features/search/views/lane-href.ts';
import { atOtherPrice, isOfPrice, newTankForm } from '#src/features/tank/order-forms.ts';
import { newWarehouseForm } from '#src/features/warehouse/order-forms.ts';

/** Input of the home page's search card. */
const typed = {
  ...defaultTerms,
  ...{ orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '鹿特丹', dstPortCode: 'NLRTM' },
  ...{ unNo: '1230', volume: '2.36', weight: '1850', etdFrom: '2026-11-03' },
  boxes: [{ ctnType: '20TK' as const, quantity: 2 }],
};
const query = encodeTerms(typed);
const priced = `${query}&priceId=p1`;
const after = (address: string) => address.slice(address.indexOf('?') + 1);
const facts = { now: Date.UTC(2026, 9, 7), offer: null, depots: [], warehouse: null } as never;

const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', priceId: 'p1' };
const load = { grossWeight: '1850', volume: '2.36' };
const goods = { isDanger: true, dg: { unNo: '1230' } };
const boxes = [{ ctnType: '20TK', quantity: '2' }];
const { orgPortCode, dstPortCode, priceId } = lane;

const orders = {
  fcl: () =>
    newForm(
      readFclOrderLink(after(fclOrderAddress({ ...decodeTerms(query), priceId, orgPortCode, dstPortCode })))!,
      facts,
    ),
  lcl: () => newLclForm(readLclOrderLink(priced)!, facts),
  air: () => newAirForm(readAirOrderLink(after(airOrderAddress(query, { priceId, flightDay: '' })))!, facts),
  rail: () =>
    newRailForm(
      readRailOrderLink(
        after(railOrderAddress({ ...lane, boxes: decodeTerms(query).boxes, pickup: '', delivery: '' })),
      )!,
      facts,
    ),
  tank: () => newTankForm(readTankOrderLink(priced)!, priced, facts),
  domestic: () => newDomesticForm(readDomesticOrderLink(priced)!, facts),
  warehouse: () => newWarehouseForm('w1', query, facts),
};

test.each([
  ['fcl', { ...lane, containers: boxes, cargo: [{ ...goods, ...load }] }],
  ['lcl', { ...lane, cargo: [{ ...goods, ...load }] }],
  ['air', { ...lane, cargo: [{ ...goods, ...load }] }],
  ['rail', { ...lane, containers: boxes }],
  ['tank', { ...lane, tanks: '2', cargo: [goods] }],
  ['domestic', { ...lane, containers: boxes, cargo: [goods] }],
  ['warehouse', { warehouseId: 'w1', startDate: '2026-11-03', cargo: [{ ...goods, ...load }] }],
] as const)('[3.5] what was searched for on the home page is in the order of %s', (service, form) => {
  expect(orders[service]()).toMatchObject(form);
});

test('[3.5] and in the enquiry of what no list books', () => {
  expect(valuesOfQuery(query)).toMatchObject({
    ...{ orgPortCode, dstPortCode, isDanger: 'Y', unNo: '1230', volume: '2.36', weight: '1850' },
    boxes: [{ ctnType: '20TK', quantity: 2 }],
  });
});

test.each([
  '/shippingFcl',
  '/shippingLcl',
  '/airLift',
  '/railWayIndex',
  '/tankIndex',
  '/warehouseing',
  '/domesticTrade',
])('[1.2] the page of a UN number opens %s with its goods', (path) => {
  const href = goodsHref(path, '1230');
  expect(href.startsWith(`${path}?`)).toBe(true);
  expect(decodeTerms(after(href))).toEqual({ ...defaultTerms, unNo: '1230' });
});

test('[1.2] over a search the goods alone change', () => {
  expect(decodeTerms(carriedQuery(typed, '1263'))).toEqual({ ...typed, unNo: '1263' });
});

test('[4.31] another term of the same tank at the same yard is another price: what was typed goes on with it', () => {
  const rented = (term: string) => `tab=rental&warehouseId=warehouse-03&type=T11&term=${term}`;
  const at = (term: string) => newTankForm(readTankOrderLink(rented(term))!, rented(term), facts);
  const short = { ...at('SHORT'), contactName: '王小明' };
  expect(isOfPrice(short, readTankOrderLink(rented('SHORT'))!)).toBe(true);
  expect(isOfPrice(short, readTankOrderLink(rented('FINANCE'))!)).toBe(false);
  expect(atOtherPrice(short, at('FINANCE'))).toMatchObject({ rentalTerm: 'FINANCE', contactName: '王小明' });
});
