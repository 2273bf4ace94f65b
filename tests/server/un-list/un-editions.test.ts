import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/table.ts';
import { ratesImport } from '#copy/operator/rates.ts';
import { editionNameTaken, importReplies, numbersLost } from '#copy/operator/replies.ts';
import { MINUTE_MS } from '#domain/limits.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { audit } from '#server/data/schema/operations.ts';
import { publishDue } from '#server/rates/publish.ts';
import { withListedEntries } from '#server/un-list/form-entries.ts';
import { PUBLISHED_EDITION, publishedRows } from '#server/un-list/published-list.ts';
import { readUnEntry } from '#server/un-list/read-entries.ts';
import { FULL } from '#tests/kit/full.ts';
import { previewFile } from '#tests/kit/rate-sheet.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { fetchAs, sendAs } from '#tests/kit/signed-in.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';
import { tsvOf } from '#tests/kit/un-list-file.ts';

const product = publishedRows();
/** Methanol is of group III, carbolineum of no use is gone, and a number is new. */
const next = [
  ...product
    .filter(({ un }) => un !== '1234')
    .map((row) => (row.un === '1230' ? { ...row, packing_group: 'III', limited_quantity: '5L' } : row)),
  { ...product.find(({ un }) => un === '1230')!, un: '9990', name_cn: '新醇', name_en: 'NEWANOL' },
];

describe.each(databaseKinds())('[10.3b] editions of the list of dangerous goods on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
  }, 60_000);
  afterAll(() => server.stop());

  const headers = () => ({ ...clientHeaders, 'desk-token': server.operatorKey });
  const asOperator = (name: CallName, request: object) => sendAs(server.address, headers(), name, request);
  const preview = (rows: readonly RateRow[], name = 'IMDG 43-26.tsv') =>
    previewFile(server, tsvOf(rows), name, 'unList');
  const read = (unNo: string) => readUnEntry(server.database.db, unNo);

  it("the question before going back names the product's own edition", () => {
    expect(ratesImport.backToProduct).toContain(PUBLISHED_EDITION.name);
  });

  const unchanged = {
    rowCount: product.length,
    counts: { new: 0, changed: 0, lapsing: 0 },
    numbers: { new: 0, changed: 0, lapsing: 0 },
    errors: [],
  };

  it("the product's own file changes nothing", async () => {
    expect((await preview(product)).data).toMatchObject(unchanged);
  });

  // Reading 2,347 rows of a workbook takes seconds; rates.test.ts has one of two rows.
  it.each(FULL ? ['csv', 'xlsx'] : ['csv'])('an export as %s comes in again and changes nothing', async (format) => {
    const file = await fetchAs(server.address, headers(), 'operatorImportExport', {
      kind: 'rates',
      service: 'unList',
      format,
    });
    const again = await previewFile(server, new Uint8Array(await file.arrayBuffer()), `list.${format}`, 'unList');
    expect(again.data).toMatchObject(unchanged);
  });

  it('a wrong cell is named with line, column and what to write; nothing is kept', async () => {
    const { data } = await preview(product.map((row) => (row.un === '1230' ? { ...row, class: '3.9' } : row)));
    const line = product.findIndex(({ un }) => un === '1230') + 2;
    expect(data).toMatchObject({
      previewId: null,
      errors: [{ row: line, column: 'class', found: '3.9', kind: 'NOT_A_CLASS' }],
    });
    expect(data.errors[0]?.message).toContain('不是危险类别');
    expect((await asOperator('operatorImportVersions', { kind: 'rates', service: 'unList' })).data).toMatchObject({
      inForce: null,
    });
  });

  it('a published edition is read at once, orders keep the one they were placed under, and a rollback restores the former', async () => {
    const form = { goods: { unNo: '1230', entry: null } };
    const placed = await withListedEntries(server.database.db, form);
    const { data } = await preview(next);
    expect(data).toMatchObject({
      counts: { new: 2, changed: 0, lapsing: 2 },
      numbers: { new: 1, changed: 1, lapsing: 1 },
      errors: [],
    });
    const second = await preview(next, 'IMDG 43-26 bis.tsv');
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: data.previewId });

    expect(await read('1230')).toMatchObject({
      edition: 'IMDG 43-26',
      packingGroups: ['III'],
      casNumbers: unEntryOf('1230').casNumbers,
      flashPoint: '11',
    });
    expect([await read('1234'), (await read('9990'))?.nameCn]).toEqual([null, '新醇']);
    const search = await sendAs(server.address, clientHeaders, 'dgQuery', { keyword: '新醇' });
    expect(JSON.stringify(search.data)).toContain('9990');
    expect(placed.goods.entry).toEqual(unEntryOf('1230'));
    expect((await withListedEntries(server.database.db, placed)).goods.entry).toMatchObject({ edition: 'IMDG 43-26' });

    const late = await asOperator('operatorImportPublish', { kind: 'rates', previewId: second.data.previewId });
    expect(late).toMatchObject({ code: '10004009', message: importReplies.unList.otherInForce });
    const { data: list } = await asOperator('operatorImportVersions', { kind: 'rates', service: 'unList' });
    expect(list).toMatchObject({
      inForce: data.previewId,
      versions: expect.arrayContaining([
        expect.objectContaining({ fileName: 'IMDG 43-26.tsv', rowCount: next.length }),
      ]),
    });
    const acts = await server.database.db.select({ action: audit.action, subjectId: audit.subjectId }).from(audit);
    expect(acts).toContainEqual({ action: 'rates.published', subjectId: data.previewId });

    await asOperator('operatorImportRollback', { kind: 'rates', service: 'unList', versionId: data.previewId });
    expect([await read('1230'), await read('9990')]).toEqual([unEntryOf('1230'), null]);
  });

  it('a name that orders may bear is refused, also when two wait for their times under one', async () => {
    for (const name of ['IMDG 43-26', PUBLISHED_EDITION.name]) {
      const message = editionNameTaken(name);
      const refused = await preview(next, `${name}.csv`);
      expect(refused).toMatchObject({ code: '10004001', message, data: { fields: { file: message } } });
    }
    const twins = [await preview(next, 'Twin.tsv'), await preview(next, 'Twin.csv')];
    const [first, second] = await Promise.all(
      twins.map(({ data }, index) =>
        asOperator('operatorImportPublish', {
          kind: 'rates',
          previewId: data.previewId,
          at: server.clock.now() + (index + 20) * MINUTE_MS,
        }),
      ),
    );
    const answers = [first, second].sort((one, other) => (one?.code ?? '').localeCompare(other?.code ?? ''));
    expect(answers).toMatchObject([{ code: '00000000' }, { code: '10004001', message: editionNameTaken('Twin') }]);
  });

  it('an edition that waits for its time is read from then on', async () => {
    const at = server.clock.now() + 10 * MINUTE_MS;
    const { data } = await preview(next, 'IMDG 44-28.tsv');
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: data.previewId, at });
    expect(await read('1230')).toEqual(unEntryOf('1230'));
    server.clock.advance(10 * MINUTE_MS);
    await publishDue(server.database.db, server.clock.now());
    expect(await read('1230')).toMatchObject({ edition: 'IMDG 44-28' });
    await asOperator('operatorImportRollback', { kind: 'rates', service: 'unList', versionId: data.previewId });
  });

  it('a file that lost more than a tenth of the numbers is published only when that is accepted', async () => {
    const { data } = await preview(product.slice(0, product.length / 2), 'half.tsv');
    const numbers = (rows: readonly RateRow[]) => new Set(rows.map(({ un }) => un)).size;
    const lost = numbers(product) - numbers(product.slice(0, product.length / 2));
    expect(data).toMatchObject({ numbersLost: lost });
    const refused = await asOperator('operatorImportPublish', { kind: 'rates', previewId: data.previewId });
    expect(refused).toMatchObject({ code: '10004001', message: numbersLost(lost, numbers(product)) });
    expect(
      await asOperator('operatorImportPublish', { kind: 'rates', previewId: data.previewId, acceptsLoss: true }),
    ).toMatchObject({
      code: '00000000',
    });
    await asOperator('operatorImportRollback', { kind: 'rates', service: 'unList', versionId: data.previewId });
    expect(await read('1230')).toEqual(unEntryOf('1230'));
  });
});
