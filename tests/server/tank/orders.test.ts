import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TankForm } from '#domain/tank/form.ts';
import { tankOfferAt, tanksAt, yardFormsAt } from '#tests/features/tank/on-server.ts';
import { tankPartOf } from '#tests/features/tank/order.ts';
import { agree, bookingKey, giveSheets, refusal } from '#tests/kit/booking.ts';
import { as, ask, send, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';
const methanol = { density15: '0.7961', density50: '0.7632', fillTemp: '20', unNo: '1230' } as const;
const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' } as const;

describe.each(databaseKinds())('tanks on %s', (database) => {
  let server: TestServer;
  let form: TankForm;
  let yard: Awaited<ReturnType<typeof yardFormsAt>>;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    await agree(server, user);
    form = await tanksAt(server, user);
    yard = await yardFormsAt(server, user);
  }, 60_000);
  afterAll(() => server.stop());

  const quote = (given: TankForm) => as(server, user, 'quote', { service: 'tank', part: tankPartOf(given) });
  async function placeOrder(name: string, given: TankForm, quoted = given) {
    const { quoteId } = await quote(quoted);
    return as(server, user, 'placeOrder', { service: 'tank', quoteId, form: given }, bookingKey(`tank-${name}`));
  }

  it('[3.14][4.31] the list says whether the tank is strong enough and how much goes into it', async () => {
    const { items, need, goods } = await ask(server, 'tankPrices', { ...lane, ...methanol });
    expect(need).toEqual({ kind: 'LIQUID', code: 'T7', provision: 'TP2', isInDoubt: false });
    expect(goods).toMatchObject({ unNo: '1230', nameCn: '甲醇' });
    expect(items[0]).toMatchObject({
      ...{ tankType: 'T11', capacityLitres: 24_000, included: ['LOAD', 'UNLOAD', 'CLEAN'], fit: 'MET', freeDays: 14 },
      filling: { percent: '91.61', litres: '21987', expansion: '0.0012317' },
    });
    expect(items.every(({ pol, pod }) => pol === 'CNSHA' && pod === 'NLRTM')).toBe(true);
  });

  it('[3.14] without a lane each tells its next sailing, and a type narrows them', async () => {
    const all = await ask(server, 'tankPrices', { unNo: '1230' });
    expect(all.items).toHaveLength(6);
    expect(all.tankTypes).toEqual(['T4', 'T7', 'T11', 'T14', 'T50']);
    expect(Object.fromEntries(all.items.map(({ tankType, fit }) => [tankType, fit]))).toEqual({
      ...{ T4: 'WEAK', T7: 'MET', T11: 'MET', T14: 'MET', T50: 'ASK' },
    });
    const narrowed = await ask(server, 'tankPrices', { tankType: 'T14' });
    expect(narrowed.items.map(({ tankType, fit }) => [tankType, fit])).toEqual([['T14', 'OPEN']]);
    expect((await ask(server, 'tankPrices', { unNo: '1978' })).items[0]?.fit).toBe('ASK');
    expect((await ask(server, 'tankPrices', { unNo: '3480' })).items[0]?.fit).toBe('NONE');
    const melted = await ask(server, 'tankPrices', { ...methanol, unNo: '2312' });
    expect(melted.need).toEqual({ kind: 'LIQUID', code: 'T7', provision: 'TP3', isInDoubt: false });
    expect(melted.items.every(({ filling }) => filling === null)).toBe(true);
    expect((await ask(server, 'tankPrices', { unNo: '3999' })).need).toBeNull();
    expect(
      (await ask(server, 'tankPrices', { unNo: '1350' })).items.every(({ bookable }) => bookable === 'REFUSED'),
    ).toBe(true);
    expect((await ask(server, 'tankPrices', { orgPortCode: 'CNXXX' })).items).toEqual([]);
  });

  it.each([
    { density15: '1e9' },
    { density15: '-1' },
    { tankType: 'T99' },
    { tanks: 0 },
    { packingGroup: 'IV' },
    { more: 1 },
  ])('%j is no question', async (more) => {
    expect((await send(server, 'tankPrices', { ...lane, ...more } as never)).code).toBe('10004001');
  });

  it('[5.9] a quote is what the list says, line by line, and what is done besides is priced by the tank', async () => {
    const [listed] = (await ask(server, 'tankPrices', { ...lane, priceId: form.priceId, tanks: 2 })).items;
    const { lines, totals } = await quote(form);
    expect(lines).toEqual(listed?.lines);
    expect(totals).toEqual(listed?.totals);
    expect(lines.map(({ feeCode, quantity }) => `${feeCode} ${quantity}`)).toEqual(
      expect.arrayContaining(['OF 2', 'DGS 2', 'THC 2', 'DOC 1', 'DGD 1']),
    );
    const more = await quote({
      ...form,
      ...{ loadAt: 'DOOR', unloadAt: 'DOOR', heating: 'STEAM', nitrogen: true, lining: 'PTFE', residue: true },
      cleanAfter: true,
    });
    expect(
      more.lines.slice(lines.length).map(({ feeCode, amount, atCost }) => `${feeCode} ${amount} ${atCost}`),
    ).toEqual([
      ...['TRK 5200.00 false', 'DST 0.00 true', 'THT 1200.00 false', 'TN2 900.00 false', 'TLN 0.00 true'],
      'TRS 0.00 true',
    ]);
  });

  it('[4.31][2.23] a possible one has its number, its price and its goods, is listed, copied and cancelled', async () => {
    const { totals } = await quote(form);
    const { orderNo, nextSteps } = await placeOrder('possible', form);
    expect(orderNo).toMatch(/^TNK\d{11}$/);
    expect(nextSteps.length).toBeGreaterThan(0);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({
      ...{ service: 'tank', isDanger: 'Y', totals, boxes: [{ ctnType: '20TK', quantity: 2 }], stay: null },
      items: [{ cargoNameCn: '甲醇', packages: 2, packageType: 'BLK', unNo: '1230' }],
    });
    expect(order.timeline.find(({ node }) => node === 'released')?.name).toBe('已放罐');
    const { items } = await as(server, user, 'orderList', { service: 'tank' });
    expect(items[0]).toMatchObject({ orderNo, totals });
    await as(server, user, 'cancelOrder', { no: orderNo });
    expect((await as(server, user, 'order', { no: orderNo })).status).toBe('cancelled');
  });

  it('[4.31] tanks that are let, cleaned and kept are priced by the day and by the tank, and stand with their yard', async () => {
    const sums = await Promise.all([yard.rented, yard.cleaned, yard.stored].map(quote));
    expect(
      sums.map(({ lines }) => lines.map(({ feeCode, quantity, amount }) => `${feeCode} ${quantity} ${amount}`)),
    ).toEqual([['TLS 60 4800.00', 'TDP 2 16000.00'], ['TCL 1 1600.00'], ['TSG 20 700.00']]);
    const financed = await quote({ ...yard.rented, rentalTerm: 'FINANCE', tankDays: '1095' });
    expect(financed.lines.map(({ feeCode, feeName, amount }) => `${feeCode} ${feeName} ${amount}`)).toEqual([
      'TLF 罐箱融资租 157680.00',
      'TDP 押金（期满抵留购价） 16000.00',
    ]);
    const cheap = { ...yard.cleaned, cargo: yard.cleaned.cargo.map((line) => ({ ...line, isDanger: false })) };
    expect((await quote(cheap)).totals).toEqual([{ currency: '1', amount: '900.00' }]);
    for (const [name, given] of Object.entries(yard)) {
      const { orderNo } = await placeOrder(name, given);
      const order = await as(server, user, 'order', { no: orderNo });
      expect(order.totals).toEqual((await quote(given)).totals);
      expect(order.stay).toMatchObject({ city: '上海', startDate: given.fromDay });
      expect(order.boxes).toEqual([{ ctnType: '20TK', quantity: Number(given.tanks) }]);
    }
  });

  it.each<[string, string, (given: TankForm) => TankForm]>([
    ['litres', '10004001', (given) => ({ ...given, litres: '23000', tankNet: '18202' })],
    ['litres', '10004001', (given) => ({ ...given, litres: '12000', tankNet: '9497' })],
    ['tankNet', '10005007', (given) => ({ ...given, tankNet: '25000' })],
    ['cargo.0.dg.unNo', '10005005', (given) => withNumber(given, '3480', '9')],
    ['cargo.0.dg.dgClass', '10005005', (given) => withNumber(given, '1350', '4.1')],
    ['tankType', '10004001', (given) => ({ ...given, tankType: 'T22' })],
    ['loadingDate', '10004001', (given) => ({ ...given, loadingDate: '2020-01-01' })],
  ])('[4.31] one with an impossible %s is refused with %s', async (field, code, broken) => {
    const refused = await refusal(placeOrder(`no-${field}-${code}`, broken(form), form));
    expect(refused?.code).toBe(code);
    expect(Object.keys(refused?.data.fields ?? {})).toContain(field);
  });

  it('[1.8] what no one sells has no price, and another price than the one quoted orders nothing', async () => {
    expect(await refusal(quote({ ...form, priceId: 'TNK-none' }))).toMatchObject({
      ...{ code: '10005001', data: { fields: { priceId: expect.any(String) } } },
    });
    expect(await refusal(quote({ ...yard.rented, depotId: 'warehouse-01' }))).toMatchObject({ code: '10005001' });
    expect(await refusal(placeOrder('more', { ...form, tanks: '3' }, form))).toMatchObject({ code: '10005001' });
    expect(await refusal(quote(withNumber(form, '1350', '4.1')))).toMatchObject({ code: '10005005' });
  });

  it('[3.14] a general cargo price is another one than that of dangerous goods', async () => {
    const [dangerous, general] = [await tankOfferAt(server), await tankOfferAt(server, 'N')];
    expect(general.priceId).not.toBe(dangerous.priceId);
    expect(general.lines.some(({ feeCode }) => feeCode === 'DGS')).toBe(false);
  });
});

const withNumber = (form: TankForm, unNo: string, dgClass: string): TankForm => ({
  ...form,
  cargo: form.cargo.map((line) => ({
    ...line,
    dg: { ...line.dg, unNo, dgClass, subRisk1: '', packingGroup: dgClass === '9' ? '' : 'III', flashPoint: '' },
  })),
});
