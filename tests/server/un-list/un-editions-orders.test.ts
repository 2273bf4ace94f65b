import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAt } from '#domain/form/path.ts';
import { publishedRows } from '#server/un-list/published-list.ts';
import { book, methanol } from '#tests/kit/booking.ts';
import { as } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { previewFile } from '#tests/kit/rate-sheet.ts';
import { clientHeaders, databaseKinds } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';
import { tsvOf } from '#tests/kit/un-list-file.ts';

describe.each(databaseKinds())('[10.3b] orders and editions of the list on %s', (database) => {
  let market: Awaited<ReturnType<typeof startWithOwners>>;
  beforeAll(async () => {
    market = await startWithOwners(database);
  }, 60_000);
  afterAll(() => market.server.stop());

  const placeOrder = async (name: string) => {
    const { server, offer } = market;
    return (await book(server, OWNER, methanol(offer, server.clock.now()), name)).orderNo;
  };
  const entryOf = async (no: string) => {
    const { form } = await as(market.server, OWNER, 'order', { no });
    return readAt(form, 'cargo.0.dg.entry');
  };

  it('an order keeps the edition and the facts it was placed under; the next one has those of the new edition', async () => {
    const { server } = market;
    const before = await placeOrder('edition-before');
    const own = unEntryOf('1230');
    expect(await entryOf(before)).toEqual(own);

    const next = publishedRows().map((row) => (row.un === '1230' ? { ...row, ems: 'F-A, S-B' } : row));
    const file = { ...server, operatorKey: deskToken };
    const { data } = await previewFile(file, tsvOf(next), 'IMDG 43-26.tsv', 'unList');
    expect(data).toMatchObject({ errors: [], numbers: { new: 0, changed: 1, lapsing: 0 } });
    const headers = { ...clientHeaders, 'desk-token': deskToken };
    await sendAs(server.address, headers, 'operatorImportPublish', { kind: 'rates', previewId: data.previewId });

    expect(await entryOf(before)).toEqual(own);
    const after = await entryOf(await placeOrder('edition-after'));
    expect(after).toMatchObject({ edition: 'IMDG 43-26', unNo: '1230' });
    expect(JSON.stringify(after)).toContain('F-A');
    expect(JSON.stringify(own)).not.toContain('F-A');
  });
});
