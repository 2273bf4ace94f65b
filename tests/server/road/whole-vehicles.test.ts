import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorVehicle } from '#contract/calls/operator-vehicles.ts';
import { CODE } from '#contract/codes.ts';
import { operatorVehicles, vehicleReplies } from '#copy/operator/company.ts';
import { enterprises, memberships } from '#server/data/schema/accounts.ts';
import { answeredRoad, roadAt } from '#tests/features/truck/on-server.ts';
import { agree, bookingKey, giveSheets } from '#tests/kit/booking.ts';
import { as, startMarket } from '#tests/kit/market-server.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const user = 'user-verified';
const colleague = 'user-person';

const written = {
  ...{ originCity: '潍坊', destinationCity: '青岛', cargoName: '氢氧化钠溶液', unNo: '1824' },
  ...{ vehicle: '罐车 × 2 辆', weightKg: '29800.5', amount: '6200.5', loadingDay: '2026-12-01' },
  status: 'waiting' as const,
};

describe.each(databaseKinds())('whole-vehicle orders on %s', (database) => {
  let server: TestServer;
  let headers: Readonly<Record<string, string>>;
  let phone: string;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    headers = await signInOperator(server, await makeOperator(server, '调度员', ['orders']));
    phone = (await as(server, user, 'getUserInfo', {})).phone;
  }, 60_000);
  afterAll(() => server.stop());

  const write = (customer: string, key: string) =>
    sendAs(
      server.address,
      headers,
      'operatorVehicleSave',
      { kind: 'ADD', fields: { customer, ...written } },
      bookingKey(key),
    );
  const change = ({ orderNo, version }: OperatorVehicle, more: object, key: string) =>
    sendAs(
      server.address,
      headers,
      'operatorVehicleSave',
      { kind: 'CHANGE', orderNo, version, fields: { ...written, ...more } },
      bookingKey(key),
    );
  const shown = async (who: string) => ({
    info: (await as(server, who, 'getUserInfo', {})).mmInfo.map(({ orderNo }) => orderNo),
    list: (await as(server, who, 'wholeVehicleOrders', {})).map(({ orderNo }) => orderNo),
  });

  it('[3.3] [2.14c] an order by road that was placed here is one of them, with what it costs and how it stands', async () => {
    expect(await shown(user)).toEqual({ info: [], list: [] });
    await agree(server, user);
    const { enquiryNo, options } = await answeredRoad(server, user, { cargoName: '醇酸涂料' });
    const { optionId: id } = options.find(({ priceId }) => priceId === 'truck-VAN68')!;
    const form = roadAt(server, user, enquiryNo, id);
    const { orderNo } = await as(
      server,
      user,
      'acceptEnquiry',
      { service: 'truck', no: enquiryNo, optionId: id, form },
      bookingKey('whole'),
    );
    expect(await shown(user)).toEqual({ info: [orderNo], list: [orderNo] });
    const [row] = await as(server, user, 'wholeVehicleOrders', {});
    expect(row).toMatchObject({
      ...{ orderNo, isBooked: true, cargoName: '醇酸涂料', vehicle: '6.8 米厢式车 × 1 辆' },
      ...{ amount: '2590.00', currency: '1', originCity: expect.stringContaining('上海') },
    });
    expect(await shown(colleague)).toEqual({ info: [], list: [] });
  });

  it('[3.3] one that an operator writes down is the customer’s at once, once however often it is sent', async () => {
    const before = (await shown(user)).list.length;
    const first = await write(phone, 'written-vehicle-1');
    expect(await write(phone, 'written-vehicle-1')).toEqual(first);
    expect(first.data).toMatchObject({ editedBy: '调度员', fields: { amount: '6200.50', weightKg: '29800.5' } });
    expect(JSON.stringify(first.data)).not.toContain(phone);
    const list = await as(server, user, 'wholeVehicleOrders', {});
    expect(list).toHaveLength(before + 1);
    expect(list.find(({ orderNo }) => orderNo === first.data.orderNo)).toMatchObject({
      ...{ isBooked: false, status: operatorVehicles.statuses.waiting, amount: '6200.50', weightKg: '29800.500' },
    });
  });

  it('[3.3] an enterprise is named by its credit code, and no one who is not there', async () => {
    const [enterprise] = await server.database.db
      .select({ creditCode: enterprises.creditCode })
      .from(enterprises)
      .innerJoin(memberships, eq(memberships.enterpriseId, enterprises.id))
      .where(eq(memberships.userId, user));
    const found = await write(enterprise!.creditCode!, 'written-vehicle-2');
    expect(found.data.fields.customer).toBe((await as(server, user, 'getUserInfo', {})).enterpriseResp?.entName);
    for (const customer of ['13900099999', '91350100M000100Y43']) {
      const refused = await write(customer, `written-vehicle-${customer}`);
      expect(refused).toMatchObject({
        ...{ code: CODE.invalidInput, message: vehicleReplies.customerUnknown },
        data: { fields: { 'fields.customer': vehicleReplies.customerUnknown } },
      });
    }
  });

  it('[3.3] how it stands is changed by one operator at a time, and is in the log', async () => {
    const { data: row } = await write(phone, 'written-vehicle-3');
    const moving = await change(row, { status: 'moving' }, 'written-vehicle-4');
    expect(moving.data).toMatchObject({ version: 2, fields: { status: 'moving' } });
    const late = await change(row, { status: 'cancelled' }, 'written-vehicle-5');
    expect(late).toMatchObject({ code: CODE.conflict, data: { version: 2, fields: { status: 'moving' } } });
    const seen = (await as(server, user, 'wholeVehicleOrders', {})).find(({ orderNo }) => orderNo === row.orderNo);
    expect(seen?.status).toBe(operatorVehicles.statuses.moving);
    const admin = await signInOperator(server, await makeOperator(server, '看记录的', ['admin']));
    const log = (await sendAs(server.address, admin, 'operatorAudit', { subject: row.orderNo })).data.items;
    expect(log.map(({ action }) => action)).toEqual(['vehicle.changed', 'vehicle.added']);
  });

  it('[3.3] they are found by number, city and goods, page by page', async () => {
    for (let at = 0; at < 21; at += 1) await write(phone, `many-vehicles-${at}`);
    const ask = async (asked: object) => (await sendAs(server.address, headers, 'operatorVehicles', asked)).data;
    const first = await ask({ keyword: '氢氧化钠溶液' });
    const rest = await ask({ keyword: '氢氧化钠溶液', after: first.next! });
    const listed = [...first.items, ...rest.items].map(({ orderNo }) => orderNo);
    expect(listed).toEqual([...new Set(listed)].toSorted().toReversed());
    expect(listed).toHaveLength(first.total);
    expect((await ask({ keyword: listed[3] })).items.map(({ orderNo }) => orderNo)).toEqual([listed[3]]);
    expect(await ask({ keyword: '没有这个城市' })).toEqual({ items: [], total: 0, next: null });
  });
});
