import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancellationReplies } from '#copy/orders/replies.ts';
import { siteCopy } from '#copy/replies.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { enterprises, users } from '#server/data/schema/accounts.ts';
import { offerRates, offers, sailings } from '#server/data/schema/market.ts';
import { audit } from '#server/data/schema/operations.ts';
import { orderFeeLines, orders, orderTimeline } from '#server/data/schema/orders.ts';
import { carriers } from '#server/data/schema/reference.ts';
import { orderServices } from '#server/orders/services.ts';
import { cancelOverdue } from '#server/orders/sweep.ts';
import { PROTOCOL_VERSION, readAgreement } from '#server/texts/agreements.ts';
import { readSettings } from '#src/config/settings.ts';
import { book, bookingKey, giveSheets, goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { as, ask, send, startMarket } from '#tests/kit/market-server.ts';
import { lockingDatabaseKinds, type TestServer } from '#tests/kit/server.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

describe.each(lockingDatabaseKinds)('orders on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    offer = await goldenOffer(server);
  }, 60_000);
  afterAll(() => server.stop());

  const form = (more: Partial<FclForm> = {}) => methanol(offer, server.clock.now(), more);
  const placeOrder = (user: string, name: string, more: Partial<FclForm> = {}) => book(server, user, form(more), name);
  const read = (user: string, no: string) => as(server, user, 'order', { no });
  const slots = async () => {
    const [row] = await server.database.db.select().from(sailings).where(eq(sailings.id, offer.scheduleId));
    return row?.slotsLeft ?? null;
  };
  const back = async (work: () => Promise<void>) => {
    const before = server.clock.now();
    await work();
    server.clock.advance(before - server.clock.now());
  };

  it('[2.5b] a visitor is asked to sign in, dangerous goods ask for the protocol first', async () => {
    const asked = { service: 'fcl' as const, quoteId: 'none', form: form() };
    expect((await send(server, 'placeOrder', asked)).code).toBe('00000401');
    const { quoteId } = await as(server, 'user-verified', 'quote', { service: 'fcl', part: partOf(form()) as never });
    expect((await as(server, 'user-verified', 'getUserInfo', {})).protocolAgreed).toBe(false);
    await expect(
      as(server, 'user-verified', 'placeOrder', { ...asked, quoteId }, bookingKey('disagreed')),
    ).rejects.toMatchObject({ code: '10004009', data: { protocol: PROTOCOL_VERSION } });
  });

  it('[4.31] an order has its number, lines, timeline, papers and steps; totals are those of the quote', async () => {
    const left = await slots();
    const placed = await placeOrder('user-verified', 'whole');
    expect(placed).toMatchObject({ status: 'submitted', autoCancelAt: null, notice: null });
    expect(placed.orderNo).toMatch(/^FCL260115\d{5}$/);
    const order = await read('user-verified', placed.orderNo);
    expect(order.totals).toEqual([
      { currency: '2', amount: '2300.00' },
      { currency: '1', amount: '3390.00' },
    ]);
    expect(order.lines).toEqual(offer.lines);
    expect(order).toMatchObject({
      status: 'submitted',
      dgStatus: 'pending',
      isDanger: 'Y',
      vessel: offer.vessel,
      etd: offer.etd,
      boxes: [{ ctnType: '20GP', quantity: 2 }],
      items: [
        {
          cargoNameCn: '甲醇',
          unNo: '1230',
          dgClass: '3',
          subsidiaryClasses: ['6.1'],
          packages: 160,
          grossKg: '30400.000',
        },
      ],
      justPlaced: true,
      mayCancel: true,
    });
    expect(order.timeline.map(({ node }) => node)).toEqual([
      'submitted',
      'dgReviewing',
      'booked',
      'released',
      'stuffed',
      'declared',
      'departed',
      'arrived',
      'completed',
    ]);
    expect(order.timeline[0]).toMatchObject({ name: '待确认', actualAt: server.clock.now() });
    expect(order.timeline[6]).toMatchObject({ name: '已开船', plannedAt: offer.etd, actualAt: null });
    const planned = order.timeline.flatMap(({ plannedAt }) => plannedAt ?? []);
    expect(planned).toEqual([...planned].sort((one, other) => one - other));
    const certificate = order.papers.find(({ code }) => code === 'PACKING_USE_CERTIFICATE');
    expect(certificate).toMatchObject({ dueAt: offer.cutOffs.dgCutoff, status: 'MISSING', owner: 'SHIPPER' });
    expect(order.nextSteps.map(({ text }) => text)).toContain('收发货人还没有填，请写在补料里');
    expect(order.form).toMatchObject({ contactName: '李货主' });
    expect(await slots()).toBe((left ?? 0) - 2);
    const { items, total } = await as(server, 'user-verified', 'orderList', { keyword: placed.orderNo });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      orderNo: placed.orderNo,
      totals: order.totals,
      boxes: order.boxes,
      nextSteps: order.nextSteps,
    });
    const kept = await server.database.db.select().from(audit).where(eq(audit.subjectId, placed.orderNo));
    expect(kept.map(({ action }) => action)).toEqual(['order.placed']);
  });

  it('[1.10] trucking is a service inside an order: a line of its own, its place and hour kept', async () => {
    const truck = {
      wanted: true,
      province: '上海市',
      city: '上海市',
      district: '金山区',
      address: '化工区路1号',
      loadingAt: `${localDay(server.clock.now() + 3 * 86_400_000, 'Asia/Shanghai')}T09:00`,
      dgVehicle: 'Y',
    };
    const form = methanol(offer, server.clock.now());
    const trucked = { ...form, services: { ...form.services, truck } };
    const { orderNo } = await book(server, 'user-verified', trucked, 'trucked');
    const placed = await as(server, 'user-verified', 'order', { no: orderNo });
    expect(placed.lines.filter(({ feeCode }) => feeCode === 'TRK')).toMatchObject([
      { feeName: '拖车（危险品车）', quantity: '2', amount: '4600.00' },
    ]);
    expect(placed.form).toMatchObject({ services: { truck } });
    const unfit = { ...form, services: { ...form.services, truck: { ...truck, dgVehicle: 'N' } } };
    await expect(book(server, 'user-verified', unfit, 'unfit')).rejects.toMatchObject({
      code: '10004001',
      data: { fields: { 'services.truck.dgVehicle': '货物含危险品，请改用危险品车' } },
    });
  });

  it('[4.31] freight collect of dangerous goods is refused where the carrier forbids it, taken elsewhere', async () => {
    const collect = { payTerm: 'COL' };
    await expect(placeOrder('user-verified', 'collect', collect)).resolves.toMatchObject({ status: 'submitted' });
    const forbid = (dgCollect: boolean) =>
      server.database.db.update(carriers).set({ dgCollect }).where(eq(carriers.code, offer.carrier.code));
    await forbid(false);
    expect((await goldenOffer(server)).collectAllowed).toBe(false);
    expect((await goldenOffer(server, 'N')).collectAllowed).toBe(true);
    await expect(placeOrder('user-verified', 'forbidden', collect)).rejects.toMatchObject({
      code: '10004001',
      data: { fields: { payTerm: '该船司不接受到付，请改为预付' } },
    });
    await forbid(true);
  });

  it('[4.31] payment by the month is for enterprises whose contract prices stand', async () => {
    const monthly = { settleType: 'MONTHLY' };
    const info = (user: string) => as(server, user, 'getUserInfo', {});
    expect((await info('user-verified')).enterpriseResp).toMatchObject({ contractCustomer: true });
    expect((await info('user-unverified')).enterpriseResp).toMatchObject({ contractCustomer: false });
    await expect(placeOrder('user-verified', 'monthly', monthly)).resolves.toMatchObject({ status: 'submitted' });
    for (const user of ['user-unverified', 'user-person']) {
      await expect(placeOrder(user, `monthly-${user}`, monthly)).rejects.toMatchObject({
        code: '10004001',
        data: { fields: { settleType: '月结限签约客户，请改为票结' } },
      });
    }
  });

  it('[4.31] goods under a controlled temperature are 10005005 and led to an enquiry', async () => {
    const [line] = form().cargo;
    const reactive = {
      ...line!.dg,
      ...{
        unNo: '3226',
        psnEn: 'SELF-REACTIVE SOLID TYPE D',
        psnCn: 'D型自反应固体',
        technicalName: 'AZODICARBONAMIDE',
      },
      ...{ dgClass: '4.1', subRisk1: '', packingGroup: '', flashPoint: '', controlTemp: '30', emergencyTemp: '35' },
    };
    const take = (dgClasses: string[]) =>
      server.database.db.update(offers).set({ dgClasses }).where(eq(offers.id, offer.priceId));
    await take([...offer.dgClasses, '4.1']);
    await expect(
      placeOrder('user-verified', 'reactive', { cargo: [{ ...line!, dg: reactive }] }),
    ).rejects.toMatchObject({
      code: '10005005',
      message: '温控货物不在线报价，请提交询价',
    });
    await take(offer.dgClasses);
  });

  it('[4.31] a certificate for fewer packages than are shipped is refused at its field', async () => {
    const [line] = form().cargo;
    const certified = (dangerPackCertQty: string) => ({
      cargo: [{ ...line!, dg: { ...line!.dg, dangerPackCertQty } }],
    });
    await expect(placeOrder('user-verified', 'certified', certified('160'))).resolves.toMatchObject({
      status: 'submitted',
    });
    await expect(placeOrder('user-verified', 'short', certified('159'))).rejects.toMatchObject({
      code: '10004001',
      data: { fields: { 'cargo.0.dg.dangerPackCertQty': '危包证数量须不少于该证下的160件，请更换证书或减少件数' } },
    });
  });

  it('[4.31] one key places once, whatever changed since; another body under it is refused', async () => {
    const first = await placeOrder('user-verified', 'twice', { remark: '同一次' });
    const { quoteId } = await as(server, 'user-verified', 'quote', { service: 'fcl', part: partOf(form()) as never });
    await expect(
      as(server, 'user-verified', 'placeOrder', { service: 'fcl', quoteId, form: form() }, bookingKey('twice')),
    ).rejects.toMatchObject({ code: '10004009' });
    const { total } = await as(server, 'user-verified', 'orderList', { keyword: first.orderNo });
    expect(total).toBe(1);
  });

  it('[5.9] a price that changed is refused with both, line by line; the new quote is then taken', async () => {
    const { quoteId } = await as(server, 'user-verified', 'quote', { service: 'fcl', part: partOf(form()) as never });
    const raise = (amount: number) =>
      server.database.db
        .update(offerRates)
        .set({ amount })
        .where(sql`${offerRates.offerId} = ${offer.priceId} and ${offerRates.unit} = '20GP'`);
    await raise(90_001);
    const order = { service: 'fcl' as const, form: form() };
    const refused = await as(server, 'user-verified', 'placeOrder', { ...order, quoteId }, bookingKey('changed')).then(
      () => null,
      (error: { code: string; message: string; data: { quoteId: string; validTo: number; now: number } }) => error,
    );
    expect(refused).toMatchObject({
      code: '10005001',
      message: '价格已变动，请核对新旧费用后再提交',
      data: {
        totals: [
          { currency: '2', amount: '2400.02' },
          { currency: '1', amount: '3390.00' },
        ],
        previous: {
          totals: [
            { currency: '2', amount: '2300.00' },
            { currency: '1', amount: '3390.00' },
          ],
        },
      },
    });
    expect((refused?.data.validTo ?? 0) - (refused?.data.now ?? 0)).toBe(QUOTE_VALID_MS);
    const again = { ...order, quoteId: refused?.data.quoteId ?? '' };
    const { orderNo } = await as(server, 'user-verified', 'placeOrder', again, bookingKey('changed'));
    expect((await read('user-verified', orderNo)).totals[0]).toEqual({ currency: '2', amount: '2400.02' });
    await raise(85_000);
  });

  it('[4.31] a quote of no one or of another is answered with one’s own', async () => {
    const other = await as(server, 'user-special', 'quote', { service: 'fcl', part: partOf(form()) as never });
    for (const quoteId of [other.quoteId, 'A'.repeat(32)]) {
      await expect(
        as(server, 'user-verified', 'placeOrder', { service: 'fcl', quoteId, form: form() }, bookingKey('foreign')),
      ).rejects.toMatchObject({ code: '10005001', data: { previous: { totals: [] } } });
    }
    const visitor = await ask(server, 'quote', { service: 'fcl', part: partOf(form()) as never });
    await expect(
      as(
        server,
        'user-verified',
        'placeOrder',
        { service: 'fcl', quoteId: visitor.quoteId, form: form() },
        bookingKey('visitor'),
      ),
    ).resolves.toMatchObject({ status: 'submitted' });
  });

  it('[4.31] what the form’s own rules refuse comes back field by field, in words', async () => {
    await expect(placeOrder('user-verified', 'fields', { contactPhone: '123', agree: false })).rejects.toMatchObject({
      code: '10004001',
      data: { fields: { contactPhone: '请输入正确的手机号码', agree: expect.stringContaining('请勾选') } },
    });
  });

  it('[4.31] goods that may not share a box are 10005006, a certificate that ends before sailing 10005009', async () => {
    const [whole] = form().cargo;
    const line = { ...whole!, packages: '80', grossWeight: '15200', netWeight: '12800' };
    const acid = {
      ...line.dg,
      unNo: '1789',
      dgClass: '8',
      subRisk1: '',
      segregationGroups: ['SGG1'],
      flashPoint: '',
      psnCn: '盐酸',
      packingGroup: 'II',
    };
    const alkali = { ...acid, unNo: '1824', segregationGroups: ['SGG18'], psnCn: '氢氧化钠溶液' };
    await expect(
      placeOrder('user-verified', 'acid', {
        cargo: [
          { ...line, dg: acid },
          { ...line, id: '2', dg: alkali },
        ],
      }),
    ).rejects.toMatchObject({ code: '10005006', message: expect.stringContaining('盐酸') });
    const expired = { ...line.dg, dangerPackCertNo: 'A1', dangerPackCertExpire: '2026-01-20' };
    await expect(placeOrder('user-verified', 'expired', { cargo: [{ ...line, dg: expired }] })).rejects.toMatchObject({
      code: '10005009',
      message: expect.stringContaining('第1项货物的危包证有效期 2026-01-20 早于开航日'),
    });
  });

  it('another’s order is not there, to read or to cancel; its files are not either', async () => {
    const { orderNo } = await placeOrder('user-verified', 'private');
    for (const user of ['user-person', 'user-special', 'user-unverified']) {
      await expect(read(user, orderNo)).rejects.toMatchObject({ code: '10004004' });
      await expect(as(server, user, 'cancelOrder', { no: orderNo })).rejects.toMatchObject({ code: '10004004' });
      const { items } = await as(server, user, 'orderList', { pageSize: 50 });
      expect(items.map((row) => row.orderNo)).not.toContain(orderNo);
    }
    const file = { fileId: 'a-file-of-no-one-at-all', name: 'a.pdf', size: 1, language: '' as const, day: '' };
    await expect(placeOrder('user-verified', 'file', { documents: [file] })).rejects.toMatchObject({
      code: '10004004',
    });
  });

  it('an order is cancelled once and gives its space back; one that was released is not', async () => {
    const left = await slots();
    const { orderNo } = await placeOrder('user-verified', 'cancel');
    await as(server, 'user-verified', 'cancelOrder', { no: orderNo, reason: '改单' });
    expect(await slots()).toBe(left);
    expect(await read('user-verified', orderNo)).toMatchObject({
      status: 'cancelled',
      cancelReason: '改单',
      cancelledAt: server.clock.now(),
      mayCancel: false,
      justPlaced: false,
      nextSteps: [],
    });
    await expect(as(server, 'user-verified', 'cancelOrder', { no: orderNo })).rejects.toMatchObject({
      code: '10004009',
    });
    expect(await slots()).toBe(left);
    const released = await placeOrder('user-verified', 'released');
    await server.database.db.update(orders).set({ status: 'released' }).where(eq(orders.orderNo, released.orderNo));
    await expect(as(server, 'user-verified', 'cancelOrder', { no: released.orderNo })).rejects.toMatchObject({
      code: '10004009',
      message: cancellationReplies.askInstead,
    });
  });

  it('[11.2] nothing is outstanding any more for an order that is complete', async () => {
    const { orderNo } = await placeOrder('user-verified', 'sailed');
    const outstanding = async () =>
      (await as(server, 'user-verified', 'orderList', { keyword: orderNo })).items[0]?.nextSteps;
    expect(await outstanding()).not.toEqual([]);
    await server.database.db.update(orders).set({ status: 'completed' }).where(eq(orders.orderNo, orderNo));
    expect(await outstanding()).toEqual([]);
  });

  it('thirty minutes long an order was just placed', () =>
    back(async () => {
      const { orderNo } = await placeOrder('user-verified', 'recent');
      server.clock.advance(30 * MINUTE - 1);
      expect((await read('user-verified', orderNo)).justPlaced).toBe(true);
      server.clock.advance(1);
      expect((await read('user-verified', orderNo)).justPlaced).toBe(false);
    }));

  it('[1.9b] an unverified enterprise’s order reads as cancelled from 48 h on and not a millisecond before', () =>
    back(async () => {
      const left = await slots();
      const createdAt = server.clock.now();
      const placed = await placeOrder('user-unverified', 'waits');
      expect(placed).toMatchObject({ autoCancelAt: createdAt + 48 * HOUR, notice: '企业未认证，订单保留48小时' });
      expect(placed.nextSteps).toContainEqual({
        code: 'VERIFY_ENTERPRISE',
        paper: null,
        text: expect.stringContaining('企业认证'),
        dueAt: createdAt + 48 * HOUR,
      });
      const { db } = server.database;
      const setAudit = (auditStatus: 'NONE' | 'PENDING' | 'REJECT') =>
        db.update(enterprises).set({ auditStatus }).where(eq(enterprises.id, 'enterprise-unverified'));
      const noticeNow = async () => (await read('user-unverified', placed.orderNo)).notice;
      const stepNow = async () =>
        (await as(server, 'user-unverified', 'orderList', { keyword: placed.orderNo })).items[0]?.nextSteps.find(
          ({ code }) => code === 'VERIFY_ENTERPRISE',
        )?.text;
      expect(await noticeNow()).toBe(placed.notice);
      expect(await stepNow()).toContain('前完成企业认证');
      await setAudit('PENDING');
      expect(await noticeNow()).toBe('企业认证审核中，订单保留48小时');
      expect(await stepNow()).toBe('企业认证审核中，截止前未通过的订单自动取消');
      const inReview = await placeOrder('user-unverified', 'waits-in-review');
      expect(inReview.notice).toBe(await noticeNow());
      expect(inReview.nextSteps.map(({ text }) => text)).toContain(await stepNow());
      await as(server, 'user-unverified', 'cancelOrder', { no: inReview.orderNo });
      await setAudit('REJECT');
      expect(await noticeNow()).toBe('企业认证未通过，订单保留48小时');
      expect(await stepNow()).toBe('企业认证未通过，请在截止时间前改好再提交，否则订单自动取消');
      await setAudit('NONE');
      const statuses = async () => [
        (await read('user-unverified', placed.orderNo)).status,
        (await as(server, 'user-unverified', 'orderList', { keyword: placed.orderNo })).items[0]?.status,
      ];
      server.clock.advance(48 * HOUR - 1);
      expect(await statuses()).toEqual(['submitted', 'submitted']);
      expect(await cancelOverdue({ db: server.database.db, clock: server.clock })).toBe(0);
      server.clock.advance(1);
      expect(await statuses()).toEqual(['autoCancelled', 'autoCancelled']);
      const { total } = await as(server, 'user-unverified', 'orderList', {
        status: 'submitted',
        keyword: placed.orderNo,
      });
      expect(total).toBe(0);
      await expect(as(server, 'user-unverified', 'cancelOrder', { no: placed.orderNo })).rejects.toMatchObject({
        code: '10004009',
      });
      const unwritten = await read('user-unverified', placed.orderNo);
      expect(unwritten.timeline.at(-1)).toMatchObject({ node: 'autoCancelled', actualAt: createdAt + 48 * HOUR });
      server.clock.advance(HOUR);
      const sweeps = await Promise.all(
        [1, 2, 3].map(() => cancelOverdue({ db: server.database.db, clock: server.clock })),
      );
      expect(sweeps.reduce((sum, count) => sum + count)).toBe(1);
      const written = await read('user-unverified', placed.orderNo);
      expect({ ...written, now: unwritten.now }).toEqual(unwritten);
      const nodes = await server.database.db
        .select()
        .from(orderTimeline)
        .where(eq(orderTimeline.orderNo, placed.orderNo));
      expect(nodes.filter(({ node }) => node === 'autoCancelled')).toHaveLength(1);
      expect(await slots()).toBe(left);
    }));

  it('[1.9] a natural person’s order and that of an enterprise that passed in time stay', () =>
    back(async () => {
      const person = await placeOrder('user-person', 'person');
      const company = await placeOrder('user-unverified', 'passes');
      expect(person.autoCancelAt).toBeNull();
      server.clock.advance(48 * HOUR - 1);
      const { db } = server.database;
      const { removeExpiryOf: keepOrdersOf } = await import('#server/orders/auto-cancel.ts');
      await db.transaction((tx) => keepOrdersOf(tx, 'enterprise-unverified', server.clock.now()));
      server.clock.advance(2 * HOUR);
      expect(await cancelOverdue({ db, clock: server.clock })).toBe(0);
      expect((await read('user-person', person.orderNo)).status).toBe('submitted');
      expect(await read('user-unverified', company.orderNo)).toMatchObject({ status: 'submitted', autoCancelAt: null });
    }));

  it('[4.31] the last space goes to one of twenty at once; the others are notified', async () => {
    const { db } = server.database;
    const left = await slots();
    await db.update(sailings).set({ slotsLeft: 2 }).where(eq(sailings.id, offer.scheduleId));
    const { quoteId } = await as(server, 'user-verified', 'quote', { service: 'fcl', part: partOf(form()) as never });
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        as(server, 'user-verified', 'placeOrder', { service: 'fcl', quoteId, form: form() }, bookingKey(`last-${at}`)),
      ),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string }] : []));
    expect(new Set(reasons.map(({ code }) => code))).toEqual(new Set(['10005003']));
    expect(await slots()).toBe(0);
    await db.update(sailings).set({ slotsLeft: left }).where(eq(sailings.id, offer.scheduleId));
  });

  it('numbers follow each other and start again at midnight in Shanghai', () =>
    back(async () => {
      const one = await placeOrder('user-verified', 'number-1');
      const two = await placeOrder('user-verified', 'number-2');
      expect(Number(two.orderNo.slice(-5))).toBe(Number(one.orderNo.slice(-5)) + 1);
      server.clock.advance(14 * HOUR);
      expect((await placeOrder('user-verified', 'number-3')).orderNo).toBe('FCL26011600001');
    }));

  it('[5.9] amounts are kept in fen and lines without one are at cost', async () => {
    const { services } = form();
    const { orderNo } = await placeOrder('user-verified', 'fen', {
      services: { ...services, storage: { wanted: true, fromDay: '2026-01-20', days: '5' } },
    });
    const rows = await server.database.db.select().from(orderFeeLines).where(eq(orderFeeLines.orderNo, orderNo));
    expect(rows.filter(({ amount }) => amount === null).map(({ feeCode }) => feeCode)).toEqual(['STO']);
    const sum = rows.reduce((total, { amount, currency }) => total + (currency === '1' ? (amount ?? 0) : 0), 0);
    expect(sum).toBe(339_000);
    expect((await read('user-verified', orderNo)).totals).toContainEqual({ currency: '1', amount: '3390.00' });
  });

  it('[1.9] the flag of the protocol is of the version in force, of one’s own enterprise or of the person', async () => {
    const { db } = server.database;
    await expect(
      as(server, 'user-special', 'agreeProtocol', { basicEntId: 'enterprise-verified', protocol: PROTOCOL_VERSION }),
    ).rejects.toMatchObject({ code: '10004004' });
    await expect(as(server, 'user-special', 'agreeProtocol', { protocol: 'older' })).rejects.toMatchObject({
      code: '10004009',
      data: { version: PROTOCOL_VERSION },
    });
    await db.update(enterprises).set({ protocolVersion: 'older' }).where(eq(enterprises.id, 'enterprise-verified'));
    expect((await as(server, 'user-verified', 'getUserInfo', {})).protocolAgreed).toBe(false);
    await as(server, 'user-verified', 'agreeProtocol', {
      basicEntId: 'enterprise-verified',
      protocol: PROTOCOL_VERSION,
    });
    expect((await as(server, 'user-verified', 'getUserInfo', {})).protocolAgreed).toBe(true);
    const [person] = await db.select().from(users).where(eq(users.id, 'user-person'));
    expect(person?.protocolVersion).toBe(PROTOCOL_VERSION);
  });

  it('[4.31] the agreements are whole texts with the site’s names in them', async () => {
    const charge = await ask(server, 'chargeAgreement', { service: 'fcl' });
    const protocol = await ask(server, 'chargeAgreement', { service: 'fcl', kind: 'protocol' });
    expect(charge.title).toBe('海运整箱收费协议');
    expect(protocol).toMatchObject({ title: '运输协议（危险品承运条款）', version: PROTOCOL_VERSION });
    for (const { body } of [charge, protocol]) {
      const text = [...body.opening, ...body.articles.flatMap(({ paragraphs }) => paragraphs)].join('');
      expect(text.length).toBeGreaterThan(1_200);
      expect(text).not.toMatch(/[{}]/);
    }
  });

  it('[1.9] [3.14] the agreement names both sides: the company, else the person, and for a visitor who orders', async () => {
    const openingFor = async (userId: string, kind: 'charge' | 'protocol') =>
      (await as(server, userId, 'chargeAgreement', { service: 'fcl', kind })).body.opening.join('');
    const { enterpriseResp } = await as(server, 'user-verified', 'getUserInfo', {});
    for (const kind of ['charge', 'protocol'] as const) {
      expect(await openingFor('user-verified', kind)).toContain(`由委托人${enterpriseResp?.entName}（以下简称“您”）`);
      expect(await openingFor('user-person', kind)).toContain('由委托人林木森（以下简称“您”）');
      const read = await ask(server, 'chargeAgreement', { service: 'fcl', kind });
      const opening = read.body.opening.join('');
      expect(opening).toContain('由委托人（以提交订单的企业或个人为准，以下简称“您”）');
      expect(opening).toContain(`与${siteCopy.demo.company}（以下简称“我们”）`);
      expect(JSON.stringify(read)).not.toContain('见本平台公示');
    }
  });
});

it('[1.9] [3.14] the agreement of every service names the company by its own facts, and its operator before it has any', () => {
  const { site } = readSettings({ SEED: 'none' });
  for (const { charges } of Object.values(orderServices))
    for (const [company, named] of [
      ['申澜化工物流有限公司', '申澜化工物流有限公司'],
      [null, '本平台的运营者'],
    ] as const) {
      const { body } = readAgreement(charges, { seed: 'none', site: { ...site, company }, party: '林木森' });
      expect(body.opening[0]).toContain(`林木森（以下简称“您”）与${named}（以下简称“我们”）`);
    }
});
