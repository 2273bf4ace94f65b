import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leads } from '#server/data/schema/operations.ts';
import { ask, send } from '#tests/kit/market-server.ts';
import { databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { signIn } from '#tests/kit/signed-in.ts';

const key = (name: string) => `lead-key-${name.padEnd(12, '0')}`;
const lead = (contact: string, phone = '12000000001') => ({ kind: 'lead' as const, form: { contact, phone } });

describe.each(databaseKinds())('what a visitor leaves, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
  }, 60_000);
  afterAll(() => server.stop());

  const rowsOf = async (contact: string) =>
    (await server.database.db.select().from(leads)).filter(({ form }) => form.contact === contact);

  it('a feedback is kept with its page; one without a sentence is refused', async () => {
    const form = { text: '截单时间希望能导出', contact: 'wangke@example.com', page: '/shippingFcl' };
    const { leadNo } = await ask(server, 'leads', { kind: 'feedback', form }, key('feedback'));
    const [row] = await server.database.db.select().from(leads).where(eq(leads.leadNo, leadNo));
    expect(row).toMatchObject({ kind: 'feedback', userId: null, form });
    const refused = await send(server, 'leads', { kind: 'feedback', form: { text: '好' } }, key('short'));
    expect(refused.code).toBe('10004001');
  });

  it('without a key nothing is kept', async () => {
    const { code, data } = await send(server, 'leads', lead('无键'));
    expect({ code, data }).toMatchObject({
      code: '10004001',
      data: { fields: { 'Idempotency-Key': expect.any(String) } },
    });
    expect(await rowsOf('无键')).toEqual([]);
  });

  it('a double click leaves one row, and both clicks get its number', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => ask(server, 'leads', lead('双击'), key('double'))));
    expect(await rowsOf('双击')).toEqual([expect.objectContaining({ leadNo: all[0]!.leadNo })]);
    expect(new Set(all.map(({ leadNo }) => leadNo)).size).toBe(1);
  });

  it('sent again after its answer was lost, also by who has signed in meanwhile, it is the same one', async () => {
    const first = await ask(server, 'leads', lead('丢失'), key('lost'));
    server.clock.advance(60_000);
    expect(await ask(server, 'leads', lead('丢失'), key('lost'))).toEqual(first);
    const browser = await signIn(server, 'user-verified');
    expect((await browser.call('leads', lead('丢失'), key('lost'))).data).toEqual(first);
    expect(await rowsOf('丢失')).toEqual([expect.objectContaining({ userId: null })]);
  });

  it('other words under the same key are refused; another phone’s key is another key', async () => {
    await ask(server, 'leads', lead('原文'), key('other'));
    expect((await send(server, 'leads', lead('改过'), key('other'))).code).toBe('10004009');
    await ask(server, 'leads', lead('旁人', '12000000002'), key('other'));
    expect([(await rowsOf('改过')).length, (await rowsOf('旁人')).length]).toEqual([0, 1]);
  });

  it('who is signed in is kept with it', async () => {
    const browser = await signIn(server, 'user-person');
    await browser.call('leads', lead('登录的人'), key('signed'));
    expect(await rowsOf('登录的人')).toEqual([expect.objectContaining({ userId: 'user-person' })]);
  });
});
