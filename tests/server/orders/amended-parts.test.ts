import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departureWords, amendmentReplies as words } from '#copy/orders/amendment.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { sailings } from '#server/data/schema/market.ts';
import { book, bookingKey, formOf, type goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { as, ask as askAnybody } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { clientHeaders, databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, sendAs } from '#tests/kit/signed-in.ts';

describe.each(databaseKinds())('what an amendment may change besides boxes, on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  let next: typeof offer;
  let owner: SignedIn;
  let stranger: SignedIn;
  let keys = 0;

  beforeAll(async () => {
    ({ server, offer, owner, stranger } = await startWithOwners(database));
    const { items } = await askAnybody(server, 'sellingPrices', {
      ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'Y', onlyBookable: true, sort: 'etd' },
      boxes: [{ ctnType: '20GP', quantity: 2 }],
    });
    next = items.find(({ scheduleId, etd }) => scheduleId !== offer.scheduleId && etd > offer.etd)!;
  }, 60_000);
  afterAll(() => server.stop());

  const operator = { ...clientHeaders, 'desk-token': deskToken };
  const booked = (more: Partial<FclForm> = {}) => methanol(offer, server.clock.now(), more);
  const placeOrder = async (name: string) => (await book(server, OWNER, booked(), `amended-${name}`)).orderNo;
  const read = (no: string) => as(server, OWNER, 'order', { no });
  const quoteFor = (no: string, form: FclForm, who = owner) =>
    who.call('quote', { service: 'fcl', part: partOf(form), amends: no });
  const amend = async (no: string, form: FclForm, who = owner) => {
    const quote = await quoteFor(no, form, who);
    if (quote.code !== '00000000') return quote;
    const asked = { service: 'fcl', no, seen: 0, quoteId: quote.data.quoteId, form: formOf(form, OWNER) } as const;
    return who.call('amendOrder', asked, bookingKey(`parts-${keys++}`));
  };
  const decide = (orderNo: string, decision: 'ACCEPT' | 'REFUSE', reason = '') =>
    sendAs(server.address, operator, 'operatorAmendmentDecision', { orderNo, amendment: 1, decision, reason });
  const onNext = (): FclForm => booked({ priceId: next.priceId, scheduleId: next.scheduleId });
  const slotsOf = async (scheduleId: string) =>
    (await server.database.db.select().from(sailings).where(eq(sailings.id, scheduleId)))[0]?.slotsLeft ?? 0;

  it('[10.11] the sailing: its price and days count once the operator accepts, and space moves from ship to ship', async () => {
    const no = await placeOrder('sailing');
    const before = await read(no);
    const [left, free] = [await slotsOf(offer.scheduleId), await slotsOf(next.scheduleId)];
    const priced = (await quoteFor(no, onNext())).data;
    expect(priced.totals).not.toEqual(before.totals);
    expect((await amend(no, onNext())).data).toMatchObject({ orderNo: no, status: 'amending' });
    const waiting = await read(no);
    for (const kept of ['etd', 'eta', 'vessel', 'voyage', 'carrier', 'cutOffs', 'lines', 'totals', 'form'] as const)
      expect([kept, waiting[kept]]).toEqual([kept, before[kept]]);
    expect([await slotsOf(offer.scheduleId), await slotsOf(next.scheduleId)]).toEqual([left, free]);
    const day = (etd: number) => localDay(etd, 'Asia/Shanghai');
    expect(waiting.amendments?.[0]).toMatchObject({
      before: { totals: before.totals },
      after: { totals: priced.totals },
      changes: [
        {
          name: departureWords('fcl').name,
          before: words.departureText('fcl', `${offer.vessel} ${offer.voyage}`, day(offer.etd)),
          after: words.departureText('fcl', `${next.vessel} ${next.voyage}`, day(next.etd)),
        },
      ],
    });
    expect((await decide(no, 'ACCEPT')).code).toBe('00000000');
    const after = await read(no);
    expect(after).toMatchObject({
      ...{ status: 'submitted', etd: next.etd, eta: next.eta, vessel: next.vessel, voyage: next.voyage },
      ...{ totals: priced.totals, carrier: { code: next.carrier.code } },
    });
    expect(after.cutOffs).toEqual(next.cutOffs);
    expect([await slotsOf(offer.scheduleId), await slotsOf(next.scheduleId)]).toEqual([left + 2, free - 2]);
    const plannedAt = ({ timeline }: typeof after) => timeline.find(({ node }) => node === 'departed')?.plannedAt;
    expect([plannedAt(before), plannedAt(after)]).toEqual([before.etd, next.etd]);
    const dueOf = ({ papers }: typeof after) => papers.find(({ code }) => code === 'SHIPPING_INSTRUCTION')?.dueAt;
    expect([dueOf(before), dueOf(after)]).toEqual([before.cutOffs?.siCutoff, next.cutOffs.siCutoff]);
    expect(after.amendments?.[0]?.changes).toEqual(waiting.amendments?.[0]?.changes);
  });

  it('[10.11] a sailing that is refused leaves the order where it was', async () => {
    const no = await placeOrder('stays');
    const before = await read(no);
    const free = await slotsOf(next.scheduleId);
    await amend(no, onNext());
    expect((await decide(no, 'REFUSE', '新航次不接此类货')).code).toBe('00000000');
    const after = await read(no);
    for (const kept of ['etd', 'vessel', 'voyage', 'cutOffs', 'lines', 'totals', 'form'] as const)
      expect([kept, after[kept]]).toEqual([kept, before[kept]]);
    expect(await slotsOf(next.scheduleId)).toBe(free);
  });

  it('[10.11] one that is full, cut off or not there is refused, and another’s order is not there', async () => {
    const no = await placeOrder('elsewhere');
    const set = (row: Partial<typeof sailings.$inferInsert>) =>
      server.database.db.update(sailings).set(row).where(eq(sailings.id, next.scheduleId));
    const [was] = await server.database.db.select().from(sailings).where(eq(sailings.id, next.scheduleId));
    await set({ slotsLeft: 1 });
    expect(await amend(no, onNext())).toMatchObject({ code: '10005003', data: { slotsLeft: 1 } });
    await set({ slotsLeft: 50, bookingCloseDangerous: new Date(server.clock.now() - 1) });
    expect((await amend(no, onNext())).code).toBe('10005004');
    await set({ slotsLeft: was!.slotsLeft, bookingCloseDangerous: was!.bookingCloseDangerous });
    expect((await amend(no, booked({ priceId: 'FCL-NO-SUCH' }))).code).not.toBe('00000000');
    expect((await amend(no, onNext(), stranger)).code).toBe('10004004');
    expect(await read(no)).toMatchObject({ status: 'submitted', amendments: [] });
  });

  it('[10.11] the parties cost nothing, and stand on the order once the operator accepts', async () => {
    const no = await placeOrder('parties');
    const before = await read(no);
    const form = booked();
    const consignee = { ...form.consignee, companyNameEn: 'ANTWERP SOLVENTS NV', contact: 'J. PEETERS' };
    await amend(no, { ...form, consignee });
    const [asked] = (await read(no)).amendments ?? [];
    expect(asked?.after).toEqual(asked?.before);
    expect(asked?.changes.map(({ after }) => after)).toEqual(['ANTWERP SOLVENTS NV', 'J. PEETERS']);
    await decide(no, 'ACCEPT');
    const after = await read(no);
    expect(after.form).toMatchObject({ consignee: { companyNameEn: 'ANTWERP SOLVENTS NV' } });
    expect([after.totals, after.etd]).toEqual([before.totals, before.etd]);
  });

  it('[10.11] a service is priced to the fen, and a day that goods are ready is no matter of price', async () => {
    const no = await placeOrder('services');
    const before = await read(no);
    const form = booked({ cargoReadyDate: localDay(server.clock.now() + 2 * 86_400_000, 'Asia/Shanghai') });
    const insurance = { ...form.services.insurance, wanted: true, cargoValue: '123456.78', currency: '1' };
    await amend(no, { ...form, services: { ...form.services, insurance } });
    const [asked] = (await read(no)).amendments ?? [];
    expect(asked?.changes[0]).toMatchObject({ name: '货好日期' });
    const isNew = ({ feeCode }: { feeCode: string }) => before.lines.every((line) => line.feeCode !== feeCode);
    expect(asked?.after.lines.filter(isNew)).toMatchObject([
      { feeCode: 'INS', currency: '1', quantity: '135802.46', unitPrice: '0.15', amount: '203.71' },
    ]);
    const yuan = (totals: readonly { currency: string; amount: string }[] = []) =>
      Number(totals.find(({ currency }) => currency === '1')?.amount);
    expect((yuan(asked?.after.totals) - yuan(before.totals)).toFixed(2)).toBe('203.71');
    await decide(no, 'ACCEPT');
    expect((await read(no)).totals).toEqual(asked?.after.totals);
  });
});
