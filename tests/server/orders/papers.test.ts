import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderReplies } from '#copy/orders/replies.ts';
import { uploadReplies } from '#copy/replies.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { uploads } from '#server/data/schema/operations.ts';
import { orderPapers } from '#server/data/schema/order-papers.ts';
import { orders } from '#server/data/schema/orders.ts';
import { book, bookingKey, type goldenOffer, methanol } from '#tests/kit/booking.ts';
import { as } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { clientHeaders, databaseKinds, type TestServer } from '#tests/kit/server.ts';
import type { SignedIn } from '#tests/kit/signed-in.ts';
import { documentOf, endlessDocument, plainPicture, textDocument } from '#tests/kit/upload-files.ts';

const DAY = 86_400_000;
const scan = documentOf(plainPicture(9, 9), 9, 9);
const sections = [
  ...['Identification', 'Hazards identification', 'Composition', 'First-aid measures', 'Fire-fighting measures'],
  ...['Accidental release measures', 'Handling and storage', 'Exposure controls', 'Physical and chemical properties'],
  ...['Stability and reactivity', 'Toxicological information', 'Ecological information', 'Disposal considerations'],
  ...['Transport information', 'Regulatory information', 'Other information'],
];
const sheetOf = (titles: readonly string[]) =>
  textDocument(titles.map((title, index) => `Section ${index + 1} ${title} of methanol, as the maker wrote it down`));

describe.each(databaseKinds())('the papers of an order, on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  let owner: SignedIn;
  let stranger: SignedIn;
  let keys = 0;

  beforeAll(async () => {
    ({ server, offer, owner, stranger } = await startWithOwners(database));
  }, 60_000);
  afterAll(() => server.stop());

  const key = () => bookingKey(`paper-${keys++}`);
  const placeOrder = async (name: string, more: Partial<FclForm> = {}) =>
    (await book(server, OWNER, methanol(offer, server.clock.now(), more), name)).orderNo;
  const fileOf = async (who: SignedIn, content = scan, name = 'a.pdf') =>
    (await who.upload(content, name)).data?.fileId ?? '';
  const read = (no: string) => as(server, OWNER, 'order', { no });
  const paperOf = async (no: string, code: string) => (await read(no)).papers.find((paper) => paper.code === code);
  const fromSailing = (days: number) => localDay(offer.etd + days * DAY, 'Asia/Shanghai');
  const give = (no: string, paper: string, more: object = {}) =>
    owner.call('handInPaper', { no, paper, version: 0, ...more }, key());
  const asOperator = async (name: string, body: object) =>
    (
      await fetch(`${server.address}/api-platform/desk/papers/${name}`, {
        method: 'POST',
        headers: { ...clientHeaders, 'desk-token': deskToken, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<{ code: string; message: string; data: never }>;

  const operatorFile = async (body: object) => {
    const answer = await fetch(`${server.address}/api-platform/desk/papers/file`, {
      method: 'POST',
      headers: { ...clientHeaders, 'desk-token': deskToken, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const name = answer.headers.get('content-disposition') ?? '';
    return { name, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('[10.8] a document that cannot be drawn whole is offered as itself', async () => {
    const no = await placeOrder('paper-undrawn');
    const fileId = await fileOf(owner, endlessDocument());
    await give(no, 'PACKING_USE_CERTIFICATE', { fileIds: [fileId], day: fromSailing(30) });
    const asked = await asOperator('file', { orderNo: no, fileId, drawn: true });
    expect(asked).toMatchObject({ code: '10004001', message: uploadReplies.notDrawn });
    expect((await operatorFile({ orderNo: no, fileId })).bytes).toEqual(endlessDocument());
  });

  it('[10.12] a paper goes from outstanding to handed in, back with a reason, and is replaced and accepted', async () => {
    const no = await placeOrder('paper-way');
    const before = await read(no);
    expect(await paperOf(no, 'PACKING_USE_CERTIFICATE')).toMatchObject({
      status: 'MISSING',
      handIn: { isOpen: true, version: 0, expiry: 'SAILING', holdsUntil: offer.etd, files: [] },
    });
    const first = await fileOf(owner);
    const handed = await give(no, 'PACKING_USE_CERTIFICATE', { fileIds: [first], day: fromSailing(30) });
    expect(handed.data?.papers.find(({ code }) => code === 'PACKING_USE_CERTIFICATE')).toMatchObject({
      status: 'IN_REVIEW',
      handIn: {
        isOpen: true,
        version: 1,
        files: [{ fileId: first, name: 'a.pdf' }],
        day: fromSailing(30),
        isLate: false,
      },
    });
    const now = await read(no);
    expect(now.ownPapers).toEqual({ ready: (before.ownPapers?.ready ?? 0) + 1, all: before.ownPapers?.all });
    expect(now.nextSteps.map(({ paper }) => paper)).not.toContain('PACKING_USE_CERTIFICATE');

    const shown = await operatorFile({ orderNo: no, fileId: first, drawn: true });
    expect(shown.name).toContain('a.jpg');
    expect([...shown.bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect((await operatorFile({ orderNo: no, fileId: first })).bytes).toEqual(scan);

    const listed = await asOperator('query', { orderNo: no });
    expect(listed.data).toMatchObject({ orderNo: no });
    const decision = { orderNo: no, paper: 'PACKING_USE_CERTIFICATE', version: 1, decision: 'RETURN' };
    expect((await asOperator('decide', decision)).code).toBe('10004001');
    expect((await asOperator('decide', { ...decision, reason: '盖章看不清' })).data).toMatchObject({
      status: 'RETURNED',
    });
    const returned = await read(no);
    expect(returned.nextSteps).toContainEqual({
      code: 'PAPER',
      paper: 'PACKING_USE_CERTIFICATE',
      text: orderReplies.stepReturned('危包证(出境危险货物运输包装使用鉴定结果单)', '盖章看不清'),
      dueAt: offer.cutOffs.dgCutoff,
    });
    expect(await paperOf(no, 'PACKING_USE_CERTIFICATE')).toMatchObject({ handIn: { reason: '盖章看不清' } });

    const second = await fileOf(owner);
    await give(no, 'PACKING_USE_CERTIFICATE', { version: 1, fileIds: [second], day: fromSailing(30) });
    expect((await asOperator('decide', { ...decision, version: 1, decision: 'ACCEPT' })).code).toBe('10004009');
    await asOperator('decide', { ...decision, version: 2, decision: 'ACCEPT' });
    expect(await paperOf(no, 'PACKING_USE_CERTIFICATE')).toMatchObject({ status: 'READY', handIn: { isOpen: false } });
    const kept = await server.database.db.select().from(orderPapers).where(eq(orderPapers.orderNo, no));
    expect(kept.map(({ version, state }) => [version, state])).toEqual([
      [1, 'returned'],
      [2, 'accepted'],
    ]);
    const more = await give(no, 'PACKING_USE_CERTIFICATE', { version: 2, fileIds: [second], day: fromSailing(30) });
    expect(more).toMatchObject({ code: '10004009', message: orderReplies.paperSettled });
  });

  it('[10.12] a date is checked against the sailing, a revision by its age', async () => {
    const no = await placeOrder('paper-dates');
    const fileIds = [await fileOf(owner)];
    expect(await give(no, 'PACKING_USE_CERTIFICATE', { fileIds, day: fromSailing(-1) })).toMatchObject({
      code: '10005009',
      data: { fields: { day: orderReplies.paperErrors.EXPIRES_TOO_EARLY } },
    });
    expect(await give(no, 'PACKING_USE_CERTIFICATE', { fileIds })).toMatchObject({
      code: '10004001',
      data: { fields: { day: orderReplies.paperErrors.DAY_MISSING } },
    });
    const years = (count: number) => localDay(server.clock.now() - count * 365 * DAY, 'Asia/Shanghai');
    expect(await give(no, 'SDS_EN', { fileIds, day: years(6) })).toMatchObject({
      data: { fields: { day: orderReplies.paperErrors.REVISION_BLOCKED } },
    });
    expect(await give(no, 'SDS_EN', { fileIds, day: fromSailing(0) })).toMatchObject({
      data: { fields: { day: orderReplies.paperErrors.REVISED_LATER } },
    });
    expect((await give(no, 'SDS_EN', { fileIds, day: years(4) })).code).toBe('00000000');
    expect((await give(no, 'DG_APPLICATION', { fileIds: [await fileOf(owner)] })).code).toBe('00000000');
  });

  it('[10.12] a kind of file that no certificate comes in is refused', async () => {
    const no = await placeOrder('paper-kinds');
    const picture = await fileOf(owner, plainPicture(9, 9, 'png'), '章.png');
    expect((await give(no, 'PACKAGING_TEST', { fileIds: [picture], day: fromSailing(9) })).code).toBe('00000000');
    const { db } = server.database;
    const word = await fileOf(owner);
    await db.update(uploads).set({ name: '危包证.docx' }).where(eq(uploads.id, word));
    expect(await give(no, 'PACKING_USE_CERTIFICATE', { fileIds: [word], day: fromSailing(9) })).toMatchObject({
      code: '10004001',
      data: { fields: { fileIds: orderReplies.paperErrors.FILE_KIND } },
    });
  });

  it('[10.12] the sections of a sheet are read where it has words', async () => {
    const no = await placeOrder('paper-sections');
    const day = localDay(server.clock.now() - 30 * DAY, 'Asia/Shanghai');
    const short = await fileOf(owner, sheetOf(sections.slice(0, 15)), 'sds.pdf');
    await give(no, 'SDS_EN', { fileIds: [short], day });
    expect(await paperOf(no, 'SDS_EN')).toMatchObject({ handIn: { missingSections: [16] } });
    const whole = await fileOf(owner, sheetOf(sections), 'sds.pdf');
    await give(no, 'SDS_EN', { version: 1, fileIds: [whole], day });
    expect(await paperOf(no, 'SDS_EN')).toMatchObject({ handIn: { missingSections: [] } });
    await give(no, 'SDS_EN', { version: 2, fileIds: [await fileOf(owner)], day });
    expect(await paperOf(no, 'SDS_EN')).toMatchObject({ handIn: { missingSections: null } });
  });

  it('[10.12] what came with the booking counts as handed in, and the operator opens, returns it', async () => {
    const no = await placeOrder('paper-given');
    const sheet = await paperOf(no, 'SDS_CN');
    expect(sheet).toMatchObject({ status: 'IN_REVIEW', handIn: { isOpen: true, version: 0, at: null } });
    expect(sheet?.handIn?.files).toHaveLength(1);
    const decision = { orderNo: no, paper: 'SDS_CN', version: 0, decision: 'RETURN', reason: '缺第14部分' };
    expect((await asOperator('decide', decision)).data).toMatchObject({ status: 'RETURNED', version: 1 });
    expect(await paperOf(no, 'SDS_CN')).toMatchObject({
      status: 'RETURNED',
      handIn: { version: 1, reason: '缺第14部分' },
    });
  });

  it('[10.12] the operator opens the files of the order and no others', async () => {
    const no = await placeOrder('paper-files');
    const fileId = await fileOf(owner, scan, '申请表.pdf');
    await give(no, 'DG_APPLICATION', { fileIds: [fileId] });
    const fetchFile = (id: string) =>
      fetch(`${server.address}/api-platform/desk/papers/file`, {
        method: 'POST',
        headers: { ...clientHeaders, 'desk-token': deskToken, 'content-type': 'application/json' },
        body: JSON.stringify({ orderNo: no, fileId: id }),
      });
    expect(Buffer.from(await (await fetchFile(fileId)).arrayBuffer()).equals(Buffer.from(scan))).toBe(true);
    const other = await fetchFile(await fileOf(owner));
    expect(await other.json()).toMatchObject({ code: '10004004' });
    const waiting = await fetch(`${server.address}/api-platform/desk/waiting`, {
      method: 'POST',
      headers: { ...clientHeaders, 'desk-token': deskToken, 'content-type': 'application/json' },
      body: '{}',
    });
    const { data } = (await waiting.json()) as { data: { papers: { items: { orderNo: string; paper: string }[] } } };
    expect(data.papers.items).toContainEqual(expect.objectContaining({ orderNo: no, paper: 'DG_APPLICATION' }));
  });

  it('[10.12] late is shown and taken; of two tabs the second is notified of the newer one', async () => {
    const no = await placeOrder('paper-late');
    const [one, two] = [await fileOf(owner), await fileOf(owner)];
    const start = server.clock.now();
    server.clock.advance(offer.cutOffs.bookingCloseDg - start + 1);
    expect(await paperOf(no, 'DG_APPLICATION')).toMatchObject({ status: 'OVERDUE' });
    const results = await Promise.all([
      give(no, 'DG_APPLICATION', { fileIds: [one] }),
      give(no, 'DG_APPLICATION', { fileIds: [two] }),
    ]);
    expect(results.map(({ code }) => code).toSorted()).toEqual(['00000000', '10004009']);
    expect(await paperOf(no, 'DG_APPLICATION')).toMatchObject({
      status: 'IN_REVIEW',
      handIn: { isLate: true, version: 1 },
    });
    server.clock.advance(start - server.clock.now());
  });

  it('[10.12] sent again under the same key it is taken once', async () => {
    const no = await placeOrder('paper-once');
    const request = { no, paper: 'DG_APPLICATION', version: 0, fileIds: [await fileOf(owner)] };
    const same = key();
    await owner.call('handInPaper', request, same);
    expect((await owner.call('handInPaper', request, same)).data?.papers).toEqual((await read(no)).papers);
  });

  it('[10.12][1.8] a stranger finds no order, no paper, no file; nor does anybody hand in another user’s file', async () => {
    const no = await placeOrder('paper-strangers');
    const fileIds = [await fileOf(stranger)];
    const theirs = await stranger.call('handInPaper', { no, paper: 'DG_APPLICATION', version: 0, fileIds }, key());
    expect(theirs).toMatchObject({ code: '10004004', message: orderReplies.orderUnknown });
    expect(await give(no, 'DG_APPLICATION', { fileIds })).toMatchObject({ code: '10004004' });
    const mine = [await fileOf(owner)];
    expect(await give(no, 'NOT_A_PAPER', { fileIds: mine })).toMatchObject({ message: orderReplies.paperUnknown });
    expect(await give(no, 'VESSEL_DECLARATION', { fileIds: mine })).toMatchObject({ code: '10004004' });
    expect(await give('FCL26011500000', 'DG_APPLICATION', { fileIds: mine })).toMatchObject({ code: '10004004' });
    expect((await asOperator('query', { orderNo: 'FCL26011500000' })).code).toBe('10004004');
    expect(
      (await asOperator('decide', { orderNo: no, paper: 'DG_APPLICATION', version: 0, decision: 'ACCEPT' })).code,
    ).toBe('10004009');
  });

  it('[10.12] after it was cancelled or completed nothing is taken', async () => {
    const no = await placeOrder('paper-over');
    const fileIds = [await fileOf(owner)];
    await as(server, OWNER, 'cancelOrder', { no });
    expect(await give(no, 'DG_APPLICATION', { fileIds })).toMatchObject({
      code: '10004009',
      message: orderReplies.papersOver,
    });
    expect((await read(no)).papers.some(({ handIn }) => handIn?.isOpen)).toBe(false);
    const completed = await placeOrder('paper-completed');
    await server.database.db.update(orders).set({ status: 'completed' }).where(eq(orders.orderNo, completed));
    expect(await give(completed, 'DG_APPLICATION', { fileIds })).toMatchObject({ message: orderReplies.papersOver });
  });

  it('[11.2] what sailed without a paper still requires it and takes it', async () => {
    const no = await placeOrder('paper-sailed');
    await server.database.db.update(orders).set({ status: 'departed' }).where(eq(orders.orderNo, no));
    const { papers, nextSteps } = await read(no);
    const paper = papers.find(({ code }) => code === 'DG_APPLICATION');
    expect(paper).toMatchObject({ status: 'NOT_RECEIVED', handIn: { isOpen: true } });
    expect(nextSteps).toContainEqual(expect.objectContaining({ paper: 'DG_APPLICATION' }));
    expect((await give(no, 'DG_APPLICATION', { fileIds: [await fileOf(owner)] })).code).toBe('00000000');
    expect((await read(no)).papers).toContainEqual(
      expect.objectContaining({ code: 'DG_APPLICATION', status: 'IN_REVIEW' }),
    );
  });
});
