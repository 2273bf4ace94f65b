import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/table.ts';
import { MINUTE_MS } from '#domain/limits.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { agree, giveSheets } from '#tests/kit/booking.ts';
import { as } from '#tests/kit/market-server.ts';
import { previewFile } from '#tests/kit/rate-sheet.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { csvOfSheet, serviceRows } from '#tests/kit/service-sheets.ts';
import { fetchAs, sendAs } from '#tests/kit/signed-in.ts';
import { bookFirst, listed } from '#tests/kit/sold-services.ts';

const user = 'user-verified';
type Service = keyof typeof serviceRows;

/** Lines of the list's first offer at the published prices. */
const sold: Readonly<Record<Service, readonly string[]>> = {
  lcl: ['OF -12.50', 'CFS 77.70', 'DOC 123.45'],
  air: ['AF 27.77', 'MYC 3.33', 'AWB 55.00'],
  rail: ['RF 3111.00', 'DOC 123.45', 'TRK 999.00'],
  tank: ['OF 4777.00', 'DOC 123.45'],
  flexitank: ['OF 2555.00', 'DOC 123.45'],
  domestic: ['OF 1777.00', 'DGD 123.45', 'TRK 1234.00', 'DDC 888.00'],
};

/** The booked weight is below the weight searched for. */
const lighter: Partial<Record<Service, string>> = { air: 'AF 31.50' };

describe.each(databaseKinds())('[10.3] rates of every service from a file on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
    await giveSheets(server);
    await agree(server, user);
  }, 60_000);
  afterAll(() => server.stop());
  /** An operator reads so many files a minute. */
  beforeEach(() => server.clock.advance(2 * MINUTE_MS));

  const headers = () => ({ ...clientHeaders, 'desk-token': server.operatorKey });
  const asOperator = (name: CallName, request: object) => sendAs(server.address, headers(), name, request);
  const preview = async (service: Service, rows: readonly RateRow[]) =>
    (await previewFile(server, csvOfSheet(service, rows), 'rates.csv', service)).data;
  const publish = async (service: Service, rows: readonly RateRow[]) => {
    const { previewId, errors } = await preview(service, rows);
    expect(errors).toEqual([]);
    expect(await asOperator('operatorImportPublish', { kind: 'rates', previewId })).toMatchObject({ code: '00000000' });
    return previewId;
  };
  const seen = async (service: Service) => {
    const first = (await listed[service](server)).find(({ bookable }) => bookable === 'BOOKABLE');
    return (first?.lines ?? []).map(({ feeCode, unitPrice }) => `${feeCode} ${unitPrice}`);
  };

  it.each(Object.keys(serviceRows) as Service[])(
    '%s is listed, quoted and booked at what is published; orders keep it, and a rollback restores to the cent',
    async (service) => {
      const rows = serviceRows[service];
      const seeded = await listed[service](server);
      const first = await publish(service, rows);
      expect(await seen(service)).toEqual(sold[service]);
      const { quote, orderNo } = await bookFirst(server, user, service, `rates-${service}`);
      const published = quote.lines.map(({ feeCode, unitPrice }) => `${feeCode} ${unitPrice}`);
      expect(published).toEqual(expect.arrayContaining([lighter[service] ?? sold[service][0]!, sold[service][1]!]));
      for (const format of ['xlsx', 'csv']) {
        const file = await fetchAs(server.address, headers(), 'operatorImportExport', {
          kind: 'rates',
          service,
          format,
        });
        const bytes = new Uint8Array(await file.arrayBuffer());
        const { data } = await previewFile(server, bytes, `again.${format}`, service);
        expect(data).toMatchObject({
          rowCount: rows.length,
          counts: { new: 0, changed: 0, lapsing: 0 },
          unknownLanes: [],
          errors: [],
        });
      }
      const dearer = rows.map((row, at) => (at === rows.length - 1 ? { ...row, price: '1000' } : row));
      const second = await publish(service, dearer);
      const order = await as(server, user, 'order', { no: orderNo });
      expect(order.totals).toEqual(quote.totals);
      expect(await seen(service)).not.toEqual(sold[service]);
      await asOperator('operatorImportRollback', { kind: 'rates', service, versionId: second });
      expect(await seen(service)).toEqual(sold[service]);
      await asOperator('operatorImportRollback', { kind: 'rates', service, versionId: first });
      expect(await listed[service](server)).toEqual(seeded);
    },
    60_000,
  );
});
