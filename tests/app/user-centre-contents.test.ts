import { expect, it, vi } from 'vitest';
import type { Api } from '#src/api/index.ts';
import { readRoom } from '#src/app/user-centre/contents.ts';

const listing = { items: [], total: 41, page: 1, pageSize: 20, now: 0 };
const { signal } = new AbortController();

async function askedFor(path: string, query: string) {
  const orderList = vi.fn(async () => listing);
  const wholeVehicleOrders = vi.fn(async () => []);
  await readRoom({ orderList, wholeVehicleOrders } as unknown as Api, { path, query }, signal);
  return {
    orders: orderList.mock.calls.map(([request]: unknown[]) => request),
    vehicles: wholeVehicleOrders.mock.calls,
  };
}

it.each([
  ['redirect=honeywell', 1],
  ['redirect=honeywell&page=2', 2],
  ['redirect=honeywell&page=0', 1],
  ['redirect=honeywell&page=two', 1],
  ['redirect=honeywell&page=10001', 1],
])('[2.15] the room of the special enterprise reads every order of it, page by page: %s', async (query, page) => {
  expect((await askedFor('honeywell', query)).orders).toEqual([{ page }]);
});

it('[3.4] the list of orders is narrowed as its address says, on the page it names', async () => {
  const { orders } = await askedFor('order', 'redirect=order&status=booked&keyword=%20FCL2611%20&page=3');
  expect(orders).toEqual([{ keyword: 'FCL2611', page: 3, status: 'booked' }]);
});

it('[2.14c][3.3] whole vehicles are asked for whole', async () => {
  const { orders, vehicles } = await askedFor('mmOrder', 'redirect=mmOrder&page=2');
  expect(orders).toEqual([]);
  expect(vehicles).toEqual([[{}, { signal, quiet: true }]]);
});
