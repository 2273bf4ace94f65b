import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderReplies } from '#copy/orders/replies.ts';
import { multiply } from '#domain/decimal.ts';
import { moneyText } from '#domain/money.ts';
import type { GoodsForm } from '#domain/procurement/form.ts';
import { readGoodsId } from '#domain/procurement/goods-id.ts';
import { bandAt, bandsOf } from '#domain/procurement/tiers.ts';
import { procurementLines, procurementPosts } from '#server/data/schema/procurement.ts';
import { acetoneAt } from '#tests/features/procurement/on-server.ts';
import { partOfGoods } from '#tests/features/procurement/order.ts';
import { bookingKey, giveSheets, refusal } from '#tests/kit/booking.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';

describe.each(databaseKinds())('orders of goods on %s', (database) => {
  let server: TestServer;
  let form: GoodsForm;
  let postId: string;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    form = await acetoneAt(server, user);
    postId = readGoodsId(form.goodsId)!.postId;
  }, 60_000);
  afterAll(() => server.stop());

  const lineIn = async () => (await ask(server, 'procurementItem', { id: postId })).lines[0]!;
  const leave = (quantity: string, sold = '0') =>
    server.database.db
      .update(procurementLines)
      .set({ quantity, sold })
      .where(and(eq(procurementLines.postId, postId), eq(procurementLines.lineNo, 1)));
  const quote = (given: GoodsForm) => as(server, user, 'quote', { service: 'goods', part: partOfGoods(given) });
  async function placeOrder(name: string, given: GoodsForm, quoted = form) {
    const { quoteId } = await quote(quoted);
    return as(server, user, 'placeOrder', { service: 'goods', quoteId, form: given }, bookingKey(name));
  }

  it('[1.11][5.9] a quantity costs its band’s price, which the line names; delivery is named and never added', async () => {
    const line = await lineIn();
    for (const quantity of ['5', '19.999', '20', '50']) {
      const { lines, totals } = await quote({ ...form, quantity });
      const band = bandAt(bandsOf(line), quantity)!;
      expect(lines[0]).toMatchObject({ feeCode: 'GDS', unitPrice: band.price, quantity, basis: 'TON' });
      expect(lines[0]?.feeName).toContain(`满 ${band.from} 吨`);
      expect(totals).toEqual([{ currency: '1', amount: moneyText(multiply(band.price, quantity)) }]);
    }
    const more = await quote({ ...form, delivery: 'DELIVERY', deliveryAddress: '上海市浦东新区 1 号' });
    expect(more.lines.map(({ feeCode, atCost }) => `${feeCode} ${atCost}`)).toEqual(['GDS false', 'TRK true']);
    expect(more.totals).toEqual((await quote(form)).totals);
  });

  it('[4.31] an order has its number, its price and its goods, takes them from stock, and gives them back', async () => {
    const before = await lineIn();
    const { totals } = await quote(form);
    const { orderNo } = await placeOrder('possible', form);
    expect(orderNo).toMatch(/^PRC\d{11}$/);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({ service: 'goods', isDanger: 'Y', totals, justPlaced: true, boxes: [], etd: null });
    expect(order.hasCertificate).toBe(true);
    expect(order.bought).toMatchObject({ postId, quantity: '20', unit: '吨', delivery: 'SELF', day: form.deliveryDay });
    expect(order.items[0]).toMatchObject({ packages: 125, unNo: '1090', dgClass: '3', netKg: '20000.000' });
    expect(order.items[0]?.grossKg).toBe('22250.000');
    expect(order.timeline.map(({ node }) => node)).toEqual(['submitted', 'dgReviewing', 'completed']);
    const { items } = await as(server, user, 'orderList', { service: 'goods' });
    expect(items[0]).toMatchObject({ orderNo, totals, bought: { nameCn: '丙酮' } });
    expect(Number((await lineIn()).left)).toBe(Number(before.left) - 20);
    await as(server, user, 'cancelOrder', { no: orderNo });
    expect((await lineIn()).left).toBe(before.left);
  });

  it('[1.11] no one orders from an offer of their own', async () => {
    const { quoteId } = await quote(form);
    const { db } = server.database;
    const [post] = await db.select().from(procurementPosts).where(eq(procurementPosts.id, postId));
    const giveTo = (seller: { userId: string | null; enterpriseId: string | null }) =>
      db.update(procurementPosts).set(seller).where(eq(procurementPosts.id, postId));
    await giveTo({ userId: post!.userId, enterpriseId: 'enterprise-verified' });
    const own = as(server, user, 'placeOrder', { service: 'goods', quoteId, form }, bookingKey('own'));
    expect(await refusal(own)).toMatchObject({ code: '10004009', message: orderReplies.ownGoods });
    await giveTo(post!);
  });

  it('[1.11] two buyers cannot take the same last tons', async () => {
    await leave('25');
    const { quoteId } = await quote(form);
    const sent = ['one', 'other'].map((name) =>
      refusal(as(server, user, 'placeOrder', { service: 'goods', quoteId, form }, bookingKey(`last-${name}`))),
    );
    const answers = await Promise.all(sent);
    const refused = answers.filter((answer) => answer !== null);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ code: '10005003', data: { fields: { quantity: '只剩 5 吨，请减少数量' } } });
    expect((await lineIn()).left).toBe('5');
    await leave('100000');
  });

  it('[1.11] the short call places the same order at the same price, once', async () => {
    const { buyerCompany: company, licenceNo, licenceExpires, licenceFiles, permitFiles } = form;
    const request = {
      ...{ id: postId, quantity: '20', agree: true as const },
      delivery: { method: 'SELF' as const, day: form.deliveryDay },
      buyer: { company, licenceNo, licenceExpires, licenceFiles, permitFiles },
    };
    const before = Number((await lineIn()).left);
    const { orderNo } = await as(server, user, 'procurementOrder', request, bookingKey('short'));
    expect(await as(server, user, 'procurementOrder', request, bookingKey('short'))).toEqual({ orderNo });
    const order = await as(server, user, 'order', { no: orderNo });
    const { totals } = await quote(form);
    expect(order).toMatchObject({ service: 'goods', totals, bought: { postId, quantity: '20' } });
    expect(Number((await lineIn()).left)).toBe(before - 20);
    const bare = await refusal(
      as(server, user, 'procurementOrder', { ...request, quantity: '1', buyer: {} }, bookingKey('bare')),
    );
    expect(Object.keys(bare?.data.fields ?? {}).sort()).toEqual(
      expect.arrayContaining(['licenceExpires', 'licenceFiles', 'licenceNo', 'permitFiles', 'quantity']),
    );
  });

  it.each<[string, string, (form: GoodsForm) => GoodsForm]>([
    ['goodsId', '10005001', (given) => ({ ...given, goodsId: '1-no-such-post' })],
    ['goodsId', '10005001', (given) => ({ ...given, goodsId: given.goodsId.replace(/^1-/, '9-') })],
    ['quantity', '10005003', (given) => ({ ...given, quantity: '999999' })],
    ['quantity', '10004001', (given) => ({ ...given, quantity: '4' })],
    ['licenceFiles', '10004001', (given) => ({ ...given, licenceFiles: [] })],
  ])('[4.31] one with an impossible %s is refused by %s, and the field is named', async (field, code, broken) => {
    const refused = await refusal(placeOrder(`no-${field}-${code}`, broken(form)));
    expect(refused?.code).toBe(code);
    expect(Object.keys(refused?.data.fields ?? {})).toContain(field);
  });

  it('[4.31] a file of another user is refused', async () => {
    const [sheet] = form.licenceFiles;
    const foreign = { ...form, licenceFiles: [{ ...sheet!, fileId: 'safety-sheet-user-guest' }] };
    expect((await refusal(placeOrder('foreign-file', foreign)))?.code).toBe('10004004');
  });

  it('[1.11] what packages of an offer weigh and how many they are is read from its words, else shown by the buyer', async () => {
    const [stored] = await server.database.db
      .select()
      .from(procurementLines)
      .where(and(eq(procurementLines.postId, postId), eq(procurementLines.lineNo, 1)));
    const { packing, packageType, packageNetKg, packageGrossKg } = stored!;
    const pack = (packaging: Partial<typeof stored>) =>
      server.database.db
        .update(procurementLines)
        .set(packaging!)
        .where(and(eq(procurementLines.postId, postId), eq(procurementLines.lineNo, 1)));
    const unsaid = { packageType: null, packageNetKg: null, packageGrossKg: null };
    const itemOf = async (name: string, given: GoodsForm) => {
      const { orderNo } = await placeOrder(name, given);
      const [item] = (await as(server, user, 'order', { no: orderNo })).items;
      await as(server, user, 'cancelOrder', { no: orderNo });
      return item;
    };
    await pack({ ...unsaid, packing: '1050 kg 吨桶' });
    expect((await lineIn()).unweighed).toBe(undefined);
    expect(await itemOf('said', form)).toMatchObject({ packages: 20, netKg: '20000.000', grossKg: '21200.000' });
    await pack({ ...unsaid, packing: '吨桶' });
    expect((await lineIn()).unweighed).toEqual({ netKg: null, isUncounted: true });
    const bare = await refusal(placeOrder('unsaid', form));
    expect(Object.keys(bare?.data.fields ?? {}).sort()).toEqual(['grossWeight', 'packages']);
    const packaging = { ...form, grossWeight: '21200', packages: '20' };
    expect(await itemOf('counted', packaging)).toMatchObject({
      packageType: 'IBC',
      packages: 20,
      grossKg: '21200.000',
    });
    await pack({ packing, packageType, packageNetKg, packageGrossKg });
  });

  it('[1.11] an offer whose time is over is shown, and sells nothing', async () => {
    const [post] = await server.database.db.select().from(procurementPosts).where(eq(procurementPosts.id, postId));
    const deadline = new Date(server.clock.now() - 1);
    await server.database.db.update(procurementPosts).set({ deadline }).where(eq(procurementPosts.id, postId));
    expect((await ask(server, 'procurementItem', { id: postId })).state).toBe('CLOSED');
    expect((await refusal(quote(form)))?.code).toBe('10005004');
    await server.database.db
      .update(procurementPosts)
      .set({ deadline: post!.deadline })
      .where(eq(procurementPosts.id, postId));
  });
});
