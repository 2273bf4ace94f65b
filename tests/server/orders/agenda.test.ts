import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEED_NOTED_EVERY_MS } from '#domain/limits.ts';
import { calendarFeeds } from '#server/data/schema/operations.ts';
import { orders } from '#server/data/schema/orders.ts';
import { digest } from '#server/session/tokens.ts';
import { book, type goldenOffer, methanol } from '#tests/kit/booking.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';
import type { SignedIn } from '#tests/kit/signed-in.ts';

describe.each(databaseKinds)('what lies ahead of one’s orders, on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  let owner: SignedIn;
  let stranger: SignedIn;
  let first: string;
  let second: string;

  beforeAll(async () => {
    ({ server, offer, owner, stranger } = await startWithOwners(database));
    const form = methanol(offer, server.clock.now());
    first = (await book(server, OWNER, form, 'agenda-first')).orderNo;
    second = (await book(server, OWNER, form, 'agenda-second')).orderNo;
  }, 60_000);
  afterAll(() => server.stop());

  const agendaOf = async (who: SignedIn) => (await who.call('agenda', {})).data!;
  const feed = (url: string) => fetch(`${server.address}${url}`);
  const made = async (who: SignedIn) => (await who.call('makeCalendarFeed', {})).data!;

  it('[2.14] [10.12] what is owed and what is planned stand together, the soonest first', async () => {
    const { moments, total, now } = await agendaOf(owner);
    expect(moments.map(({ orderNo }) => orderNo)).toEqual(expect.arrayContaining([first, second]));
    expect(total).toBe(moments.length);
    expect(moments.map(({ at }) => at ?? Number.POSITIVE_INFINITY)).toEqual(
      moments.map(({ at }) => at ?? Number.POSITIVE_INFINITY).toSorted((one, other) => one - other),
    );
    const order = (await owner.call('order', { no: first })).data!;
    const ofFirst = moments.filter(({ orderNo }) => orderNo === first);
    expect(ofFirst.filter(({ kind }) => kind === 'OWED').map(({ text }) => text)).toEqual(
      expect.arrayContaining(order.nextSteps.map(({ text }) => text)),
    );
    expect(ofFirst.filter(({ kind }) => kind === 'PLANNED').map(({ code }) => code)).toEqual(
      order.timeline
        .filter(({ actualAt, plannedAt }) => actualAt === null && plannedAt !== null && plannedAt > now)
        .toSorted((one, other) => one.plannedAt! - other.plannedAt!)
        .map(({ node }) => node),
    );
    expect(ofFirst).toContainEqual({
      orderNo: first,
      kind: 'PLANNED',
      code: 'departed',
      paper: null,
      text: expect.any(String),
      at: offer.etd,
      place: expect.any(String),
    });
  });

  it('[2.14] another person’s orders are not in it, nor is one that has ended', async () => {
    expect((await agendaOf(stranger)).moments).toEqual([]);
    await server.database.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.orderNo, second));
    const numbers = (await agendaOf(owner)).moments.map(({ orderNo }) => orderNo);
    expect(numbers).toContain(first);
    expect(numbers).not.toContain(second);
  });

  it('[10.12] a calendar program reads them at a private address, without a session', async () => {
    expect((await owner.call('calendarFeed', {})).data).toEqual({ feed: null });
    const { url } = await made(owner);
    expect(url).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    const answer = await feed(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const text = await answer.text();
    expect(text).toContain(`UID:${first}-departed@huazhou`);
    expect(text).not.toContain(second);
    expect(text.match(/BEGIN:VEVENT/g)?.length).toBe(
      (await agendaOf(owner)).moments.filter(({ at }) => at !== null && at > server.clock.now()).length,
    );
  });

  it('[10.12] when it was read is told, and of the key only its digest is kept', async () => {
    const { url } = await made(owner);
    const key = url.slice('/calendar/'.length, -'.ics'.length);
    const [stored] = await server.database.db.select().from(calendarFeeds);
    expect(stored).toMatchObject({ userId: OWNER, keyDigest: digest(key), readAt: null });
    const at = server.clock.now();
    await feed(url);
    expect((await owner.call('calendarFeed', {})).data?.feed).toEqual({ madeAt: at, readAt: at });
    server.clock.advance(FEED_NOTED_EVERY_MS - 1);
    await feed(url);
    expect((await owner.call('calendarFeed', {})).data?.feed?.readAt).toBe(at);
    server.clock.advance(1);
    await feed(url);
    expect((await owner.call('calendarFeed', {})).data?.feed?.readAt).toBe(at + FEED_NOTED_EVERY_MS);
    expect(JSON.stringify(server.logged())).not.toContain(key);
  });

  it('[10.12] a new address ends the one before, and a stopped one leads nowhere', async () => {
    const before = await made(owner);
    const { url } = await made(owner);
    expect((await feed(before.url)).status).toBe(404);
    expect((await feed(url)).status).toBe(200);
    expect((await stranger.call('revokeCalendarFeed', {})).code).toBe('00000000');
    expect((await feed(url)).status).toBe(200);
    await owner.call('revokeCalendarFeed', {});
    expect((await feed(url)).status).toBe(404);
    expect((await owner.call('calendarFeed', {})).data).toEqual({ feed: null });
  });

  it.each(['x.ics', '%2e%2e.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43)])(
    '[10.12] %s leads nowhere',
    async (file) => {
      expect((await feed(`/calendar/${file}`)).status).toBe(404);
    },
  );
});
