import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CfsForm } from '#domain/cfs/form.ts';
import { cfsPartOf, stuffedNow } from '#tests/features/cfs/order.ts';
import { agree, bookingKey, giveSheets, refusal } from '#tests/kit/booking.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';
const stranger = 'user-individual';

describe.each(databaseKinds())('stuffing orders on %s', (database) => {
  let server: TestServer;
  let form: CfsForm;
  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    await agree(server, user);
    form = stuffedNow(server, user);
  }, 60_000);
  afterAll(() => server.stop());

  const quote = (given: CfsForm) => as(server, user, 'quote', { service: 'cfs', part: cfsPartOf(given) });
  async function placeOrder(name: string, given: CfsForm, quoted = form) {
    const { quoteId } = await quote(quoted);
    return as(server, user, 'placeOrder', { service: 'cfs', quoteId, form: given }, bookingKey(name));
  }

  it('[7.4] the stations are those that stuff boxes, with their licences, hours and whom to call', async () => {
    const all = await ask(server, 'warehouseQuery', { pageSize: 50 });
    const stuffing = await ask(server, 'warehouseQuery', { stuffing: true, pageSize: 50 });
    expect([all.total, stuffing.total]).toEqual([14, 12]);
    expect(stuffing.items.every(({ isStuffing, kinds }) => isStuffing && !kinds.includes('罐区'))).toBe(true);
    expect(stuffing.items[0]).toMatchObject({ id: 'warehouse-01', city: { nameCn: '上海' }, district: '浦东新区' });
    const oxidising = await ask(server, 'warehouseQuery', { dgClass: '5.1' });
    expect(oxidising.items.map(({ name }) => name)).toEqual(['前湾港危化品库（演示数据）']);
    const second = await ask(server, 'warehouseQuery', { stuffing: true, pageSize: 10, page: 2 });
    expect(second.items.map(({ id }) => id)).toEqual(stuffing.items.slice(10).map(({ id }) => id));
    const near = await ask(server, 'warehouseQuery', { cityCode: '310000', kind: '甲类', portCode: 'CNYSN' });
    expect(near.items.map(({ id }) => id)).toEqual(['warehouse-01']);
  });

  it('[4.31] boxes alone have a price, before a station is chosen and the goods are weighed', async () => {
    const part = { ...cfsPartOf(form), warehouseId: '', grossWeight: '0', goods: [] };
    const { totals } = await as(server, user, 'quote', { service: 'cfs', part });
    expect(totals).toEqual((await quote(form)).totals);
    expect(await refusal(placeOrder('no-station', { ...form, warehouseId: '' }))).toMatchObject({ code: '10004001' });
  });

  it('[1.2][5.9] the price list names what every box costs and each work, at cost where it is asked for', async () => {
    const { always, works } = await ask(server, 'stuffingPrices', {});
    expect(always.map(({ feeCode, ctnType, unitPrice }) => [feeCode, ctnType, unitPrice])).toEqual([
      ['STF', '20GP', '900.00'],
      ['STF', '40HQ', '1500.00'],
      ['WHI', null, '100.00'],
      ['EPU', '20GP', '450.00'],
      ['EPU', '40HQ', '650.00'],
    ]);
    const linesOf = (name: string) => works.find(({ service }) => service === name)!.lines;
    expect(linesOf('pallet')).toMatchObject([{ basis: 'TON', unitPrice: '45.00', quantity: '1.000' }]);
    expect(linesOf('alongside')).toMatchObject([{ atCost: true }]);
    expect(works).toHaveLength(18);
  });

  it('[5.9] every line of a price has its reason: boxes, shipment, tons; what has no price is named and never added', async () => {
    const options = { ...form.options, pallet: true, placards: true, weighing: true };
    const services = { declaration: true, customs: true, gateIn: true, alongside: true };
    const { lines, totals, addOns } = await quote({ ...form, options, services, handIn: 'PICKUP' });
    expect(lines.map((line) => [line.feeCode, line.unitPrice, line.quantity, line.amount, line.atCost])).toEqual([
      ['STF', '900.00', '2', '1800.00', false],
      ['WHI', '100.00', '1', '100.00', false],
      ['EPU', '450.00', '2', '900.00', false],
      ['TRK', '0.00', '1', '0.00', true],
      ['PLT', '45.00', '24.400', '1098.00', false],
      ['VGM', '100.00', '2', '200.00', false],
      ['PHT', '50.00', '2', '100.00', false],
      ['PLC', '80.00', '2', '160.00', false],
      ['DGD', '400.00', '1', '400.00', false],
      ['CUS', '350.00', '1', '350.00', false],
      ['GTI', '600.00', '2', '1200.00', false],
      ['DIRECT', '0.00', '1', '0.00', true],
    ]);
    expect(totals).toEqual([{ currency: '1', amount: '6308.00' }]);
    expect(addOns).toHaveLength(18);
    expect(addOns.find(({ service }) => service === 'fumigation')?.lines[0]?.amount).toBe('520.00');
    const own = await quote({ ...form, emptyPickup: 'SELF', options: { ...form.options, photos: false } });
    expect(own.lines.map(({ feeCode }) => feeCode)).toEqual(['STF', 'WHI', 'PLC']);
    expect(own.totals).toEqual([{ currency: '1', amount: '2060.00' }]);
  });

  it('[5.9] each type of box has its own line', async () => {
    const containers = [...form.containers, { ...form.containers[0]!, id: '2', ctnType: '40HQ', quantity: '1' }];
    const { lines } = await quote({ ...form, containers });
    expect(lines.filter(({ feeCode }) => feeCode === 'STF').map(({ ctnType, amount }) => [ctnType, amount])).toEqual([
      ['20GP', '1800.00'],
      ['40HQ', '1500.00'],
    ]);
  });

  it('[4.31] a possible one has its number, its price, its sailing and its station, and is listed', async () => {
    const { totals } = await quote(form);
    const { orderNo, nextSteps } = await placeOrder('possible', form);
    expect(orderNo).toMatch(/^CFS\d{11}$/);
    expect(nextSteps.map(({ code, paper }) => paper ?? code)).toEqual(['PACKAGING_TEST', 'VEHICLES']);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({
      ...{ service: 'cfs', isDanger: 'Y', dgStatus: 'pending', totals, justPlaced: true },
      boxes: [{ ctnType: '20GP', quantity: 2 }],
      ...{ vessel: form.vessel, voyage: form.voyage, terminal: form.terminal, via: null, eta: null },
      carrier: { code: 'COSU' },
      station: { name: '临港危化品一号库（演示数据）' },
      form: { soNo: form.soNo },
    });
    expect(order.station?.address).toBe('上海浦东新区化工物流园01号');
    expect(order.timeline.map(({ node }) => node)).toEqual(['submitted', 'dgReviewing', 'stuffed', 'completed']);
    expect(order.papers.map(({ code }) => code)).toContain('PACKING_LIST');
    const { items } = await as(server, user, 'orderList', { service: 'cfs' });
    expect(items[0]).toMatchObject({ orderNo, totals, org: { code: 'CNYSN' }, dst: { code: 'NLRTM' } });
  });

  it('[4.31] vehicles may be named at once, a transhipment too, and declarations have their step', async () => {
    const vehicles = [
      { id: '1', plate: '沪A12345', driver: '王师傅', driverId: '', driverPhone: '', transportPermit: '' },
    ];
    const services = { ...form.services, declaration: true };
    const given = { ...form, vehicles, services, viaPortCode: 'SGSIN' };
    const { orderNo, nextSteps } = await placeOrder('whole', given, given);
    expect(nextSteps.map(({ code }) => code)).not.toContain('VEHICLES');
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order.via?.nameCn).toBe('新加坡');
    expect(order.timeline.map(({ node }) => node)).toContain('declared');
  });

  it('[10.12][4.31] vehicles and drivers are named in the order, by their fields, and by no one else', async () => {
    const { orderNo: no } = await placeOrder('named-later', form);
    const paperOf = (order: { papers: { code: string }[] }) => order.papers.find(({ code }) => code === 'VEHICLES');
    const before = await as(server, user, 'order', { no });
    expect(paperOf(before)).toMatchObject({
      ...{ status: 'MISSING', owner: 'SHIPPER', dueAt: expect.any(Number) },
      handIn: { isOpen: true, version: 0, form: { values: { vehicleCount: '1', vehicles: [{ plate: '' }] } } },
    });
    const lorry = { plate: '沪A12345', trailer: '', driver: '王师傅', driverPhone: '13900000001' };
    const papers = { driverId: '11010519491231002X', driverLicence: '', transportPermit: '沪交运管危字 310000' };
    const named = { vehicleCount: '1', vehicles: [{ ...lorry, ...papers }] };
    let keys = 0;
    const give = (given: typeof named, version = 0, who = user) =>
      as(server, who, 'nameVehicles', { no, version, form: given }, bookingKey(`lorries-${keys++}`));
    const wrong = { ...named, vehicles: [{ ...lorry, ...papers, plate: '12345', transportPermit: '' }] };
    expect(Object.keys((await refusal(give(wrong)))?.data.fields ?? {})).toEqual([
      'vehicles.0.plate',
      'vehicles.0.transportPermit',
    ]);
    const twice = { vehicleCount: '2', vehicles: [...named.vehicles, ...named.vehicles] };
    expect(Object.keys((await refusal(give(twice)))?.data.fields ?? {})).toContain('vehicles.1.plate');
    expect(await refusal(give({ ...named, vehicleCount: '2' }))).toMatchObject({ code: '10004001' });
    expect(await refusal(give(named, 0, stranger))).toMatchObject({ code: '10004004' });
    const after = await give(named);
    expect(paperOf(after)).toMatchObject({ status: 'IN_REVIEW', handIn: { version: 1, form: { values: named } } });
    expect(after.nextSteps.map(({ code }) => code)).not.toContain('VEHICLES');
    expect(await refusal(give(named))).toMatchObject({ code: '10004009' });
    const [dueAt, start] = [paperOf(before) as { dueAt?: number }, server.clock.now()];
    server.clock.advance((dueAt.dueAt ?? 0) - start);
    expect(paperOf(await give(named, 1))).toMatchObject({ handIn: { version: 2, isLate: true } });
    server.clock.advance(start - server.clock.now());
  });

  it.each<[string, (form: CfsForm) => CfsForm]>([
    ['warehouseId', (given) => ({ ...given, warehouseId: 'warehouse-03' })],
    ['warehouseId', (given) => ({ ...given, warehouseId: 'no-such-store' })],
    ['soNo', (given) => ({ ...given, soNo: 'LETTERSONLY' })],
    ['carrierCode', (given) => ({ ...given, carrierCode: 'NONE' })],
    ['dstPortCode', (given) => ({ ...given, dstPortCode: 'XXXXX' })],
    ['etd', (given) => ({ ...given, etd: '2020-01-01T00:00' })],
    ['cyClosing', (given) => ({ ...given, cyClosing: '2099-01-01T00:00' })],
    ['planDeliverDate', (given) => ({ ...given, planDeliverDate: '2099-01-01' })],
    ['packList', (given) => ({ ...given, packList: [] })],
    ['options.placards', (given) => ({ ...given, options: { ...given.options, placards: false } })],
    [
      'cargo.0.dg.dgClass',
      (given) => ({ ...given, cargo: given.cargo.map((one) => ({ ...one, dg: { ...one.dg, dgClass: '5.2' } })) }),
    ],
  ])('[4.31] one with an impossible %s is refused, and the field is named', async (field, broken) => {
    const refused = await refusal(
      placeOrder(`no-${field.replaceAll('.', '-')}-${JSON.stringify(broken(form)).length}`, broken(form)),
    );
    expect(Object.keys(refused?.data.fields ?? {})).toContain(field);
  });

  it('[4.31] a store that is not licensed for the goods gives no price, nor does one that there is not', async () => {
    expect(await refusal(quote({ ...form, warehouseId: 'warehouse-02' }))).toMatchObject({
      ...{ code: '10005005', message: expect.stringContaining('外高桥丙类普货库') },
    });
    const unknown = await refusal(quote({ ...form, warehouseId: 'warehouse-03' }));
    expect(unknown).toMatchObject({ code: '10004004', data: { fields: { warehouseId: expect.any(String) } } });
    expect(await refusal(placeOrder('unlicensed', { ...form, warehouseId: 'warehouse-02' }))).toMatchObject({
      ...{ code: '10005005', data: { fields: { 'cargo.0.dg.dgClass': expect.any(String) } } },
    });
  });

  it('[4.31] papers of another user are not taken', async () => {
    const foreign = { fileId: 'safety-sheet-user-person', name: 'x.pdf', size: 1, language: 'CN' as const, day: '' };
    expect(await refusal(placeOrder('foreign', { ...form, packList: [foreign] }))).not.toBeNull();
  });
});
