import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderReplies } from '#copy/orders/replies.ts';
import { blankItem } from '#domain/enquiry/purchase-form.ts';
import { DAY_MS, MINUTE_MS } from '#domain/limits.ts';
import { blankGoodsForm, type GoodsForm } from '#domain/procurement/form.ts';
import { goodsIdOf } from '#domain/procurement/goods-id.ts';
import { uploads } from '#server/data/schema/operations.ts';
import { procurementPosts, procurementQuotes } from '#server/data/schema/procurement.ts';
import { seedReference } from '#server/seed/reference-rows.ts';
import { partOfGoods } from '#tests/features/procurement/order.ts';
import type { BrowserClient } from '#tests/kit/browser-client.ts';
import { handCertificate, openCertificate } from '#tests/kit/lot-certificates.ts';
import { nextKey, purchasesOf } from '#tests/kit/purchases.ts';
import { databaseKinds } from '#tests/kit/server.ts';
import { visitorsOf } from '#tests/kit/visitors.ts';

const OK = '00000000';

describe.each(databaseKinds())('orders of what a quote won on %s', (database) => {
  const visitors = visitorsOf(database, { phones: '149', network: 49 }, { seed: ({ db }) => seedReference(db) });
  const { browser, newPhone } = visitors;
  const { dayIn, form, published, quoted } = purchasesOf(visitors);

  type ShownRequest = {
    lines: { won?: Record<string, unknown> | null; unNo: string | null }[];
    awarded: string | null;
  };
  const shownTo = async (visitor: BrowserClient, id: string) =>
    (await visitor.call('procurementItem', { id })).data as unknown as ShownRequest;

  async function awarded(quoting: Parameters<typeof quoted>[2] = {}, more: Parameters<typeof published>[0] = {}) {
    const { owner, id } = await published(more);
    const quoteNo = await quoted(id, browser(), quoting);
    expect((await owner.call('awardQuote', { id, quoteNo })).code).toBe(OK);
    return { owner, id, quoteNo };
  }

  /** A licence of the buyer's own. */
  async function licence(owner: BrowserClient) {
    const { userId } = (await owner.call('getUserInfo', {})).data as { userId: string };
    const fileId = `licence-${userId}`;
    const at = new Date(visitors.server.clock.now());
    const file = { purpose: 'order', name: 'licence.pdf', mediaType: 'application/pdf', bytes: 1_000 };
    await visitors.server.database.db
      .insert(uploads)
      .values({ id: fileId, userId, ...file, sha256: '0'.repeat(64), createdAt: at })
      .onConflictDoNothing();
    return [{ fileId, name: 'licence.pdf', size: 1_000, language: '' as const, day: '' }];
  }

  async function orderForm(owner: BrowserClient, id: string, more: Partial<GoodsForm> = {}): Promise<GoodsForm> {
    const files = await licence(owner);
    return {
      ...blankGoodsForm,
      ...{ goodsId: goodsIdOf({ postId: id, lineNo: 1 }), quantity: '20' },
      ...{ delivery: 'DELIVERY', deliveryAddress: form().place, deliveryDay: dayIn(20) },
      ...{ buyerCompany: '上海申港化工有限公司', licenceNo: 'WH-2024-001', licenceExpires: dayIn(900) },
      ...{ licenceFiles: files, permitFiles: files, contactName: '顾晓岚', contactPhone: '13800138001', agree: true },
      ...more,
    };
  }

  const price = (visitor: BrowserClient, given: GoodsForm) =>
    visitor.call('quote', { service: 'goods', part: partOfGoods(given) });
  const placeOrder = (visitor: BrowserClient, quoteId: unknown, given: GoodsForm, key = nextKey()) =>
    visitor.send('placeOrder', { service: 'goods', quoteId, form: given }, { 'idempotency-key': key });

  /** State of each of the user's own posts in the list. */
  const wonIn = async (owner: BrowserClient) =>
    ((await owner.call('ownPosts', {})).data as { items: { won: unknown }[] }).items.map(({ won }) => won);

  it('[1.11][4.31] the quote that won becomes one order at its own total, and the request says which', async () => {
    const { owner, id, quoteNo } = await awarded();
    const before = (await shownTo(owner, id)).lines[0];
    expect(before).toMatchObject({ unNo: '1090', won: { quoteNo, state: 'OPEN', price: '6100.0000', quantity: '20' } });
    const given = await orderForm(owner, id);
    const asked = (await price(owner, given)).data as { quoteId: string; totals: unknown; lines: object[] };
    expect(asked.totals).toEqual([{ currency: '1', amount: '122000.00' }]);
    expect(asked.lines).toHaveLength(1);
    const key = nextKey();
    const placed = await placeOrder(owner, asked.quoteId, given, key);
    expect(placed).toMatchObject({ code: OK });
    const { orderNo } = placed.data as { orderNo: string };
    expect((await placeOrder(owner, asked.quoteId, given, key)).data).toMatchObject({ orderNo });
    const order = (await owner.call('order', { no: orderNo })).data;
    expect(order).toMatchObject({
      ...{ service: 'goods', isDanger: 'Y', totals: asked.totals },
      bought: {
        nameCn: '丙酮',
        quantity: '20',
        unit: '吨',
        quoteNo,
        supplier: '示例化工有限公司',
        address: form().place,
      },
      items: [{ packageType: 'DRM', packages: 125, unNo: '1090', netKg: '20000.000', grossKg: '22500.000' }],
    });
    expect((await shownTo(owner, id)).lines[0]?.won).toMatchObject({ state: 'ORDERED', orderNo });
    expect(await wonIn(owner)).toEqual([{ lines: 1, ordered: 1 }]);
    const again = await price(owner, given);
    expect([again.code, again.message]).toEqual(['10004009', orderReplies.quoteOrdered(orderNo)]);
    expect(again.data).toMatchObject({ orderNo });
    await owner.call('cancelOrder', { no: orderNo });
    expect(await wonIn(owner)).toEqual([{ lines: 1, ordered: 0 }]);
    expect((await shownTo(owner, id)).lines[0]?.won).toMatchObject({ state: 'OPEN', orderNo: null });
    expect((await price(owner, given)).code).toBe(OK);
  });

  it('[1.11][8.5] the certificate that came with the quote goes with the order, and its buyer opens it', async () => {
    const { owner, id } = await published();
    const supplier = browser();
    const { data: file } = await handCertificate(supplier, id, 'COA 丙酮.pdf');
    const quoteNo = await quoted(id, supplier, { line: { certificate: [file] } });
    await owner.call('awardQuote', { id, quoteNo });
    const bare = await awarded();
    for (const [buyer, postId, answer] of [
      [owner, id, 'COA 丙酮.pdf'],
      [bare.owner, bare.id, '10004004'],
    ] as const) {
      const given = await orderForm(buyer, postId);
      const placed = await placeOrder(buyer, (await price(buyer, given)).data.quoteId, given);
      const order = (await buyer.call('order', { no: String(placed.data.orderNo) })).data;
      expect(order).toMatchObject({ bought: { postId, lineNo: 1 }, hasCertificate: buyer === owner });
      expect(await openCertificate(buyer, `${postId}/lines/1/certificate`)).toBe(answer);
    }
    expect(await openCertificate(bare.owner, `${id}/lines/1/certificate`)).toBe('10004004');
  });

  it('[1.11][4.31] two windows make one order of it', async () => {
    const { owner, id } = await awarded();
    const given = await orderForm(owner, id);
    const quotes = [await price(owner, given), await price(owner, given)];
    const placed = await Promise.all(quotes.map(({ data }) => placeOrder(owner, data.quoteId, given)));
    expect(placed.map(({ code }) => code).sort()).toEqual([OK, '10004009']);
    const [taken, refused] = placed.toSorted((a, b) => a.code.localeCompare(b.code));
    expect(refused?.message).toBe(orderReplies.quoteOrdered(String(taken?.data.orderNo)));
  });

  it('[1.11][5.9] parts of a fen and packages keep the total of the quote', async () => {
    const parts = await awarded({ line: { price: '6100.1234' } });
    const given = await orderForm(parts.owner, parts.id);
    const priced = (await price(parts.owner, given)).data as { totals: unknown; lines: { feeName: string }[] };
    expect(priced.totals).toEqual([{ currency: '1', amount: '122002.47' }]);
    expect(priced.lines[0]?.feeName).toContain('¥6,100.1234');
    const drums = form().items.map((item) => ({ ...item, unit: '桶', quantity: '80', packing: '160 kg 钢桶' }));
    const counted = await awarded({ line: { price: '980', quantity: '80' } }, { items: drums });
    const bought = await orderForm(counted.owner, counted.id, { quantity: '80' });
    const quoteOfDrums = (await price(counted.owner, bought)).data as { quoteId: string; totals: unknown };
    expect(quoteOfDrums.totals).toEqual([{ currency: '1', amount: '78400.00' }]);
    const placed = await placeOrder(counted.owner, quoteOfDrums.quoteId, bought);
    const { items } = (await counted.owner.call('order', { no: String(placed.data.orderNo) })).data as {
      items: { packages: number; netKg: string; grossKg: string }[];
    };
    expect(items[0]).toMatchObject({ packages: 80, netKg: '12800.000', grossKg: '14400.000' });
  });

  it('[1.11] what packages weigh that no one knows is asked of the buyer, and never made up', async () => {
    const { owner, id } = await awarded({ line: { packing: '25 kg 塑料桶' } });
    const given = await orderForm(owner, id);
    const { quoteId } = (await price(owner, given)).data;
    for (const grossWeight of ['', '19999.999']) {
      const refused = await placeOrder(owner, quoteId, { ...given, grossWeight });
      expect([refused.code, Object.keys(refused.data.fields as object)]).toEqual(['10004001', ['grossWeight']]);
    }
    const placed = await placeOrder(owner, quoteId, { ...given, grossWeight: '21,200' });
    const { items } = (await owner.call('order', { no: String(placed.data.orderNo) })).data as { items: object[] };
    expect(items).toMatchObject([{ packageType: 'DRM', packages: 800, netKg: '20000.000', grossKg: '21200.000' }]);
  });

  it('[1.11] how many packages without a mass there are is asked of the buyer, and is never one', async () => {
    const { owner, id } = await awarded({ line: { packing: '吨桶' } });
    const given = { ...(await orderForm(owner, id)), grossWeight: '21200' };
    const { quoteId } = (await price(owner, given)).data;
    for (const packages of ['', '0', '1.5']) {
      const refused = await placeOrder(owner, quoteId, { ...given, packages });
      expect([refused.code, Object.keys(refused.data.fields as object)]).toEqual(['10004001', ['packages']]);
    }
    const placed = await placeOrder(owner, quoteId, { ...given, packages: '20' });
    const { items } = (await owner.call('order', { no: String(placed.data.orderNo) })).data as { items: object[] };
    expect(items).toMatchObject([{ packageType: 'IBC', packages: 20, netKg: '20000.000', grossKg: '21200.000' }]);
  });

  it('[1.11] carriage that the buyer pays is named and never added', async () => {
    const { owner, id } = await awarded({ more: { freight: 'BUYER' } });
    const { lines, totals } = (await price(owner, await orderForm(owner, id))).data as {
      lines: { feeCode: string; atCost: boolean }[];
      totals: unknown;
    };
    expect(lines.map(({ feeCode, atCost }) => `${feeCode} ${atCost}`)).toEqual(['GDS false', 'TRK true']);
    expect(totals).toEqual([{ currency: '1', amount: '122000.00' }]);
  });

  it('[1.11] each line is an order of its own, and one that no one quoted is none', async () => {
    const [acetone] = form().items;
    const items = [acetone!, { ...blankItem, nameCn: '乙醇', purity: '95 %', packing: '散水', quantity: '5' }];
    const { owner, id } = await published({ items });
    const supplier = browser();
    const phone = newPhone();
    await supplier.sendCode(phone, 'guest_quote');
    const line = {
      ...{ isQuoted: true, price: '6100', currency: '1', tax: 'WITH', quantity: '20', leadDays: '7' },
      ...{ maker: '', origin: '', purity: '', packing: '' },
    };
    const lines = [
      { ...line, lineNo: 1 },
      { ...line, lineNo: 2, isQuoted: false, price: '', quantity: '', leadDays: '' },
    ];
    const who = { company: '示例化工有限公司', contact: '王经理', phone, code: supplier.codeFor(phone), remark: '' };
    const quote = { id, lines, validTo: dayIn(5), freight: 'SUPPLIER', ...who };
    const { data } = await supplier.send('supplierQuote', quote, { 'idempotency-key': nextKey() });
    expect(await wonIn(owner)).toEqual([null]);
    expect((await owner.call('awardQuote', { id, quoteNo: String(data.quoteNo) })).code).toBe(OK);
    expect(await wonIn(owner)).toEqual([{ lines: 1, ordered: 0 }]);
    expect((await shownTo(owner, id)).lines.map(({ won }) => won?.state ?? null)).toEqual(['OPEN', null]);
    const second = await orderForm(owner, id, { goodsId: goodsIdOf({ postId: id, lineNo: 2 }), quantity: '5' });
    expect((await price(owner, second)).code).toBe('10005001');
  });

  it('[1.11] no one else learns of it or orders it, and no more and no less than was quoted', async () => {
    const { owner, id } = await awarded();
    const { owner: stranger } = await published();
    const given = await orderForm(stranger, id);
    for (const other of [browser(), stranger]) {
      expect((await shownTo(other, id)).lines[0]?.won ?? null).toBeNull();
      expect((await price(other, given)).code).toBe('10005001');
    }
    for (const quantity of ['19', '21']) {
      const refused = await price(owner, { ...(await orderForm(owner, id)), quantity });
      expect(refused.code).toBe('10004001');
      expect(refused.data.fields).toEqual({ quantity: orderReplies.goodsQuoted('20', '吨') });
    }
  });

  it('[1.11] before it is decided, after its time and once withdrawn there is nothing to order', async () => {
    const { owner, id } = await published();
    const given = await orderForm(owner, id);
    expect((await price(owner, given)).code).toBe('10005001');
    const quoteNo = await quoted(id, browser());
    expect((await shownTo(owner, id)).lines[0]?.won ?? null).toBeNull();
    await owner.call('awardQuote', { id, quoteNo });
    const { quoteId } = (await price(owner, given)).data;
    visitors.server.clock.advance(6 * DAY_MS);
    expect((await shownTo(owner, id)).lines[0]?.won).toMatchObject({ state: 'LAPSED' });
    const lapsed = await price(owner, given);
    expect([lapsed.code, lapsed.message]).toEqual(['10005001', orderReplies.quoteLapsed]);
    expect((await placeOrder(owner, quoteId, given)).code).toBe('10005001');
    const revokedAt = new Date(visitors.server.clock.now());
    await visitors.server.database.db.update(procurementPosts).set({ revokedAt }).where(eq(procurementPosts.id, id));
    expect((await price(owner, given)).code).toBe('10005001');
  });

  it('[1.11] a quote that was changed after it was read, or whose time is over, is not taken', async () => {
    const { owner, id } = await published();
    const quoteNo = await quoted(id, browser());
    const seen = async () =>
      ((await owner.call('procurementQuotes', { id })).data as { quotes: { updatedAt: number }[] }).quotes[0]!
        .updatedAt;
    const updatedAt = await seen();
    const later = new Date(visitors.server.clock.now() + MINUTE_MS);
    const { db } = visitors.server.database;
    await db.update(procurementQuotes).set({ updatedAt: later }).where(eq(procurementQuotes.quoteNo, quoteNo));
    const changed = await owner.call('awardQuote', { id, quoteNo, updatedAt });
    expect([changed.code, changed.message]).toEqual(['10004009', orderReplies.quoteChanged]);
    expect((await shownTo(owner, id)).awarded).toBeNull();
    visitors.server.clock.advance(6 * DAY_MS);
    const ended = await owner.call('awardQuote', { id, quoteNo, updatedAt: await seen() });
    expect([ended.code, ended.message]).toEqual(['10005001', orderReplies.quoteEnded]);
    expect((await shownTo(owner, id)).awarded).toBeNull();
  });
});
