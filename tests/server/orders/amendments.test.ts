import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookedService } from '#contract/booked-services.ts';
import { amendmentReplies as words } from '#copy/orders/amendment.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { lclService } from '#domain/lcl/service.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import { sailings } from '#server/data/schema/market.ts';
import { notices } from '#server/data/schema/notices.ts';
import { audit } from '#server/data/schema/operations.ts';
import { orderContainers, orders, quotes } from '#server/data/schema/orders.ts';
import { paintAt } from '#tests/features/lcl/on-server.ts';
import { storedAt } from '#tests/features/warehouse/on-server.ts';
import { book, bookingKey, formOf, type goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { massesOf } from '#tests/kit/filled-papers.ts';
import { as } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { clientHeaders, databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, sendAs } from '#tests/kit/signed-in.ts';
import { documentOf, plainPicture } from '#tests/kit/upload-files.ts';

describe.each(databaseKinds())('amendments of an order, on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  let owner: SignedIn;
  let stranger: SignedIn;
  let keys = 0;

  beforeAll(async () => {
    ({ server, offer, owner, stranger } = await startWithOwners(database));
  }, 60_000);
  afterAll(() => server.stop());

  const key = () => bookingKey(`amend-${keys++}`);
  const operator = { ...clientHeaders, 'desk-token': deskToken };
  const two = (more: Partial<FclForm> = {}) => methanol(offer, server.clock.now(), more);
  /** The same goods in three boxes, whose parties are named. */
  const three = () => {
    const form = two({ remark: '改为三箱' });
    return { ...form, containers: form.containers.map((one) => ({ ...one, quantity: '3', weightPerCtn: '10134' })) };
  };
  const placeOrder = async (name: string, more: Partial<FclForm> = {}) =>
    (await book(server, OWNER, two(more), `amended-${name}`)).orderNo;
  const read = (no: string) => as(server, OWNER, 'order', { no });
  const slots = async () =>
    (await server.database.db.select().from(sailings).where(eq(sailings.id, offer.scheduleId)))[0]?.slotsLeft ?? 0;
  const quoted = async (no: string, form: FclForm) =>
    (await owner.call('quote', { service: 'fcl', part: partOf(form), amends: no })).data;
  const ask = async (no: string, form = three(), more: object = {}, who = owner) =>
    who.call(
      'amendOrder',
      {
        service: 'fcl',
        no,
        seen: 0,
        quoteId: (await quoted(no, form))?.quoteId ?? 'none',
        form: formOf(form, OWNER),
        ...more,
      },
      key(),
    );
  const decide = (no: string, amendment: number, decision: 'ACCEPT' | 'REFUSE', reason = '') =>
    sendAs(server.address, operator, 'operatorAmendmentDecision', { orderNo: no, amendment, decision, reason });

  it('[10.11] nothing of the order changes before the operator accepts, and then all of it at once', async () => {
    const no = await placeOrder('accepted');
    const before = await read(no);
    const left = await slots();
    expect(before).toMatchObject({ status: 'submitted', mayAmend: true, amendments: [] });

    const { data: asked } = await ask(no);
    expect(asked).toMatchObject({ orderNo: no, status: 'amending' });
    const waiting = await read(no);
    expect(waiting).toMatchObject({ status: 'amending', mayAmend: false });
    for (const kept of ['lines', 'totals', 'boxes', 'items', 'form', 'etd'] as const)
      expect([kept, waiting[kept]]).toEqual([kept, before[kept]]);
    expect(await slots()).toBe(left);
    const [amendment] = waiting.amendments ?? [];
    expect(amendment).toMatchObject({ no: 1, state: 'waiting', decidedAt: null, reason: null });
    expect(amendment?.before).toEqual({ lines: before.lines, totals: before.totals });
    expect(amendment?.after.totals).not.toEqual(before.totals);
    expect(amendment?.changes).toEqual([
      { name: expect.stringContaining('第1项'), before: '2', after: '3' },
      { name: expect.stringContaining('第1项'), before: '15200', after: '10134' },
      { name: '备注', before: '', after: '改为三箱' },
    ]);
    expect(waiting.timeline.find(({ node }) => node === 'amending')).toMatchObject({
      name: '变更中',
      actualAt: server.clock.now(),
      remark: words.asked,
    });
    const listed = await sendAs(server.address, operator, 'operatorAmendments', {});
    expect(listed.data?.items).toMatchObject([{ orderNo: no, service: 'fcl', no: 1, state: 'waiting' }]);

    server.clock.advance(1_000);
    expect((await decide(no, 1, 'ACCEPT')).data).toMatchObject({ orderNo: no, state: 'accepted', status: 'submitted' });
    const after = await read(no);
    expect(after).toMatchObject({ status: 'submitted', mayAmend: true, boxes: [{ ctnType: '20GP', quantity: 3 }] });
    expect(after.totals).toEqual(amendment?.after.totals);
    expect(after.lines).toEqual(amendment?.after.lines);
    expect(after.form.remark).toBe('改为三箱');
    expect(after.amendments).toMatchObject([{ no: 1, state: 'accepted', decidedAt: server.clock.now() }]);
    expect(await slots()).toBe(left - 1);
    const nodes = after.timeline.map(({ node }) => node);
    expect(nodes.filter((node) => node !== 'amending')).toEqual(before.timeline.map(({ node }) => node));
    expect(nodes.indexOf('amending')).toBe(1);
    expect(after.timeline[1]?.remark).toBe(words.accepted);
    const noticeRows = await server.database.db.select().from(notices).where(eq(notices.subject, no));
    expect(noticeRows.find(({ kind }) => kind === 'amendmentDecided')).toMatchObject({
      facts: { isAccepted: true, reason: '' },
    });
    const acts = await server.database.db.select().from(audit).where(eq(audit.subjectId, no));
    expect(acts.find(({ action }) => action === 'order.amendmentAccepted')?.detail).toMatchObject({
      amendment: 1,
      changed: ['containers.0.quantity', 'containers.0.weightPerCtn', 'remark'],
      before: { status: 'amending', totals: before.totals },
      after: { status: 'submitted', totals: after.totals },
    });
    expect((await sendAs(server.address, operator, 'operatorAmendments', {})).data?.items).toEqual([]);
    await as(server, OWNER, 'cancelOrder', { no });
    expect(await slots()).toBe(left + 2);
  });

  it('[10.11] a refusal has a reason and leaves the order as it was', async () => {
    const no = await placeOrder('refused');
    const before = await read(no);
    const left = await slots();
    await ask(no);
    expect(await decide(no, 1, 'REFUSE')).toMatchObject({
      code: '10004001',
      data: { fields: { reason: orderReplies.reasonMissing } },
    });
    expect((await decide(no, 1, 'REFUSE', '船公司不加箱')).data).toMatchObject({
      state: 'refused',
      reason: '船公司不加箱',
    });
    const after = await read(no);
    expect(after).toMatchObject({ status: 'submitted', mayAmend: true, form: before.form, lines: before.lines });
    expect(after.amendments).toMatchObject([{ state: 'refused', reason: '船公司不加箱' }]);
    expect(await slots()).toBe(left);
    expect((await decide(no, 1, 'ACCEPT')).code).toBe('10004009');
    expect((await decide(no, 2, 'ACCEPT')).code).toBe('10004004');
    expect((await ask(no, three(), { seen: 1 })).data).toMatchObject({ status: 'amending' });
  });

  it('[10.11] one amendment waits at a time, the second tab sees the first, and it may be withdrawn', async () => {
    const no = await placeOrder('twice');
    const form = three();
    const { quoteId } = await quoted(no, form);
    const request = { service: 'fcl', no, seen: 0, quoteId, form: formOf(form, OWNER) };
    const [once, again] = [key(), key()];
    const first = await owner.call('amendOrder', request, once);
    expect(await owner.call('amendOrder', request, once)).toEqual(first);
    expect(await owner.call('amendOrder', request, again)).toMatchObject({
      code: '10004009',
      message: words.refusals.waiting,
    });
    expect(await owner.call('quote', { service: 'fcl', part: partOf(form), amends: no })).toMatchObject({
      code: '10004009',
    });
    expect((await read(no)).amendments).toHaveLength(1);

    const withdrawn = await owner.call('withdrawAmendment', { no, amendment: 1 });
    expect(withdrawn.data).toMatchObject({ status: 'submitted', amendments: [{ state: 'withdrawn' }] });
    expect(withdrawn.data?.timeline.find(({ node }) => node === 'amending')?.remark).toBe(words.withdrawn);
    expect((await owner.call('withdrawAmendment', { no, amendment: 1 })).code).toBe('10004009');
    expect((await owner.call('withdrawAmendment', { no, amendment: 4 })).code).toBe('10004004');
    expect(await ask(no, form)).toMatchObject({ code: '10004009', message: words.newer });
    expect((await ask(no, form, { seen: 1 })).code).toBe('00000000');
  });

  it('[10.11] is refused with a reason after release, once the order has ended, and where nothing changes', async () => {
    const no = await placeOrder('released');
    const same = await quoted(no, two());
    const unchanged = { service: 'fcl', no, seen: 0, quoteId: same.quoteId, form: (await read(no)).form };
    expect(await owner.call('amendOrder', unchanged, key())).toMatchObject({ message: words.same });
    const { quoteId } = await quoted(no, three());
    const request = { service: 'fcl', no, seen: 0, quoteId, form: formOf(three(), OWNER) };
    const accepted = { status: 'booked', dgStatus: 'accepted', remark: '单证随后补' };
    await sendAs(server.address, operator, 'operatorOrders', { orderNo: no, ...accepted });
    await sendAs(server.address, operator, 'operatorOrders', { orderNo: no, status: 'released' });
    expect((await read(no)).mayAmend).toBe(false);
    const late = await owner.call('amendOrder', request, key());
    expect(late).toMatchObject({ code: '10004009', message: words.refusals.over });

    const ended = await placeOrder('ended');
    await ask(ended);
    const away = await sendAs(server.address, operator, 'operatorOrders', { orderNo: ended, status: 'booked' });
    expect(away).toMatchObject({ code: '10004009', message: words.waiting });
    const left = await slots();
    await as(server, OWNER, 'cancelOrder', { no: ended });
    expect(await read(ended)).toMatchObject({ status: 'cancelled', amendments: [{ state: 'ended' }] });
    expect(await slots()).toBe(left + 2);
    expect((await decide(ended, 1, 'ACCEPT')).code).toBe('10004009');
    expect((await ask(ended, three(), { quoteId, seen: 1 })).message).toBe(words.refusals.over);
  });

  it('[10.11] a price that is another now is quoted again and changes nothing', async () => {
    const no = await placeOrder('quoted');
    const form = three();
    const { quoteId } = await quoted(no, form);
    const [kept] = await server.database.db.select().from(quotes).where(eq(quotes.id, quoteId));
    const lines = (kept?.lines ?? []).map((line, index) => (index === 0 ? { ...line, amount: 1 } : line));
    await server.database.db.update(quotes).set({ lines }).where(eq(quotes.id, quoteId));
    const answer = await owner.call(
      'amendOrder',
      { service: 'fcl', no, seen: 0, quoteId, form: formOf(form, OWNER) },
      key(),
    );
    expect(answer.code).toBe('10005001');
    const fresh = answer.data as unknown as { quoteId: string; previous: object };
    expect(fresh.quoteId).not.toBe(quoteId);
    expect(fresh.previous).toMatchObject({ lines: expect.arrayContaining([]) });
    expect(await read(no)).toMatchObject({ status: 'submitted', amendments: [] });
    expect((await ask(no, form, { quoteId: fresh.quoteId })).code).toBe('00000000');
  });

  it('[10.11] its own boxes are not asked for a second time, and more than there is is not accepted', async () => {
    const no = await placeOrder('space');
    const setSlots = (slotsLeft: number) =>
      server.database.db.update(sailings).set({ slotsLeft }).where(eq(sailings.id, offer.scheduleId));
    const left = await slots();
    await setSlots(1);
    expect((await ask(no)).code).toBe('00000000');
    await setSlots(0);
    expect(await decide(no, 1, 'ACCEPT')).toMatchObject({ code: '10005003', data: { slotsLeft: 2 } });
    expect(await read(no)).toMatchObject({ status: 'amending', boxes: [{ quantity: 2 }] });
    expect(await slots()).toBe(0);
    await setSlots(1);
    expect((await decide(no, 1, 'ACCEPT')).data).toMatchObject({ state: 'accepted' });
    expect(await slots()).toBe(0);
    const boxes = await server.database.db.select().from(orderContainers).where(eq(orderContainers.orderNo, no));
    expect(boxes).toMatchObject([{ quantity: 3 }]);
    await setSlots(left);
  });

  it('[10.11] [10.12] papers of goods that are others now are outstanding again', async () => {
    const no = await placeOrder('papers');
    const { code, data: file } = await owner.upload(documentOf(plainPicture(9, 9), 9, 9), 'a.pdf');
    expect(code).toBe('00000000');
    const day = new Date(offer.etd + 30 * 86_400_000).toISOString().slice(0, 10);
    const paper = { no, paper: 'PACKING_USE_CERTIFICATE', version: 0, fileIds: [file!.fileId], day };
    expect((await owner.call('handInPaper', paper, key())).code).toBe('00000000');
    const statusOf = async () => (await read(no)).papers.find((one) => one.code === 'PACKING_USE_CERTIFICATE')?.status;
    await ask(no);
    await decide(no, 1, 'ACCEPT');
    expect(await statusOf()).toBe('IN_REVIEW');
    const heavier = three();
    const renamed = { packages: '161', cargoNameEn: 'METHANOL OF ANOTHER MAKE' };
    const other = { ...heavier, cargo: heavier.cargo.map((line) => ({ ...line, ...renamed })) };
    const found = async () =>
      (await as(server, OWNER, 'orderList', { keyword: 'another make' })).items.map(({ orderNo }) => orderNo);
    expect((await ask(no, other, { seen: 1 })).code).toBe('00000000');
    expect(await statusOf()).toBe('IN_REVIEW');
    expect(await found()).toEqual([]);
    expect((await decide(no, 2, 'ACCEPT')).data).toMatchObject({ state: 'accepted' });
    expect(await found()).toEqual([no]);
    expect(await statusOf()).toBe('RETURNED');
    expect((await read(no)).nextSteps.map(({ text }) => text).join()).toContain(words.papersAgain);
    expect((await read(no)).dgStatus).toBe('pending');
  });

  it('[10.11] [10.12] masses of boxes that are others now are outstanding again, and begin with what was filled in', async () => {
    const no = await placeOrder('masses');
    const masses = async () => {
      const paper = (await read(no)).papers.find(({ code }) => code === 'VERIFIED_MASS');
      if (paper?.handIn?.form?.paper !== 'VERIFIED_MASS') throw new Error('no masses');
      return { status: paper.status, reason: paper.handIn.reason, values: paper.handIn.form.values };
    };
    const filled = async (numbers: readonly string[]) => massesOf(await read(no), numbers);
    const [first, second, third] = ['CSQU3054383', 'MSKU1234565', 'TCLU1234568'];
    const form = await filled([first, second]);
    expect((await owner.call('handInMass', { no, version: 0, form }, key())).code).toBe('00000000');
    await ask(no);
    await decide(no, 1, 'ACCEPT');
    const outstanding = await masses();
    expect(outstanding).toMatchObject({
      status: 'RETURNED',
      reason: words.massesAgain,
      values: { signature: 'ZHANG SAN' },
    });
    expect(outstanding.values.boxes.map(({ containerNo }) => containerNo)).toEqual([first, second, '']);
    const again = { no, version: 1, form: await filled([first, second, third]) };
    expect((await owner.call('handInMass', again, key())).code).toBe('00000000');
    expect((await masses()).status).toBe('IN_REVIEW');
  });

  it('[10.11] a stranger finds no such order, nor does who is not signed in find a price for it', async () => {
    const no = await placeOrder('foreign');
    expect((await ask(no, three(), {}, stranger)).code).toBe('10004004');
    expect((await stranger.call('withdrawAmendment', { no, amendment: 1 })).code).toBe('10004004');
    const priced = { service: 'fcl', part: partOf(three()), amends: no };
    expect((await stranger.call('quote', priced)).code).toBe('10004004');
    expect((await sendAs(server.address, clientHeaders, 'quote', priced)).code).toBe('00000401');
    expect((await sendAs(server.address, clientHeaders, 'operatorAmendments', {})).code).toBe('00000401');
    await ask(no);
    expect(
      (
        await sendAs(server.address, owner.headers, 'operatorAmendmentDecision', {
          orderNo: no,
          amendment: 1,
          decision: 'ACCEPT',
        })
      ).code,
    ).toBe('00000401');
    await server.database.db.update(orders).set({ enquiryNo: 'ENQ26011500001' }).where(eq(orders.orderNo, no));
    await decide(no, 1, 'REFUSE', '不收');
    expect(await read(no)).toMatchObject({ mayAmend: false });
    expect((await ask(no, three(), { seen: 1, quoteId: 'a-quote' })).message).toBe(words.refusals.enquired);
  });

  const others = {
    lcl: [() => paintAt(server, OWNER), lclService.priced],
    warehouse: [() => storedAt(server, OWNER), warehouseService.priced],
  } as const;

  it.each(Object.keys(others) as (keyof typeof others)[])(
    '[10.11] an order of %s goes the same way',
    async (service) => {
      const [formNow, priced] = others[service];
      const form = await formNow();
      const price = async (now: object, more: object = {}) =>
        (await owner.call('quote', { service, part: priced(now as never), ...more })).data.quoteId;
      const placed = { service, quoteId: await price(form), form } as { service: BookedService };
      const { orderNo: no } = (await owner.call('placeOrder', placed, key())).data;
      const other = { ...form, remark: '早上九点后' };
      const request = { service, no, seen: 0, quoteId: await price(other, { amends: no }), form: other };
      expect((await owner.call('amendOrder', request, key())).data).toMatchObject({ status: 'amending' });
      expect((await decide(no, 1, 'ACCEPT')).data).toMatchObject({ state: 'accepted', status: 'submitted' });
      expect((await read(no)).form.remark).toBe('早上九点后');
    },
  );
});
