import { readFileSync } from 'node:fs';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FclEnquiryForm } from '#contract/calls/ecommerce.ts';
import { enquiries as words } from '#copy/enquiry/own.ts';
import { DAY_MS, MINUTE_MS } from '#domain/limits.ts';
import { offers } from '#server/data/schema/market.ts';
import { shares } from '#server/data/schema/operations.ts';
import { answerWaiting, type DemoOperator } from '#server/market/enquiries/demo-operator.ts';
import { secureRandom } from '#server/random.ts';
import { as, ask, send, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const form = (cargoName: string, more: Partial<FclEnquiryForm> = {}): FclEnquiryForm => ({
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  isDanger: 'Y',
  unNo: '1230',
  cargoName,
  boxes: [{ ctnType: '20GP', quantity: 2 }],
  contact: '顾晓岚',
  phone: '12000000001',
  ...more,
});
const key = (name: string) => `enquiry-key-${name.padEnd(8, '0')}`;

describe.each(databaseKinds())('enquiries on %s', (database) => {
  let server: TestServer;
  let operator: DemoOperator;
  beforeAll(async () => {
    server = await startMarket(database);
    operator = {
      db: server.database.db,
      clock: server.clock,
      random: secureRandom,
      log: { info: () => {}, warn: () => {}, error: () => {} } as DemoOperator['log'],
    };
  }, 60_000);
  afterAll(() => server.stop());

  const placeEnquiry = (cargoName: string, name: string, user = 'user-verified', more: Partial<FclEnquiryForm> = {}) =>
    as(server, user, 'placeEnquiry', { service: 'fcl', form: form(cargoName, more) }, key(name));
  const read = (no: string, user = 'user-verified') => as(server, user, 'enquiry', { no });

  it('[2.5b] refuses a visitor', async () => {
    expect((await send(server, 'enquiryList', {})).code).toBe('00000401');
  });

  it('[7.5b] the demo operator answers with two or three options that cost what the list says', async () => {
    const { enquiryNo, deadline } = await placeEnquiry('甲醇', 'answered');
    expect(enquiryNo).toMatch(/^ENQ260115\d{5}$/);
    expect(deadline).toBe(Date.UTC(2026, 0, 16, 10));
    expect((await read(enquiryNo)).status).toBe('waiting');
    server.clock.advance(MINUTE_MS);
    expect(await answerWaiting(operator)).toBe(1);
    expect(await answerWaiting(operator)).toBe(0);
    const { status, options, optionCount, answeredAt, createdAt } = await read(enquiryNo);
    expect(status).toBe('answered');
    expect(optionCount).toBe(options.length);
    expect([2, 3]).toContain(options.length);
    expect(answeredAt! - createdAt).toBeLessThanOrEqual(2 * MINUTE_MS);
    const { items } = await as(server, 'user-verified', 'sellingPrices', {
      orgPortCode: 'CNSHA',
      dstPortCode: 'NLRTM',
      unNo: '1230',
      boxes: [{ ctnType: '20GP', quantity: 2 }],
      pageSize: 50,
    });
    for (const option of options) {
      const offer = items.find(({ priceId }) => priceId === option.priceId)!;
      expect(option.totals).toEqual(offer.totals);
      expect(option.lines).toEqual(offer.lines);
      expect(option.isExpired).toBe(false);
      expect(option.validTo).toBe(Math.min(offer.validTo, server.clock.now() + 5 * DAY_MS));
    }
    const golden = options.find(({ carrier }) => carrier?.code === 'COSU');
    expect(golden?.totals).toEqual([
      { currency: '2', amount: '2300.00' },
      { currency: '1', amount: '3390.00' },
    ]);
  });

  it('[7.5b] an enquiry no offer fits is priced by hand, one that asks too much gets what there is', async () => {
    const none = await placeEnquiry('放射性物质', 'declined', 'user-verified', { dgClass: '7' });
    const preferring = await placeEnquiry('甲醇', 'wishful', 'user-verified', { carrierPrefer: ['ZIMU'] });
    await answerWaiting(operator);
    expect(await read(none.enquiryNo)).toMatchObject({ status: 'manual', optionCount: 0 });
    expect(await read(preferring.enquiryNo)).toMatchObject({ status: 'answered' });
    const { items } = await as(server, 'user-verified', 'enquiryList', { pageSize: 50 });
    for (const row of items) expect(row.optionCount).toBe((await read(row.enquiryNo)).options.length);
  });

  it('[3.14] the identical enquiry within ten minutes is refused with the first one’s number', async () => {
    const first = await placeEnquiry('丙酮', 'identical-1');
    await expect(placeEnquiry('丙酮', 'identical-2')).rejects.toMatchObject({
      code: '10004009',
      data: { enquiryNo: first.enquiryNo },
    });
    await expect(placeEnquiry('丙酮', 'other-person', 'user-person')).resolves.toBeDefined();
    await expect(placeEnquiry('苯', 'other-cargo')).resolves.toBeDefined();
    server.clock.advance(10 * MINUTE_MS);
    await expect(placeEnquiry('丙酮', 'identical-3')).resolves.toBeDefined();
  });

  it('one key writes once: the same body gets the first answer, another is refused', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => placeEnquiry('乙醇', 'same-key')));
    expect(new Set(all.map(({ enquiryNo }) => enquiryNo)).size).toBe(1);
    server.clock.advance(DAY_MS);
    expect(await placeEnquiry('乙醇', 'same-key')).toEqual(all[0]);
    await expect(placeEnquiry('汽油', 'same-key')).rejects.toMatchObject({ code: '10004009' });
    await expect(placeEnquiry('乙醇', 'same-key', 'user-person')).resolves.not.toEqual(all[0]);
    const { items } = await as(server, 'user-verified', 'enquiryList', { pageSize: 50 });
    expect(items.filter(({ cargoName }) => cargoName === '乙醇')).toHaveLength(1);
  });

  it('identical enquiries at once under different keys make one', async () => {
    const settled = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => placeEnquiry('同时', `race-${name}`)));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('another’s enquiry is not there', async () => {
    const { enquiryNo } = await placeEnquiry('甲苯', 'private');
    await expect(read(enquiryNo, 'user-person')).rejects.toMatchObject({ code: '10004004' });
    const { items } = await as(server, 'user-person', 'enquiryList', { pageSize: 50 });
    expect(items.map((row) => row.enquiryNo)).not.toContain(enquiryNo);
  });

  it('[1.10b] a trucking enquiry takes a number of its own', async () => {
    const { enquiryNo } = await as(
      server,
      'user-person',
      'placeEnquiry',
      {
        service: 'truck',
        form: {
          pickupPlace: '上海金山',
          deliveryPlace: '宁波北仑',
          isDanger: 'Y',
          cargoName: '丙酮',
          contact: '林木森',
          phone: '12000000003',
        },
      },
      key('truck'),
    );
    expect(enquiryNo).toMatch(/^TRK\d{11}$/);
    expect(await read(enquiryNo, 'user-person')).toMatchObject({
      orgName: '上海金山',
      dstName: '宁波北仑',
      service: 'truck',
    });
    await answerWaiting(operator);
    expect(await read(enquiryNo, 'user-person')).toMatchObject({
      status: 'manual',
      reply: expect.stringContaining('调度'),
    });
  });

  const lcl = (more: object = {}) => ({
    service: 'lcl' as const,
    form: {
      orgPortCode: 'CNSHA',
      dstPortCode: 'NLRTM',
      isDanger: 'Y' as const,
      unNo: '1263',
      packingGroup: 'II' as const,
      cargoName: '油漆',
      weight: '1850',
      volume: '2.36',
      contact: '林木森',
      phone: '12000000003',
      ...more,
    },
  });

  it('[7.5b] a consolidation enquiry is answered by revenue tons, with every line', async () => {
    const { enquiryNo } = await as(server, 'user-person', 'placeEnquiry', lcl(), key('lcl-priced'));
    await answerWaiting(operator);
    const answered = await read(enquiryNo, 'user-person');
    expect(answered).toMatchObject({
      status: 'answered',
      orgName: '上海',
      dstName: '鹿特丹',
      weight: '1850',
      reply: null,
    });
    expect(answered.options.length).toBeGreaterThan(0);
    for (const { lines, totals, remark, etd, priceId } of answered.options) {
      expect(priceId, 'an option is an order at its price').toMatch(/^LCL-CNSHA-NLRTM-/);
      const freight = lines.find(({ feeCode }) => feeCode === 'OF')!;
      expect(freight).toMatchObject({ basis: 'REVENUE_TON', quantity: '2.36' });
      expect(lines.map(({ feeCode }) => feeCode)).toEqual(expect.arrayContaining(['CFS', 'WHI', 'DOC', 'DGS', 'DGD']));
      expect(lines.find(({ feeCode }) => feeCode === 'CFS')).toMatchObject({ amount: '212.40', currency: '1' });
      expect(totals.map(({ currency }) => currency).sort()).toEqual(['1', '2']);
      expect(remark).toContain('计费 2.36 RT（按体积）');
      expect(etd).toBeGreaterThan(server.clock.now());
    }
  });

  it.each([
    ['a lane no one consolidates', { dstPortCode: 'USHOU' }],
    ['a class a warehouse refuses', { unNo: '1428' }],
    ['a packing group that is asked about', { packingGroup: 'I' }],
  ])('[7.5b] %s is answered in words, not with a price', async (title, more) => {
    const { enquiryNo } = await as(
      server,
      'user-person',
      'placeEnquiry',
      lcl(more),
      key(`lcl-${title.slice(0, 12)}`.replaceAll(' ', '-')),
    );
    await answerWaiting(operator);
    const declined = await read(enquiryNo, 'user-person');
    expect(declined).toMatchObject({ status: 'manual', options: [], reply: expect.stringContaining('电话') });
  });

  it('[7.5b] a consolidation that leaves the class out is not offered', async () => {
    const lanes = await server.database.db.select().from(offers).where(like(offers.laneId, 'LCL-CNSHA-NLRTM%'));
    expect(lanes.length).toBeGreaterThan(0);
    const setClasses = (id: string, dgClasses: string[]) =>
      server.database.db.update(offers).set({ dgClasses }).where(eq(offers.id, id));
    for (const { id, dgClasses } of lanes)
      await setClasses(
        id,
        dgClasses.filter((one) => one !== '3'),
      );
    const { enquiryNo } = await as(
      server,
      'user-person',
      'placeEnquiry',
      lcl({ cargoName: '清漆' }),
      key('lcl-left-out'),
    );
    await answerWaiting(operator);
    for (const { id, dgClasses } of lanes) await setClasses(id, dgClasses);
    expect(await read(enquiryNo, 'user-person')).toMatchObject({ status: 'manual', options: [] });
  });

  it('[2.5b] a form whose fields do not go together is refused by field', async () => {
    const refused = placeEnquiry('日期', 'backwards', 'user-verified', {
      expectEtdFrom: '2026-12-31',
      expectEtdTo: '2026-12-01',
    });
    await expect(refused).rejects.toMatchObject({
      code: '10004001',
      data: { fields: { 'form.expectEtdFrom': '结束日期不能早于开始日期' } },
    });
    await expect(placeEnquiry('同港', 'same-ports', 'user-verified', { dstPortCode: 'CNSHA' })).rejects.toMatchObject({
      data: { fields: { 'form.dstPortCode': '起运港与目的港不能相同' } },
    });
    await expect(placeEnquiry('无此港', 'no-port', 'user-verified', { dstPortCode: 'ZZZZZ' })).rejects.toMatchObject({
      code: '10004001',
      data: { fields: { 'form.dstPortCode': '请从列表选择' } },
    });
    const toNowhere = as(server, 'user-person', 'placeEnquiry', lcl({ orgPortCode: 'ZZZZZ' }), key('lcl-no-port'));
    await expect(toNowhere).rejects.toMatchObject({ data: { fields: { 'form.orgPortCode': '请从列表选择' } } });
  });

  it('[3.14] options and waiting both end by time, and the list filters by what they have become', async () => {
    const { enquiryNo } = await placeEnquiry('环己烷', 'expires');
    await answerWaiting(operator);
    const late = await placeEnquiry('庚烷', 'unanswered');
    server.clock.advance(8 * DAY_MS);
    expect(await read(enquiryNo)).toMatchObject({
      status: 'expired',
      options: expect.arrayContaining([expect.objectContaining({ isExpired: true })]),
    });
    expect((await read(late.enquiryNo)).status).toBe('expired');
    const { items, total } = await as(server, 'user-verified', 'enquiryList', { status: 'expired', pageSize: 50 });
    expect(items.map((row) => row.enquiryNo)).toEqual(expect.arrayContaining([enquiryNo, late.enquiryNo]));
    expect(total).toBe(items.length);
    expect(await answerWaiting(operator)).toBe(0);
  });

  it('[7.5b] an enquiry that a person is to price by hand expires at its deadline, and says what to do', async () => {
    const { enquiryNo, deadline } = await placeEnquiry('人工核价到期', 'manual-expires', 'user-verified', {
      dgClass: '7',
    });
    await answerWaiting(operator);
    server.clock.advance(deadline - server.clock.now());
    expect((await read(enquiryNo)).status).toBe('manual');
    server.clock.advance(1);
    const { status, options, reply } = await read(enquiryNo);
    expect([status, options, reply]).toEqual(['expired', [], null]);
    const listed = await as(server, 'user-verified', 'enquiryList', { status: 'expired', pageSize: 50 });
    expect(listed.items.map((row) => row.enquiryNo)).toContain(enquiryNo);
    const manual = await as(server, 'user-verified', 'enquiryList', { status: 'manual', pageSize: 50 });
    expect(manual.items.map((row) => row.enquiryNo)).not.toContain(enquiryNo);
    expect(readFileSync('docs/statuses.md', 'utf8')).toContain(
      `| 询价 | \`expired\` | 已过期 | ${words.expiredWaiting}`,
    );
  });

  it('[7.5b] several desks at once answer each enquiry once; one that breaks leaves it waiting', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => (await placeEnquiry(`并发${at}`, `shared-${at}`)).enquiryNo),
    );
    const broken: DemoOperator = {
      ...operator,
      random: {
        ...secureRandom,
        uuid: () => {
          throw new Error('killed');
        },
      },
    };
    await expect(answerWaiting(broken)).rejects.toThrow('killed');
    const answered = await Promise.all([answerWaiting(operator), answerWaiting(operator), answerWaiting(operator)]);
    expect(answered.reduce((sum, count) => sum + count, 0)).toBe(numbers.length);
    for (const no of numbers) {
      const { status, options } = await read(no);
      expect(status).toBe('answered');
      expect(options.length).toBeLessThanOrEqual(3);
    }
  });

  it('a shared link opens until it ends; another and an unknown one no longer exist', async () => {
    const content = { path: '/shippingFcl' as const, query: 'orgPortCode=CNSHA&dstPortCode=NLRTM' };
    const { id, url, expiresAt } = await ask(server, 'share', { kind: 'search', content });
    expect(id).toMatch(/^[\w-]{32}$/);
    expect(url).toBe(`/shippingFcl?share=${id}`);
    expect(await ask(server, 'sharedContent', { id })).toEqual({ kind: 'search', content, expiresAt });
    const month = await ask(server, 'share', {
      kind: 'search',
      content,
      expiresAt: server.clock.now() + 90 * DAY_MS,
    });
    expect(month.expiresAt).toBe(server.clock.now() + 30 * DAY_MS);
    await server.database.db.update(shares).set({ revokedAt: new Date() }).where(eq(shares.id, month.id));
    expect((await send(server, 'sharedContent', { id: month.id })).code).toBe('10004004');
    server.clock.advance(expiresAt - server.clock.now());
    for (const missingId of [id, 'A'.repeat(32)]) {
      expect(await send(server, 'sharedContent', { id: missingId })).toMatchObject({
        code: '10004004',
        message: '分享链接不存在或已失效',
      });
    }
  });

  it('a shared link of an enquiry leads to the form of its service', async () => {
    const content = { path: '/enquiryFcl' as const, query: 'service=air&orgPortCode=PVG&unNo=1170' };
    const { id, url } = await ask(server, 'share', { kind: 'search', content });
    expect(url).toBe(`/enquiryFcl?service=air&share=${id}`);
    const hostile = { ...content, query: 'service=%26id%3D1' };
    const other = await ask(server, 'share', { kind: 'search', content: hostile });
    expect(other.url).toBe(`/enquiryFcl?service=%26id%3D1&share=${other.id}`);
  });
});
