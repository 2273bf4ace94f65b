import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtBrand } from '#copy/brand.ts';
import { MINUTE_MS } from '#domain/limits.ts';
import { users } from '#server/data/schema/accounts.ts';
import { noticeChoices, notices as noticeTable, outbox } from '#server/data/schema/notices.ts';
import { mailChannel } from '#server/notices/channels/mail.ts';
import { dingtalkSignature } from '#server/notices/channels/robots.ts';
import type { Letter } from '#server/notices/deliver.ts';
import { notifyOperators, notifyUser } from '#server/notices/write-notice.ts';
import { signedHeaders } from '#server/outside/signature.ts';
import { rpcSignature } from '#server/sms/aliyun.ts';
import { tc3Authorization } from '#server/sms/tencent.ts';
import { type SmsTemplates, smsTemplateNames } from '#src/config/notice-variables.ts';
import { readSettings, type SmsAccount } from '#src/config/settings.ts';
import { localCertificate } from '#tests/kit/local-certificate.ts';
import { type MailSink, startMailSink, startWebSink, type WebSink } from '#tests/kit/notice-sinks.ts';
import { createNotifier } from '#tests/kit/notices.ts';
import { startServer, type TestServer } from '#tests/kit/server.ts';

const owned = { userId: 'user-person', enterpriseId: null };
const ORDER = 'FCL26112500001';
const SECRET = 'secret-of-the-provider';

let server: TestServer;
let sink: WebSink;
beforeAll(async () => {
  server = await startServer({ database: 'postgres', isMarket: true });
}, 60_000);
afterAll(() => server.stop());
beforeEach(async () => {
  sink = await startWebSink();
});
afterEach(async () => {
  await sink.stop();
  await server.database.db.delete(noticeTable);
  await server.database.db.delete(noticeChoices);
});

const toUser = () =>
  server.database.db.transaction((tx) =>
    notifyUser(
      tx,
      owned,
      { kind: 'orderAction', subject: ORDER, facts: { status: 'docsPending', reason: '' } },
      server.clock.now(),
    ),
  );
const toOperator = () =>
  server.database.db.transaction((tx) =>
    notifyOperators(tx, { kind: 'newOrder', subject: ORDER, facts: { service: 'fcl' } }, server.clock.now()),
  );
const keyOfTheFirst = async () => (await server.database.db.select().from(outbox).orderBy(outbox.seq))[0]?.id;
const states = async () =>
  (await server.database.db.select().from(outbox).orderBy(outbox.seq)).map(({ channel, state, lastError }) => [
    channel,
    state,
    lastError,
  ]);

describe('web-hooks', () => {
  it('[10.9] of SMS and of everything carry an id, a time stamp and a signature; only SMS a phone', async () => {
    const notifier = createNotifier(server, {
      settings: { smsWebhookUrl: `${sink.url}/sms` },
      notices: { smsWebhookSecret: SECRET, webhook: { url: `${sink.url}/all`, secret: `${SECRET}-2` } },
    });
    await toUser();
    await notifier.sweep();
    expect(sink.received).toHaveLength(2);
    for (const { path, headers, body } of sink.received) {
      const secret = path.endsWith('/sms') ? SECRET : `${SECRET}-2`;
      const { id } = JSON.parse(body) as { id: string };
      expect(headers).toMatchObject(signedHeaders(secret, { id, body, now: server.clock.now() }));
      expect(body.includes('12000000003')).toBe(path.endsWith('/sms'));
    }
  });
});

describe('robots', () => {
  const notices = () => ({
    wecomUrl: `${sink.url}/wecom?key=key-of-the-robot`,
    dingtalk: { url: `${sink.url}/dingtalk?access_token=token-of-the-robot`, secret: SECRET },
  });

  it('[10.9] tell a group, DingTalk’s with a signed address', async () => {
    const notifier = createNotifier(server, { notices: notices() });
    await toOperator();
    await notifier.sweep();
    const text = `【化舟】订单 ${ORDER}（整箱）待确认。`;
    expect(sink.bodies()).toEqual([
      { msgtype: 'text', text: { content: text } },
      { msgtype: 'text', text: { content: text } },
    ]);
    const [, dingtalk] = sink.received.map(({ path }) => new URL(path, sink.url));
    const now = server.clock.now();
    expect(Object.fromEntries(dingtalk?.searchParams ?? [])).toEqual({
      access_token: 'token-of-the-robot',
      timestamp: String(now),
      sign: dingtalkSignature(SECRET, now),
    });
  });

  it('[10.9] one that answers with a code of its own is tried again, and its key is in no log', async () => {
    const notifier = createNotifier(server, { notices: notices() });
    sink.answer.body = '{"errcode":45009,"errmsg":"too many"}';
    await toOperator();
    await notifier.sweep();
    expect(await states()).toEqual([
      ['wecom', 'waiting', 'errcode 45009'],
      ['dingtalk', 'waiting', 'errcode 45009'],
    ]);
    await sink.stop();
    await notifier.pass(MINUTE_MS, MINUTE_MS);
    expect((await states()).map(([, , reason]) => reason)).toEqual(['ECONNREFUSED', 'ECONNREFUSED']);
    expect(notifier.logged.join('')).not.toMatch(/of-the-robot|secret-of/);
    sink = await startWebSink();
  });
});

describe('providers of SMS', () => {
  const templates = Object.fromEntries(smsTemplateNames.map((name) => [name, `T_${name}`])) as SmsTemplates;
  const account = (provider: 'aliyun' | 'tencent'): SmsAccount => ({
    provider,
    accessId: 'access-id-of-the-shop',
    accessSecret: SECRET,
    signName: '化舟',
    templates,
    appId: '1400006666',
    region: null,
    url: sink.url.replace(/\/send$/, '/'),
  });

  it('[10.9] Aliyun is asked by a signed form, with no phone in its address', async () => {
    const notifier = createNotifier(server, { notices: { smsAccount: account('aliyun') } });
    sink.answer.body = '{"Code":"OK","Message":"OK"}';
    await toUser();
    await notifier.sweep();
    const [{ path, body } = { path: '', body: '' }] = sink.received;
    const { Signature: signature, ...parameters } = Object.fromEntries(new URLSearchParams(body));
    expect(path).toBe('/');
    expect(parameters).toMatchObject({
      Action: 'SendSms',
      PhoneNumbers: '12000000003',
      SignName: '化舟',
      TemplateCode: 'T_orderAction',
      OutId: await keyOfTheFirst(),
      TemplateParam: JSON.stringify({ no: `订单 ${ORDER}`, detail: '资料待补，请补交单证' }),
    });
    expect(signature).toBe(rpcSignature('POST', parameters, SECRET));
    expect(await states()).toEqual([['sms', 'sent', null]]);
  });

  it('[10.9] Tencent is asked by a signed header', async () => {
    const notifier = createNotifier(server, { notices: { smsAccount: account('tencent') } });
    sink.answer.body = '{"Response":{"SendStatusSet":[{"Code":"Ok"}],"RequestId":"1"}}';
    await toUser();
    await notifier.sweep();
    const [{ headers, body } = { headers: {}, body: '' }] = sink.received;
    expect(JSON.parse(body)).toMatchObject({
      PhoneNumberSet: ['+8612000000003'],
      SmsSdkAppId: '1400006666',
      TemplateId: 'T_orderAction',
      SessionContext: await keyOfTheFirst(),
      TemplateParamSet: [`订单 ${ORDER}`, '资料待补，请补交单证'],
    });
    const seconds = Math.floor(server.clock.now() / 1_000);
    const { host } = new URL(sink.url);
    const signing = { service: 'sms', host, body, seconds, accessId: 'access-id-of-the-shop', accessSecret: SECRET };
    expect(headers).toMatchObject({
      authorization: tc3Authorization(signing),
      'x-tc-action': 'SendSms',
      'x-tc-timestamp': String(seconds),
    });
    expect(await states()).toEqual([['sms', 'sent', null]]);
  });

  it.each([
    ['aliyun', '{"Code":"isv.MOBILE_NUMBER_ILLEGAL"}', 'dead', 'isv.MOBILE_NUMBER_ILLEGAL'],
    ['aliyun', '{"Code":"isv.BUSINESS_LIMIT_CONTROL"}', 'waiting', 'isv.BUSINESS_LIMIT_CONTROL'],
    ['aliyun', '<html>', 'waiting', 'answer not understood'],
    [
      'tencent',
      '{"Response":{"SendStatusSet":[{"Code":"FailedOperation.PhoneNumberInBlacklist"}]}}',
      'dead',
      'FailedOperation.PhoneNumberInBlacklist',
    ],
    [
      'tencent',
      '{"Response":{"Error":{"Code":"AuthFailure.SignatureFailure"}}}',
      'waiting',
      'AuthFailure.SignatureFailure',
    ],
  ] as const)(
    '[10.9] %s: what it says in %s decides whether it is tried again',
    async (provider, body, state, reason) => {
      const notifier = createNotifier(server, { notices: { smsAccount: account(provider) } });
      sink.answer.body = body;
      await toUser();
      await notifier.sweep();
      expect(await states()).toEqual([['sms', state, reason]]);
    },
  );
});

describe('e-mail', () => {
  const MAIL = 'person@example.com';
  let mail: MailSink;
  beforeEach(async () => {
    const { db } = server.database;
    await db.update(users).set({ email: MAIL }).where(eq(users.id, 'user-person'));
    await db.insert(noticeChoices).values({ userId: 'user-person', kind: 'orderAction', sms: false, mail: true });
  });
  afterEach(() => mail.stop());

  const letter: Letter = {
    brand: builtBrand,
    id: 'letter-1',
    at: 1_000,
    notice: { kind: 'newOrder', subject: ORDER, facts: { service: 'fcl' } },
    user: null,
  };
  const site = readSettings({});

  it('[10.9] goes to the address of the user who chose it, and to the company’s own', async () => {
    mail = await startMailSink();
    const url = `smtp://127.0.0.1:${mail.port}`;
    const notifier = createNotifier(server, {
      notices: { mail: { url, from: 'shop@example.com', operatorTo: ['desk@example.com'] } },
    });
    await toUser();
    await toOperator();
    await notifier.sweep();
    expect(await states()).toEqual([
      ['mail', 'sent', null],
      ['mail', 'sent', null],
    ]);
    expect(mail.mails.map(({ from, to }) => [from, to])).toEqual([
      ['shop@example.com', [MAIL]],
      ['shop@example.com', ['desk@example.com']],
    ]);
    const [row] = await server.database.db.select().from(outbox).orderBy(outbox.seq);
    expect(mail.mails[0]?.content).toContain(`Message-ID: <${row?.id}@example.com>`);
  });

  it('[10.9] turns to TLS and signs in where the server asks for it', async () => {
    mail = await startMailSink(localCertificate);
    const url = `smtp://shop:word%40mail@localhost:${mail.port}`;
    const trust = { ca: localCertificate.cert };
    await mailChannel({ url, from: 'shop@example.com', operatorTo: ['desk@example.com'] }, site, trust)(letter);
    expect(mail.mails).toMatchObject([{ isEncrypted: true, signedInAs: 'shop' }]);
  });

  it('[10.9] to a server whose certificate is no one’s no message is shown', async () => {
    mail = await startMailSink(localCertificate);
    const url = `smtp://shop:word@localhost:${mail.port}`;
    const sent = mailChannel({ url, from: 'shop@example.com', operatorTo: ['desk@example.com'] }, site)(letter);
    await expect(sent).rejects.toMatchObject({ name: 'MessageNotSent', isFinal: false });
    expect(mail.mails).toEqual([]);
  });

  it('[10.9] elsewhere than on the machine itself a server without TLS receives nothing', async () => {
    mail = await startMailSink(undefined, '127.0.0.2');
    const url = `smtp://shop:word@127.0.0.2:${mail.port}`;
    const sent = mailChannel({ url, from: 'shop@example.com', operatorTo: ['desk@example.com'] }, site)(letter);
    await expect(sent).rejects.toMatchObject({ name: 'MessageNotSent', message: 'smtp 502', isFinal: false });
    expect(mail.mails).toEqual([]);
    expect(mail.transcript.join('\n')).not.toMatch(/AUTH|MAIL|RCPT/);
  });

  it('[10.9] a mailbox that is not there is given up, a server that is busy is not', async () => {
    mail = await startMailSink();
    const url = `smtp://127.0.0.1:${mail.port}`;
    const notifier = createNotifier(server, {
      notices: { mail: { url, from: 'shop@example.com', operatorTo: ['desk@example.com'] } },
    });
    mail.refusal = '451 try later';
    await toUser();
    await notifier.sweep();
    expect(await states()).toEqual([['mail', 'waiting', 'smtp 451']]);
    mail.refusal = '550 no such user';
    await notifier.pass(MINUTE_MS, MINUTE_MS);
    expect(await states()).toEqual([['mail', 'dead', 'smtp 550']]);
    expect(notifier.logged.join('')).not.toContain(MAIL);
  });

  it('[10.9] each line of the outbox has the id of its message, by which a reader drops what was sent twice', async () => {
    mail = await startMailSink();
    await server.database.db.update(noticeChoices).set({ sms: true });
    const folder = mkdtempSync(join(tmpdir(), 'notices-'));
    const notifier = createNotifier(server, { outbox: join(folder, 'outbox.jsonl') });
    await toUser();
    await notifier.sweep();
    const lines = readFileSync(join(folder, 'outbox.jsonl'), 'utf8').trim().split('\n');
    const kept = await server.database.db.select().from(outbox).orderBy(outbox.seq);
    const ids = lines.map((line) => (JSON.parse(line) as { id?: string }).id);
    expect(ids.sort()).toEqual(kept.map(({ id }) => id).sort());
    expect(ids).toHaveLength(2);
    rmSync(folder, { recursive: true });
  });

  it('[10.9] without a server it is shown in the terminal and kept beside the SMS', async () => {
    mail = await startMailSink();
    const folder = mkdtempSync(join(tmpdir(), 'notices-'));
    const notifier = createNotifier(server, { outbox: join(folder, 'outbox.jsonl') });
    await toUser();
    await notifier.sweep();
    const [line] = readFileSync(join(folder, 'outbox.jsonl'), 'utf8').trim().split('\n');
    expect(JSON.parse(line ?? '')).toMatchObject({
      mail: MAIL,
      messageType: 'orderAction',
      subject: expect.any(String),
    });
    expect(notifier.shown.join('')).toContain(`邮件 ${MAIL}：【化舟】订单 ${ORDER}`);
    rmSync(folder, { recursive: true });
  });
});
