import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectTotalsOf } from '#domain/fees/line.ts';
import { sailings, serviceRates } from '#server/data/schema/market.ts';
import { carriers } from '#server/data/schema/reference.ts';
import { goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { ask, send, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

describe.each(databaseKinds())('quotes on %s', (database) => {
  let server: TestServer;
  let offer: Awaited<ReturnType<typeof goldenOffer>>;
  beforeAll(async () => {
    server = await startMarket(database);
    offer = await goldenOffer(server);
  }, 60_000);
  afterAll(() => server.stop());

  type Part = ReturnType<typeof partOf>;
  const part = (more: Partial<Part> = {}) => ({ ...partOf(methanol(offer, server.clock.now())), ...more }) as never;
  const quote = (more: Partial<Part> = {}) => ask(server, 'quote', { service: 'fcl', part: part(more) });
  const refused = (more: Partial<Part>) => send(server, 'quote', { service: 'fcl', part: part(more) });

  it('[5.9] two boxes of methanol cost $2,300.00 and ¥3,390.00, as the list says, signed out too', async () => {
    const { totals, lines, validTo, quoteId } = await quote();
    expect(totals).toEqual([
      { currency: '2', amount: '2300.00' },
      { currency: '1', amount: '3390.00' },
    ]);
    expect(lines).toEqual(offer.lines);
    expect(validTo - server.clock.now()).toBe(30 * 60_000);
    expect(quoteId).toMatch(/^[\w-]{32}$/);
  });

  it('[4.31] general cargo in a box of its own pays no dangerous surcharge for that box', async () => {
    const apart = await quote({ stows: ['A', 'B'] });
    const surcharge = apart.lines.find(({ feeCode }) => feeCode === 'DGS');
    expect(surcharge).toMatchObject({ quantity: '1', amount: '300.00' });
    expect(apart.lines.find(({ feeCode }) => feeCode === 'PLC')).toMatchObject({ quantity: '1', amount: '80.00' });
    expect(apart.lines.find(({ feeCode }) => feeCode === 'OF')).toMatchObject({ quantity: '2', amount: '1700.00' });
    expect((await quote({ stows: ['A'] })).totals[0]).toEqual({ currency: '2', amount: '2300.00' });
  });

  it('[4.31] what each added service costs is shown before it is asked for, and what the price holds already', async () => {
    const { addOns } = await quote();
    const addOnSummary = addOns.map(({ service, isIncluded, lines }) => [
      service,
      isIncluded ? 'included' : lines.map(({ amount, atCost }) => (atCost ? 'on request' : amount)).join(),
    ]);
    expect(Object.fromEntries(addOnSummary)).toEqual({
      truck: '4600.00',
      customs: '350.00',
      declaration: 'included',
      stuffing: '1800.00',
      placards: 'included',
      certificates: 'on request',
      storage: 'on request',
      insurance: '0.00',
      destination: 'on request',
      handling: 'on request',
      video: '400.00',
    });
    expect(addOns.find(({ service }) => service === 'insurance')?.lines).toMatchObject([
      { basis: 'PERCENT', unitPrice: '0.15', quantity: '0' },
    ]);
    const general = await quote({ goods: [] });
    expect(general.addOns.find(({ service }) => service === 'truck')?.lines[0]).toMatchObject({ amount: '3300.00' });
  });

  it('[4.31] and stays reported as it is charged once it is asked for; terms include what they are for', async () => {
    const asked = await quote({
      services: ['customs', 'insurance', 'declaration'],
      insurance: { cargoValue: '100000.01', currency: '2' },
    });
    const requestedAddOn = (service: string) => asked.addOns.find((one) => one.service === service);
    expect(requestedAddOn('customs')?.lines).toEqual(asked.lines.filter(({ feeCode }) => feeCode === 'CUS'));
    expect(requestedAddOn('insurance')?.lines.map(({ amount }) => amount)).toEqual(['165.01']);
    expect(requestedAddOn('declaration')).toEqual({ service: 'declaration', isIncluded: true, lines: [] });
    const terms = await quote({ receiptType: 'CFS', deliveryType: 'SD' });
    expect(terms.addOns.filter(({ isIncluded }) => isIncluded).map(({ service }) => service)).toEqual([
      'declaration',
      'stuffing',
      'placards',
      'destination',
    ]);
  });

  it('[4.31] added services are lines of their own; what is asked for is shown and never added', async () => {
    const { lines, totals } = await quote({
      services: ['truck', 'customs', 'stuffing', 'declaration', 'placards', 'storage', 'insurance'],
      insurance: { cargoValue: '100000.01', currency: '2' },
    });
    const own = lines.slice(offer.lines.length);
    expect(own.map(({ feeCode, amount, atCost }) => [feeCode, amount, atCost])).toEqual([
      ['TRK', '3300.00', false],
      ['CUS', '350.00', false],
      ['STF', '1800.00', false],
      ['STO', '0.00', true],
      ['INS', '165.01', false],
    ]);
    const fit = await quote({ services: ['truck'], dgVehicle: true });
    expect(fit.lines.filter(({ feeCode }) => feeCode === 'TRK').map(({ amount }) => amount)).toEqual(['4600.00']);
    expect(own.find(({ feeCode }) => feeCode === 'INS')).toMatchObject({
      currency: '2',
      quantity: '110000.02',
      unitPrice: '0.15',
      feeName: '保险（货值×110%）',
    });
    expect(own.find(({ feeCode }) => feeCode === 'STO')?.feeName).toBe('仓储（询价）');
    expect(totals).toEqual([
      { currency: '2', amount: '2465.01' },
      { currency: '1', amount: '8840.00' },
    ]);
  });

  it('[4.31] freight collect is paid over there: its lines are marked and leave the total, charges here stay', async () => {
    const { lines, totals } = await quote({ payTerm: 'COL' });
    expect(lines.filter(({ payTerm }) => payTerm === 'COL').map(({ feeCode }) => feeCode)).toEqual(['OF', 'DGS']);
    expect(totals).toEqual([{ currency: '1', amount: '3390.00' }]);
    expect(collectTotalsOf(lines)).toEqual([{ currency: '2', amount: '2300.00' }]);
    const forbid = (dgCollect: boolean) =>
      server.database.db.update(carriers).set({ dgCollect }).where(eq(carriers.code, offer.carrier.code));
    await forbid(false);
    const refusal = await refused({ payTerm: 'COL' });
    await forbid(true);
    expect(refusal).toMatchObject({ code: '10004001', data: { fields: { payTerm: '该船司不接受到付，请改为预付' } } });
  });

  it('[4.31] a door adds its truck at either end, the freight station its work by revenue ton', async () => {
    const added = async (more: Partial<Part>) =>
      (await quote(more)).lines
        .slice(offer.lines.length)
        .map(({ feeCode, currency, quantity, amount, atCost }) => [feeCode, currency, quantity, amount, atCost]);
    expect(await added({ receiptType: 'SD', dgVehicle: true })).toEqual([['TRK', '1', '2', '4600.00', false]]);
    expect(await added({ receiptType: 'SD', services: ['truck'] })).toEqual([['TRK', '1', '2', '3300.00', false]]);
    expect(await added({ deliveryType: 'SD' })).toEqual([['DDC', '2', '2', '840.00', false]]);
    const station = { receiptType: 'CFS', services: ['stuffing'] as Part['services'] };
    expect(await added({ ...station, volume: '42.001' })).toEqual([['CFS', '1', '42.01', '1890.45', false]]);
    expect(await added({ ...station, volume: '20' })).toEqual([['CFS', '1', '30.40', '1368.00', false]]);
    const doors = await quote({ receiptType: 'SD', deliveryType: 'SD', dgVehicle: true });
    expect(doors.totals).toEqual([
      { currency: '2', amount: '3140.00' },
      { currency: '1', amount: '7990.00' },
    ]);
  });

  it('[4.31] a term without a rate and another settlement currency are refused with the reason and the next step', async () => {
    const fieldsOf = async (more: Partial<Part>) => {
      const { code, data } = await refused(more);
      return [code, (data as { fields?: unknown } | null)?.fields];
    };
    expect(await fieldsOf({ deliveryType: 'CFS' })).toEqual([
      '10004001',
      { deliveryType: '目的条款 CFS 货运站没有在线价格，请改为 CY 堆场，或提交询价' },
    ]);
    for (const currency of ['2', '3'])
      expect(await fieldsOf({ currency })).toEqual([
        '10004001',
        { currency: expect.stringContaining('其他币种请提交询价') },
      ]);
    const { db } = server.database;
    const trucks = await db.delete(serviceRates).where(eq(serviceRates.feeCode, 'TRK')).returning();
    const refusal = await fieldsOf({ receiptType: 'SD' });
    const { termRates } = await ask(server, 'sellingPrices', {
      ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', terms: true },
    });
    await db.insert(serviceRates).values(trucks);
    expect(refusal).toEqual(['10004001', { receiptType: expect.stringContaining('或提交询价') }]);
    expect(Object.keys(termRates ?? {})).toEqual(['CFS', 'DDC']);
  });

  it('[4.31] an offer that is not there, or of another sailing, is 10005001', async () => {
    for (const more of [{ priceId: 'FCL-NONE' }, { scheduleId: 'another' }]) {
      expect(await refused(more)).toMatchObject({ code: '10005001', message: expect.stringContaining('返回列表') });
    }
  });

  it('[4.31] a class the carrier refuses is 10005005 and names who refuses what', async () => {
    const { carrierRefuses } = offer;
    const refusedClass = carrierRefuses[0] ?? '7';
    const answer = await refused({
      goods: [{ unNo: '', dgClass: refusedClass, subRisk1: '', subRisk2: '', stow: 'A' }],
    });
    expect(answer).toMatchObject({ code: '10005005', message: expect.stringContaining(refusedClass) });
    const general = await goldenOffer(server, 'N');
    expect(await refused({ priceId: general.priceId, scheduleId: general.scheduleId })).toMatchObject({
      code: '10005005',
      message: expect.stringContaining('该报价不包含第3类'),
    });
  });

  it('[4.31] a box over its payload is 10005007 and says how much it takes', async () => {
    const containers = [{ ctnType: '20GP' as const, quantity: '2', weightPerCtn: '28250.001' }];
    expect(await refused({ containers })).toMatchObject({
      code: '10005007',
      message: '超出箱体限重：20GP 单箱货重 28,250.001 kg，最多 28,250 kg，请增加箱量或减少货重',
    });
  });

  it('[4.31] a box without a price is 10005001, one more than there is room for 10005003', async () => {
    const flat = [{ ctnType: '40FR' as const, quantity: '1', weightPerCtn: '' }];
    expect(await refused({ containers: flat })).toMatchObject({ code: '10005001', data: { unpriced: ['40FR'] } });
    const left = (slotsLeft: number | null) =>
      server.database.db.update(sailings).set({ slotsLeft }).where(eq(sailings.id, offer.scheduleId));
    await left(1);
    expect(await refused({})).toMatchObject({ code: '10005003', message: expect.stringContaining('仅余 1 TEU') });
    const listed = await ask(server, 'sellingPrices', {
      orgPortCode: 'CNSHA',
      dstPortCode: 'NLRTM',
      carriers: ['COSU'],
      boxes: [{ ctnType: '20GP', quantity: 2 }],
      sort: 'etd',
    });
    expect(listed.items.find(({ priceId }) => priceId === offer.priceId)?.bookable).toBe('NO_SPACE');
    await left(null);
    expect((await quote()).totals).toHaveLength(2);
  });

  it('[4.31] after the closing of dangerous bookings it is 10005004', async () => {
    const before = server.clock.now();
    server.clock.advance(offer.cutOffs.bookingCloseDg - before);
    expect(await refused({})).toMatchObject({ code: '10005004', message: expect.stringContaining('下一班') });
    server.clock.advance(before - server.clock.now());
  });
});
