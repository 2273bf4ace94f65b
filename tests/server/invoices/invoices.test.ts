import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#domain/limits.ts';
import { notices } from '#server/data/schema/notices.ts';
import { orderFeeLines, orders } from '#server/data/schema/orders.ts';
import { shanghaiDay } from '#server/seed/calendar.ts';
import { book, formOf, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { CONFLICT, type Company, callOnce, codeOf, OK, startCompany, UNKNOWN } from '#tests/kit/company.ts';
import { lastWritesOf } from '#tests/kit/fingerprint.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { clientHeaders, databaseKinds } from '#tests/kit/server.ts';
import { fetchAs, type SignedIn, sendAs, signIn } from '#tests/kit/signed-in.ts';
import { archiveOf, documentOf, ofdOf, plainPicture } from '#tests/kit/upload-files.ts';

const INVALID = '10004001';
const details = {
  invoiceType: 'NORMAL',
  companyName: ' 海润化工 ',
  taxpayerId: '91350100M000100Y43',
  ...{ regAddress: '', regPhone: '', bankName: '', bankAccount: '' },
  ...{ receiverName: '顾晓岚', receiverPhone: '12000000001', region: '', address: '' },
};

describe.each(databaseKinds())('invoices on %s', (database) => {
  let company: Company;
  let booker: SignedIn;
  let viewer: SignedIn;
  let operator: Readonly<Record<string, string>>;
  let serial = 0;
  beforeAll(async () => {
    company = await startCompany(database);
    booker = (await company.joined('13000000081', 'booker')).browser;
    viewer = (await company.joined('13000000082', 'viewer')).browser;
    operator = await signInOperator(company.server, await makeOperator(company.server, '林工', ['orders']));
  }, 60_000);
  afterAll(() => company.server.stop());
  const db = () => company.server.database.db;

  /** An order whose goods have left. */
  async function order(userId = 'user-verified', status: 'departed' | 'released' = 'departed') {
    const form = formOf(methanol(await goldenOffer(company.server), company.server.clock.now()), userId);
    serial += 1;
    const { orderNo } = await book(company.server, userId, form, `to-be-invoiced-${serial}`);
    await db().update(orders).set({ status, autoCancelAt: null }).where(eq(orders.orderNo, orderNo));
    return orderNo;
  }
  const ask = (browser: SignedIn, orderNos: readonly string[], more: object = {}) => {
    company.server.clock.advance(1);
    return browser.call('requestInvoice', { orderNos, ...details, ...more });
  };
  const list = async (browser: SignedIn) => (await browser.call('invoiceList', {})).data;
  const refuse = (invoiceId: string, reason: string) =>
    sendAs(company.server.address, operator, 'operatorInvoiceRefusal', { invoiceId, reason });
  let lastNumber = 26502000000000000000n;
  const newNumber = () => {
    lastNumber += 1n;
    return String(lastNumber);
  };
  const today = () => shanghaiDay(company.server.clock.now());
  async function issue(
    invoiceId: string,
    name = '发票.pdf',
    headers = operator,
    { number = newNumber(), issuedOn = today() }: { number?: string; issuedOn?: string } = {},
    content: Uint8Array = documentOf(plainPicture(9, 9), 9, 9),
  ) {
    const form = new FormData();
    form.append('invoiceId', invoiceId);
    form.append('number', number);
    form.append('issuedOn', issuedOn);
    form.append('file', new File([new Uint8Array(content)], name));
    const path = '/api-platform/desk/invoices/issue';
    const reply = await fetch(`${company.server.address}${path}`, { method: 'POST', headers, body: form });
    return reply.json() as Promise<{ code: string; message: string; data: Record<string, unknown> }>;
  }

  it('[1.6] an order is offered with what it costs once its goods have left, and asked for once', async () => {
    const [otherOrder, here] = [await order(), await order('user-verified', 'released')];
    const before = await list(company.owner);
    expect(before.mayAsk).toBe(true);
    const offered = before.invoiceable.find(({ orderNo }) => orderNo === otherOrder)!;
    expect(before.invoiceable.map(({ orderNo }) => orderNo)).not.toContain(here);
    const { data: shownOrder } = await company.owner.call('order', { no: otherOrder });
    const paid = shownOrder.totals.filter(({ currency }) => offered.amounts.some((one) => one.currency === currency));
    expect(offered.amounts.toSorted((a, b) => a.currency.localeCompare(b.currency))).toEqual(
      paid.toSorted((a, b) => a.currency.localeCompare(b.currency)),
    );
    const asked = await ask(company.owner, [otherOrder, otherOrder]);
    expect(asked.code).toBe(OK);
    const { items, invoiceable } = await list(company.owner);
    expect(items[0]).toMatchObject({
      invoiceId: asked.data.invoiceId,
      status: 'requested',
      details: { companyName: '海润化工' },
      orders: [{ orderNo: otherOrder, amounts: offered.amounts }],
      amounts: offered.amounts,
      file: null,
      reason: null,
    });
    expect(invoiceable.map(({ orderNo }) => orderNo)).not.toContain(otherOrder);
    for (const orderNo of [otherOrder, here]) {
      const refused = await ask(company.owner, [orderNo]);
      expect(refused).toMatchObject({ code: CONFLICT, message: expect.stringContaining(orderNo) });
    }
  });

  it('[1.6] of two who ask at once for one order, one sees that it is taken', async () => {
    const orderNo = await order();
    const both = await Promise.all([ask(company.owner, [orderNo]), ask(booker, [orderNo])]);
    expect(both.map(({ code }) => code).sort()).toEqual([OK, CONFLICT]);
  });

  it('[1.6] charges at cost, and those collected at the destination, are on no invoice', async () => {
    const orderNo = await order();
    await db().update(orderFeeLines).set({ payTerm: 'COL' }).where(eq(orderFeeLines.orderNo, orderNo));
    expect((await list(company.owner)).invoiceable.map((one) => one.orderNo)).not.toContain(orderNo);
    expect((await ask(company.owner, [orderNo])).code).toBe(CONFLICT);
  });

  it('[1.6] several orders of one payer are added up; another payer’s does not go with them', async () => {
    const orderNos = [await order(), await order()];
    const person = await company.person('13000000083');
    const own = await order(person.id);
    const { secret } = await company.linkFor({ role: 'booker' });
    await callOnce(person.browser, 'joinEnterprise', { invitation: secret });
    expect((await list(person.browser)).invoiceable.find((one) => one.orderNo === own)?.isEnterprise).toBe(false);
    expect(await ask(person.browser, [own, orderNos[0]!])).toMatchObject({
      code: CONFLICT,
      message: expect.stringContaining('付款方不同'),
    });
    expect((await ask(person.browser, orderNos)).code).toBe(OK);
    const [invoice] = (await list(company.owner)).items;
    const fen = (amount: string) => Math.round(Number(amount) * 100);
    for (const { currency, amount } of invoice!.amounts) {
      const parts = invoice!.orders.flatMap(({ amounts }) => amounts.filter((one) => one.currency === currency));
      expect(fen(amount)).toBe(parts.reduce((sum, one) => sum + fen(one.amount), 0));
    }
    expect((await list(company.owner)).items.flatMap((one) => one.orders.map((each) => each.orderNo))).not.toContain(
      own,
    );
    expect((await ask(person.browser, [own])).code).toBe(OK);
    expect((await list(company.owner)).items.flatMap((one) => one.orders.map((each) => each.orderNo))).not.toContain(
      own,
    );
  });

  it('[1.6] the fields are checked as the form does, the number by its check digit, and what a special one needs', async () => {
    const orderNo = await order();
    const wrong = await ask(company.owner, [orderNo], { taxpayerId: '91350100M000100Y44' });
    expect(wrong).toMatchObject({ code: INVALID, data: { fields: { taxpayerId: expect.stringContaining('校验') } } });
    const special = await ask(company.owner, [orderNo], { invoiceType: 'SPECIAL' });
    const { fields } = special.data as unknown as { fields: object };
    expect(Object.keys(fields).sort()).toEqual(['bankAccount', 'bankName', 'regAddress', 'regPhone']);
    expect((await ask(company.owner, [orderNo], { invoiceType: 'OTHER' })).code).toBe(INVALID);
    expect((await ask(company.owner, [])).code).toBe(INVALID);
  });

  it('[10.10] users × calls × roles: a viewer sees and does not ask, a stranger sees that nothing is there', async () => {
    const orderNo = await order();
    expect(await list(viewer)).toMatchObject({ mayAsk: false });
    expect((await list(viewer)).invoiceable.map((one) => one.orderNo)).toContain(orderNo);
    expect(await ask(viewer, [orderNo])).toMatchObject({ code: CONFLICT, message: expect.stringContaining('只看') });
    const { data } = await ask(booker, [orderNo]);
    await issue(data.invoiceId);
    const { file } = (await list(viewer)).items.find(({ invoiceId }) => invoiceId === data.invoiceId)!;
    const left = await company.joined('13000000084', 'booker');
    await left.browser.call('leaveEnterprise', {});
    const ignoredTables = ['sessions', 'limits'];
    const before = await lastWritesOf(company.server.database.pool, ignoredTables);
    const strangers = [company.stranger, left.browser, await signIn(company.server, 'user-person')];
    for (const stranger of strangers) {
      const seen = await list(stranger);
      expect(seen.items.map(({ invoiceId }) => invoiceId)).not.toContain(data.invoiceId);
      expect(seen.invoiceable.map((one) => one.orderNo)).not.toContain(orderNo);
      for (const no of [orderNo, 'FCL26011200000'])
        expect(await codeOf(stranger, 'requestInvoice', { orderNos: [no], ...details })).toBe(UNKNOWN);
      expect(await codeOf(stranger, 'download', { id: file!.fileId })).toBe(UNKNOWN);
    }
    expect(await lastWritesOf(company.server.database.pool, ignoredTables)).toEqual(before);
    for (const member of [company.owner, booker, viewer]) {
      const reply = await fetchAs(company.server.address, member.headers, 'download', { id: file!.fileId });
      expect(decodeURIComponent(reply.headers.get('content-disposition') ?? '')).toContain('发票.pdf');
    }
  });

  it('[1.6] an electronic invoice may be an OFD, read for what it is and handed on byte for byte', async () => {
    const { data } = await ask(company.owner, [await order()]);
    const paper = { number: newNumber(), issuedOn: today() };
    const [ofd, pdf] = [ofdOf(paper.number), documentOf(plainPicture(9, 9), 9, 9)];
    for (const wrong of [pdf, archiveOf([{ name: 'OFD.xml' }]), ofd.subarray(0, ofd.length - 40)])
      expect(await issue(data.invoiceId, '发票.ofd', operator, paper, wrong)).toMatchObject({ code: INVALID });
    expect((await issue(data.invoiceId, '发票.pdf', operator, paper, ofd)).code).toBe(INVALID);
    expect(await issue(data.invoiceId, '发票.ofd', operator, paper, ofd)).toMatchObject({
      ...{ code: OK, data: { status: 'issued', file: { name: '发票.ofd' } } },
    });
    const { file } = (await list(company.owner)).items.find(({ invoiceId }) => invoiceId === data.invoiceId)!;
    const reply = await fetchAs(company.server.address, company.owner.headers, 'download', { id: file!.fileId });
    expect(decodeURIComponent(reply.headers.get('content-disposition')!)).toMatch(/^attachment;.*发票\.ofd/u);
    expect(Buffer.from(await reply.arrayBuffer()).equals(ofd)).toBe(true);
  });

  it('[1.6] [10.9] the operator refuses with a reason, then hands the file over; each is notified, and done once', async () => {
    const orderNo = await order();
    const { data: first } = await ask(company.owner, [orderNo]);
    const queue = await sendAs(company.server.address, operator, 'operatorInvoices', {});
    expect(queue.data.items.find(({ invoiceId }) => invoiceId === first.invoiceId)?.payer).not.toBe('');
    expect((await refuse(first.invoiceId, '')).code).toBe(INVALID);
    expect(await refuse(first.invoiceId, '抬头与税号不符')).toMatchObject({ code: OK, data: { status: 'refused' } });
    expect((await refuse(first.invoiceId, '再退一次')).code).toBe(CONFLICT);
    expect((await issue(first.invoiceId)).code).toBe(CONFLICT);
    expect((await list(company.owner)).items[0]).toMatchObject({ status: 'refused', reason: '抬头与税号不符' });
    const { data: second } = await ask(company.owner, [orderNo]);
    expect(await issue(second.invoiceId, '发票.jpg')).toMatchObject({
      code: INVALID,
      message: expect.stringContaining('PDF'),
    });
    const future = shanghaiDay(company.server.clock.now() + DAY_MS);
    for (const [field, paper] of [
      ['issuedOn', { issuedOn: future }],
      ['issuedOn', { issuedOn: '2026-02-31' }],
      ['number', { number: '2650200000' }],
    ] as const)
      expect(await issue(second.invoiceId, '发票.pdf', operator, paper)).toMatchObject({
        ...{ code: INVALID, data: { fields: { [field]: expect.any(String) } } },
      });
    const paper = { number: newNumber(), issuedOn: today() };
    expect(await issue(second.invoiceId, '发票.pdf', operator, paper)).toMatchObject({
      code: OK,
      data: { status: 'issued', file: { name: '发票.pdf' }, ...paper },
    });
    expect((await list(company.owner)).items[0]).toMatchObject({ invoiceId: second.invoiceId, ...paper });
    const found = await sendAs(company.server.address, operator, 'operatorInvoices', {
      status: 'issued',
      keyword: paper.number,
    });
    expect(found.data.items.map(({ invoiceId }) => invoiceId)).toEqual([second.invoiceId]);
    const handed = await fetch(`${company.server.address}/api-platform/desk/invoices/file`, {
      ...{ method: 'POST', headers: { ...operator, 'content-type': 'application/json' } },
      body: JSON.stringify({ invoiceId: second.invoiceId }),
    });
    expect(Buffer.from(await handed.arrayBuffer()).toString('latin1')).toMatch(/^%PDF/);
    const none = await sendAs(company.server.address, operator, 'operatorInvoiceFile', { invoiceId: first.invoiceId });
    expect(none.code).toBe(UNKNOWN);
    expect((await issue(second.invoiceId)).code).toBe(CONFLICT);
    expect((await issue('no-such-invoice')).code).toBe(UNKNOWN);
    expect((await refuse('no-such-invoice', '没有')).code).toBe(UNKNOWN);
    const shownOrder = await db().select().from(notices).where(eq(notices.kind, 'invoiceDecided'));
    expect(shownOrder.map(({ facts }) => facts)).toEqual(
      expect.arrayContaining([
        { isIssued: false, reason: '抬头与税号不符' },
        { isIssued: true, reason: '' },
      ]),
    );
    expect(
      (await db().select().from(notices).where(eq(notices.subject, second.invoiceId))).map(({ kind }) => kind),
    ).toEqual(['newInvoice']);
  });

  it('[10.8] the operator’s queue is walked page by page, the longest wait first, and searched', async () => {
    const asked: string[] = [];
    let orderNo = '';
    for (let nth = 0; nth < 22; nth += 1) {
      orderNo = await order();
      company.server.clock.advance(MINUTE_MS / 5);
      asked.push((await ask(company.owner, [orderNo])).data.invoiceId);
    }
    const page = async (request: object) =>
      (await sendAs(company.server.address, operator, 'operatorInvoices', request)).data;
    const first = await page({});
    expect(first.items.length).toBe(20);
    expect(first.total).toBeGreaterThan(21);
    const items = [...first.items];
    for (let { next } = first; next !== null; ) {
      const more = await page({ after: next });
      items.push(...more.items);
      next = more.next;
    }
    const ids = items.map(({ invoiceId }) => invoiceId);
    expect(new Set(ids).size).toBe(first.total);
    expect(ids.slice(-22)).toEqual(asked);
    expect(items.every(({ status }) => status === 'requested')).toBe(true);
    const found = async (keyword: string) => (await page({ keyword })).items.map(({ invoiceId }) => invoiceId);
    expect(await found(orderNo.toLowerCase())).toEqual(asked.slice(-1));
    expect(await found(asked[3]!)).toEqual([asked[3]]);
    for (const keyword of ['海润', details.taxpayerId, '1200000000'])
      expect((await page({ keyword })).total, keyword).toBe(first.total);
    expect(await found('%')).toEqual([]);
    await refuse(asked[0]!, '抬头与税号不符');
    expect((await page({ status: 'refused', keyword: asked[0]! })).total).toBe(1);
    expect(await found(asked[0]!)).toEqual([]);
  });

  it('[10.8] one that is read says who asked, and others see who has it open', async () => {
    const other = await signInOperator(company.server, await makeOperator(company.server, '陈工', ['orders']));
    const read = (headers: typeof operator, invoiceId: string) =>
      sendAs(company.server.address, headers, 'operatorInvoiceSheet', { invoiceId });
    const orderNo = await order();
    const { data } = await ask(company.owner, [orderNo]);
    const { data: sheet } = await read(operator, data.invoiceId);
    expect(sheet).toMatchObject({
      row: { invoiceId: data.invoiceId, status: 'requested', orders: [{ orderNo }], openBy: [] },
      asker: { phone: expect.any(String) },
    });
    expect((await read(other, data.invoiceId)).data.row.openBy).toMatchObject([{ name: '林工' }]);
    const { items } = (await sendAs(company.server.address, operator, 'operatorInvoices', { keyword: orderNo })).data;
    expect(items[0]?.openBy).toMatchObject([{ name: '陈工' }]);
    expect((await read(operator, 'no-such-invoice')).code).toBe(UNKNOWN);
  });

  it('[10.1] the operator’s calls are for who has the role, and for no one who is signed in to the shop', async () => {
    const rates = await signInOperator(company.server, await makeOperator(company.server, '周价', ['rates']));
    const { headers } = company.owner;
    const requests = {
      operatorInvoices: {},
      operatorInvoiceSheet: { invoiceId: 'any' },
      operatorInvoiceRefusal: { invoiceId: 'any', reason: '原因' },
    };
    for (const name of ['operatorInvoices', 'operatorInvoiceSheet', 'operatorInvoiceRefusal'] as const) {
      const request = requests[name];
      expect((await fetchAs(company.server.address, rates, name, request)).status).toBe(403);
      expect((await fetchAs(company.server.address, headers, name, request)).status).toBe(401);
      expect((await fetchAs(company.server.address, clientHeaders, name, request)).status).toBe(401);
    }
    expect((await issue('any', '发票.pdf', rates)).code).not.toBe(OK);
    expect((await issue('any', '发票.pdf', headers)).code).not.toBe(OK);
  });

  it('[1.6] an invoice asked for as a person stays theirs, whatever enterprise they join later', async () => {
    const person = await company.person('13000000085');
    const own = await order(person.id);
    await db().update(orders).set({ status: 'completed' }).where(eq(orders.orderNo, own));
    expect((await ask(person.browser, [own])).code).toBe(OK);
    const { secret } = await company.linkFor({ role: 'viewer' });
    await callOnce(person.browser, 'joinEnterprise', { invitation: secret });
    expect((await list(person.browser)).items.map(({ orders: [one] }) => one?.orderNo)).toContain(own);
    expect((await list(company.owner)).items.flatMap((one) => one.orders.map((each) => each.orderNo))).not.toContain(
      own,
    );
  });
});
