import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importKindOf } from '#domain/imports/services.ts';
import { DAY_MS, MINUTE_MS } from '#domain/limits.ts';
import { seedRuns } from '#server/data/schema/reference.ts';
import { seed } from '#server/seed/index.ts';
import { csvOfRates, documentRow, freightRow, previewFile } from '#tests/kit/rate-sheet.ts';
import { csvOfSailings, sailingRow } from '#tests/kit/sailing-sheet.ts';
import { bothDatabaseKinds, clientHeaders, startServer, type TestServer } from '#tests/kit/server.ts';
import { fetchAs, sendAs } from '#tests/kit/signed-in.ts';

describe.each(bothDatabaseKinds)('[10.3] [10.4] what operators publish and a new seed on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
  }, 60_000);
  afterAll(() => server.stop());

  const headers = () => ({ ...clientHeaders, 'desk-token': server.operatorKey });
  const exported = async (service: 'fcl' | 'sailings') => {
    const request = { kind: importKindOf(service), service, format: 'csv' };
    return (await fetchAs(server.address, headers(), 'operatorImportExport', request)).text();
  };

  it('rates and sailings in force stay as they are on another day and under a new version of the seed', async () => {
    const rates = await previewFile(server, csvOfRates([freightRow, documentRow]));
    await sendAs(server.address, headers(), 'operatorImportPublish', {
      kind: 'rates',
      previewId: rates.data.previewId,
    });
    server.clock.advance(2 * MINUTE_MS);
    const sailings = await previewFile(server, csvOfSailings([sailingRow]), 'sailings.csv', 'sailings');
    await sendAs(server.address, headers(), 'operatorImportPublish', {
      kind: 'schedules',
      previewId: sailings.data.previewId,
    });
    const before = [await exported('fcl'), await exported('sailings')];
    expect(before.map((text) => text.trim().split('\n').length)).toEqual([3, 2]);
    const { db } = server.database;
    await db.delete(seedRuns);
    await seed(db, { kind: 'demo', now: server.clock.now() + DAY_MS });
    server.clock.advance(DAY_MS);
    const after = [await exported('fcl'), await exported('sailings')];
    expect(after).toEqual(before);
  }, 120_000);
});
