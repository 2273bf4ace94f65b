import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paperText } from '#copy/dangerous-goods/papers.ts';
import { noticeWords } from '#copy/notices/texts.ts';
import { amendmentReplies as words } from '#copy/orders/amendment.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { notices } from '#server/data/schema/notices.ts';
import { orderPapers } from '#server/data/schema/order-papers.ts';
import { orders } from '#server/data/schema/orders.ts';
import { book, bookingKey, formOf, type goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { instructionOf, massesOf } from '#tests/kit/filled-papers.ts';
import { as, ask as askAnybody } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { clientHeaders, databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, sendAs } from '#tests/kit/signed-in.ts';
import { documentOf, plainPicture } from '#tests/kit/upload-files.ts';

const DAY_MS = 86_400_000;
const NUMBERS = ['CSQU3054383', 'MSKU1234565'];

describe.each(databaseKinds())('the papers of an order that goes on another sailing, on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  let next: typeof offer;
  let owner: SignedIn;
  let keys = 0;

  beforeAll(async () => {
    ({ server, offer, owner } = await startWithOwners(database));
    const { items } = await askAnybody(server, 'sellingPrices', {
      ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'Y', onlyBookable: true, sort: 'etd' },
      boxes: [{ ctnType: '20GP', quantity: 2 }],
    });
    next = items.find(({ scheduleId, etd }) => scheduleId !== offer.scheduleId && etd > offer.etd + 2 * DAY_MS)!;
  }, 60_000);
  afterAll(() => server.stop());

  const operator = { ...clientHeaders, 'desk-token': deskToken };
  const key = () => bookingKey(`papers-${keys++}`);
  const booked = (more: Partial<FclForm> = {}) => methanol(offer, server.clock.now(), more);
  const onNext = (more: Partial<FclForm> = {}) =>
    booked({ priceId: next.priceId, scheduleId: next.scheduleId, ...more });
  const placeOrder = async (name: string) => (await book(server, OWNER, booked(), `papers-${name}`)).orderNo;
  const read = (no: string) => as(server, OWNER, 'order', { no });
  const paperOf = async (no: string, code: string) => (await read(no)).papers.find((paper) => paper.code === code);
  const accept = (orderNo: string, paper: string, version = 1) =>
    sendAs(server.address, operator, 'operatorPaperDecision', { orderNo, paper, version, decision: 'ACCEPT' });
  const draft = (orderNo: string, version: number) =>
    sendAs(server.address, operator, 'operatorDraftBill', { orderNo, version, blNo: 'COSU6123456780' });

  async function amend(no: string, form: FclForm, decision: 'ACCEPT' | 'REFUSE') {
    const quote = await owner.call('quote', { service: 'fcl', part: partOf(form), amends: no });
    const asked = { service: 'fcl', no, seen: 0, quoteId: quote.data.quoteId, form: formOf(form, OWNER) };
    expect((await owner.call('amendOrder', asked, key())).code).toBe('00000000');
    const decided = { orderNo: no, amendment: 1, decision, reason: decision === 'REFUSE' ? '新航次已满' : '' };
    expect((await sendAs(server.address, operator, 'operatorAmendmentDecision', decided)).code).toBe('00000000');
  }

  async function handIn(no: string, paper: string, day = '') {
    const { data: file } = await owner.upload(documentOf(plainPicture(9, 9), 9, 9), `${paper}.pdf`);
    const given = { no, paper, version: 0, fileIds: [file!.fileId], ...(day === '' ? {} : { day }) };
    expect((await owner.call('handInPaper', given, key())).code).toBe('00000000');
    await accept(no, paper);
  }

  /** An order for which everything has been handed in and accepted, up to the bill. */
  async function papered(name: string) {
    const no = await placeOrder(name);
    await owner.call('handInMass', { no, version: 0, form: massesOf(await read(no), NUMBERS) }, key());
    await owner.call('handInInstruction', { no, version: 0, form: instructionOf(await read(no)) }, key());
    await accept(no, 'VERIFIED_MASS');
    await accept(no, 'SHIPPING_INSTRUCTION');
    await handIn(no, 'DG_APPLICATION');
    await handIn(no, 'HAZARD_LABEL');
    await handIn(no, 'PACKING_USE_CERTIFICATE', localDay(offer.etd + DAY_MS, CHINA));
    await handIn(no, 'PACKAGING_TEST', localDay(next.etd + 90 * DAY_MS, CHINA));
    expect((await draft(no, 0)).code).toBe('00000000');
    return no;
  }
  const states = async (no: string) =>
    Object.fromEntries((await read(no)).papers.map(({ code, status }) => [code, status]));
  const versions = async (no: string, paper: string) =>
    (
      await server.database.db
        .select()
        .from(orderPapers)
        .where(and(eq(orderPapers.orderNo, no), eq(orderPapers.paper, paper)))
        .orderBy(asc(orderPapers.version))
    ).map(({ version, state }) => [version, state]);

  it('[10.11][10.12] what the carrier took for the old one is outstanding again by the new cut-offs, the rest stands', async () => {
    const no = await papered('moved');
    const stood = { HAZARD_LABEL: 'READY', PACKAGING_TEST: 'READY' };
    expect(await states(no)).toMatchObject({ ...stood, SHIPPING_INSTRUCTION: 'READY', DRAFT_BILL: 'MISSING' });
    await server.database.db.update(orders).set({ dgStatus: 'accepted' }).where(eq(orders.orderNo, no));
    await amend(no, onNext(), 'ACCEPT');

    const after = await read(no);
    const sailing = words.departureText('fcl', `${next.vessel} ${next.voyage}`, localDay(next.etd, 'Asia/Shanghai'));
    const again = {
      SHIPPING_INSTRUCTION: [next.cutOffs.siCutoff, words.departureAgain(sailing, true)],
      VERIFIED_MASS: [next.cutOffs.vgmCutoff, words.departureAgain(sailing, false)],
      DG_APPLICATION: [next.cutOffs.bookingCloseDg, words.departureAgain(sailing, false)],
      PACKING_USE_CERTIFICATE: [next.cutOffs.dgCutoff, words.certificateLapses(sailing)],
    } as const;
    for (const [code, [dueAt, reason]] of Object.entries(again)) {
      expect(after.papers.find((paper) => paper.code === code)).toMatchObject({
        ...{ status: 'RETURNED', dueAt, handIn: { isOpen: true, version: 1, reason } },
      });
      const step = { paper: code, dueAt, text: expect.stringContaining(reason) };
      expect(after.nextSteps).toContainEqual(expect.objectContaining(step));
    }
    expect(await states(no)).toMatchObject(stood);
    expect(after.papers.map(({ code }) => code)).not.toContain('DRAFT_BILL');
    expect(after.dgStatus).toBe('pending');

    const noticeRows = await server.database.db
      .select()
      .from(notices)
      .where(and(eq(notices.subject, no), eq(notices.kind, 'amendmentDecided')));
    const { detail } = noticeWords(noticeRows[0] as never);
    for (const code of Object.keys(again)) expect(detail).toContain(paperText[code as keyof typeof again]);
    expect(detail).not.toContain(paperText.DRAFT_BILL);
    expect(detail).toContain('截止');
  });

  it('[10.12] what was filled in starts the next version, the earlier ones stay, and the bill is drafted again', async () => {
    const no = await papered('confirmed');
    await amend(no, onNext(), 'ACCEPT');
    expect(await draft(no, 0)).toMatchObject({ code: '10004009' });
    const kept = (await paperOf(no, 'SHIPPING_INSTRUCTION'))?.handIn?.form;
    if (kept?.paper !== 'SHIPPING_INSTRUCTION') throw new Error('nothing was kept');
    expect(kept.values).toMatchObject({ blType: 'TELEX', issuePlace: 'SHANGHAI' });
    const again = await owner.call('handInInstruction', { no, version: 1, form: kept.values }, key());
    expect(again.code).toBe('00000000');
    await accept(no, 'SHIPPING_INSTRUCTION', 2);
    expect(await versions(no, 'SHIPPING_INSTRUCTION')).toEqual([
      [1, 'returned'],
      [2, 'accepted'],
    ]);
    expect((await draft(no, 0)).code).toBe('00000000');
    const offered = await paperOf(no, 'DRAFT_BILL');
    expect(offered).toMatchObject({ status: 'MISSING', dueAt: next.cutOffs.siCutoff });
    expect(offered?.handIn?.form?.facts).toMatchObject({
      lines: expect.arrayContaining([{ name: 'bill.vessel', text: next.vessel }]),
    });
    expect(await versions(no, 'DRAFT_BILL')).toEqual([
      [1, 'returned'],
      [2, 'offered'],
    ]);
  });

  it('[10.11][10.12] a sailing that is refused and an amendment that stays aboard ask for nothing again', async () => {
    const refused = await papered('refused');
    const before = await states(refused);
    await amend(refused, onNext(), 'REFUSE');
    expect(await states(refused)).toEqual(before);
    const aboard = await papered('aboard');
    await amend(aboard, booked({ remark: '请尽量靠前提箱' }), 'ACCEPT');
    expect(await states(aboard)).toEqual(before);
  });
});
