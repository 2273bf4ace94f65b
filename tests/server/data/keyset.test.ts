import { getTableName, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { fieldMessages } from '#contract/messages.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { campaigns, news } from '#server/data/schema/content.ts';
import { procurementPosts } from '#server/data/schema/procurement.ts';
import { ask, send, startMarket } from '#tests/kit/market-server.ts';
import { bothDatabaseKinds, type TestServer } from '#tests/kit/server.ts';
import { FULL } from '../../kit/full.ts';

const tables = { newsQuery: news, activityQuery: campaigns, procurementQuery: procurementPosts };
type List = keyof typeof tables;
const lists = Object.keys(tables) as List[];

type Query = { after?: string; before?: string; page?: number; pageSize?: 10 | 20 | 50; kind?: 'OFFER' };

const read = (server: TestServer, list: List, asked: Query) => ask(server, list as 'procurementQuery', asked);
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

interface Planted {
  serial: number;
  /** One of a few, so that many rows share theirs. */
  hour: number;
}
const idOf = ({ serial }: Pick<Planted, 'serial'>) => `row-${serial}`;

/** Puts rows into the lists and takes them out again. */
async function gardener({ database: { db }, clock }: TestServer) {
  const [article] = await db.select().from(news).limit(1);
  const [campaign] = await db.select().from(campaigns).limit(1);
  const [post] = await db.select().from(procurementPosts).limit(1);
  const at = (hours: number) => new Date(clock.now() + hours * HOUR_MS);
  const inTurn = { newsQuery: plantNews, activityQuery: plantCampaigns, procurementQuery: plantPosts };

  function plantNews(rows: readonly Planted[]) {
    return db.insert(news).values(rows.map((row) => ({ ...article!, id: idOf(row), publishedAt: at(-row.hour) })));
  }
  /** Some run, some are to come, some are over, and within the hours of a walk some begin and some end. */
  function plantCampaigns(rows: readonly Planted[]) {
    return db.insert(campaigns).values(
      rows.map((row) => ({
        ...campaign!,
        id: idOf(row),
        startsAt: at(row.hour - 2),
        endsAt: at(row.hour - 1 + (row.serial % 3)),
      })),
    );
  }
  function plantPosts(rows: readonly Planted[]) {
    return db.insert(procurementPosts).values(
      rows.map((row) => ({
        ...post!,
        id: idOf(row),
        number: idOf(row),
        kind: row.serial % 2 === 0 ? ('OFFER' as const) : ('REQUEST' as const),
        deadline: at(1_000 + row.hour),
        revokedAt: null,
        awardedAt: null,
      })),
    );
  }
  return {
    plant: async (list: List, rows: readonly Planted[]) => {
      for (let done = 0; done < rows.length; done += 1_000) await inTurn[list](rows.slice(done, done + 1_000));
    },
    uproot: async (list: List, rows: readonly Planted[]) => {
      if (rows.length > 0) await db.delete(tables[list]).where(inArray(tables[list].id, rows.map(idOf)));
    },
    clear: (list: List) => db.delete(tables[list]),
  };
}

type Gardener = Awaited<ReturnType<typeof gardener>>;

const rowsFrom = (first: number, hours: readonly number[]): Planted[] =>
  hours.map((hour, index) => ({ serial: first + index, hour }));

/** Every page from one end of a list to the other; between two of them anything may happen. */
async function walk(server: TestServer, list: List, way: 'next' | 'previous', between = async () => {}) {
  const pages: string[][] = [];
  let asked: Query = way === 'next' ? {} : { before: 'end' };
  for (;;) {
    const page = await read(server, list, { ...asked, pageSize: 10 });
    pages.push(idsOf(page));
    const cursor = page[way];
    if (cursor === null) return pages;
    asked = way === 'next' ? { after: cursor } : { before: cursor };
    await between();
  }
}

describe.each(bothDatabaseKinds)('lists without a bound on %s', (database) => {
  let server: TestServer;
  let garden: Gardener;
  beforeAll(async () => {
    server = await startMarket(database);
    garden = await gardener(server);
  }, 60_000);
  afterAll(() => server.stop());

  const sown = async (list: List, count: number) => {
    await garden.clear(list);
    const rows = rowsFrom(
      0,
      Array.from({ length: count }, (_, index) => index % 5),
    );
    await garden.plant(list, rows);
    return rows;
  };

  const hour = fc.integer({ min: 0, max: 4 });
  const happening = fc.record({
    planted: fc.array(hour, { maxLength: 6, size: 'max' }),
    uprooted: fc.array(fc.nat({ max: 60 }), { maxLength: 6, size: 'max' }),
    minutes: fc.constantFrom(0, 90),
  });

  it.each(lists)(
    '%s: whatever is added, removed, started or ended between two pages, no one who walks to the end sees a row twice or misses one that was there all along',
    { timeout: 60_000 },
    async (list) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(hour, { minLength: 25, maxLength: 45, size: 'max' }),
          fc.array(happening, { minLength: 3, maxLength: 6, size: 'max' }),
          fc.constantFrom('next' as const, 'previous' as const),
          async (hours, happenings, way) => {
            await garden.clear(list);
            let standing = rowsFrom(0, hours);
            const first = new Set(standing.map(idOf));
            await garden.plant(list, standing);
            const waiting = [...happenings];
            let serial = hours.length;
            const pages = await walk(server, list, way, async () => {
              const next = waiting.shift();
              if (next === undefined) return;
              server.clock.advance(next.minutes * MINUTE_MS);
              const removedRows = standing.filter((row) => next.uprooted.includes(row.serial));
              await garden.uproot(list, removedRows);
              const added = rowsFrom(serial, next.planted);
              serial += added.length;
              await garden.plant(list, added);
              standing = [...standing.filter((row) => !removedRows.includes(row)), ...added];
            });
            const seen = pages.flat();
            expect(seen).toHaveLength(new Set(seen).size);
            const stayed = standing.map(idOf).filter((id) => first.has(id));
            expect(seen).toEqual(expect.arrayContaining(stayed));
          },
        ),
        { numRuns: FULL ? 50 : 6 },
      );
    },
  );

  it.each(lists)('%s: the way back shows the pages of the way there, and both ends say so', async (list) => {
    await sown(list, 43);
    const there = await walk(server, list, 'next');
    expect(there.map((page) => page.length)).toEqual([10, 10, 10, 10, 3]);
    let page = await read(server, list, { before: 'end', pageSize: 10 });
    expect(page.next).toBeNull();
    expect(idsOf(page)).toEqual(there.flat().slice(-10));
    page = await read(server, list, { pageSize: 10 });
    expect([page.previous, page.page, page.total]).toEqual([null, 1, 43]);
    const back: string[][] = [];
    for (let cursor = page.next; cursor !== null; cursor = page.next)
      page = await read(server, list, { after: cursor, pageSize: 10 });
    for (let cursor = page.previous; cursor !== null; cursor = page.previous) {
      page = await read(server, list, { before: cursor, pageSize: 10 });
      expect([page.page, page.total]).toEqual([null, 43]);
      back.unshift(idsOf(page));
    }
    expect(back).toEqual(there.slice(0, -1));
  });

  it.each(lists)('%s: a page asked for by its number is that page of the walk', async (list) => {
    await sown(list, 43);
    const there = await walk(server, list, 'next');
    for (const [index, ids] of there.entries()) {
      const page = await read(server, list, { page: index + 1, pageSize: 10 });
      expect([page.page, idsOf(page)]).toEqual([index + 1, ids]);
      expect([page.previous === null, page.next === null]).toEqual([index === 0, index === there.length - 1]);
      if (page.previous === null) continue;
      const before = await read(server, list, { before: page.previous, pageSize: 10 });
      expect(idsOf(before)).toEqual(there[index - 1]);
    }
    const beyond = await read(server, list, { page: 200, pageSize: 10 });
    expect(beyond).toMatchObject({ items: [], total: 43, next: null, previous: 'end' });
  });

  it.each(lists)('%s: a cursor whose rows no longer exist says where those that are left lie', async (list) => {
    const rows = await sown(list, 30);
    const [first, second, third] = await walk(server, list, 'next');
    const { next, previous } = await read(server, list, { page: 2, pageSize: 10 });
    const named = (ids: readonly string[]) => rows.filter((row) => ids.includes(idOf(row)));

    await garden.uproot(list, named(second!));
    expect(idsOf(await read(server, list, { after: next!, pageSize: 10 }))).toEqual(third);
    expect(idsOf(await read(server, list, { before: previous!, pageSize: 10 }))).toEqual(first);

    await garden.uproot(list, named(third!));
    expect(await read(server, list, { after: next! })).toMatchObject({ items: [], next: null, previous: 'end' });
    expect(idsOf(await read(server, list, { before: 'end', pageSize: 10 }))).toEqual(first);

    await garden.plant(list, named(third!));
    await garden.uproot(list, named(first!));
    expect(await read(server, list, { before: previous! })).toMatchObject({ items: [], previous: null, next: 'start' });
    expect(idsOf(await read(server, list, { after: 'start', pageSize: 10 }))).toEqual(third);

    await garden.clear(list);
    const nothing = { items: [], total: 0, previous: null, next: null };
    for (const asked of [{}, { after: next! }, { before: previous! }, { after: 'start' }, { before: 'end' }])
      expect(await read(server, list, asked)).toMatchObject(nothing);
  });

  it.each(lists)('%s refuses what is no cursor of its own by the field', async (list) => {
    const hostile = ['', 'x', 'start.', '0.1.2', '0.1.2.', '9.1.2.a', '0.1.2.a b', "0.1.2.'", '0.1e3.2.a', '0.-1.2.a'];
    for (const cursor of [...hostile, `0.1.2.${'a'.repeat(65)}`, `0.${'9'.repeat(15)}.2.a`]) {
      for (const field of ['after', 'before']) {
        const answer = await send(server, list, { [field]: cursor });
        expect(answer).toMatchObject({ code: CODE.invalidInput, data: { fields: { [field]: fieldMessages.shape } } });
      }
    }
    const both = await send(server, list, { after: 'start', before: 'end', page: 2 });
    expect(both).toMatchObject({
      code: CODE.invalidInput,
      data: { fields: { before: fieldMessages.oneWay, page: fieldMessages.oneWay } },
    });
    for (const cursor of ['0.0.0.a', `0.${'9'.repeat(14)}.${'9'.repeat(14)}.-`])
      expect(await send(server, list, { after: cursor })).toMatchObject({ code: CODE.ok });
  });

  it('campaigns that run come first, those that end soonest before the others; then those to come; then those over, the last to end first', async () => {
    await garden.clear('activityQuery');
    const { db } = server.database;
    const now = server.clock.now();
    await garden.plant('activityQuery', rowsFrom(0, [0, 0, 0, 0, 0, 0]));
    const hours = [
      [-9, -3],
      [-1, 5],
      [4, 6],
      [-2, 2],
      [1, 9],
      [-5, -1],
    ] as const;
    for (const [serial, [starts, ends]] of hours.entries()) {
      const moments = { startsAt: new Date(now + starts * HOUR_MS), endsAt: new Date(now + ends * HOUR_MS) };
      await db
        .update(campaigns)
        .set(moments)
        .where(inArray(campaigns.id, [idOf({ serial })]));
    }
    const { items } = await ask(server, 'activityQuery', {});
    expect(items.map(({ id }) => id)).toEqual([3, 1, 4, 2, 5, 0].map((serial) => idOf({ serial })));
  });
});

/** Distinct sort values for many rows. */
const differing: Record<List, string> = {
  newsQuery: `'published_at', published_at - hours`,
  activityQuery: `'starts_at', starts_at + hours, 'ends_at', ends_at + hours + serial % 3 * interval '1 hour'`,
  procurementQuery: `'number', 'row-' || serial, 'deadline', deadline + hours,
    'kind', case when serial % 2 = 0 then 'OFFER' else 'REQUEST' end`,
};

describe('twenty thousand rows of a list without a bound on postgres', () => {
  const ROWS = 20_000;
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket('postgres');
    const garden = await gardener(server);
    const { pool } = server.database;
    for (const list of lists) {
      await garden.clear(list);
      await garden.plant(list, rowsFrom(0, [0]));
      const name = getTableName(tables[list]);
      await pool.query(`
        insert into ${name} select made.* from ${name} as one, generate_series(1, ${ROWS - 1}) as serial,
        lateral (select serial % 700 * interval '1 hour') as apart (hours),
        lateral jsonb_populate_record(one, jsonb_build_object('id', 'row-' || serial, ${differing[list]})) as made`);
    }
    await pool.query('VACUUM ANALYZE');
  });
  afterAll(() => server.stop());

  /** Blocks the database looks at for the rows of one page, counting apart. */
  async function blocksFor(list: List, asked: Query) {
    const { pool } = server.database;
    const spy = vi.spyOn(pool, 'query');
    const page = await read(server, list, asked);
    const sent = spy.mock.calls as unknown as [{ text: string } | string, unknown[]?][];
    spy.mockRestore();
    let blocks = 0;
    for (const [query, values] of sent) {
      const text = typeof query === 'string' ? query : query.text;
      if (!text.includes('order by') || text.includes('group by') || !text.includes('limit')) continue;
      const { rows } = await pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
      const { Plan: plan } = rows[0]['QUERY PLAN'][0];
      blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
    expect(blocks).toBeGreaterThan(0);
    return { page, blocks };
  }

  it.each([
    ...lists.map((list) => ({ list, kind: undefined })),
    { list: 'procurementQuery' as const, kind: 'OFFER' as const },
  ])(
    '$list $kind: a page ten thousand rows deep costs the database what the first does, either way',
    async ({ list, kind }) => {
      const filter = kind === undefined ? {} : { kind };
      const first = await blocksFor(list, { ...filter, pageSize: 50 });
      const numbered = await blocksFor(list, { ...filter, pageSize: 50, page: kind === undefined ? 200 : 150 });
      expect(numbered.page.items).toHaveLength(50);
      expect(numbered.blocks).toBeGreaterThan(10 * first.blocks);
      const onward = await blocksFor(list, { ...filter, pageSize: 50, after: numbered.page.next! });
      const back = await blocksFor(list, { ...filter, pageSize: 50, before: numbered.page.previous! });
      for (const { page, blocks } of [onward, back]) {
        expect(page.items).toHaveLength(50);
        expect(blocks).toBeLessThan(3 * first.blocks);
      }
    },
  );
});
