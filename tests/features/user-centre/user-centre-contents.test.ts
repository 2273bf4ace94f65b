import { expect, it, vi } from 'vitest';
import type { Api } from '#src/api/index.ts';
import { readRoom } from '#src/features/user-centre/contents.ts';

const listing = { items: [], total: 41, page: 1, pageSize: 20, now: 0 };
const { signal } = new AbortController();

async function requestsFor(path: string, query: string) {
  const orderList = vi.fn(async () => listing);
  const wholeVehicleOrders = vi.fn(async () => Array.from({ length: 41 }, (_, at) => ({ orderNo: `${at}` })));
  const read = await readRoom({ orderList, wholeVehicleOrders } as unknown as Api, { path, query }, signal);
  return {
    orders: orderList.mock.calls.map(([request]: unknown[]) => request),
    vehicles: wholeVehicleOrders.mock.calls,
    read,
  };
}

it.each([
  ['redirect=honeywell', 1],
  ['redirect=honeywell&page=2', 2],
  ['redirect=honeywell&page=0', 1],
  ['redirect=honeywell&page=two', 1],
  ['redirect=honeywell&page=10001', 1],
])('[2.15] the room of the special enterprise reads every order of it, page by page: %s', async (query, page) => {
  expect((await requestsFor('honeywell', query)).orders).toEqual([{ page }]);
});

it('[2.14] the workplace asks for the orders under way, the soonest deadline first', async () => {
  const none = async () => listing;
  const orderList = vi.fn(none);
  const members = async () => Promise.reject(new Error('not shown'));
  const api = { agenda: none, enquiryList: none, members, orderList, workplace: none } as unknown as Api;
  await readRoom(api, { path: 'workplace', query: 'redirect=workplace' }, signal);
  expect(orderList).toHaveBeenCalledExactlyOnceWith({ underWay: true, sort: 'DEADLINE', pageSize: 50 }, { signal });
});

it('the list of orders is narrowed as its address says, on the page it names', async () => {
  const narrowed = 'status=booked&service=air&from=2026-01-02&to=2026-02-03&keyword=%20FCL2611%20&page=3';
  const { orders } = await requestsFor('order', `redirect=order&${narrowed}`);
  expect(orders).toEqual([
    { keyword: 'FCL2611', page: 3, status: 'booked', service: 'air', from: '2026-01-02', to: '2026-02-03' },
  ]);
  const unknown = `service=boat&status=lost&from=yesterday&to=2026-2-3&keyword=${'x'.repeat(60)}`;
  expect((await requestsFor('order', `redirect=order&${unknown}`)).orders).toEqual([
    { keyword: 'x'.repeat(40), page: 1 },
  ]);
});

it('[2.14c][3.3] whole vehicles are shown page by page', async () => {
  const { orders, vehicles, read } = await requestsFor('mmOrder', 'redirect=mmOrder&page=3');
  expect(orders).toEqual([]);
  expect(vehicles).toEqual([[{}, { signal }]]);
  expect(read).toMatchObject({ content: { items: [{ orderNo: '40' }], total: 41, page: 3, pageSize: 20 } });
});
