import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUnEntries, readUnEntry, unNoOfCas } from '#server/un-list/read-entries.ts';
import { startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

describe.each(databaseKinds())('entries of the current list on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
  }, 60_000);
  afterAll(() => server.stop());

  it('[3.14] are read by their numbers, those that are not listed are left out', async () => {
    const { db } = server.database;
    const found = await readUnEntries(db, ['1950', '2999', '1230', '1230']);
    expect(found).toEqual(
      new Map([
        ['1230', unEntryOf('1230')],
        ['1950', unEntryOf('1950')],
      ]),
    );
    expect(found.get('1230')).toMatchObject({ edition: 'IMDG 42-24、GB 12268-2025、ADR 2025' });
    expect(await readUnEntries(db, [])).toEqual(new Map());
    expect([await readUnEntry(db, '2999'), await readUnEntry(db, null), await readUnEntry(db, undefined)]).toEqual([
      ...[null, null, null],
    ]);
    expect(await readUnEntry(db, '0190')).toEqual(unEntryOf('0190'));
  });

  it('[1.11] one substance has one number; what stands in two entries, or in none, has none', async () => {
    const numbers = ['67-64-1', '1310-73-2', '50-99-7', ''].map((cas) => unNoOfCas(server.database.db, cas));
    expect(await Promise.all(numbers)).toEqual(['1090', null, null, null]);
  });
});
