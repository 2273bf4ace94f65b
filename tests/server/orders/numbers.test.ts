import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { continueNumbers, type ShipmentNumbers } from '#domain/shipment/numbers.ts';
import { orders } from '#server/data/schema/orders.ts';
import { book, methanol } from '#tests/kit/booking.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { clientHeaders, databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, sendAs } from '#tests/kit/signed-in.ts';

describe.each(databaseKinds())('[11.11] the numbers of an order on %s', (database) => {
  let server: TestServer;
  let owner: SignedIn;
  let orderNo: string;
  let otherNo: string;
  let headers: Readonly<Record<string, string>>;

  beforeAll(async () => {
    const started = await startWithOwners(database);
    ({ server, owner } = started);
    const form = methanol(started.offer, server.clock.now());
    orderNo = (await book(server, OWNER, form, 'numbered-1')).orderNo;
    otherNo = (await book(server, OWNER, form, 'numbered-2')).orderNo;
    headers = await signInOperator(server, await makeOperator(server, '李示例', ['orders']));
  }, 120_000);
  afterAll(() => server.stop());

  const blank = continueNumbers(null, ['20GP']);
  const numbersOf = (shipment: Partial<ShipmentNumbers['shipment']>, containerNo = ''): ShipmentNumbers => ({
    shipment: { ...blank.shipment, ...shipment },
    units: blank.units.map((unit) => ({ ...unit, containerNo })),
  });
  const record = (no: string, version: number, numbers: ShipmentNumbers) =>
    sendAs(server.address, headers, 'operatorNumbers', { orderNo: no, version, numbers });
  const found = async (keyword: string) =>
    (await owner.call('orderList', { keyword, page: 1, pageSize: 10 })).data.items.map((row) => row.orderNo);
  const queued = async (keyword: string) =>
    (await sendAs(server.address, headers, 'operatorOrderQueue', { keyword })).data.items.map((row) => row.orderNo);

  it('are shown to its customer, found by both sides and kept as they are printed', async () => {
    expect((await owner.call('order', { no: orderNo })).data.numbers).toBeNull();
    const typed = numbersOf(
      { bookingNo: 'oolu 2764190830', vessel: 'oocl luxembourg', voyage: '118w' },
      'oolu 8123457',
    );
    const { code, data } = await record(orderNo, 0, typed);
    expect(code).toBe(CODE.ok);
    const stored = numbersOf({ bookingNo: 'OOLU2764190830', vessel: 'OOCL LUXEMBOURG', voyage: '118W' }, 'OOLU8123457');
    expect(data).toEqual({ version: 1, by: '李示例', at: server.clock.now(), numbers: stored, alsoIn: [] });
    expect((await owner.call('order', { no: orderNo })).data.numbers).toEqual(stored);
    const [row] = await server.database.db.select().from(orders).where(eq(orders.orderNo, orderNo));
    // An order that was changed is no longer replaced by a later day's demonstration.
    expect(row?.version).toBe(2);
    for (const keyword of ['OOLU2764190830', 'oolu8123457', 'OOCL LUX']) {
      expect(await found(keyword), keyword).toEqual([orderNo]);
      expect(await queued(keyword), keyword).toEqual([orderNo]);
    }
    const sheet = await sendAs(server.address, headers, 'operatorOrderSheet', { orderNo });
    expect(sheet.data.recordedNumbers).toEqual({ version: 1, by: '李示例', at: data.at, numbers: stored });
  });

  it('are refused with the wrong check digit, at the field', async () => {
    const refused = await record(otherNo, 0, numbersOf({}, 'TGHU6501124'));
    expect(refused).toMatchObject({
      code: CODE.invalidInput,
      data: { fields: { 'units.0.containerNo': expect.stringContaining('应是 0') } },
    });
    expect((await owner.call('order', { no: otherNo })).data.numbers).toBeNull();
  });

  it('of whoever saves second are refused with those of the first, and nothing is lost', async () => {
    const { code, data } = await record(orderNo, 0, numbersOf({ bookingNo: 'COSU6123456780' }));
    expect(code).toBe(CODE.conflict);
    expect(data).toMatchObject({ version: 1, by: '李示例' });
    expect((await owner.call('order', { no: orderNo })).data.numbers?.shipment.bookingNo).toBe('OOLU2764190830');
  });

  it('name the other order under way with the same container', async () => {
    const { data } = await record(otherNo, 0, numbersOf({}, 'OOLU8123457'));
    expect(data.alsoIn).toEqual([{ number: 'OOLU8123457', orderNo }]);
  });

  it('are in the log with what they replaced', async () => {
    await record(orderNo, 1, numbersOf({ bookingNo: 'OOLU2764190831' }, 'OOLU8123457'));
    const admin = { ...clientHeaders, 'desk-token': deskToken };
    const { data } = await sendAs(server.address, admin, 'operatorAudit', { keyword: orderNo });
    const [act] = data.items.filter(({ action }) => action === 'order.numbers');
    expect(JSON.stringify(act)).toContain('OOLU2764190830');
    expect(JSON.stringify(act)).toContain('OOLU2764190831');
    expect(await found('OOLU2764190830')).toEqual([]);
  });

  it('of an order that is cancelled are refused', async () => {
    const { code } = await owner.call('cancelOrder', { no: otherNo });
    expect(code).toBe(CODE.ok);
    expect((await record(otherNo, 1, numbersOf({}))).code).toBe(CODE.conflict);
  });
});
