import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/limits.ts';
import { verifications } from '#server/data/schema/accounts.ts';
import { uploads } from '#server/data/schema/operations.ts';
import { book, giveSheets, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { as } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const unknown = { creditCode: '11100000000013127D', name: '登记信息之外的公司' };
const CODES = 'verification-of-many';

describe.each(databaseKinds())('[10.8] verifications in the operator console on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, settings: { deskToken } });
    await giveSheets(server);
  }, 60_000);
  afterAll(() => server.stop());

  const headers = { ...clientHeaders, 'desk-token': deskToken };
  const queue = async (request: object) =>
    (await sendAs(server.address, headers, 'operatorVerificationQueue', request)).data;
  const sheet = (id: string) => sendAs(server.address, headers, 'operatorVerificationSheet', { id });

  it('lists what waits with the first order that it holds up, and shows what is written, read and registered', async () => {
    const form = methanol(await goldenOffer(server), server.clock.now());
    const { orderNo } = await book(server, 'user-unverified', form, 'held-up');
    await as(server, 'user-unverified', 'enterpriseVerify', unknown);
    const { items, total, next } = await queue({ keyword: '之外的' });
    const [row] = items;
    expect({ total, next, count: items.length }).toEqual({ total: 1, next: null, count: 1 });
    const autoCancelAt = server.clock.now() + 48 * HOUR_MS;
    expect(row).toMatchObject({ ...unknown, status: 'PENDING', deadline: autoCancelAt });
    const id = row?.id ?? '';

    expect((await sheet(id)).data).toMatchObject({
      row,
      licence: null,
      read: null,
      register: { isAsked: true, company: null },
      isTaken: false,
      orders: [{ orderNo, autoCancelAt }],
    });
    expect((await sendAs(server.address, headers, 'operatorLicence', { id })).code).toBe('10004004');
    for (const code of [(await sheet('verification-of-no-one')).code]) expect(code).toBe('10004004');
  });

  it('shows a licence that came with it and the code that was read there, and no other upload', async () => {
    const { db } = server.database;
    const [waiting] = await db.select().from(verifications).where(eq(verifications.status, 'PENDING'));
    const { id = '', userId = '' } = waiting ?? {};
    await db.insert(uploads).values({
      ...{ id: 'licence-1', userId, purpose: 'licence', name: '执照.png', mediaType: 'image/png' },
      ...{ bytes: 4, sha256: 'of-four-bytes', createdAt: new Date(server.clock.now()) },
      licenceReading: { from: 'code', creditCode: unknown.creditCode },
    });
    await db.update(verifications).set({ licenceFileId: 'licence-1' }).where(eq(verifications.id, id));
    expect((await sheet(id)).data).toMatchObject({
      licence: { fileId: 'licence-1', name: '执照.png', size: 4 },
      read: { creditCode: unknown.creditCode, name: '', legalPerson: '', address: '' },
    });
  });

  it('pages by what comes next, each once, and filters by status', async () => {
    const { db } = server.database;
    const [model] = await db.select().from(verifications).where(eq(verifications.status, 'PENDING'));
    if (model === undefined) throw new Error('nothing waits');
    await db.insert(verifications).values(
      Array.from({ length: 21 }, (_, nth) => ({
        ...model,
        id: `${CODES}-${String(nth).padStart(2, '0')}`,
        name: `${CODES}-${nth}`,
        status: 'REJECT' as const,
        submittedAt: new Date(server.clock.now() + nth),
      })),
    );
    const asked = { status: 'REJECT', keyword: CODES };
    const first = await queue(asked);
    const rest = await queue({ ...asked, after: first.next ?? undefined });
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(first).toMatchObject({ total: 21, items: { length: 20 } });
    expect(rest).toMatchObject({ total: 21, next: null, items: { length: 1 } });
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(21);
    expect(first.items[0]?.deadline).toBeNull();
    expect((await queue({ keyword: CODES })).total).toBe(0);
  });
});
