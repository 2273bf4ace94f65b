import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter } from '#domain/schedule/day.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { warehouses } from '#server/data/schema/market.ts';
import { tankOfferAt, yardFormsAt } from '#tests/features/tank/on-server.ts';
import { tankPartOf } from '#tests/features/tank/order.ts';
import { agree, bookingKey, giveSheets } from '#tests/kit/booking.ts';
import { as, ask, send, startMarket } from '#tests/kit/market-server.ts';
import { lockingDatabaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';
const find = (server: TestServer, number: string, more: object = {}) => ask(server, 'tankFind', { number, ...more });

describe.each(lockingDatabaseKinds)('single tanks on %s', (database) => {
  let server: TestServer;
  let rented: TankForm;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    await agree(server, user);
    rented = (await yardFormsAt(server, user)).rented;
  }, 60_000);
  afterAll(() => server.stop());

  async function placeOrder(name: string, form: TankForm) {
    const { quoteId } = await as(server, user, 'quote', { service: 'tank', part: tankPartOf(form) });
    return as(server, user, 'placeOrder', { service: 'tank', quoteId, form }, bookingKey(`fleet-${name}`));
  }
  const fieldsOf = (answer: Promise<unknown>) =>
    answer.then(
      () => null,
      ({ code, data }: { code: string; data: { fields?: Record<string, string> } }) => ({ code, ...data.fields }),
    );
  const single = (): TankForm => ({ ...rented, tankNos: 'HZTU2001136', tanks: '1', tankDays: '30' });

  it('[3.14] the yards list tanks that are ready and tested, each with its yard and its days', async () => {
    const { fleet, depots, rented: types } = await ask(server, 'tankYards', {});
    expect(fleet.length).toBeGreaterThan(4);
    for (const { depotId, tankType, testDue, taken } of fleet) {
      expect(depots.map(({ id }) => id)).toContain(depotId);
      expect(types.map((one) => one.tankType)).toContain(tankType);
      expect(testDue > rented.fromDay).toBe(true);
      expect(taken).toEqual([]);
    }
    const listed = fleet.map(({ number }) => number);
    for (const away of ['HZTU2011983', 'HZTU2012038', 'HZTU2013163', 'HZTU2015314']) expect(listed).not.toContain(away);
  });

  it('[3.14] a number is answered with the tank, its tests against the arrival, and its last cargoes against the goods', async () => {
    const offer = await tankOfferAt(server);
    const good = await find(server, 'HZTU2001136', { unNo: '1230', priceId: offer.priceId });
    expect(good).toMatchObject({
      ...{ number: 'HZTU2001136', test: 'HOLDS', fit: 'MET', cargo: { verdict: 'SAME', reason: null } },
      tank: {
        tankType: 'T11',
        capacityLitres: 24_000,
        state: 'READY',
        lastTest: { kind: 'FIVE' },
        nextTest: { kind: 'HALF' },
      },
      arrival: { lane: { from: '上海', to: '鹿特丹' } },
    });
    expect(good.tank?.lastCargoes).toEqual([
      { unNo: '1230', name: '甲醇' },
      { unNo: '1219', name: '异丙醇' },
      { unNo: '1307', name: '二甲苯' },
    ]);
    expect(good.arrival!.day > offer.etdDay).toBe(true);
    const lapsing = await find(server, 'HZTU2006420', { priceId: offer.priceId });
    expect(lapsing).toMatchObject({ test: 'LAPSES', fit: 'OPEN', cargo: null, goods: null });
    expect((await find(server, 'HZTU2006420', { arrival: rented.fromDay })).test).toBe('HOLDS');
    const lapsed = await find(server, 'HZTU2012038');
    expect(lapsed).toMatchObject({ test: 'LAPSED', tank: { state: 'TESTING', depotId: null }, arrival: null });
    const reacting = await find(server, 'HZTU2011983', { unNo: '1230' });
    expect(reacting.cargo).toMatchObject({ verdict: 'REACTS', reason: expect.stringContaining('甲醇') });
    expect((await find(server, 'HZTU2007556', { unNo: '1230' })).fit).toBe('WEAK');
    expect((await find(server, 'HZTU2008697', { unNo: '1202' })).cargo).toEqual({
      verdict: 'CERTIFICATE',
      reason: null,
    });
    expect((await find(server, 'HZTU2015314', { unNo: '1978' })).fit).toBe('ASK');
    expect((await find(server, 'HZTU2013163')).tank).toMatchObject({ state: 'VOYAGE', place: '鹿特丹', depotId: null });
  });

  it('[3.14] a number that is none of ours is reported as none, and one that can be no number is refused', async () => {
    expect(await find(server, 'EXFU5512340', { unNo: '3999' })).toMatchObject({ tank: null, goods: null, test: null });
    expect((await find(server, 'hztu2001136')).tank).not.toBeNull();
    for (const number of ['HZTU2001137', 'HZTU200113', '', "HZTU2001136' or 1=1"])
      expect((await send(server, 'tankFind', { number } as never)).code, number).toBe('10004001');
  });

  it('[4.31][1.8] a tank is let to one person for a day: the other is notified of the next one, and of this one once it is given back', async () => {
    const { orderNo } = await placeOrder('first', single());
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order.timeline.find(({ node }) => node === 'released')?.remark).toBe('HZTU2001136');
    expect(order.boxes).toEqual([{ ctnType: '20TK', quantity: 1 }]);
    const { fleet } = await ask(server, 'tankYards', {});
    expect(fleet.find(({ number }) => number === 'HZTU2001136')).toMatchObject({
      ...{ freeFrom: dayAfter(rented.fromDay, 30) },
      taken: [{ from: rented.fromDay, to: dayAfter(rented.fromDay, 29) }],
    });
    const refused = await fieldsOf(placeOrder('second', { ...single(), fromDay: dayAfter(rented.fromDay, 29) }));
    expect(refused).toMatchObject({ code: '10004001', tankNos: expect.stringContaining('HZTU2004270') });
    const later = await placeOrder('later', { ...single(), fromDay: dayAfter(rented.fromDay, 30) });
    await as(server, user, 'cancelOrder', { no: later.orderNo });
    await as(server, user, 'cancelOrder', { no: orderNo });
    const again = await placeOrder('again', single());
    expect(again.orderNo).not.toBe(orderNo);
    await as(server, user, 'cancelOrder', { no: again.orderNo });
  });

  it('[1.8] of two who ask at once for the same days one has the tank', async () => {
    const form = { ...single(), tankNos: 'HZTU2004270' };
    const both = await Promise.all([fieldsOf(placeOrder('one', form)), fieldsOf(placeOrder('other', form))]);
    expect(both.filter((refused) => refused === null)).toHaveLength(1);
    expect(both.find((refused) => refused !== null)).toMatchObject({ tankNos: expect.any(String) });
  });

  it('[4.31] a tank of another yard or type, or of no one, is let to no one', async () => {
    for (const tankNos of ['HZTU2005384', 'HZTU2007556', 'HZTU2013163', 'EXFU5512340'])
      expect(await fieldsOf(placeOrder(`no-${tankNos}`, { ...single(), tankNos }))).toMatchObject({
        code: '10004001',
        tankNos: expect.any(String),
      });
  });

  it('[7.5] at yards of a company of its own the fleet of the demonstration stands nowhere', async () => {
    await server.database.db.update(warehouses).set({ demo: false });
    expect((await ask(server, 'tankYards', {})).fleet).toEqual([]);
    expect((await find(server, 'HZTU2001136')).tank).toBeNull();
  });
});
