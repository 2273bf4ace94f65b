import { parse } from 'content-disposition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentToSave, OperatorArticle } from '#contract/calls/operator-content.ts';
import { contentReplies } from '#copy/operator/replies.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { MINUTE_MS } from '#domain/limits.ts';
import { procurementLines, procurementQuoteLines, procurementQuotes } from '#server/data/schema/procurement.ts';
import { seed } from '#server/seed/index.ts';
import { ask } from '#tests/kit/market-server.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { fetchAs, sendAs } from '#tests/kit/signed-in.ts';
import { plainPicture } from '#tests/kit/upload-files.ts';

const licence = { kind: 'licence' as const, name: '危险化学品经营许可证', number: 'WH-77', expires: '2028-12-31' };
const store = {
  kind: 'WAREHOUSE' as const,
  fields: {
    ...{ title: '临港新库', cityCode: '310000' as const, district: '浦东新区', address: '新杨公路 1 号' },
    ...{ portCode: 'CNYSN', portKilometres: '38', kinds: '甲类、恒温', dgClasses: '3、8', works: 'REPACK、LABEL' },
    ...{ forbidden: '1 爆炸品、7 放射性', equipment: '防爆叉车、自动喷淋', temperature: '15～25 ℃', docks: '6' },
    ...{ areaTotal: '3000', areaFree: '1200', pricePerTon: '2.40', pricePerPallet: '', pricePerCubicMetre: '' },
    ...{ handlingPerTon: '36.50', minimumDays: '3', minimumQuantity: '1', freeDays: '5', sort: '0' },
    ...{ openingHours: '08:00–17:30', phone: '021-50000000' },
  },
  blocks: [licence],
};
const goods = {
  kind: 'goods' as const,
  ...{ nameCn: '丙酮', nameEn: 'ACETONE', casNo: '67-64-1', unNo: '1090', grade: '工业级', purity: '≥99.5 %' },
  ...{ packing: '160 kg 钢桶', quantity: '20', unit: '吨' as const, price: '6250.5', minimumQuantity: '5' },
  specifications: '水分：≤0.1 %',
};
const post = {
  kind: 'POST' as const,
  fields: {
    ...{ postKind: 'OFFER' as const, title: '现货供应丙酮', deadline: '2026-02-20T18:00', trade: 'SELF' as const },
    ...{ payment: 'MONTHLY' as const, tax: 'WITH' as const, deliveryPlace: '上海市奉贤区化工路 8 号' },
    ...{ deliveryDate: '2026-02-25', qualifications: 'TRADE', contactName: '周样例', contactPhone: '13800138000' },
    remark: '可看样',
  },
  blocks: [goods],
};
const supplier = {
  kind: 'SUPPLIER' as const,
  fields: { title: '临港新库', role: 'WAREHOUSE' as const, cityCode: '310000' as const, sort: '0' },
  blocks: [],
};

describe.each(databaseKinds())('[10.6] warehouses, suppliers and posts in the operator console on %s', (database) => {
  let server: TestServer;
  let headers: Record<string, string>;
  let saves = 0;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
    const editor = await makeOperator(server, '内容员', ['content']);
    headers = { ...clientHeaders, ...(await signInOperator(server, editor)) };
  }, 60_000);
  afterAll(() => server.stop());

  type Name = 'operatorContentPublish' | 'operatorContentQuery' | 'operatorContentRead' | 'operatorContentWithdraw';
  const send = (name: Name, request: object) => sendAs(server.address, headers, name, request as never);
  const save = (request: ContentToSave) => {
    saves += 1;
    return sendAs(
      server.address,
      { ...headers, 'idempotency-key': `market-${saves}-of-many-saves` },
      'operatorContentSave',
      request,
    );
  };
  const made = async (request: ContentToSave): Promise<OperatorArticle> =>
    (await save(request)).data as OperatorArticle;
  const publish = async ({ row: { kind, id }, version }: OperatorArticle, at?: number) =>
    (await send('operatorContentPublish', { kind, id, version, ...(at && { at }) })).data as OperatorArticle;
  const withdraw = async ({ row: { kind, id }, version }: OperatorArticle) =>
    (await send('operatorContentWithdraw', { kind, id, version })).data as OperatorArticle;
  const listed = async (kind: string) =>
    ((await send('operatorContentQuery', { kind })).data as { items: OperatorArticle['row'][] }).items;

  const storesSeen = async () => (await ask(server, 'warehouseQuery', { pageSize: 50 })).items;

  it('a warehouse is seen from when it is published, changed at once, and never while it is withdrawn', async () => {
    const draft = await made({ ...store, id: null, version: 0 });
    const { id } = draft.row;
    expect(draft.row).toMatchObject({ status: 'DRAFT', title: '临港新库' });
    expect(draft.content).toEqual({ fields: store.fields, blocks: store.blocks });
    expect((await storesSeen()).some((one) => one.id === id)).toBe(false);

    const shown = await publish(draft, server.clock.now() + MINUTE_MS);
    expect(shown.row.status).toBe('SCHEDULED');
    expect((await storesSeen()).some((one) => one.id === id)).toBe(false);
    server.clock.advance(MINUTE_MS);
    expect((await storesSeen()).find((one) => one.id === id)).toMatchObject({
      ...{ name: '临港新库', city: { nameCn: '上海' }, port: { nameCn: '洋山' }, areaTotal: 3000, docks: 6 },
      ...{ kinds: ['甲类', '恒温'], dgClasses: ['3', '8'], forbidden: ['1 爆炸品', '7 放射性'] },
      rates: [{ mode: 'TON', perDay: '2.40' }],
      ...{ handlingPerTon: '36.50', works: ['REPACK', 'LABEL'], equipment: ['防爆叉车', '自动喷淋'], pictures: [] },
      qualifications: [{ name: licence.name, number: 'WH-77', expires: '2028-12-31' }],
    });

    const fields = { ...store.fields, title: '临港大库', areaFree: '900' };
    const changed = await made({ ...store, fields, id, version: shown.version });
    expect((await storesSeen()).find((one) => one.id === id)?.name).toBe('临港新库');
    expect((await listed('WAREHOUSE'))[0]).toMatchObject({ id, title: '临港大库', hasChanges: true });
    const again = await publish(changed);
    expect((await storesSeen()).find((one) => one.id === id)).toMatchObject({ name: '临港大库', areaFree: 900 });
    await withdraw(again);
    expect((await storesSeen()).some((one) => one.id === id)).toBe(false);
    expect((await ask(server, 'warehouseQuery', { warehouseId: id })).opened).toBeNull();
  });

  it('a warehouse of the demonstration is edited too, and one is near a port that there is', async () => {
    const id = 'warehouse-02';
    const read = (await send('operatorContentRead', { kind: 'WAREHOUSE', id })).data as OperatorArticle;
    const fields = { ...read.content.fields, title: '外高桥改名库' };
    const { blocks } = read.content;
    const saved = await made({ kind: 'WAREHOUSE', id, version: 1, fields, blocks } as ContentToSave);
    const shown = await publish(saved);
    expect((await storesSeen()).find((one) => one.id === id)?.name).toBe('外高桥改名库');
    await withdraw(shown);
    expect((await storesSeen()).some((one) => one.id === id)).toBe(false);
    const nowhere = { ...store.fields, portCode: 'XXYYZ' };
    const refused = await save({ ...store, fields: nowhere, id: null, version: 0 });
    expect(refused).toMatchObject({ code: '10004001', message: contentReplies.unknownPort('XXYYZ') });
  });

  it('a picture of a warehouse is handed out while it is public', async () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(plainPicture(9, 9))], 'store.jpg'));
    const path = `${server.address}/api-platform/desk/content/upload`;
    const taken = (await (await fetch(path, { method: 'POST', headers, body: form })).json()) as {
      data: { fileId: string };
    };
    const picture = { kind: 'picture' as const, fileId: taken.data.fileId, text: '库区大门' };
    const draft = await made({ ...store, blocks: [licence, picture], id: null, version: 0 });
    const get = async () => (await fetch(`${server.address}/article-files/${picture.fileId}`)).status;
    expect(await get()).toBe(404);
    const shown = await publish(draft);
    expect(await get()).toBe(200);
    const { fileId, text } = picture;
    expect((await storesSeen()).find(({ id }) => id === draft.row.id)?.pictures).toEqual([{ fileId, text }]);
    await withdraw(shown);
    expect(await get()).toBe(404);
  });

  it('a supplier stands in the list of its role; shipping lines are no suppliers of the room', async () => {
    const names = async () =>
      (await ask(server, 'suppliers', { params: { role: 'WAREHOUSE' } })).map(({ name }) => name);
    const before = await names();
    const draft = await made({ ...supplier, id: null, version: 0 });
    expect(await names()).toEqual(before);
    const shown = await publish(draft);
    expect(await names()).toEqual(['临港新库', ...before]);
    await withdraw(shown);
    expect(await names()).toEqual(before);
    expect((await listed('SUPPLIER')).filter(({ id }) => id.startsWith('carrier'))).toEqual([]);
  });

  it('an offer of the company is listed, read, ordered from line by line, and removed once withdrawn', async () => {
    const draft = await made({ ...post, id: null, version: 0 });
    const { id } = draft.row;
    expect(id).toMatch(/^[\w-]{32}$/);
    expect(draft.content).toEqual({ fields: post.fields, blocks: post.blocks });
    const isListed = async () =>
      (await ask(server, 'procurementQuery', { kind: 'OFFER', keyword: '丙酮' })).items.some((one) => one.id === id);
    const answer = () => sendAs(server.address, clientHeaders, 'procurementItem', { id });
    expect([await isListed(), (await answer()).code]).toEqual([false, '10004004']);
    const shown = await publish(draft);
    expect(await isListed()).toBe(true);
    expect((await answer()).data).toMatchObject({
      ...{ title: '现货供应丙酮', tradeTerm: '自提', paymentTerm: '月结 30 天', taxIncluded: true, isOwn: false },
      ...{ qualifications: ['危化品经营许可'], isDemo: false, remark: '可看样' },
      lines: [{ nameCn: '丙酮', price: '6250.5000', minimumQuantity: '5.000', left: '20', isOrdered: true }],
    });
    expect((await listed('POST')).map((row) => row.id)).toEqual([id]);

    const { db } = server.database;
    await db.update(procurementLines).set({ sold: '6' }).where(eq(procurementLines.postId, id));
    const less = await made({ ...post, blocks: [{ ...goods, quantity: '5' }], id, version: shown.version });
    const refused = await send('operatorContentPublish', { kind: 'POST', id, version: less.version });
    expect(refused).toMatchObject({ code: '10004009', message: contentReplies.goodsTaken(1, '丙酮') });
    const second = { ...goods, nameCn: '丁酮', casNo: '78-93-3', unNo: '1193' };
    const more = await made({ ...post, blocks: [{ ...goods, price: '6100' }, second], id, version: less.version });
    const again = await publish(more);
    expect((await answer()).data).toMatchObject({
      lines: [{ price: '6100.0000', left: '14' }, { nameCn: '丁酮' }],
    });
    await withdraw(again);
    expect([await isListed(), (await answer()).code]).toEqual([false, '10004004']);
  });

  it('what is looked for shows its quotes to the operator, and a customer’s post is not theirs to edit', async () => {
    const fields = { ...post.fields, postKind: 'REQUEST' as const, title: '求购丙酮' };
    const draft = await made({ ...post, fields, blocks: [{ ...goods, price: '' }], id: null, version: 0 });
    expect(draft.quotes).toEqual([]);
    const shown = await publish(draft);
    const { data } = await sendAs(server.address, clientHeaders, 'procurementItem', { id: shown.row.id });
    expect(data).toMatchObject({ kind: 'REQUEST', isOwn: false, lines: [{ price: null, isOrdered: false }] });
    const [theirs] = (await ask(server, 'procurementQuery', { kind: 'REQUEST' })).items.filter(
      (one) => one.id !== shown.row.id,
    );
    expect((await send('operatorContentRead', { kind: 'POST', id: theirs?.id })).code).toBe('10004004');
  });

  /** As a supplier without an account leaves one. */
  async function quote(postId: string, contactPhone: string, company: string): Promise<string> {
    const quoteNo = `PRC${contactPhone.slice(-5)}`;
    const at = new Date(server.clock.now());
    await server.database.db.insert(procurementQuotes).values({
      ...{ quoteNo, postId, phoneDigest: contactPhone, company, contactName: '王经理', contactPhone },
      ...{ validTo: '2026-02-20', createdAt: at, updatedAt: at },
    });
    await server.database.db.insert(procurementQuoteLines).values({
      ...{ quoteNo, lineNo: 1, price: '6100', currency: '1', taxIncluded: true, quantity: '20', leadDays: 7 },
    });
    return quoteNo;
  }
  const lastTo = (phone: string) => server.sent.findLast((message) => message.phone === phone)?.text;
  const award = (id: string, quoteNo: string | null) =>
    sendAs(server.address, headers, 'operatorAwardQuote', { id, quoteNo });

  it('of what was quoted one wins, once: every supplier hears of it, and no quote comes any more', async () => {
    const fields = { ...post.fields, postKind: 'REQUEST' as const, title: '求购丙酮，定标' };
    const { row } = await publish(
      await made({ ...post, fields, blocks: [{ ...goods, price: '' }], id: null, version: 0 }),
    );
    const [wonPhone, lostPhone] = ['14700000001', '14700000002'];
    expect((await award(row.id, null)).code).toBe('10004004');
    const won = await quote(row.id, wonPhone, '中标化工');
    const lost = await quote(row.id, lostPhone, '落标化工');
    expect((await award(row.id, 'PRC00010100000')).code).toBe('10004004');
    const both = await Promise.all([award(row.id, won), award(row.id, won)]);
    expect(both.map(({ code }) => code).sort()).toEqual(['00000000', '10004009']);
    expect((await send('operatorContentRead', { kind: 'POST', id: row.id })).data).toMatchObject({
      quotes: [{ company: '中标化工' }, { company: '落标化工' }],
      decision: { quoteNo: won, at: server.clock.now() },
    });
    const { number, state } = (await ask(server, 'procurementItem', { id: row.id })) as {
      number: string;
      state: string;
    };
    expect(state).toBe('AWARDED');
    expect(lastTo(wonPhone)).toBe(orderReplies.quoteWon(number, won));
    expect(lastTo(lostPhone)).toBe(orderReplies.quoteLost(number, lost));
    const [act] = (
      await sendAs(server.address, { ...clientHeaders, 'desk-token': server.operatorKey }, 'operatorAudit', {
        subject: row.id,
      })
    ).data.items;
    expect(act).toMatchObject({
      action: 'post.awarded',
      actor: '内容员',
      after: { quoteNo: won, company: '中标化工' },
    });
  });

  it('[8.5] a certificate that came with a quote is opened by who edits posts, and by no one else', async () => {
    const fields = { ...post.fields, postKind: 'REQUEST' as const, title: '求购丙酮，附质检报告' };
    const { row } = await publish(
      await made({ ...post, fields, blocks: [{ ...goods, price: '' }], id: null, version: 0 }),
    );
    const handed = new FormData();
    handed.append('file', new File([new Uint8Array(plainPicture(9, 9))], 'COA 丙酮.jpg'));
    const path = `${server.address}/api-outdoor/procurement/${row.id}/quotes/files`;
    const { data: file } = (await (
      await fetch(path, { method: 'POST', headers: clientHeaders, body: handed })
    ).json()) as { data: { fileId: string } };
    const [quoteNo, bare] = [
      await quote(row.id, '14700000004', '附报告化工'),
      await quote(row.id, '14700000005', '无报告'),
    ];
    await server.database.db
      .update(procurementQuoteLines)
      .set({ fileId: file.fileId })
      .where(eq(procurementQuoteLines.quoteNo, quoteNo));
    const line = { id: row.id, quoteNo, lineNo: 1 };
    const open = async (asker: Readonly<Record<string, string>>, asked: object = line) => {
      const answer = await fetchAs(server.address, asker, 'operatorQuoteCertificate', asked as never);
      const disposition = answer.headers.get('content-disposition');
      if (disposition !== null) return parse(disposition).parameters.filename;
      return ((await answer.json()) as { code: string }).code;
    };
    expect((await send('operatorContentRead', { kind: 'POST', id: row.id })).data).toMatchObject({
      quotes: [{ lines: [{ hasCertificate: true }] }, { lines: [{ hasCertificate: false }] }],
    });
    expect(await open(headers)).toBe('COA 丙酮.jpg');
    const clerk = await makeOperator(server, '单证员', ['orders', 'rates']);
    expect(await open(await signInOperator(server, clerk))).toBe('10004001');
    expect(await open(clientHeaders)).toBe('00000401');
    expect(await open(headers, { ...line, quoteNo: bare })).toBe('10004004');
    expect(await open(headers, { ...line, lineNo: 2 })).toBe('10004004');
    const theirs = (await ask(server, 'procurementQuery', { kind: 'REQUEST' })).items.find((one) => one.id !== row.id);
    expect(await open(headers, { ...line, id: theirs?.id })).toBe('10004004');
  });

  it('none of them wins where none suits; a customer’s request is not decided here', async () => {
    const fields = { ...post.fields, postKind: 'REQUEST' as const, title: '求购丙酮，都不选' };
    const { row } = await publish(
      await made({ ...post, fields, blocks: [{ ...goods, price: '' }], id: null, version: 0 }),
    );
    const phone = '14700000003';
    const quoteNo = await quote(row.id, phone, '落标化工');
    expect((await award(row.id, null)).data).toMatchObject({ decision: { quoteNo: null } });
    const { number } = (await ask(server, 'procurementItem', { id: row.id })) as { number: string };
    expect(lastTo(phone)).toBe(orderReplies.quoteLost(number, quoteNo));
    const theirs = (await ask(server, 'procurementQuery', { kind: 'REQUEST' })).items.find((one) => one.id !== row.id);
    expect((await award(String(theirs?.id), null)).code).toBe('10004004');
  });
});

describe.each(databaseKinds())('[10.6] a company without the demonstration on %s', (database) => {
  it('makes its first warehouse, supplier and post', async () => {
    const server = await startServer({
      database,
      seed: ({ db }, clock) => seed(db, { kind: 'none', now: clock.now() }),
    });
    const editor = await makeOperator(server, '内容员', ['content']);
    const headers = { ...clientHeaders, ...(await signInOperator(server, editor)) };
    for (const [index, request] of [store, supplier, post].entries()) {
      const key = { ...headers, 'idempotency-key': `first-of-its-kind-${index}` };
      const saved = (await sendAs(server.address, key, 'operatorContentSave', { ...request, id: null, version: 0 }))
        .data as OperatorArticle;
      const { kind, id } = saved.row;
      const { data } = await sendAs(server.address, headers, 'operatorContentPublish', {
        kind,
        id,
        version: saved.version,
      });
      expect(data).toMatchObject({ row: { status: 'PUBLISHED' } });
    }
    expect((await ask(server, 'warehouseQuery', {})).items.map(({ name }) => name)).toEqual(['临港新库']);
    expect((await ask(server, 'procurementQuery', {})).items.map(({ title }) => title)).toEqual(['现货供应丙酮']);
    const suppliers = await ask(server, 'suppliers', { params: { role: 'WAREHOUSE' } });
    expect(suppliers.map(({ name }) => name)).toEqual(['临港新库']);
    await server.stop();
  }, 60_000);
});
