import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorRestriction, RestrictionText } from '#contract/calls/operator-restrictions.ts';
import { CODE } from '#contract/codes.ts';
import { DAY_MS, MINUTE_MS } from '#domain/limits.ts';
import { seedRuns } from '#server/data/schema/index.ts';
import { audit } from '#server/data/schema/operations.ts';
import { restrictions } from '#server/data/schema/restrictions.ts';
import { seed } from '#server/seed/index.ts';
import { anyGoods } from '#tests/kit/any-goods.ts';
import { book, giveSheets, goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { as, ask } from '#tests/kit/market-server.ts';
import { makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const SOON_MS = 5 * MINUTE_MS;
const BY = '限制员';
const SOURCE = '船公司公告 2026-113';
const noFlammables: RestrictionText = {
  ...anyGoods,
  ...{ partyKind: 'carrier', partyCode: 'COSU', dgClass: '3' },
  ...{ source: SOURCE, validFrom: null, validTo: null },
};
const lineRestriction = {
  kind: 'CARRIER',
  code: 'COSU',
  nameCn: '中远海运',
  refusedClass: '3',
  basis: `（依据：${SOURCE}）`,
};

describe.each(databaseKinds())('[10.7] restrictions in the operator console on %s', (database) => {
  let server: TestServer;
  let headers: Readonly<Record<string, string>>;
  let orderNo: string;
  let vessel: string;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
    await giveSheets(server);
    headers = await signInOperator(server, await makeOperator(server, BY, ['rates']));
    const offer = await goldenOffer(server);
    vessel = offer.vessel;
    orderNo = (await book(server, 'user-verified', methanol(offer, server.clock.now()), 'before')).orderNo;
  }, 60_000);
  afterAll(() => server.stop());

  const list = async (asked: object) => (await sendAs(server.address, headers, 'operatorRestrictions', asked)).data;
  const consider = (more: Partial<RestrictionText> = {}) =>
    sendAs(server.address, headers, 'operatorRestrictionConsider', {
      of: null,
      restriction: { ...noFlammables, ...more },
    });
  const save = (
    restriction: RestrictionText,
    of: Pick<OperatorRestriction, 'id' | 'version'> | null = null,
    key: string = randomUUID(),
  ) =>
    sendAs(server.address, { ...headers, 'idempotency-key': key }, 'operatorRestrictionSave', {
      of: of === null ? null : { id: of.id, version: of.version },
      restriction,
    });
  const saved = async (more: Partial<RestrictionText> = {}) => (await save({ ...noFlammables, ...more })).data;
  const end = ({ id, version }: Pick<OperatorRestriction, 'id' | 'version'>) =>
    sendAs(server.address, headers, 'operatorRestrictionEnd', { id, version });
  const offered = async (unNo?: string) => {
    const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', carriers: ['COSU'] };
    const { items } = await ask(server, 'sellingPrices', { ...lane, ...(unNo === undefined ? {} : { unNo }) });
    return items;
  };
  const bookAgain = async (name: string) =>
    book(server, 'user-verified', methanol(await goldenOffer(server), server.clock.now()), name);

  it('lists page by page what the reference tables brought, and is for operators of the rates alone', async () => {
    const ofCarrier = await list({ keyword: 'COSU' });
    expect(ofCarrier).toMatchObject({ total: 2, next: null });
    expect(ofCarrier.items.map(({ dgClass }) => dgClass)).toEqual(['1', '7']);
    expect(ofCarrier.items[0]).toMatchObject({
      ...{ id: 'carrier-COSU-1', version: 1, partyName: '中远海运', source: '平台参考表' },
      ...{ state: 'IN_FORCE', editedBy: null, validTo: null },
    });
    const first = await list({});
    const second = await list({ after: first.next ?? undefined });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(ids).toEqual([...new Set(ids)].toSorted());
    expect((await list({ keyword: '没有的来源' })).total).toBe(0);
    const other = await signInOperator(server, await makeOperator(server, '订单员', ['orders']));
    expect((await sendAs(server.address, other, 'operatorRestrictions', {})).code).toBe(CODE.invalidInput);
  });

  it('says which orders that are not released a restriction would refuse, before anything is saved', async () => {
    const refuses = async (more: Partial<RestrictionText>) =>
      (await consider(more)).data.orders.map((one) => one.orderNo);
    expect((await consider()).data).toMatchObject({ partyName: '中远海运', total: expect.any(Number) });
    for (const more of [
      {},
      { dgClass: '6.1' },
      { dgClass: null, unNo: '1230' },
      { packingGroup: 'II' as const },
      { limitKg: 30_399 },
      { subsidiaryClass: '6.1' as const },
      { dgClass: null, subsidiaryClass: '6.1' as const },
      { dgClass: null, specialProvision: '279' },
      { limitedQuantity: 'EXCEPT' as const },
      { partyKind: 'port' as const, partyCode: 'NLRTM' },
      { partyKind: 'vessel' as const, partyCode: vessel.toLowerCase() },
    ])
      expect(await refuses(more), JSON.stringify(more)).toContain(orderNo);
    for (const more of [
      { dgClass: '8' },
      { unNo: '1263' },
      { packingGroup: 'III' as const },
      { limitKg: 30_400 },
      { subsidiaryClass: '8' as const },
      { dgClass: '1', compatibilityGroup: 'G' as const },
      { specialProvision: '274' },
      { limitedQuantity: 'ONLY' as const },
      { partyCode: 'MAEU' },
      { partyKind: 'port' as const, partyCode: 'DEHAM' },
    ])
      expect(await refuses(more), JSON.stringify(more)).not.toContain(orderNo);
    expect(await server.database.db.select().from(restrictions).where(eq(restrictions.source, SOURCE))).toEqual([]);
  });

  it.each<[string, Partial<RestrictionText>]>([
    ['partyCode', { partyCode: 'NOBODY' }],
    ['partyCode', { partyKind: 'port', partyCode: 'COSU' }],
    ['dgClass', { dgClass: null }],
    ['unNo', { unNo: '9999' }],
    ['dgClass', { dgClass: null, packingGroup: 'I', limitedQuantity: 'ONLY' }],
    ['compatibilityGroup', { compatibilityGroup: 'G' }],
    ['subsidiaryClass', { subsidiaryClass: '3' }],
    ['specialProvision', { specialProvision: '9999' }],
    ['validTo', { validTo: 1 }],
  ])('cannot be kept: %s of %j', async (field, more) => {
    for (const reply of [await consider(more), await save({ ...noFlammables, ...more })])
      expect(reply).toMatchObject({ code: CODE.invalidInput, data: { fields: { [field]: expect.any(String) } } });
  });

  it('counts from when it starts until it ends, in the list, at the number and for a quote; a placed order stays', async () => {
    const from = server.clock.now() + SOON_MS;
    const row = await saved({ validFrom: from });
    expect(row).toMatchObject({ ...noFlammables, validFrom: from, state: 'COMING', version: 1, editedBy: BY });
    expect((await offered('1230'))[0]).toMatchObject({ refusals: [], bookable: 'BOOKABLE' });
    server.clock.advance(SOON_MS);
    const refused = await offered('1230');
    expect(refused[0]).toMatchObject({ bookable: 'REFUSED', refusedClasses: expect.arrayContaining(['3']) });
    expect(refused[0]?.refusals).toContainEqual(lineRestriction);
    const number = await ask(server, 'dgDetail', { unNo: '1230' });
    expect(number.carriers.find(({ code }) => code === 'COSU')).toMatchObject({
      ...{ takes: false, refusedClasses: ['3'], basis: `（依据：${SOURCE}）` },
    });
    await expect(bookAgain('refused')).rejects.toMatchObject({ code: CODE.classRefused });
    expect(await as(server, 'user-verified', 'order', { no: orderNo })).toMatchObject({ orderNo });

    const ended = await end(row);
    expect(ended.data).toMatchObject({ state: 'ENDED', version: 2, validTo: server.clock.now() });
    expect((await end(ended.data)).code).toBe(CODE.invalidInput);
    expect((await offered('1230'))[0]).toMatchObject({ refusals: [], bookable: 'BOOKABLE' });
    expect((await list({ state: 'ENDED' })).items.map(({ id }) => id)).toEqual([row.id]);
    expect((await list({ keyword: SOURCE })).total).toBe(0);
  });

  it('a number, a port and a vessel refuse in the list; a packing group and a limit when the order is placed', async () => {
    const number = await saved({ dgClass: null, unNo: '1230' });
    const [methanolOffer, paintOffer] = [(await offered('1230'))[0], (await offered('1263'))[0]];
    expect(methanolOffer?.refusals).toEqual([{ ...lineRestriction, basis: `（仅 UN 1230，依据：${SOURCE}）` }]);
    expect(paintOffer?.bookable).toBe('BOOKABLE');
    await end(number);
    for (const more of [
      { partyKind: 'port', partyCode: 'NLRTM' },
      { partyKind: 'vessel', partyCode: vessel },
    ] as const) {
      const row = await saved(more);
      const found = (await offered('1230')).filter((offer) => more.partyKind === 'port' || offer.vessel === vessel);
      expect(found.length).toBeGreaterThan(0);
      for (const { bookable } of found) expect(bookable).toBe('REFUSED');
      await end(row);
    }
    const heavy = await saved({ limitKg: 30_000 });
    expect((await offered('1230'))[0]?.bookable).toBe('BOOKABLE');
    await expect(bookAgain('too-heavy')).rejects.toMatchObject({
      code: CODE.classRefused,
      message: expect.stringContaining('仅每票每项毛重超过 30000 kg'),
    });
    await end(heavy);
    const form = methanol(await goldenOffer(server), server.clock.now());
    await as(server, 'user-verified', 'quote', { service: 'fcl', part: partOf(form) as never });
  });

  it('a subsidiary class, a provision and a compatibility group refuse in the list and for a quote', async () => {
    const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', carriers: ['COSU'] };
    for (const [more, narrowing] of [
      [{ subsidiaryClass: '6.1' }, '仅次要危险性含 6.1'],
      [{ specialProvision: '279' }, '仅适用特殊规定 279 的'],
    ] as const) {
      const row = await saved({ dgClass: null, ...more });
      expect(row).toMatchObject({ ...more, dgClass: null });
      expect((await offered('1230'))[0]?.refusals).toEqual([
        { ...lineRestriction, basis: `（${narrowing}，依据：${SOURCE}）` },
      ]);
      expect((await offered('1263'))[0]?.bookable).toBe('BOOKABLE');
      expect((await ask(server, 'dgDetail', { unNo: '1230' })).carriers).toContainEqual(
        expect.objectContaining({ code: 'COSU', takes: false }),
      );
      await expect(bookAgain(`refused-${narrowing}`)).rejects.toMatchObject({
        code: CODE.classRefused,
        message: expect.stringContaining(narrowing),
      });
      await end(row);
    }
    const fireworks = await saved({ partyCode: 'COSU', dgClass: '1.4', compatibilityGroup: 'G' });
    const refusedBy = async (unNo: string) =>
      (await ask(server, 'sellingPrices', { ...lane, unNo })).items[0]?.refusals.map(({ basis }) => basis ?? '');
    expect(await refusedBy('0336')).toContain(`（仅配装组 G，依据：${SOURCE}）`);
    expect(await refusedBy('0012')).not.toContain(`（仅配装组 G，依据：${SOURCE}）`);
    await end(fireworks);
  });

  it('what is no limited quantity is refused by the number, or when the order is placed', async () => {
    const row = await saved({ dgClass: null, unNo: '1230', limitedQuantity: 'EXCEPT' });
    expect((await offered('1230'))[0]?.bookable).toBe('BOOKABLE');
    await expect(bookAgain('no-limited-quantity')).rejects.toMatchObject({
      code: CODE.classRefused,
      message: expect.stringContaining('限量包装除外'),
    });
    await end(row);
    const only = await saved({ dgClass: null, unNo: '1230', limitedQuantity: 'ONLY' });
    expect((await bookAgain('not-limited')).orderNo).toMatch(/^FCL/);
    await end(only);
    const toxic = await saved({ dgClass: '6.1', limitedQuantity: 'EXCEPT' });
    expect((await offered('1098'))[0]?.refusals).toContainEqual(
      expect.objectContaining({ kind: 'CARRIER', basis: `（限量包装除外，依据：${SOURCE}）` }),
    );
    await end(toxic);
  });

  it('a save that is repeated with the key it was considered with is one', async () => {
    const { key } = (await consider()).data;
    const first = await save(noFlammables, null, key);
    expect((await save(noFlammables, null, key)).data).toEqual(first.data);
    expect(await list({ keyword: SOURCE })).toMatchObject({ total: 1 });
    await end(first.data);
  });

  it('of two operators at one row the second sees what it says by now; every act is in the log', async () => {
    const row = await saved({ partyCode: 'MAEU' });
    const changed = await save({ ...noFlammables, partyCode: 'MAEU', dgClass: '8' }, row);
    expect(changed.data).toMatchObject({ id: row.id, version: 2, dgClass: '8' });
    const late = { ...noFlammables, partyCode: 'MAEU', source: '另一份公告' };
    const of = { id: row.id, version: row.version };
    for (const reply of [
      await save(late, of),
      await end(row),
      await sendAs(server.address, headers, 'operatorRestrictionConsider', { of, restriction: late }),
    ])
      expect(reply).toMatchObject({ code: CODE.conflict, data: changed.data });
    expect((await end({ id: 'nothing', version: 1 })).code).toBe(CODE.notFound);
    await end(changed.data);
    const acts = await server.database.db.select().from(audit).where(eq(audit.subjectId, row.id)).orderBy(audit.id);
    expect(acts.map(({ action }) => action)).toEqual(['restriction.added', 'restriction.changed', 'restriction.ended']);
    expect(acts[1]?.detail).toMatchObject({
      before: { dgClass: '3', version: 1 },
      after: { dgClass: '8', version: 2 },
    });
  });

  it('a seed of another version brings back nothing that an operator edited', async () => {
    const { db } = server.database;
    const [, radioactive] = (await list({ keyword: 'COSU' })).items;
    if (radioactive === undefined) throw new Error('the reference has two classes of COSU');
    await end(radioactive);
    await db.update(restrictions).set({ source: '旧版' }).where(eq(restrictions.id, 'carrier-COSU-1'));
    await seed(db, { kind: 'none', now: server.clock.now() });
    await db.delete(seedRuns);
    await seed(db, { kind: 'none', now: server.clock.now() + DAY_MS });
    const after = await list({ keyword: 'COSU' });
    expect(after.items.map(({ id, source }) => [id, source])).toEqual([['carrier-COSU-1', '平台参考表']]);
    const offers = await offered();
    expect(offers[0]?.carrierRefuses).toEqual(['1']);
  });
});
