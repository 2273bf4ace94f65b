import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESSES_OF_A_USER, DRAFTS_OF_A_USER } from '#domain/limits.ts';
import { memberships } from '#server/data/schema/accounts.ts';
import { addressBook, shares } from '#server/data/schema/operations.ts';
import { drafts, mmOrders, orders, quotes } from '#server/data/schema/orders.ts';
import { answerWaiting } from '#server/market/enquiries/demo-operator.ts';
import { sweepOrders } from '#server/orders/sweep.ts';
import { secureRandom } from '#server/random.ts';
import { bookingKey, formOf, giveSheets, goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import { lockingDatabaseKinds, type TestServer } from '#tests/kit/server.ts';
import { signInDoubles } from '#tests/kit/sign-in-doubles.ts';

const DAY = 86_400_000;
const party = {
  companyNameEn: 'HUAZHOU CHEMICALS',
  addressEn: 'ROAD 1',
  countryCode: 'NL',
  taxNo: '',
  contact: '',
  phone: '',
  email: '',
};
const log = { info: () => {}, warn: () => {}, error: () => {} } as never;

describe.each(lockingDatabaseKinds)('what is kept for a booking on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
  }, 60_000);
  afterAll(() => server.stop());

  const user = 'user-verified';

  it('[4.31] a draft is saved over the version it was changed from; the later one is handed to the other window', async () => {
    const made = await as(server, user, 'saveDraft', { service: 'fcl', title: '上海–鹿特丹', form: { remark: '一' } });
    const next = { id: made.id, version: made.version, service: 'fcl' as const, form: { remark: '二' } };
    const both = await Promise.allSettled([
      as(server, user, 'saveDraft', next),
      as(server, user, 'saveDraft', { ...next, form: { remark: '三' } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find((one) => one.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: '10004009', data: { id: made.id, version: 2 } });
    const [kept] = await as(server, user, 'draftList', { service: 'fcl' });
    expect(kept).toMatchObject({ id: made.id, version: 2, form: { remark: expect.stringMatching(/[二三]/) } });
    await as(server, user, 'removeDraft', { id: made.id });
    await expect(as(server, user, 'saveDraft', { ...next, version: 2 })).rejects.toMatchObject({ code: '10004004' });
    await expect(as(server, user, 'removeDraft', { id: made.id })).rejects.toMatchObject({ code: '10004004' });
  });

  it('[4.31] a form nested without end is no draft', async () => {
    const deep = Array.from({ length: 20 }).reduce<object>((inner) => ({ inner }), {});
    const save = async () => as(server, user, 'saveDraft', { service: 'fcl', form: { deep } });
    await expect(save()).rejects.toThrow('saveDraft: Invalid input');
  });

  it('[4.31] drafts and addresses have an end, shown with the number', async () => {
    const { db } = server.database;
    const at = new Date(server.clock.now());
    await db.insert(drafts).values(
      Array.from({ length: DRAFTS_OF_A_USER }, (_, index) => ({
        id: `draft-${index}`,
        userId: user,
        service: 'fcl' as const,
        title: '',
        version: 1,
        form: {},
        updatedAt: at,
      })),
    );
    await expect(as(server, user, 'saveDraft', { service: 'fcl', form: {} })).rejects.toMatchObject({
      code: '10004009',
      message: '草稿最多保存100份，请先删除不用的草稿',
    });
    await db.insert(addressBook).values(
      Array.from({ length: ADDRESSES_OF_A_USER }, (_, index) => ({
        id: `address-${index}`,
        userId: 'user-special',
        kind: 'shipper' as const,
        title: `第${index}个`,
        party,
        updatedAt: at,
      })),
    );
    await expect(
      as(server, 'user-special', 'addressBookSave', { kind: 'shipper', title: '多', party }),
    ).rejects.toMatchObject({ code: '10004009', message: expect.stringContaining('200') });
  });

  it('[4.31] addresses are kept, found by name, changed and removed', async () => {
    const { id } = await as(server, user, 'addressBookSave', { kind: 'consignee', title: '鹿特丹 100%', party });
    const again = await as(server, user, 'addressBookSave', { kind: 'consignee', title: '鹿特丹 100%', party });
    expect(again.id).toBe(id);
    const found = (keyword: string) => as(server, user, 'addressBookQuery', { keyword, kind: 'consignee' });
    expect((await found('100%')).items).toMatchObject([{ id, title: '鹿特丹 100%', party }]);
    expect((await found('huazhou')).total).toBe(1);
    expect((await found('_')).total).toBe(0);
    await as(server, user, 'addressBookSave', { id, kind: 'notify', title: '改名', party });
    expect((await found('')).total).toBe(0);
    await as(server, user, 'addressBookRemove', { id });
    await expect(as(server, user, 'addressBookRemove', { id })).rejects.toMatchObject({ code: '10004004' });
  });

  it('[4.31][10.10] one default of a kind, named first; saved without a word on it, that stays', async () => {
    const save = (kind: 'shipper' | 'consignee', title: string, more: { id?: string; isDefault?: boolean } = {}) =>
      as(server, 'user-person', 'addressBookSave', { kind, title, party: { ...party, contact: title }, ...more });
    const named = async () =>
      (await as(server, 'user-person', 'addressBookQuery', {})).items.map(({ title, isDefault }) => [title, isDefault]);
    const first = await save('consignee', '甲', { isDefault: true });
    await save('consignee', '乙');
    await save('shipper', '丙', { isDefault: true });
    await save('consignee', '甲', first);
    expect(await named()).toEqual(
      expect.arrayContaining([
        ['甲', true],
        ['丙', true],
        ['乙', false],
      ]),
    );
    expect((await named()).at(-1)).toEqual(['乙', false]);
    await save('consignee', '乙', { isDefault: true });
    expect(Object.fromEntries(await named())).toEqual({ 甲: false, 乙: true, 丙: true });
    await save('shipper', '丙', { isDefault: false });
    expect(Object.fromEntries(await named())).toEqual({ 甲: false, 乙: true, 丙: false });
  });

  it('[3.3] whole-vehicle orders are those of the user', async () => {
    const own = await as(server, 'user-vehicle', 'wholeVehicleOrders', {});
    expect(own).toHaveLength(3);
    expect(own[0]).toMatchObject({ orderNo: expect.stringMatching(/^TRK\d{11}$/), vehicle: expect.any(String) });
    expect(await as(server, user, 'wholeVehicleOrders', {})).toEqual([]);
  });

  it('[3.3] whole-vehicle orders come whole, up to a thousand', async () => {
    const { db } = server.database;
    const [first] = await db.select().from(mmOrders).where(eq(mmOrders.userId, 'user-vehicle')).limit(1);
    const many = Array.from({ length: 1_010 }, (_, at) => ({
      ...first!,
      orderNo: `TRK300101${String(at).padStart(5, '0')}`,
    }));
    await db.insert(mmOrders).values(many);
    const read = await as(server, 'user-vehicle', 'wholeVehicleOrders', {});
    expect(new Set(read.map(({ orderNo }) => orderNo)).size).toBe(1_000);
    await db.delete(mmOrders).where(like(mmOrders.orderNo, 'TRK300101%'));
  });

  it('[2.14c][10.10] whole-vehicle orders are the enterprise’s: a colleague sees them, who leaves does not take them', async () => {
    const { db } = server.database;
    const at = new Date(server.clock.now());
    const orderNos = (await as(server, 'user-vehicle', 'wholeVehicleOrders', {})).map(({ orderNo }) => orderNo);
    const seen = async () => ({
      list: (await as(server, 'user-person', 'wholeVehicleOrders', {})).map(({ orderNo }) => orderNo),
      info: (await as(server, 'user-person', 'getUserInfo', {})).mmInfo.map(({ orderNo }) => orderNo),
    });
    expect(await seen()).toEqual({ list: [], info: [] });
    const joined = { userId: 'user-person', enterpriseId: 'enterprise-vehicle', role: 'viewer' as const };
    await db.insert(memberships).values({ ...joined, createdAt: at });
    expect(await seen()).toEqual({ list: orderNos, info: orderNos });
    await db.delete(memberships).where(eq(memberships.userId, 'user-vehicle'));
    expect(await as(server, 'user-vehicle', 'wholeVehicleOrders', {})).toEqual([]);
    expect(await seen()).toEqual({ list: orderNos, info: orderNos });
    await db.delete(memberships).where(eq(memberships.userId, 'user-person'));
    expect(await seen()).toEqual({ list: [], info: [] });
    const owner = { userId: 'user-vehicle', enterpriseId: 'enterprise-vehicle', role: 'owner' as const };
    await db.insert(memberships).values({ ...owner, createdAt: at });
  });

  it('[1.10b] an answered enquiry becomes one order at the price it named; one that has run out does not', async () => {
    const asked = {
      orgPortCode: 'CNSHA',
      dstPortCode: 'NLRTM',
      isDanger: 'Y' as const,
      unNo: '1230',
      cargoName: '甲醇',
      boxes: [{ ctnType: '20GP' as const, quantity: 2 }],
      carrierPrefer: ['COSU'],
      contact: '顾晓岚',
      phone: '12000000001',
    };
    const ask = async (name: string, cargoName: string) => {
      const { enquiryNo } = await as(
        server,
        user,
        'placeEnquiry',
        { service: 'fcl', form: { ...asked, cargoName } },
        bookingKey(name),
      );
      await answerWaiting({ db: server.database.db, clock: server.clock, random: secureRandom, log });
      const enquiry = await as(server, user, 'enquiry', { no: enquiryNo });
      return { no: enquiryNo, option: enquiry.options[0]! };
    };
    const info = await as(server, user, 'getUserInfo', {});
    await as(server, user, 'agreeProtocol', { basicEntId: info.enterpriseResp!.basicEntId, protocol: '2026-01-01' });
    const { no, option } = await ask('turned', '甲醇');
    const offer = await goldenOffer(server);
    const form = formOf(methanol(offer, server.clock.now()), user);
    const other = { ...form, containers: form.containers.map((box) => ({ ...box, quantity: '3' })) };
    await expect(
      as(
        server,
        user,
        'acceptEnquiry',
        { service: 'fcl', no, optionId: option.optionId, form: other },
        bookingKey('other'),
      ),
    ).rejects.toMatchObject({ code: '10004001', data: { fields: { containers: expect.stringContaining('一致') } } });
    const enquiry = { no, optionId: option.optionId };
    const part = { ...partOf({ ...form, enquiryNo: no, optionId: option.optionId }), enquiry } as never;
    const quoted = await as(server, user, 'quote', { service: 'fcl', part });
    expect(quoted.totals).toEqual(option.totals);
    expect(quoted.validTo).toBeLessThanOrEqual(option.validTo);
    await expect(as(server, 'user-person', 'quote', { service: 'fcl', part })).rejects.toMatchObject({
      code: '10004004',
    });
    const dearer = await as(server, user, 'quote', {
      service: 'fcl',
      part: partOf({ ...form, services: { ...form.services, customs: { wanted: true, mode: 'ENTRUST' } } }) as never,
    });
    await expect(
      as(
        server,
        user,
        'acceptEnquiry',
        { service: 'fcl', ...enquiry, quoteId: dearer.quoteId, form },
        bookingKey('dearer'),
      ),
    ).rejects.toMatchObject({ code: '10005001', data: { totals: option.totals, previous: { totals: dearer.totals } } });
    const accept = (key: string) =>
      as(server, user, 'acceptEnquiry', { service: 'fcl', ...enquiry, quoteId: quoted.quoteId, form }, bookingKey(key));
    const [first, second] = await Promise.all([accept('accept'), accept('accept')]);
    expect(second).toEqual(first);
    const order = await as(server, user, 'order', { no: first.orderNo });
    expect(order).toMatchObject({ enquiryNo: no, totals: option.totals });
    expect(await as(server, user, 'enquiry', { no })).toMatchObject({ status: 'accepted', orderNo: first.orderNo });
    await expect(accept('again')).rejects.toMatchObject({ code: '10004009', data: { orderNo: first.orderNo } });
    const late = await ask('late', '丙酮');
    const before = server.clock.now();
    server.clock.advance(late.option.validTo - before);
    await expect(
      as(
        server,
        user,
        'acceptEnquiry',
        { service: 'fcl', no: late.no, optionId: late.option.optionId, form },
        bookingKey('late-option'),
      ),
    ).rejects.toMatchObject({ code: '10005001', message: expect.stringContaining('已过期') });
    server.clock.advance(before - server.clock.now());
    const own = and(eq(orders.userId, user), eq(orders.demo, false));
    const all = await server.database.db.select().from(orders).where(own);
    expect(all).toHaveLength(1);
  });

  it('[4.31] quotes no one can use any more are forgotten a day later', async () => {
    const offer = await goldenOffer(server);
    await as(server, user, 'quote', { service: 'fcl', part: partOf(methanol(offer, server.clock.now())) as never });
    const { db } = server.database;
    const { files } = signInDoubles({ db, clock: server.clock });
    const services = { db, clock: server.clock, log, files };
    await sweepOrders(services);
    expect((await db.select().from(quotes)).length).toBeGreaterThan(0);
    server.clock.advance(DAY + 31 * 60_000);
    await sweepOrders(services);
    expect(await db.select().from(quotes)).toEqual([]);
    server.clock.advance(-DAY - 31 * 60_000);
  });

  it('a shared link that has run out is forgotten, one that has not is kept', async () => {
    const { db } = server.database;
    const { files } = signInDoubles({ db, clock: server.clock });
    const make = async (days: number) => {
      const content = { path: '/shippingFcl' as const, query: 'orgPortCode=CNSHA' };
      const expiresAt = server.clock.now() + days * DAY;
      return (await ask(server, 'share', { kind: 'search', content, expiresAt })).id;
    };
    const [short, long] = [await make(1), await make(3)];
    server.clock.advance(2 * DAY);
    await sweepOrders({ db, clock: server.clock, log, files });
    const kept = (await db.select({ id: shares.id }).from(shares)).map(({ id }) => id);
    expect([kept.includes(short), kept.includes(long)]).toEqual([false, true]);
    server.clock.advance(-2 * DAY);
  });
});
