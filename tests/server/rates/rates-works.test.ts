import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/table.ts';
import type { WorkService } from '#domain/imports/services.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { priceTrip } from '#server/market/truck/prices.ts';
import { cfsPartOf, stuffedNow } from '#tests/features/cfs/order.ts';
import { agree, bookingKey, giveSheets } from '#tests/kit/booking.ts';
import { as, ask } from '#tests/kit/market-server.ts';
import { previewFile } from '#tests/kit/rate-sheet.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { csvOfSheet, workRows } from '#tests/kit/service-sheets.ts';
import { fetchAs, sendAs } from '#tests/kit/signed-in.ts';

const user = 'user-verified';

describe.each(databaseKinds())('[10.3] price tables without a lane on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
    await giveSheets(server);
    await agree(server, user);
  }, 60_000);
  afterAll(() => server.stop());

  const headers = () => ({ ...clientHeaders, 'desk-token': server.operatorKey });
  const asOperator = (name: CallName, request: object) => sendAs(server.address, headers(), name, request);
  const preview = async (service: WorkService, rows: readonly RateRow[]) =>
    (await previewFile(server, csvOfSheet(service, rows), 'rates.csv', service)).data;
  const publish = async (service: WorkService, rows: readonly RateRow[]) => {
    const { previewId, errors } = await preview(service, rows);
    expect(errors).toEqual([]);
    await asOperator('operatorImportPublish', { kind: 'rates', previewId });
    return previewId;
  };
  const comesBack = async (service: WorkService, rowCount: number) => {
    for (const format of ['xlsx', 'csv']) {
      const file = await fetchAs(server.address, headers(), 'operatorImportExport', { kind: 'rates', service, format });
      const { data } = await previewFile(server, new Uint8Array(await file.arrayBuffer()), `again.${format}`, service);
      expect(data).toMatchObject({ rowCount, counts: { new: 0, changed: 0, lapsing: 0 }, errors: [] });
    }
  };

  it('stuffing is quoted and booked at what is published; orders keep it, and a rollback restores to the cent', async () => {
    const form = stuffedNow(server, user);
    const quote = () => as(server, user, 'quote', { service: 'cfs', part: cfsPartOf(form) });
    const priceOf = async (code: string) => (await quote()).lines.find(({ feeCode }) => feeCode === code)?.unitPrice;
    const seeded = await quote();
    const first = await publish('cfs', workRows.cfs);
    const [small, large] = ['911.00', '1511.00'];
    expect([small, large]).toContain(await priceOf('STF'));
    const { quoteId, totals } = await quote();
    const placed = { service: 'cfs', quoteId, form } as const;
    const { orderNo } = await as(server, user, 'placeOrder', placed, bookingKey('works'));
    await comesBack('cfs', 4);
    const dearer = await publish(
      'cfs',
      workRows.cfs.map((row) => ({ ...row, ...('price' in row && { price: '2000' }) })),
    );
    expect(await priceOf('STF')).toBe('2000.00');
    expect((await as(server, user, 'order', { no: orderNo })).totals).toEqual(totals);
    await asOperator('operatorImportRollback', { kind: 'rates', service: 'cfs', versionId: dearer });
    expect((await quote()).totals).toEqual(totals);
    await asOperator('operatorImportRollback', { kind: 'rates', service: 'cfs', versionId: first });
    expect((await quote()).lines).toEqual(seeded.lines);
  });

  it('a road is driven at what is published, and what the table leaves out has no price', async () => {
    const trip = (vehicle: string) =>
      priceTrip(server.database.db, { vehicle, vehicleCount: 1, from: '310000', to: '330100', isDanger: false });
    const seeded = await trip('VAN68');
    const version = await publish('truck', workRows.truck);
    expect((await trip('VAN68'))?.map(({ unitPrice }) => unitPrice)).toEqual(['555.00', '6.66']);
    expect(await trip('VAN96')).toBeNull();
    await comesBack('truck', 2);
    await asOperator('operatorImportRollback', { kind: 'rates', service: 'truck', versionId: version });
    expect(await trip('VAN68')).toEqual(seeded);
  });

  it('goods are kept at what is published, and a warehouse that the table leaves out sells no storage', async () => {
    const keeps = async () => {
      const { items } = await ask(server, 'warehouseQuery', { weight: '1000', days: 10, pageSize: 50 });
      return items;
    };
    const seeded = await keeps();
    const version = await publish('warehouse', workRows.warehouse);
    const sold = await keeps();
    const first = sold.find(({ id }) => id === 'warehouse-01');
    expect(first).toMatchObject({ handlingPerTon: '33.00', minimumDays: 5, minimumQuantity: 2, freeDays: 0 });
    expect(first?.rates).toEqual([
      { mode: 'TON', perDay: '7.77' },
      { mode: 'PALLET', perDay: '8.88' },
    ]);
    expect(sold.filter(({ id, rates }) => id !== 'warehouse-01' && rates.length > 0)).toEqual([]);
    await comesBack('warehouse', 1);
    await asOperator('operatorImportRollback', { kind: 'rates', service: 'warehouse', versionId: version });
    expect(await keeps()).toEqual(seeded);
  });

  it('names each wrong cell', async () => {
    const [line, other] = workRows.cfs;
    const { previewId, errors } = await preview('cfs', [
      { ...line!, fee: 'RDB', basis: '次' },
      { ...line!, basis: '票' },
      { ...line!, currency: '¥', price: '¥911', tax: '7' },
      other!,
      { ...other!, price: '1' },
    ]);
    expect(previewId).toBeNull();
    expect(errors.map(({ row, column, kind }) => [row, column, kind])).toEqual([
      [2, '费用代码', 'FEE_OF_ANOTHER_SERVICE'],
      [3, '计费单位', 'BASIS_OF_ANOTHER_FEE'],
      [4, '币种', 'AMBIGUOUS_CURRENCY'],
      [4, '单价', 'AMBIGUOUS_PRICE'],
      [4, '税率%', 'NOT_A_TAX'],
      [6, '费用代码', 'SAME_LINE'],
    ]);
  });
});
