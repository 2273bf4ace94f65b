import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { documents as words } from '#copy/documents/terms.ts';
import { type WordedDocument, wordDocument } from '#copy/documents/words.ts';
import { siteCopy } from '#copy/replies.ts';
import { documentOf } from '#domain/documents/describe.ts';
import type { DocumentOrder } from '#domain/documents/description.ts';
import { type DocumentKind, documentKinds } from '#domain/documents/kinds.ts';
import { documentsOf } from '#domain/documents/offered.ts';
import { replaceAt } from '#domain/form/path.ts';
import { users } from '#server/data/schema/accounts.ts';
import { builtLetterhead } from '#server/documents/job.ts';
import { createDocumentMaker } from '#server/documents/maker.ts';
import { drawDocument } from '#server/documents/worker/draw.ts';
import { customerOf } from '#server/orders/customer.ts';
import { orderOfNumber } from '#tests/kit/dangerous-order.ts';
import { documentOrder } from '#tests/kit/document-order.ts';
import { startMarket } from '#tests/kit/market-server.ts';
import { pdfPageSizes, pdfPagesText, pdfText, withoutBlanks } from '#tests/kit/pdf-text.ts';
import type { TestServer } from '#tests/kit/server.ts';
import { fetchAs, type SignedIn, signIn } from '#tests/kit/signed-in.ts';

const OWNER = 'user-verified';
const STRANGER = 'user-person';
const DECLARATION = 'dg-declaration';

let server: TestServer;
let owner: SignedIn;
let orders: OrderAnswer[];

beforeAll(async () => {
  server = await startMarket('postgres');
  owner = await signIn(server, OWNER);
  const { items } = (await owner.call('orderList', { page: 1, pageSize: 50 })).data;
  orders = await Promise.all(items.map(async ({ orderNo }) => (await owner.call('order', { no: orderNo })).data));
}, 60_000);
afterAll(() => server.stop());

const withStatus = (status: OrderAnswer['status']) => orders.find((order) => order.status === status)!;
const fetchDocument = (orderNo: string, kind: string, { headers } = owner) =>
  fetchAs(server.address, headers, 'orderDocument', { orderNo, kind });
const fetchBytes = async (orderNo: string, kind: string) =>
  new Uint8Array(await (await fetchDocument(orderNo, kind)).arrayBuffer());

/** Every piece of text that a document shows. */
const piecesOf = ({ title, subtitle, orderNo, issued, sections, notes }: WordedDocument): string[] => [
  ...[title, subtitle, orderNo, issued, ...notes],
  ...sections.flatMap(({ heading, rows, tables }) => [
    heading,
    ...rows.flatMap(({ term, text }) => [term, text]),
    ...tables.flatMap(({ caption, columns, rows: lines }) => [caption ?? '', ...columns, ...lines.flat()]),
  ]),
];

test('[10.13] each document that an order offers reads back as the order says', async () => {
  const order = withStatus('booked');
  const bySea = [
    'booking-note',
    'dg-declaration',
    'packing-certificate',
    'labels',
    'quote-sheet',
    'order-confirmation',
  ];
  expect(documentsOf(order)).toEqual(bySea);
  for (const kind of documentsOf(order)) {
    const text = await pdfText(await fetchBytes(order.orderNo, kind));
    const document = wordDocument(documentOf({ ...order, now: server.clock.now() }, kind), true);
    for (const piece of piecesOf(document)) expect(text, `${kind}: ${piece}`).toContain(withoutBlanks(piece));
  }
  const note = await pdfText(await fetchBytes(order.orderNo, 'booking-note'));
  for (const expectedText of [order.orderNo, order.vessel!, '甲醇', 'UN1230,METHANOL,3(6.1),II', '顾晓岚'])
    expect(note).toContain(withoutBlanks(expectedText));
  const quote = await pdfText(await fetchBytes(order.orderNo, 'quote-sheet'));
  for (const { amount } of order.totals) expect(quote.replaceAll(',', '')).toContain(amount);
});

test('[10.13] the confirmation and the quote sheet name the company that ordered and the one that carries it out', async () => {
  const order = withStatus('booked');
  const named = [(await owner.call('getUserInfo', {})).data.enterpriseResp!.entName, siteCopy.demo.company];
  expect([order.customer, order.forwarder]).toEqual(named);
  for (const kind of ['order-confirmation', 'quote-sheet']) {
    const text = await pdfText(await fetchBytes(order.orderNo, kind));
    expect(text).toContain(withoutBlanks(`委托人${named[0]}`));
    expect(text).toContain(withoutBlanks(`受托人${named[1]}`));
  }
});

test('[10.13] the order of a person names the person; a company that the server does not know is not made up', async () => {
  const { db } = server.database;
  const person = await signIn(server, STRANGER);
  const { name } = (await person.call('getUserInfo', {})).data;
  const ordered = { enterpriseId: null, form: {}, userId: STRANGER };
  expect(await customerOf(db, ordered)).toBe(name);
  expect(await customerOf(db, { ...ordered, form: { buyerCompany: ' 海润化工 ' } })).toBe('海润化工');
  await db.update(users).set({ name: null }).where(eq(users.id, STRANGER));
  expect(await customerOf(db, { ...ordered, form: { contactName: '顾晓岚' } })).toBe('顾晓岚');
  expect(await customerOf(db, ordered)).toBe('');
  await db.update(users).set({ name }).where(eq(users.id, STRANGER));
  const unnamed = { ...documentOrder, customer: null, forwarder: null };
  const text = await pdfText(await drawDocument(wordedAs('order-confirmation', unnamed), 0));
  for (const term of ['委托人', '受托人']) expect(text).not.toContain(term);
});

test('[10.13] the file is one to be saved, under its Chinese name, and is kept by no one on its way', async () => {
  const { orderNo } = withStatus('booked');
  const answer = await fetchDocument(orderNo, 'booking-note');
  const disposition = answer.headers.get('content-disposition');
  expect(disposition).toMatch(/^attachment; /u);
  expect(disposition).toContain(encodeURIComponent(`托书-${orderNo}`));
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  expect(bytes.byteLength).toBeLessThan(200_000);
});

test('[10.13] the same order at the same moment makes the same bytes', async () => {
  const { orderNo } = withStatus('booked');
  expect(await fetchBytes(orderNo, 'order-confirmation')).toEqual(await fetchBytes(orderNo, 'order-confirmation'));
});

test('[10.13] a declaration is refused while a field is missing, each by its name', async () => {
  const { orderNo } = withStatus('submitted');
  const answer = await owner.call('orderDocument', { orderNo, kind: DECLARATION });
  expect(answer).toMatchObject({
    code: '10004001',
    message: words.incomplete('危险货物申报单'),
    data: {
      fields: {
        'shipper.companyNameEn': '托运人',
        'shipper.addressEn': '托运人地址',
        'consignee.companyNameEn': '收货人',
        'consignee.addressEn': '收货人地址',
      },
    },
  });
  expect((await fetchDocument(orderNo, 'booking-note')).headers.get('content-disposition')).toContain('attachment');
});

test('[10.13] what an order does not offer is not found, whoever knows its address', async () => {
  for (const status of ['cancelled', 'rejected', 'autoCancelled'] as const)
    for (const kind of documentKinds)
      expect((await owner.call('orderDocument', { orderNo: withStatus(status).orderNo, kind })).code).toBe('10004004');
  const unconfirmed = await owner.call('orderDocument', {
    orderNo: withStatus('submitted').orderNo,
    kind: 'order-confirmation',
  });
  expect(unconfirmed).toMatchObject({ code: '10004004', message: words.notOffered });
});

test('[10.13] a stranger sees that there is no such order, no one that they have to sign in', async () => {
  const { orderNo } = withStatus('booked');
  const stranger = await signIn(server, STRANGER);
  const strangerReplies = await Promise.all(
    documentKinds.map((kind) => stranger.call('orderDocument', { orderNo, kind })),
  );
  expect(strangerReplies.map(({ code }) => code)).toEqual(documentKinds.map(() => '10004004'));
  const unknown = await stranger.call('orderDocument', { orderNo: 'FCL26101200000', kind: 'booking-note' });
  expect(unknown.message).toBe(strangerReplies[0]?.message);
  const { headers } = owner;
  const anonymous = { ...headers, authorization: '', cookie: '' };
  const answer = await fetchAs(server.address, anonymous, 'orderDocument', { orderNo, kind: 'booking-note' });
  expect(await answer.json()).toMatchObject({ code: '00000401' });
});

test('[10.13] an unknown kind of document is an invalid request', async () => {
  const { orderNo } = withStatus('booked');
  expect(await owner.call('orderDocument', { orderNo, kind: 'invoice' })).toMatchObject({ code: '10004001' });
});

const wordedAs = (kind: DocumentKind, order: DocumentOrder) => wordDocument(documentOf(order, kind), false);

test('[10.13] a document of many goods runs over several pages, each numbered, no row in two', async () => {
  const [item] = documentOrder.items;
  const items = Array.from({ length: 60 }, (_, index) => ({ ...item!, cargoNameCn: `货物${index + 1}号` }));
  const pages = await pdfPagesText(await drawDocument(wordedAs('order-confirmation', { ...documentOrder, items }), 0));
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries())
    expect(withoutBlanks(page)).toContain(withoutBlanks(words.page(index + 1, pages.length)));
  const all = withoutBlanks(pages.join(''));
  for (const { cargoNameCn } of items) expect(all.split(cargoNameCn)).toHaveLength(2);
});

test('[10.13] a heading stands on the page of its first row, however high that is', async () => {
  const pages = await pdfPagesText(await drawDocument(wordedAs('packing-certificate', documentOrder), 0));
  const heading = withoutBlanks(words.sections.packing.cn);
  const first = pages.findIndex((page) => withoutBlanks(page).includes(heading));
  expect(withoutBlanks(pages[first] ?? '')).toContain('运输单元清洁、干燥');
});

const labelPages = async (order: DocumentOrder): Promise<string[]> =>
  (await pdfPagesText(await drawDocument(wordedAs('labels', order), 0))).map(withoutBlanks);

test('[10.13] each label is a page that holds it at true size, and says how to print it', async () => {
  const truck = { ...orderOfNumber('1230', 'II'), service: 'truck' };
  const bytes = await drawDocument(wordedAs('labels', truck), 0);
  const [list, ...pages] = (await pdfPagesText(bytes)).map(withoutBlanks);
  const sizes = await pdfPageSizes(bytes);
  const inMillimetres = sizes.map(({ width, height }) => [width, height].map((side) => Math.round((side / 72) * 25.4)));
  const [paper, placard, plate] = [
    [210, 297],
    [400, 440],
    [440, 370],
  ];
  expect(inMillimetres).toEqual([paper, paper, paper, paper, placard, placard, plate]);
  for (const expectedText of ['包件标志100×100mm', '3易燃液体', '6.1毒性物质', '空白，不带编号'])
    expect(list).toContain(expectedText);
  for (const page of pages) expect(page).toContain('请按实际尺寸（100%）打印，不要缩放');
  const expectedText = [
    ['UN1230METHANOL甲醇'],
    ['3易燃液体包件标志，边长100mm'],
    ['6.1毒性物质包件标志，边长100mm'],
    ['3易燃液体运输组件标牌，边长250mm'],
    ['6.1毒性物质运输组件标牌，边长250mm'],
    ['空白橙色标志牌，400×300mm，车辆前后各一块'],
  ];
  for (const [index, texts] of expectedText.entries()) for (const text of texts) expect(pages[index]).toContain(text);
  expect(pages.at(-1)).not.toContain('3361230');
});

test('[10.13] a tank bears the numbers of its goods on the plate, boxes with inner packagings arrows', async () => {
  const [tankList, ...tankPages] = await labelPages({ ...orderOfNumber('1230', 'II'), service: 'tank' });
  expect(tankList).toContain('336/1230');
  expect(tankPages.at(-1)).toContain('UN1230橙色标志牌，400×300mm');
  expect(tankPages.at(-1)).toContain('3361230');
  const order = orderOfNumber('1230', 'II');
  const boxed = await labelPages({ ...order, items: order.items.map((item) => ({ ...item, packageType: '4G' })) });
  expect(boxed[0]).toContain('方向箭头');
  expect(boxed.filter((page) => page.includes('方向箭头，贴在内装液体的组合包装相对的两侧'))).toHaveLength(1);
});

test('[10.13] labels and marks that no page shows are drawn at true size, with what the order says of them', async () => {
  const pagesOf = async (order: DocumentOrder) => {
    const bytes = await drawDocument(wordedAs('labels', order), 0);
    const sizes = await pdfPageSizes(bytes);
    return (await pdfPagesText(bytes)).map((text, index) => {
      const { width, height } = sizes[index]!;
      return `${[width, height].map((side) => Math.round((side / 72) * 25.4)).join('×')} ${withoutBlanks(text)}`;
    });
  };
  const expectPage = (pages: readonly string[], size: string, ...texts: readonly string[]) =>
    expect(
      pages.filter((page) => page.startsWith(`${size} `) && texts.every((text) => page.includes(text))),
      `${size} ${texts.join()}`,
    ).toHaveLength(1);
  const batteries = await pagesOf(orderOfNumber('3480', ''));
  expectPage(batteries, '210×297', '9A锂电池、钠离子电池包件标志，边长100mm');
  expectPage(batteries, '210×297', '电池标记，仅用于按188条款托运的', 'UN3480边长100mm', '应为100mmUN3480');
  const fissile = await pagesOf(orderOfNumber('3327', ''));
  expectPage(fissile, '210×297', '7A放射性I级', 'RADIOACTIVECONTENTSACTIVITY7');
  for (const category of ['7B放射性II级', '7C放射性III级'])
    expectPage(fissile, '210×297', category, 'RADIOACTIVECONTENTSACTIVITYTRANSPORTINDEX7');
  expectPage(fissile, '210×297', '7E易裂变', 'FISSILECRITICALITYSAFETYINDEX7');
  expectPage(fissile, '400×440', '7D放射性物质运输组件标牌，边长250mm', 'RADIOACTIVE7');
  const methanol = orderOfNumber('1230', 'II');
  const excepted = { ...methanol, form: replaceAt(methanol.form, 'cargo.0.dg.isExceptedQuantity', true) };
  expectPage(await pagesOf(excepted), '210×297', '例外数量标记边长100mm', '3SHANGHAISHENLANCHEMICALCOLTD');
  expectPage(
    await pagesOf(orderOfNumber('3359', '')),
    '440×370',
    '400×300mm，贴在每个出入口',
    'DANGERTHISUNITISUNDERFUMIGATIONWITHAPPLIEDONVENTILATEDONDONOTENTER',
  );
  expectPage(await pagesOf(orderOfNumber('3257', 'III')), '290×330', '高温标记', '边长250mm，贴在运输组件四面');
});

test('[10.13] the columns of a long table are named on each of its pages', async () => {
  const [item] = documentOrder.items;
  const items = Array.from({ length: 60 }, () => item!);
  const pages = await pdfPagesText(await drawDocument(wordedAs('dg-declaration', { ...documentOrder, items }), 0));
  const ofTable = pages.map(withoutBlanks).filter((page) => page.includes('UN1230,'));
  expect(ofTable.length).toBeGreaterThan(1);
  for (const page of ofTable) expect(page).toContain(withoutBlanks('货物说明 DESCRIPTION OF GOODS'));
});

test('[10.13] a tariff code is not cut in two', async () => {
  const bytes = await drawDocument(wordedAs('booking-note', orderOfNumber('3082', 'III')), 0);
  expect((await pdfPagesText(bytes)).join('\n')).toMatch(/2905110000/u);
});

test('[10.13] a document in two languages counts its pages in both', async () => {
  const [page] = await pdfPagesText(await drawDocument(wordedAs('air-declaration', documentOrder), 0));
  expect(page).toContain('PAGE 1 OF');
  const [chinese] = await pdfPagesText(await drawDocument(wordedAs('order-confirmation', documentOrder), 0));
  expect(chinese).not.toContain('PAGE 1 OF');
});

test('[10.13] rare letters of a name are in the file', async () => {
  const items = documentOrder.items.map((item) => ({ ...item, cargoNameCn: '㐀龘犇喆堃镕鋆淼 ℃ m³ ¥' }));
  const text = await pdfText(await drawDocument(wordedAs('booking-note', { ...documentOrder, items }), 0));
  expect(text).toContain('㐀龘犇喆堃镕鋆淼℃m³¥');
});

test('[10.13] more documents than may wait are refused at once, and the thread goes with the server', async () => {
  const maker = createDocumentMaker({ mostWaiting: 1 });
  const document = wordedAs('booking-note', documentOrder);
  const made = maker.make(document, 0);
  const waits = maker.make(document, 0);
  await expect(maker.make(document, 0)).rejects.toThrow('too many documents wait');
  expect((await made).equals(await waits)).toBe(true);
  const closing = maker.make(document, 0);
  const ended = expect(closing).rejects.toThrow('the server stops');
  await maker.close();
  await ended;
  await expect(maker.make(document, 0)).rejects.toThrow();
});

test('[10.13] the documents of one account keep no one else waiting for more than one of them', async () => {
  const maker = createDocumentMaker();
  const document = wordedAs('booking-note', documentOrder);
  const made: string[] = [];
  const make = (owner: string) => maker.make(document, 0, builtLetterhead, owner).then(() => void made.push(owner));
  const many = Array.from({ length: 20 }, () => make('one'));
  const other = make('other');
  const settled = await Promise.allSettled(many);
  await other;
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
  expect(made.indexOf('other')).toBeLessThanOrEqual(2);
  await maker.close();
});

test('[10.13] a document larger than any may be is not sent, one that takes too long ends its thread', async () => {
  const document = wordedAs('booking-note', documentOrder);
  const small = createDocumentMaker({ mostBytes: 10 });
  await expect(small.make(document, 0)).rejects.toThrow('larger than any may be');
  await small.close();
  const hasty = createDocumentMaker({ longestMs: 1 });
  await expect(hasty.make(document, 0)).rejects.toThrow('took too long');
  await hasty.close();
});
