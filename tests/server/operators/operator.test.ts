import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { verifications } from '#server/data/schema/accounts.ts';
import { sailings } from '#server/data/schema/market.ts';
import { book, giveSheets, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { as } from '#tests/kit/market-server.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const token = 'token-of-the-desk-1';
const unknown = { creditCode: '11100000000013127D', name: '登记信息之外的公司' };

describe.each(databaseKinds())('[7.5] the operator console on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, settings: { deskToken: token } });
    await giveSheets(server);
    offer = await goldenOffer(server);
  }, 60_000);
  afterAll(() => server.stop());

  const headers = { ...clientHeaders, 'desk-token': token };
  const decide = (request: object) => sendAs(server.address, headers, 'operatorVerifications', request);
  const move = (request: object) => sendAs(server.address, headers, 'operatorOrders', request);
  const slots = async () =>
    (await server.database.db.select().from(sailings).where(eq(sailings.id, offer.scheduleId)))[0]?.slotsLeft ?? 0;

  it('lets no one in without its token', async () => {
    for (const wrong of [clientHeaders, { ...clientHeaders, 'desk-token': 'token-of-the-desk-2' }]) {
      const answer = await sendAs(server.address, wrong, 'operatorOrders', {
        orderNo: 'FCL26011500001',
        status: 'booked',
      });
      expect(answer.code).toBe('00000401');
    }
  });

  it('takes ten wrong tokens from an address in ten minutes, and then not even the right one', async () => {
    const own = await startServer({
      database: server.database,
      settings: { deskToken: token, trustProxy: ['loopback'] },
    });
    const from = async (address: string, given: string) => {
      const guessed = { ...clientHeaders, 'x-forwarded-for': address, 'desk-token': given };
      return sendAs(own.address, guessed, 'operatorWaiting', {});
    };
    const guesses = Array.from({ length: 30 }, (_, nth) => from('10.1.1.1', `token-of-the-desk-${nth + 2}`));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === '00000401')).toHaveLength(10);
    expect(codes.filter((code) => code === '10002004')).toHaveLength(20);
    expect(await from('10.1.1.1', token)).toMatchObject({ code: '10002004', data: { retryAfter: 600 } });
    expect((await from('10.1.1.2', token)).code).toBe('00000000');
    own.clock.advance(10 * MINUTE_MS);
    for (let nth = 0; nth < 12; nth += 1) expect((await from('10.1.1.1', token)).code).toBe('00000000');
    await own.stop();
  });

  it('[1.9b] a pass keeps the orders that still stand, once', async () => {
    const form = methanol(offer, server.clock.now());
    const { orderNo } = await book(server, 'user-unverified', form, 'kept');
    expect(await as(server, 'user-unverified', 'enterpriseVerify', unknown)).toMatchObject({
      serviceOpenAuditStatus: 'PENDING',
    });
    const [waiting] = await server.database.db.select().from(verifications).where(eq(verifications.status, 'PENDING'));
    const id = waiting?.id ?? '';
    expect((await decide({ id, decision: 'REJECT' })).code).toBe('10004001');
    server.clock.advance(48 * HOUR_MS - 1);
    const answers = await Promise.all([1, 2, 3].map(() => decide({ id, decision: 'PASS' })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000000', '10004009', '10004009']);
    server.clock.advance(HOUR_MS);
    expect(await as(server, 'user-unverified', 'order', { no: orderNo })).toMatchObject({
      status: 'submitted',
      autoCancelAt: null,
      notice: null,
    });
    server.clock.advance(-49 * HOUR_MS + 1);
  });

  it('[7.5c] moves an order along its timeline; a rejection says why and gives the space back', async () => {
    const before = await slots();
    const { orderNo } = await book(server, 'user-verified', methanol(offer, server.clock.now()), 'moved');
    expect((await move({ orderNo, status: 'booked', dgStatus: 'accepted', remark: 'SO 123' })).data).toMatchObject({
      status: 'booked',
      dgStatus: 'accepted',
    });
    const order = await as(server, 'user-verified', 'order', { no: orderNo });
    expect(order.timeline.find(({ node }) => node === 'booked')).toMatchObject({
      actualAt: server.clock.now(),
      remark: 'SO 123',
    });
    expect((await move({ orderNo, status: 'rejected' })).code).toBe('10004001');
    await move({ orderNo, status: 'rejected', remark: '船司不接载' });
    expect(await slots()).toBe(before);
    expect(await as(server, 'user-verified', 'order', { no: orderNo })).toMatchObject({
      status: 'rejected',
      cancelReason: '船司不接载',
      mayCancel: false,
    });
    expect((await move({ orderNo, status: 'booked' })).code).toBe('10004009');
    expect((await move({ orderNo: 'FCL26011599999', status: 'booked' })).code).toBe('10004004');
  });
});
