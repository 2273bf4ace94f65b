import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/limits.ts';
import { INITIAL_CHOICE, type NoticeChoices, userKinds } from '#domain/notices/kinds.ts';
import { users } from '#server/data/schema/accounts.ts';
import { audit } from '#server/data/schema/operations.ts';
import { notifyUser } from '#server/notices/write-notice.ts';
import { startWebSink, type WebSink } from '#tests/kit/notice-sinks.ts';
import { createNotifier } from '#tests/kit/notices.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { sendAs, signIn } from '#tests/kit/signed-in.ts';

const all = (sms: boolean, mail: boolean) =>
  Object.fromEntries(userKinds.map((kind) => [kind, { sms, mail }])) as NoticeChoices;

describe.each(databaseKinds())('choices and what could not be sent, on %s', (database) => {
  let server: TestServer;
  let sink: WebSink;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
    sink = await startWebSink();
  }, 60_000);
  afterAll(async () => {
    await sink.stop();
    await server.stop();
  });

  const tell = (orderNo: string, userId = 'user-person') =>
    server.database.db.transaction((tx) =>
      notifyUser(
        tx,
        { userId, enterpriseId: null },
        { kind: 'orderAction', subject: orderNo, facts: { status: 'released', reason: '' } },
        server.clock.now(),
      ),
    );

  it('[10.9] until a user chooses, everything comes by SMS', async () => {
    const browser = await signIn(server, 'user-person');
    const { data } = await browser.call('noticeChoices', {});
    expect(data).toEqual({ choices: all(INITIAL_CHOICE.sms, INITIAL_CHOICE.mail), email: null });
  });

  it('[10.9] e-mail needs an address', async () => {
    const browser = await signIn(server, 'user-person');
    const refused = await browser.call('saveNoticeChoices', { choices: all(false, true) });
    expect(refused).toMatchObject({ code: '10004009', message: expect.stringContaining('邮箱') });
  });

  it('[10.9] each kind goes the way its user chose, and by none where none was', async () => {
    const { db } = server.database;
    await db.update(users).set({ email: 'person@example.com' }).where(eq(users.id, 'user-person'));
    const browser = await signIn(server, 'user-person');
    const choices = { ...all(true, false), orderAction: { sms: false, mail: false } };
    expect((await browser.call('saveNoticeChoices', { choices })).code).toBe('00000000');
    expect((await browser.call('noticeChoices', {})).data).toEqual({ choices, email: 'person@example.com' });
    const notifier = createNotifier(server, { settings: { smsWebhookUrl: sink.url } });
    await tell('FCL26112500001');
    await tell('FCL26112500002', 'user-verified');
    await notifier.sweep();
    expect(sink.bodies().map(({ phone }) => phone)).toEqual(['12000000001']);
  });

  it('[10.9] what was sent and what could not be is listed page by page, and sent again by a press', async () => {
    const notifier = createNotifier(server, { settings: { smsWebhookUrl: sink.url } });
    const headers = await signInOperator(server, await makeOperator(server, 'admin-1', ['admin']));
    sink.answer.status = 422;
    sink.received.length = 0;
    for (let number = 10; number < 22; number += 1) {
      await tell(`FCL261125000${number}`, 'user-verified');
      server.clock.advance(1_000);
    }
    await notifier.sweep();
    await tell('FCL26112500099', 'user-verified');
    sink.answer.status = 503;
    await notifier.sweep();
    const list = (request: object) => sendAs(server.address, headers, 'operatorOutbox', request);
    const first = (await list({ pageSize: 10 })).data;
    expect(first).toMatchObject({ total: 12, previous: null });
    expect(first.items[0]).toMatchObject({ subject: 'FCL26112500021', state: 'dead', lastError: 'status 422' });
    const second = (await list({ pageSize: 10, after: first.next })).data;
    expect(second.items.map(({ subject }) => subject)).toEqual(['FCL26112500011', 'FCL26112500010']);
    expect(JSON.stringify([first, second])).not.toContain('12000000001');
    const waiting = (await list({ pageSize: 10, state: 'waiting' })).data;
    expect(waiting.items).toMatchObject([
      { subject: 'FCL26112500099', kindName: '订单有进展或等我处理，包括单证被退回与更正' },
    ]);

    const retry = (id: string) => sendAs(server.address, headers, 'operatorOutboxRetry', { id });
    const { id } = second.items[0]!;
    expect((await retry(id)).code).toBe('00000000');
    expect((await retry(id)).code).toBe('10004009');
    expect((await retry(waiting.items[0]!.id)).code).toBe('10004009');
    expect((await retry(`${'a'.repeat(43)}-sms`)).code).toBe('10004004');
    sink.answer.status = 200;
    await notifier.pass(2 * MINUTE_MS, MINUTE_MS);
    expect(sink.bodies().map(({ id: sent }) => sent)).toEqual([id, waiting.items[0]!.id]);
    expect((await list({ pageSize: 10 })).data.total).toBe(11);
    const sent = (await list({ pageSize: 10, state: 'sent' })).data;
    expect(sent.items.find((one) => one.id === id)).toMatchObject({
      ...{ subject: 'FCL26112500011', receiver: '120****0001', lastError: null },
      text: expect.stringContaining('订单 FCL26112500011'),
      settledAt: expect.any(Number),
    });
    expect(JSON.stringify(sent)).not.toContain('12000000001');
    const acts = await server.database.db.select().from(audit).where(eq(audit.action, 'notice.sentAgain'));
    expect(acts).toMatchObject([{ subjectId: id, actorKind: 'desk' }]);
  });
});
