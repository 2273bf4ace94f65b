import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const headers = { ...clientHeaders, 'desk-token': deskToken };
const key = (name: string) => `question-${name}-0001`;
const PHONE = '13800138000';

describe.each(databaseKinds())('[7.5] questions in the operator console, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, settings: { deskToken } });
  }, 60_000);
  afterAll(() => server.stop());

  const questions = async () => (await sendAs(server.address, headers, 'operatorWaiting', {})).data.questions;

  const queue = async (request: object) => (await sendAs(server.address, headers, 'operatorLeadQueue', request)).data;
  const sheet = (leadNo: string) => sendAs(server.address, headers, 'operatorLeadSheet', { leadNo });
  const settle = (request: object) => sendAs(server.address, headers, 'operatorLeads', request);
  const numbers = async (request: object) => (await queue(request)).items.map(({ leadNo }) => leadNo);

  it('[10.8] lists leads, feedback and questions, the oldest first, and finds them by kind, phone and words', async () => {
    const form = { contact: '顾样本', phone: PHONE, company: '示例化工' };
    const lead = (await ask(server, 'leads', { kind: 'lead', form }, key('lead'))).leadNo;
    server.clock.advance(1_000);
    const feedbackForm = { text: '页面很好用，谢谢', page: '/lcl' };
    const feedback = (await ask(server, 'leads', { kind: 'feedback', form: feedbackForm }, key('feedback'))).leadNo;
    server.clock.advance(1_000);
    const question = (
      await ask(server, 'leads', { kind: 'question', form: { text: '没有 UN 3999', contact: PHONE } }, key('question'))
    ).leadNo;
    await ask(server, 'leads', { kind: 'helpVote', form: { articleId: '1', helpful: true } }, key('vote'));

    expect(await numbers({})).toEqual([lead, feedback, question]);
    expect((await queue({})).items[0]).toMatchObject({ topic: 'lead', status: 'new', who: '示例化工 顾样本' });
    expect(await numbers({ topic: 'feedback' })).toEqual([feedback]);
    expect(await numbers({ keyword: PHONE })).toEqual([lead, question]);
    expect(await numbers({ keyword: '3999' })).toEqual([question]);
    expect(await numbers({ keyword: '%' })).toEqual([]);
    const { createdAt = 0 } = (await queue({})).items[0] ?? {};
    expect(await numbers({ after: `${createdAt}.${lead}` })).toEqual([feedback, question]);
    expect((await sheet(feedback)).data).toMatchObject({ form: feedbackForm, account: null, note: '', version: 0 });
    expect((await sheet('unknown')).code).toBe('10004004');
  });

  it('[10.8] is taken up and settled with what came of it; of two operators the second is notified', async () => {
    const [leadNo = ''] = await numbers({ topic: 'question' });
    const taken = await Promise.all([1, 2].map(() => settle({ leadNo, version: 0, status: 'taken' })));
    expect(taken.map(({ code }) => code).sort()).toEqual(['00000000', '10004009']);
    expect((await queue({ topic: 'question' })).items[0]).toMatchObject({ status: 'taken', handledBy: 'desk-token' });
    expect((await settle({ leadNo, version: 1, status: 'done', note: ' ' })).data).toMatchObject({
      fields: { note: expect.any(String) },
    });
    const done = await settle({ leadNo, version: 1, status: 'done', note: '已回电' });
    expect(done).toMatchObject({ code: '00000000', data: { status: 'done', version: 2 } });
    expect(await numbers({})).not.toContain(leadNo);
    expect(await numbers({ status: 'done' })).toEqual([leadNo]);
    expect((await sheet(leadNo)).data).toMatchObject({ note: '已回电', handledAt: server.clock.now() });
    expect((await settle({ leadNo, version: 2, status: 'done', note: '再记' })).code).toBe('10004009');
    expect((await sendAs(server.address, headers, 'operatorWaiting', {})).data.questions.total).toBe(0);
  });

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
