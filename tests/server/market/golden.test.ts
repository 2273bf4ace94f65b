import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CfsForm } from '#domain/cfs/form.ts';
import { enterprises } from '#server/data/schema/accounts.ts';
import { cancelOverdue } from '#server/orders/sweep.ts';
import { cfsPartOf, stuffedNow } from '#tests/features/cfs/order.ts';
import { agree, bookingKey, giveSheets } from '#tests/kit/booking.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const CREATED = Date.parse('2026-10-07T10:00:00+08:00');
const ENDED = Date.parse('2026-10-09T10:00:00+08:00');

describe.each(databaseKinds())('golden numbers from a server on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
    server.clock.advance(CREATED - server.clock.now());
    await giveSheets(server);
    for (const user of ['user-verified', 'user-unverified']) {
      await agree(server, user);
    }
  }, 60_000);
  afterAll(() => server.stop());

  async function placeOrder(user: string, key: string, more: Partial<CfsForm> = {}) {
    const form = { ...stuffedNow(server, user), ...more };
    const { quoteId } = await as(server, user, 'quote', { service: 'cfs', part: cfsPartOf(form) });
    return as(server, user, 'placeOrder', { service: 'cfs', quoteId, form }, bookingKey(key));
  }

  it('takes the IMO number of the standard, and none that differs in one digit', async () => {
    for (const imoNo of ['9074729', 'IMO 9074729'])
      expect((await placeOrder('user-verified', `ship-${imoNo}`, { imoNo })).status).toBe('submitted');
    const digitIndexes = [...'9074729'].keys();
    for (const at of digitIndexes) {
      const imoNo = [...'9074729'].map((digit, index) => (index === at ? (Number(digit) + 1) % 10 : digit)).join('');
      await expect(placeOrder('user-verified', `ship-${at}`, { imoNo })).rejects.toMatchObject({
        data: { fields: { imoNo: expect.any(String) } },
      });
    }
  });

  it.each([
    ['-18', true],
    ['31', true],
    ['-45', true],
    ['60', true],
    ['65', false],
  ])('a liquid that flashes at %s ℃ and boils later is of class 3: %s', async (flashPoint, isDanger) => {
    const asked = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', mass: '1000', density15: '0.8', flashPoint };
    expect(await ask(server, 'modeAdvice', asked)).toMatchObject({ isDanger, goods: null });
  });

  it('[1.9b] keeps the order of 2026-10-07T10:00 until 2026-10-09T10:00, and for good where the enterprise is PASS', async () => {
    const { orderNo, autoCancelAt } = await placeOrder('user-unverified', 'ends');
    expect(autoCancelAt).toBe(ENDED);
    expect((await placeOrder('user-verified', 'stays')).autoCancelAt).toBeNull();
    const read = async () => (await as(server, 'user-unverified', 'order', { no: orderNo })).status;
    for (const audit of ['NONE', 'PENDING', 'REJECT'] as const) {
      await server.database.db
        .update(enterprises)
        .set({ auditStatus: audit })
        .where(eq(enterprises.id, 'enterprise-unverified'));
      server.clock.advance(ENDED - 1 - server.clock.now());
      expect(await read()).toBe('submitted');
      server.clock.advance(1);
      expect(await read()).toBe('autoCancelled');
      server.clock.advance(CREATED - server.clock.now());
    }
    server.clock.advance(ENDED - server.clock.now());
    expect(await cancelOverdue({ db: server.database.db, clock: server.clock })).toBe(1);
  });
});
