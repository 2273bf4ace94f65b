import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteCopy } from '#copy/replies.ts';
import { contractReplies as words } from '#copy/user-centre/enterprise.ts';
import { audit, uploads } from '#server/data/schema/operations.ts';
import { orderAmendments } from '#server/data/schema/order-amendments.ts';
import { orderContracts } from '#server/data/schema/order-contracts.ts';
import { type JsonObject, orders } from '#server/data/schema/orders.ts';
import { isSignedBy, signedHeaders } from '#server/outside/signature.ts';
import { book, formOf, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { CONFLICT, type Company, codeOf, OK, startCompany, UNKNOWN } from '#tests/kit/company.ts';
import { lastWritesOf } from '#tests/kit/fingerprint.ts';
import { startWebSink, type WebSink } from '#tests/kit/notice-sinks.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { pdfText, withoutBlanks } from '#tests/kit/pdf-text.ts';
import { databaseKinds } from '#tests/kit/server.ts';
import { fetchAs, type SignedIn, sendAs } from '#tests/kit/signed-in.ts';
import { documentOf, plainPicture } from '#tests/kit/upload-files.ts';

const OWNER = 'user-verified';
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const KINDS = ['service-contract', 'charge-agreement'] as const;

let serial = 0;
async function bookFor({ server }: Company): Promise<string> {
  serial += 1;
  const form = formOf(methanol(await goldenOffer(server), server.clock.now()), OWNER);
  return (await book(server, OWNER, form, `contracted-${serial}`)).orderNo;
}

const textsOf = async (browser: SignedIn, orderNo: string) => (await browser.call('orderContract', { orderNo })).data;
async function versionsOf(browser: SignedIn, orderNo: string) {
  const { texts } = await textsOf(browser, orderNo);
  const [contract, charge] = KINDS.map((kind) => texts.find((text) => text.kind === kind)!.version);
  return { contract, charge };
}
const conclude = async (browser: SignedIn, orderNo: string) =>
  browser.call('concludeContract', { orderNo, versions: await versionsOf(browser, orderNo) });
const bytesOf = async ({ server }: Company, { headers }: SignedIn, orderNo: string, kind: string) =>
  new Uint8Array(await (await fetchAs(server.address, headers, 'contractDocument', { orderNo, kind })).arrayBuffer());

describe.each(databaseKinds())('contracts by consent on %s', (database) => {
  let company: Company;
  let booker: SignedIn;
  let viewer: SignedIn;
  beforeAll(async () => {
    company = await startCompany(database);
    booker = (await company.joined('13000000091', 'booker')).browser;
    viewer = (await company.joined('13000000092', 'viewer')).browser;
  }, 60_000);
  afterAll(() => company.server.stop());
  const recordOf = async (orderNo: string, browser = booker) =>
    (await browser.call('contractList', {})).data.items.find((record) => record.orderNo === orderNo);

  it('[10.13b] an order has both to conclude; the texts name both sides', async () => {
    const orderNo = await bookFor(company);
    expect(await recordOf(orderNo)).toMatchObject({
      state: 'open',
      conclusion: null,
      signUrl: null,
      mayConclude: true,
    });
    const { texts, method } = await textsOf(booker, orderNo);
    expect(method).toBe('consent');
    expect(texts.map(({ kind }) => kind)).toEqual(KINDS);
    const { customer } = (await booker.call('order', { no: orderNo })).data;
    for (const { body } of texts) {
      expect(body.opening[0]).toContain(customer);
      expect(body.opening[0]).toContain(siteCopy.demo.company);
    }
  });

  it('[10.13b] consent is kept with version, time and who; the documents stay as they were, byte for byte', async () => {
    const { server } = company;
    const orderNo = await bookFor(company);
    const before = await pdfText(await bytesOf(company, booker, orderNo, 'service-contract'));
    expect(before).toContain('尚未订立');
    server.clock.advance(60_000);
    const at = server.clock.now();
    const versions = await versionsOf(booker, orderNo);
    const { customer, totals } = (await booker.call('order', { no: orderNo })).data;
    expect(await conclude(booker, orderNo)).toMatchObject({
      code: OK,
      data: {
        ...{ state: 'concluded', mayConclude: false, signUrl: null, reason: null },
        conclusion: { method: 'consent', name: '同事91', company: customer, at, versions },
      },
    });
    const read = await Promise.all(KINDS.map((kind) => bytesOf(company, viewer, orderNo, kind)));
    server.clock.advance(3_600_000);
    for (const [index, kind] of KINDS.entries()) {
      expect(await bytesOf(company, booker, orderNo, kind)).toEqual(read[index]);
      const text = await pdfText(read[index]!);
      const version = kind === 'charge-agreement' ? versions.charge! : versions.contract!;
      for (const expectedText of [customer!, siteCopy.demo.company, '在本平台同意', '同事91', version, orderNo])
        expect(text).toContain(withoutBlanks(expectedText));
      for (const { amount } of totals) expect(text.replaceAll(',', '')).toContain(amount);
    }
    expect(await pdfText(read[0]!)).toContain('第七条适用法律与争议解决');
    expect(await pdfText(read[1]!)).toContain('第一条费用的组成');
    const kept = await server.database.db.select().from(uploads).where(eq(uploads.purpose, 'contract'));
    expect(kept.map(({ enterpriseId }) => enterpriseId)).toEqual(['enterprise-verified', 'enterprise-verified']);
    const [auditRow] = await server.database.db.select().from(audit).where(eq(audit.action, 'contract.consented'));
    expect(auditRow).toMatchObject({ subjectId: orderNo, actorId: 'user-13000000091', detail: versions });
  });

  it('[10.13b] it is concluded once, and of the texts in force', async () => {
    const orderNo = await bookFor(company);
    const versions = await versionsOf(booker, orderNo);
    expect(
      await booker.call('concludeContract', { orderNo, versions: { ...versions, charge: '2019-01-01' } }),
    ).toMatchObject({ code: CONFLICT, message: words.textNewer });
    const both = await Promise.all([conclude(booker, orderNo), conclude(company.owner, orderNo)]);
    expect(both.map(({ code }) => code).sort()).toEqual([OK, CONFLICT]);
    expect(await conclude(booker, orderNo)).toMatchObject({ code: CONFLICT, message: words.concluded });
    expect(
      await company.server.database.db.select().from(orderContracts).where(eq(orderContracts.orderNo, orderNo)),
    ).toHaveLength(1);
  });

  it('[10.13b][10.11] an order that was amended afterwards is concluded again, and the first is kept', async () => {
    const { db } = company.server.database;
    const orderNo = await bookFor(company);
    await conclude(booker, orderNo);
    company.server.clock.advance(60_000);
    const at = new Date(company.server.clock.now());
    const [{ form }] = (await db.select({ form: orders.form }).from(orders).where(eq(orders.orderNo, orderNo))) as [
      { form: JsonObject },
    ];
    await db.insert(orderAmendments).values({
      ...{ orderNo, no: 1, state: 'accepted', resumes: 'submitted', formBefore: form, linesBefore: [], form },
      ...{ lines: [], quoteId: 'quote', prepared: {}, requestedBy: OWNER, requestedAt: at, decidedAt: at },
    });
    expect(await recordOf(orderNo)).toMatchObject({
      state: 'outdated',
      mayConclude: true,
      conclusion: { name: '同事91' },
    });
    company.server.clock.advance(60_000);
    await db.delete(orderAmendments).where(eq(orderAmendments.orderNo, orderNo));
    await db.insert(orderAmendments).values({
      ...{ orderNo, no: 1, state: 'refused', resumes: 'submitted', formBefore: form, linesBefore: [], form },
      ...{ lines: [], quoteId: 'quote', prepared: {}, requestedBy: OWNER, requestedAt: at, decidedAt: at },
    });
    expect(await recordOf(orderNo)).toMatchObject({ state: 'concluded' });
    await db.update(orderAmendments).set({ state: 'accepted' }).where(eq(orderAmendments.orderNo, orderNo));
    expect((await conclude(company.owner, orderNo)).data).toMatchObject({ state: 'concluded' });
    const rows = await db.select().from(orderContracts).where(eq(orderContracts.orderNo, orderNo));
    expect(rows.map(({ state, no }) => [no, state])).toEqual([
      [1, 'concluded'],
      [2, 'concluded'],
    ]);
  });

  it('[10.10] who only reads sees it and concludes nothing; a stranger sees that there is no such order', async () => {
    const orderNo = await bookFor(company);
    expect(await recordOf(orderNo, viewer)).toMatchObject({ state: 'open', mayConclude: false });
    expect((await conclude(viewer, orderNo)).code).toBe(CONFLICT);
    const before = await lastWritesOf(company.server.database.pool, ['sessions', 'limits']);
    const versions = await versionsOf(booker, orderNo);
    for (const [name, request] of [
      ['orderContract', { orderNo }],
      ['concludeContract', { orderNo, versions }],
      ['contractDocument', { orderNo, kind: 'service-contract' }],
    ] as const)
      expect(await codeOf(company.stranger, name, request)).toBe(UNKNOWN);
    expect(await recordOf(orderNo, company.stranger)).toBeUndefined();
    expect(await lastWritesOf(company.server.database.pool, ['sessions', 'limits'])).toEqual(before);
  });

  it('[10.13b] an order that ended owes none; what was concluded before stays to be read', async () => {
    const { db } = company.server.database;
    const [open, done] = [await bookFor(company), await bookFor(company)];
    await conclude(booker, done);
    for (const orderNo of [open, done])
      await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.orderNo, orderNo));
    expect(await recordOf(open)).toBeUndefined();
    expect(await recordOf(done)).toMatchObject({ state: 'concluded', mayConclude: false });
    expect(await conclude(booker, open)).toMatchObject({ code: CONFLICT, message: words.ended });
  });

  it('[10.8] the operator sees on the order how its contract stands', async () => {
    const { server } = company;
    const operator = await signInOperator(server, await makeOperator(server, '林工', ['orders']));
    const orderNo = await bookFor(company);
    const sheet = async () => (await sendAs(server.address, operator, 'operatorOrderSheet', { orderNo })).data.contract;
    expect(await sheet()).toEqual({ state: 'open', conclusion: null });
    await conclude(booker, orderNo);
    expect(await sheet()).toMatchObject({ state: 'concluded', conclusion: { method: 'consent', name: '同事91' } });
  });

  it('[1.6] without a service for signatures nothing is received from one', async () => {
    const answer = await fetch(`${company.server.address}/hooks/esign`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(405);
  });
});

describe('contracts by an e-signature service', () => {
  let company: Company;
  let service: WebSink;
  beforeAll(async () => {
    service = await startWebSink();
    company = await startCompany('postgres', {
      eSign: { provider: 'webhook', url: service.url, secret: SECRET },
      publicOrigin: null,
    });
  }, 60_000);
  afterAll(async () => {
    await company.server.stop();
    await service.stop();
  });

  const started = (flowId: string, signUrl = 'https://sign.example.com/flow') => {
    service.answer.body = JSON.stringify({ flowId, signUrl });
  };
  async function tell(event: object, more: { at?: number; secret?: string; body?: string } = {}) {
    const { server } = company;
    const body = more.body ?? JSON.stringify(event);
    const signed = signedHeaders(more.secret ?? SECRET, { id: 'msg_1', body, now: more.at ?? server.clock.now() });
    const headers = { 'content-type': 'application/json', ...signed };
    return (await fetch(`${server.address}/hooks/esign`, { method: 'POST', headers, body })).status;
  }
  const record = async (orderNo: string) => (await textsOf(company.owner, orderNo)).record;

  it('[1.6][10.13b] sends both documents, signed, and leads the customer to the signature', async () => {
    const orderNo = await bookFor(company);
    started('flow-1');
    const { code, data } = await conclude(company.owner, orderNo);
    expect([code, data.state, data.signUrl]).toEqual([OK, 'signing', 'https://sign.example.com/flow']);
    const [{ headers, body }] = service.received as [WebSink['received'][number]];
    expect(isSignedBy(SECRET, headers, { body, now: company.server.clock.now() })).toBe(true);
    const sent = JSON.parse(body);
    expect(sent).toMatchObject({
      type: 'contract.sign',
      orderNo,
      company: data.conclusion?.company ?? sent.company,
      callback: null,
    });
    for (const { content } of sent.documents)
      expect(await pdfText(new Uint8Array(Buffer.from(content, 'base64')))).toContain('电子签服务签署');
    // A second press starts no second flow.
    expect((await conclude(company.owner, orderNo)).data.signUrl).toBe('https://sign.example.com/flow');
    expect(service.received).toHaveLength(1);

    const scan = Buffer.from(documentOf(plainPicture(9, 9), 9, 9));
    const signed = { kind: 'service-contract', content: scan.toString('base64') };
    company.server.clock.advance(60_000);
    const event = { flowId: 'flow-1', state: 'signed', signer: '顾晓岚', documents: [signed] };
    expect(await tell(event)).toBe(204);
    expect(await record(orderNo)).toMatchObject({
      ...{ state: 'concluded', signUrl: null },
      conclusion: { method: 'esign', name: '顾晓岚', at: company.server.clock.now() },
    });
    expect(Buffer.from(await bytesOf(company, company.owner, orderNo, 'service-contract')).equals(scan)).toBe(true);
    expect(await pdfText(await bytesOf(company, company.owner, orderNo, 'charge-agreement'))).toContain('收费协议');
    expect(await tell({ ...event, state: 'declined', reason: '晚到' })).toBe(204);
    expect((await record(orderNo)).state).toBe('concluded');
  });

  it('[10.13b] a signature that is declined says why, and may be asked for again', async () => {
    const orderNo = await bookFor(company);
    started('flow-2');
    await conclude(company.owner, orderNo);
    expect(await tell({ flowId: 'flow-2', state: 'declined', reason: '签署人未实名' })).toBe(204);
    expect(await record(orderNo)).toMatchObject({ state: 'open', reason: '签署人未实名', mayConclude: true });
    started('flow-3');
    expect((await conclude(company.owner, orderNo)).data.state).toBe('signing');
  });

  it('[10.13b] a service that does not answer, or leads elsewhere than to https, concludes nothing', async () => {
    const orderNo = await bookFor(company);
    started('flow-4', 'http://sign.example.com/flow');
    expect(await conclude(company.owner, orderNo)).toMatchObject({ code: CONFLICT, message: words.notSigned });
    service.answer.status = 500;
    expect((await conclude(company.owner, orderNo)).code).toBe(CONFLICT);
    service.answer.status = 200;
    expect((await record(orderNo)).state).toBe('open');
  });

  it('[10.13b] what is not signed by it, is late, or is not understood changes nothing', async () => {
    const orderNo = await bookFor(company);
    started('flow-5');
    await conclude(company.owner, orderNo);
    const event = { flowId: 'flow-5', state: 'signed' };
    const now = company.server.clock.now();
    expect(await tell(event, { secret: 'another-secret-of-16' })).toBe(403);
    expect(await tell(event, { at: now - 301_000 })).toBe(403);
    expect(await tell(event, { at: now + 301_000 })).toBe(403);
    expect(await tell({ ...event, state: 'perhaps' })).toBe(400);
    expect(await tell(event, { body: 'not json' })).toBe(400);
    const noFile = { kind: 'service-contract', content: Buffer.from('<html>').toString('base64') };
    expect(await tell({ ...event, documents: [noFile] })).toBe(400);
    expect(await tell({ ...event, flowId: 'flow-unknown' })).toBe(404);
    expect((await record(orderNo)).state).toBe('signing');
    const [last] = await company.server.database.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(last?.action).toBe('contract.signing');
  });

  it('[10.13b] of two that tell at once the first holds', async () => {
    const orderNo = await bookFor(company);
    started('flow-6');
    await conclude(company.owner, orderNo);
    const auditRow = ['signed', 'declined'].map((state) => tell({ flowId: 'flow-6', state }));
    expect(await Promise.all(auditRow)).toEqual([204, 204]);
    const acts = await company.server.database.db.select().from(audit).where(eq(audit.subjectId, orderNo));
    expect(acts.filter(({ actorKind }) => actorKind === 'partner')).toHaveLength(1);
  });
});

describe('a signature of Standard Webhooks', () => {
  const vector = {
    secret: SECRET,
    headers: {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
    body: '{"test": 2432232314}',
    now: 1_614_265_330_000,
  };
  const is = (more: Partial<Omit<typeof vector, 'headers'>> & { headers?: Record<string, string> } = {}) => {
    const { secret, headers, body, now } = { ...vector, ...more };
    return isSignedBy(secret, headers, { body, now });
  };

  it('[10.9] the published vector is made and taken', () => {
    const { secret, headers, body, now } = vector;
    expect(signedHeaders(secret, { id: headers['webhook-id'], body, now })).toEqual(headers);
    expect(is()).toBe(true);
    const several = { ...headers, 'webhook-signature': `v1,AAAA v2,BBBB ${headers['webhook-signature']}` };
    expect(is({ headers: several })).toBe(true);
  });

  it('[10.9] nothing of it may be another', () => {
    expect(is({ body: '{"test": 2432232315}' })).toBe(false);
    expect(is({ now: vector.now + 300_001 })).toBe(false);
    expect(is({ headers: { ...vector.headers, 'webhook-id': 'msg_other' } })).toBe(false);
    expect(is({ headers: { ...vector.headers, 'webhook-timestamp': '1614265331' } })).toBe(false);
    expect(is({ headers: { ...vector.headers, 'webhook-timestamp': 'soon' } })).toBe(false);
    expect(is({ headers: { 'webhook-id': 'a', 'webhook-timestamp': '1614265330' } })).toBe(false);
  });
});
