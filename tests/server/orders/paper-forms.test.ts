import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderReplies } from '#copy/orders/replies.ts';
import { replaceAt } from '#domain/form/path.ts';
import type { MassForm } from '#domain/paper-forms/verified-mass.ts';
import { notices } from '#server/data/schema/notices.ts';
import { orderPapers } from '#server/data/schema/order-papers.ts';
import { book, bookingKey, type goldenOffer, methanol } from '#tests/kit/booking.ts';
import { instructionOf, massesOf } from '#tests/kit/filled-papers.ts';
import { as } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { clientHeaders, databaseKinds, type TestServer } from '#tests/kit/server.ts';
import type { SignedIn } from '#tests/kit/signed-in.ts';
import { documentOf, plainPicture } from '#tests/kit/upload-files.ts';

const NUMBERS = ['CSQU3054383', 'MSKU1234565'];

describe.each(databaseKinds())('the papers that are filled in, on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  let owner: SignedIn;
  let stranger: SignedIn;
  let keys = 0;

  beforeAll(async () => {
    ({ server, offer, owner, stranger } = await startWithOwners(database));
  }, 60_000);
  afterAll(() => server.stop());

  const key = () => bookingKey(`form-${keys++}`);
  const placeOrder = async (name: string) =>
    (await book(server, OWNER, methanol(offer, server.clock.now()), name)).orderNo;
  const read = (no: string) => as(server, OWNER, 'order', { no });
  const paperOf = async (no: string, code = 'VERIFIED_MASS') =>
    (await read(no)).papers.find((paper) => paper.code === code);
  const asOperator = async (name: string, body: object) =>
    (
      await fetch(`${server.address}/api-platform/desk/${name}`, {
        method: 'POST',
        headers: { ...clientHeaders, 'desk-token': deskToken, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<{ code: string; message: string; data: never }>;

  const masses = async (no: string) => massesOf(await read(no), NUMBERS);
  const give = async (no: string, form: MassForm, version = 0, who = owner) =>
    who.call('handInMass', { no, version, form }, key());

  it('[10.12] the order starts the form, and what was filled in is its next version', async () => {
    const no = await placeOrder('mass-way');
    const before = await read(no);
    const initialPaper = before.papers.find(({ code }) => code === 'VERIFIED_MASS');
    expect(initialPaper).toMatchObject({
      dueAt: offer.cutOffs.vgmCutoff,
      status: 'MISSING',
      handIn: {
        isOpen: true,
        version: 0,
        form: { paper: 'VERIFIED_MASS', facts: { boxes: ['20GP', '20GP'] }, values: { signature: '' } },
      },
    });
    const form = await masses(no);
    const handed = await give(no, form);
    expect(handed.data?.papers.find(({ code }) => code === 'VERIFIED_MASS')).toMatchObject({
      status: 'IN_REVIEW',
      handIn: { version: 1, isLate: false, files: [], form: { values: { signature: 'ZHANG SAN' } } },
    });
    const now = await read(no);
    expect(now.ownPapers?.ready).toBe((before.ownPapers?.ready ?? 0) + 1);
    expect(now.nextSteps.map(({ paper }) => paper)).not.toContain('VERIFIED_MASS');
  });

  it('[10.12] the operator reads the form, returns it with a reason, and accepts what came instead', async () => {
    const no = await placeOrder('mass-desk');
    const form = await masses(no);
    await give(no, form);
    const waiting = await asOperator('waiting', {});
    expect(waiting.data).toMatchObject({
      papers: { items: expect.arrayContaining([expect.objectContaining({ orderNo: no, paper: 'VERIFIED_MASS' })]) },
    });
    const row = async () =>
      (
        (await asOperator('papers/query', { orderNo: no })).data as { papers: { paper: string; form: unknown }[] }
      ).papers.find(({ paper }) => paper === 'VERIFIED_MASS');
    expect(await row()).toMatchObject({ form: { values: { boxes: [{ containerNo: NUMBERS[0] }, {}] } }, files: [] });
    const decision = { orderNo: no, paper: 'VERIFIED_MASS', version: 1 };
    await asOperator('papers/decide', { ...decision, decision: 'RETURN', reason: '第二箱皮重与箱门不符' });
    expect(await paperOf(no)).toMatchObject({
      status: 'RETURNED',
      handIn: { reason: '第二箱皮重与箱门不符', form: { values: { signature: 'ZHANG SAN' } } },
    });
    await give(no, replaceAt(form, 'boxes.1.tareKg', '2250'), 1);
    expect((await asOperator('papers/decide', { ...decision, decision: 'ACCEPT' })).code).toBe('10004009');
    await asOperator('papers/decide', { ...decision, version: 2, decision: 'ACCEPT' });
    expect(await paperOf(no)).toMatchObject({ status: 'READY', handIn: { isOpen: false } });
    expect(await give(no, form, 2)).toMatchObject({ code: '10004009', message: orderReplies.paperSettled });
    const kept = await server.database.db.select().from(orderPapers).where(eq(orderPapers.orderNo, no));
    expect(kept.map(({ version, state }) => [version, state])).toEqual([
      [1, 'returned'],
      [2, 'accepted'],
    ]);
  });

  it('[10.12] nothing was filled in before it came: the operator sees no form that the order began', async () => {
    const no = await placeOrder('mass-none');
    const { data } = await asOperator('papers/query', { orderNo: no });
    const { papers } = data as { papers: { paper: string; form: unknown }[] };
    expect(papers.find(({ paper }) => paper === 'VERIFIED_MASS')?.form).toBeNull();
  });

  it('[10.12] the same rules as the page: what is missing or not plausible is named by its field', async () => {
    const no = await placeOrder('mass-errors');
    const form = await masses(no);
    const wrong = replaceAt(replaceAt(form, 'boxes.0.tareKg', '223'), 'signature', '张三');
    expect(await give(no, wrong)).toMatchObject({
      code: '10004001',
      data: { fields: { 'boxes.0.tareKg': expect.stringContaining('20GP'), signature: expect.any(String) } },
    });
    expect((await give(no, { ...form, boxes: form.boxes.slice(1) })).code).toBe('10004001');
    expect((await give(no, replaceAt(form, 'boxes.0.cargoKg', '7000'))).code).toBe('00000000');
  });

  it('[10.12] late is shown and taken; of two tabs the second is notified of the newer one', async () => {
    const no = await placeOrder('mass-late');
    const form = await masses(no);
    const start = server.clock.now();
    server.clock.advance(offer.cutOffs.vgmCutoff - start);
    expect(await paperOf(no)).toMatchObject({ status: 'OVERDUE' });
    const results = await Promise.all([give(no, form), give(no, form)]);
    expect(results.map(({ code }) => code).toSorted()).toEqual(['00000000', '10004009']);
    expect(await paperOf(no)).toMatchObject({ status: 'IN_REVIEW', handIn: { isLate: true, version: 1 } });
    server.clock.advance(start - server.clock.now());
  });

  it('[10.12] the shipping instruction starts with the order, agrees with it, and its cut-off is its own', async () => {
    const no = await placeOrder('instruction');
    const paper = await paperOf(no, 'SHIPPING_INSTRUCTION');
    expect(paper?.dueAt).toBe(offer.cutOffs.siCutoff);
    const form = instructionOf(await read(no));
    expect(paper?.handIn?.form?.facts).toEqual({ payTerm: 'PRE', packages: '160', grossKg: '30400', volume: '0' });
    const send = (values: typeof form) => owner.call('handInInstruction', { no, version: 0, form: values }, key());
    expect(await send(replaceAt(form, 'cargo.0.packages', '159'))).toMatchObject({
      code: '10004001',
      data: { fields: { 'cargo.0.packages': expect.stringContaining('160') } },
    });
    expect((await send(form)).data?.papers.find(({ code }) => code === 'SHIPPING_INSTRUCTION')).toMatchObject({
      status: 'IN_REVIEW',
      handIn: { version: 1, isLate: false, form: { values: { blType: 'TELEX' } } },
    });
    expect((await read(no)).nextSteps.map(({ paper: outstanding }) => outstanding)).not.toContain(
      'SHIPPING_INSTRUCTION',
    );
    expect(await stranger.call('handInInstruction', { no, version: 1, form }, key())).toMatchObject({
      code: '10004004',
    });
  });

  it('[10.12] a draft bill is made of the accepted instruction, corrected, made again and confirmed', async () => {
    const no = await placeOrder('draft');
    const draft = (version: number) =>
      asOperator('papers/draft-bill', { orderNo: no, version, blNo: 'COSU6123456780' });
    const form = instructionOf(await read(no));
    expect(await draft(0)).toMatchObject({ code: '10004009', message: orderReplies.draftNotYet });
    await owner.call('handInInstruction', { no, version: 0, form }, key());
    const decision = { orderNo: no, paper: 'SHIPPING_INSTRUCTION', version: 1, decision: 'ACCEPT' };
    await asOperator('papers/decide', decision);
    expect(await paperOf(no, 'DRAFT_BILL')).toBeUndefined();
    expect((await draft(0)).data).toMatchObject({ paper: 'DRAFT_BILL', version: 1, status: 'MISSING' });
    expect((await draft(0)).code).toBe('10004009');

    const offered = await paperOf(no, 'DRAFT_BILL');
    expect(offered).toMatchObject({
      owner: 'SHIPPER',
      dueAt: offer.cutOffs.siCutoff,
      handIn: { isOpen: true, version: 1 },
    });
    expect((await read(no)).nextSteps).toContainEqual(
      expect.objectContaining({ paper: 'DRAFT_BILL', text: orderReplies.stepDraft }),
    );
    const initialPaper = offered?.handIn?.form;
    if (initialPaper?.paper !== 'DRAFT_BILL') throw new Error('no draft was made');
    expect(initialPaper.facts.lines).toContainEqual({ name: 'bill.blNo', text: 'COSU6123456780' });
    expect(initialPaper.facts.lines).toContainEqual({ name: 'shipper.companyNameEn', text: 'SAMPLE CHEMICAL' });
    const answer = (version: number, decided: string, should = '', who = owner) =>
      who.call(
        'answerDraft',
        {
          ...{ no, version },
          form: {
            decision: decided,
            lines: initialPaper.values.lines.map((line, index) => (index === 0 ? { ...line, should } : line)),
          },
        },
        key(),
      );
    expect((await answer(1, 'CONFIRM', '', stranger)).code).toBe('10004004');
    expect((await answer(1, '')).code).toBe('10004001');
    expect((await answer(1, 'CORRECT')).code).toBe('10004001');
    expect((await answer(0, 'CONFIRM')).code).toBe('10004009');
    expect((await answer(1, 'CORRECT', 'COSU6123456781')).code).toBe('00000000');
    expect(await paperOf(no, 'DRAFT_BILL')).toMatchObject({ status: 'IN_REVIEW', handIn: { version: 2 } });
    const { data } = await asOperator('papers/query', { orderNo: no });
    const { papers } = data as { papers: { paper: string; form: { values: { lines: unknown[] } } }[] };
    const wrong = papers.find(({ paper }) => paper === 'DRAFT_BILL')?.form.values.lines[0];
    expect(wrong).toMatchObject({ name: 'bill.blNo', should: 'COSU6123456781' });
    const accepting = { ...decision, paper: 'DRAFT_BILL', version: 2 };
    expect(await asOperator('papers/decide', accepting)).toMatchObject({ message: orderReplies.paperNotWaiting });

    expect((await draft(2)).data).toMatchObject({ version: 3, status: 'MISSING' });
    expect((await answer(2, 'CONFIRM')).code).toBe('10004009');
    const start = server.clock.now();
    server.clock.advance(offer.cutOffs.siCutoff - start);
    expect(await paperOf(no, 'DRAFT_BILL')).toMatchObject({ status: 'OVERDUE' });
    expect((await answer(3, 'CONFIRM', 'not kept')).code).toBe('00000000');
    const confirmed = await paperOf(no, 'DRAFT_BILL');
    expect(confirmed).toMatchObject({ status: 'READY', handIn: { isOpen: false, isLate: true, version: 4 } });
    expect(JSON.stringify(confirmed)).not.toContain('not kept');
    expect((await read(no)).nextSteps.map(({ paper }) => paper)).not.toContain('DRAFT_BILL');
    expect(await draft(4)).toMatchObject({ code: '10004009', message: orderReplies.paperSettled });
    server.clock.advance(start - server.clock.now());
    const noticeRows = await server.database.db.select().from(notices).where(eq(notices.subject, no));
    expect(noticeRows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['orderAction', 'draftCorrected']));
  });

  it('[10.12] sent again under the same key it is taken once', async () => {
    const no = await placeOrder('mass-once');
    const form = await masses(no);
    const same = key();
    await owner.call('handInMass', { no, version: 0, form }, same);
    const again = await owner.call('handInMass', { no, version: 0, form }, same);
    expect(again.data?.papers).toEqual((await read(no)).papers);
  });

  it('[10.12][1.8] a stranger finds no order; a cancelled one takes nothing; no files are taken in its place', async () => {
    const no = await placeOrder('mass-strangers');
    const form = await masses(no);
    expect(await give(no, form, 0, stranger)).toMatchObject({ code: '10004004', message: orderReplies.orderUnknown });
    const { data } = await owner.upload(documentOf(plainPicture(9, 9), 9, 9), 'vgm.pdf');
    const file = { no, paper: 'VERIFIED_MASS', version: 0, fileIds: [data?.fileId ?? ''] };
    expect(await owner.call('handInPaper', file, key())).toMatchObject({ message: orderReplies.paperIsFilled });
    await as(server, OWNER, 'cancelOrder', { no });
    expect(await give(no, form)).toMatchObject({ code: '10004009', message: orderReplies.papersOver });
  });
});
