import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { AGENDA_ORDERS, DAY_MS, FEED_NOTED_EVERY_MS, HOUR_MS } from '#domain/limits.ts';
import { calendarFeeds } from '#server/data/schema/operations.ts';
import { orders } from '#server/data/schema/orders.ts';
import { digest } from '#server/session/tokens.ts';
import { book, type goldenOffer, methanol } from '#tests/kit/booking.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';
import type { SignedIn } from '#tests/kit/signed-in.ts';

describe.each(databaseKinds())('what lies ahead of one’s orders, on %s', (database) => {
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

  it('[2.14] an old order whose cut-off is tomorrow comes before hundreds that were placed after it', async () => {
    const { db } = server.database;
    const [row] = await db.select().from(orders).where(eq(orders.orderNo, first));
    const { voyage } = row!;
    const copy = (nth: number, later: number, status = row!.status) => ({
      ...row!,
      orderNo: `FCL2601${String(nth).padStart(8, '0')}`,
      status,
      createdAt: new Date(row!.createdAt.getTime() + (nth - 1) * 60_000),
      etd: new Date(voyage!.etd + later),
      voyage: {
        ...voyage!,
        etd: voyage!.etd + later,
        cutOffs: Object.fromEntries(
          Object.entries(voyage!.cutOffs).map(([code, at]) => [code, at + later]),
        ) as NonNullable<typeof voyage>['cutOffs'],
      },
    });
    const tomorrow = server.clock.now() + 20 * HOUR_MS - voyage!.cutOffs.siCutoff;
    const copies = [
      copy(0, tomorrow),
      copy(1, tomorrow, 'completed'),
      ...Array.from({ length: AGENDA_ORDERS }, (_, at) => copy(at + 2, 30 * DAY_MS)),
    ];
    const [old] = copies.map(({ orderNo }) => orderNo);
    const list = async (request: RequestOf<Table['orderList']>) => (await owner.call('orderList', request)).data!;
    const numbers = ({ items }: AnswerOf<Table['orderList']>) => items.map(({ orderNo }) => orderNo);
    await db.insert(orders).values(copies);
    try {
      const byDeadline = { underWay: true, sort: 'DEADLINE', pageSize: 50 } as const;
      const page = await list(byDeadline);
      const { total } = page;
      const placedHere = new Set([...copies.map(({ orderNo }) => orderNo), first, second]);
      expect(numbers(page).find((orderNo) => placedHere.has(orderNo))).toBe(old);
      expect(numbers(page).indexOf(old!)).toBeLessThan(10);
      expect(page.items.some(({ status }) => status === 'completed')).toBe(false);
      expect(numbers(await list({ pageSize: 50 }))).not.toContain(old);
      const pages = Array.from({ length: Math.ceil(total / 50) }, (_, at) => list({ ...byDeadline, page: at + 1 }));
      const all = (await Promise.all(pages)).flatMap(numbers);
      expect(new Set(all).size).toBe(total);
      expect(all.length).toBe(total);
      expect((await agendaOf(owner)).moments.map(({ orderNo }) => orderNo)).toContain(old);
    } finally {
      const made = copies.map(({ orderNo }) => orderNo);
      await db.delete(orders).where(inArray(orders.orderNo, made));
    }
  });

  it('[2.14] [10.12] what is outstanding and what is planned stand together, the soonest first', async () => {
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

  it('[10.12] when it was read is reported, and of the key only its digest is kept', async () => {
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
