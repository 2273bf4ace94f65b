import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskToken } from '#tests/kit/desk.ts';
import { ask } from '#tests/kit/market-server.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const headers = { ...clientHeaders, 'desk-token': deskToken };
const key = (name: string) => `question-${name}-0001`;

describe.each(databaseKinds)('[7.5] questions at the desk, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, settings: { deskToken } });
  }, 60_000);
  afterAll(() => server.stop());

  const questions = async () => (await sendAs(server.address, headers, 'deskWaiting', {})).data.questions;

  it('[3.14] what a person asks of goods that no register knows stands there with how to reach them', async () => {
    expect((await questions()).total).toBe(0);
    const form = { text: '名录里没有 UN 3999，请人工核对。', contact: '13800138000' };
    const { leadNo } = await ask(server, 'leads', { kind: 'question', form }, key('first'));
    await ask(server, 'leads', { kind: 'feedback', form: { text: '页面很好用，谢谢', page: '/' } }, key('other'));
    expect(await questions()).toMatchObject({ total: 1, items: [{ leadNo, ...form }] });
  });

  it('and leaves after a month', async () => {
    server.clock.advance(31 * 86_400_000);
    expect((await questions()).total).toBe(0);
  });
});
