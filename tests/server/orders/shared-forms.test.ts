import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LclForm } from '#domain/lcl/form.ts';
import { DAY_MS, ORDER_LINKS_OF_A_PERSON } from '#domain/limits.ts';
import { shares } from '#server/data/schema/operations.ts';
import { orderServices } from '#server/orders/services.ts';
import { ethanolAt } from '#tests/features/air/on-server.ts';
import { tolueneAt } from '#tests/features/domestic/on-server.ts';
import { paintAt } from '#tests/features/lcl/on-server.ts';
import { lclPartOf } from '#tests/features/lcl/order.ts';
import { giveSheets } from '#tests/kit/booking.ts';
import { as, ask, send, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const owner = 'user-verified';
const GONE = { code: '10004004', message: '分享链接不存在或已失效' };

describe.each(databaseKinds())('links to forms of orders on %s', (database) => {
  let server: TestServer;
  let form: LclForm;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    form = await paintAt(server, owner);
  }, 60_000);
  afterAll(() => server.stop());

  const share = (content: object, user = owner) => as(server, user, 'share', { kind: 'order', content } as never);
  const open = (id: string) => send(server, 'sharedContent', { id });
  const revoke = (id: string, user = owner) => as(server, user, 'revokeShare', { id });
  const list = (user = owner) => as(server, user, 'shareList', {});
  const heldBy = async (id: string) => {
    const opened = await ask(server, 'sharedContent', { id });
    if (opened.kind !== 'order') throw new Error('no form is held');
    return opened.content;
  };

  it('[4.31] holds goods, places and the price of that day, and nothing of people or papers', async () => {
    const { quoteId, lines, totals } = await as(server, owner, 'quote', { service: 'lcl', part: lclPartOf(form) });
    const { id, url } = await share({ service: 'lcl', form, quoteId });
    expect(id).toMatch(/^[\w-]{32}$/);
    expect(url).toBe(`/shippingLcl?whatIf=${id}`);
    const held = await heldBy(id);
    expect(held).toMatchObject({ service: 'lcl', price: { lines, totals } });
    const [line] = form.cargo;
    expect(held.form).toMatchObject({ priceId: form.priceId, scheduleId: form.scheduleId, contactName: '' });
    expect(held.form.cargo).toMatchObject([{ cargoNameCn: line!.cargoNameCn, dg: { unNo: '1263' }, sds: [] }]);
    const stored = JSON.stringify(
      (await server.database.db.select().from(shares).where(eq(shares.id, id)))[0]?.content,
    );
    for (const secret of [form.contactName, form.contactPhone, line!.sds[0]!.fileId, line!.dg.emergencyPhone]) {
      expect(secret.length).toBeGreaterThan(1);
      expect(stored).not.toContain(secret);
    }
  });

  it('[4.31] of every service, half filled as it is', async () => {
    const filled = { air: await ethanolAt(server, owner), domestic: await tolueneAt(server, owner) };
    const blanks = Object.entries(orderServices).map(([service, { booking }]) => [service, booking.blank] as const);
    const halves = { ...Object.fromEntries(blanks), ...filled };
    expect(Object.keys(halves).length).toBeGreaterThan(10);
    for (const [service, half] of Object.entries(halves)) {
      const { id } = await share({ service, form: half });
      expect(await heldBy(id)).toMatchObject({ service, price: null, form: { contactPhone: '' } });
      await revoke(id);
    }
  });

  it('[2.5b] a visitor has no link of their own, and a price quoted to another user is not shown', async () => {
    expect(await send(server, 'share', { kind: 'order', content: { service: 'lcl', form } })).toMatchObject({
      message: '登录后才能分享订单内容',
    });
    const { quoteId } = await as(server, owner, 'quote', { service: 'lcl', part: lclPartOf(form) });
    const { id } = await share({ service: 'lcl', form, quoteId }, 'user-person');
    expect(await heldBy(id)).toMatchObject({ price: null });
  });

  it('is listed for its owner and taken back by no one else; then it no longer exists', async () => {
    server.clock.advance(1);
    const { id, url, expiresAt } = await share({ service: 'lcl', form });
    const [newest] = await list();
    expect(newest).toEqual({
      id,
      url,
      expiresAt,
      title: '',
      service: 'lcl',
      madeBy: null,
      createdAt: server.clock.now(),
    });
    expect((await list('user-unverified')).map((one) => one.id)).not.toContain(id);
    await expect(revoke(id, 'user-unverified')).rejects.toMatchObject(GONE);
    expect((await open(id)).code).toBe('00000000');
    await revoke(id);
    expect(await open(id)).toMatchObject(GONE);
    expect((await list()).map((one) => one.id)).not.toContain(id);
    await expect(revoke(id)).rejects.toMatchObject(GONE);
  });

  it('[4.31] shared again it is the same link, longer open, until something of it differs or it is taken back', async () => {
    const asked = {
      service: 'lcl',
      form: { ...form, cargo: form.cargo.map((line) => ({ ...line, cargoNameCn: '漆' })) },
    };
    const first = await share(asked);
    server.clock.advance(DAY_MS);
    const again = await share(asked);
    expect(again).toEqual({ ...first, expiresAt: first.expiresAt + DAY_MS });
    expect((await list()).filter(({ id }) => id === first.id)).toHaveLength(1);
    const shorter = { kind: 'order', content: asked, expiresAt: server.clock.now() + DAY_MS };
    const others = [
      await share({ service: 'lcl', form }),
      await share(asked, 'user-person'),
      await as(server, owner, 'share', shorter as never),
    ];
    expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(4);
    await revoke(others[2]!.id);
    await revoke(first.id);
    const anew = await share(asked);
    expect([first.id, others[2]!.id]).not.toContain(anew.id);
    const page = { kind: 'search', content: { path: '/shippingFcl', query: 'orgPortCode=CNSHA' } };
    const pages = [await ask(server, 'share', page as never), await ask(server, 'share', page as never)];
    expect(pages[0]!.id).not.toBe(pages[1]!.id);
    for (const { id } of [anew, others[0]!]) await revoke(id);
    await revoke(others[1]!.id, 'user-person');
  });

  it('ends by itself, at the latest after thirty days', async () => {
    const asked = { service: 'lcl', form };
    const expiresAt = server.clock.now() + 90 * DAY_MS;
    const longest = await as(server, owner, 'share', { kind: 'order', content: asked, expiresAt } as never);
    expect(longest.expiresAt).toBe(server.clock.now() + 30 * DAY_MS);
    const { id, expiresAt: ends } = await share(asked);
    server.clock.advance(ends - server.clock.now() - 1);
    expect((await open(id)).code).toBe('00000000');
    server.clock.advance(1);
    expect(await open(id)).toMatchObject(GONE);
    await expect(revoke(id)).rejects.toMatchObject(GONE);
    expect((await list()).map((one) => one.id)).not.toContain(id);
  });

  it('an id no one was given leads nowhere, and a hostile one is refused', async () => {
    expect(await open('A'.repeat(32))).toMatchObject(GONE);
    for (const id of ["' or 1=1 --".padEnd(24), '<script>'.repeat(4), '../../orders/FCL26100700012', 'a'.repeat(65)])
      expect((await open(id)).code).not.toBe('00000000');
  });

  it('one more than a person may have open is refused', async () => {
    const user = 'user-special';
    const shareOf = (name: string) =>
      share(
        { service: 'lcl', form: { ...form, cargo: form.cargo.map((line) => ({ ...line, cargoNameCn: name })) } },
        user,
      );
    for (let at = 0; at < ORDER_LINKS_OF_A_PERSON; at += 1) await shareOf(`漆${at}`);
    await expect(share({ service: 'lcl', form }, user)).rejects.toMatchObject({ code: '10004009' });
    await revoke((await list(user))[0]!.id, user);
    expect((await share({ service: 'lcl', form }, user)).id).toMatch(/^[\w-]{32}$/);
  });
});
