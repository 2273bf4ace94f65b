import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/table.ts';
import { importReplies } from '#copy/operator/replies.ts';
import { displayableMessage } from '#domain/failure.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { audit } from '#server/data/schema/operations.ts';
import { seedRuns } from '#server/data/schema/reference.ts';
import { completeOffers, publishDue } from '#server/rates/publish.ts';
import { seed } from '#server/seed/index.ts';
import { goldenOffer } from '#tests/kit/booking.ts';
import { csvOfRates, documentRow, freightRow, previewFile, rateTitles } from '#tests/kit/rate-sheet.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { fetchAs, sendAs } from '#tests/kit/signed-in.ts';

describe.each(databaseKinds())('[10.3] rates from a file on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true });
  }, 60_000);
  afterAll(() => server.stop());

  const headers = () => ({ ...clientHeaders, 'desk-token': server.operatorKey });
  const asOperator = (name: CallName, request: object) => sendAs(server.address, headers(), name, request);
  const preview = async (...rows: Parameters<typeof csvOfRates>[0]) => {
    const { data } = await previewFile(server, csvOfRates(rows));
    return data;
  };
  const publish = async (...rows: Parameters<typeof csvOfRates>[0]) => {
    const { previewId } = await preview(...rows);
    return asOperator('operatorImportPublish', { kind: 'rates', previewId });
  };
  const goldenFees = async () => {
    const { lines } = await goldenOffer(server);
    const priceOf = (code: string) => lines.find(({ feeCode }) => feeCode === code)?.unitPrice;
    return { freight: priceOf('OF'), document: priceOf('DOC') };
  };
  const inForce = async () =>
    (await asOperator('operatorImportVersions', { kind: 'rates', service: 'fcl' })).data as { inForce: string | null };

  it('imports, previews, publishes, sells, goes back and exports what comes in again unchanged', async () => {
    const seeded = await goldenFees();
    expect(seeded.document).toBe('450.00');
    expect(await asOperator('operatorImportExport', { kind: 'rates', service: 'fcl' })).toMatchObject({
      code: '10004004',
    });
    const first = await preview(freightRow, documentRow);
    expect(first).toMatchObject({
      inForce: null,
      rowCount: 2,
      counts: { new: 2, changed: 0, lapsing: 0 },
      errorTotal: 0,
    });
    expect(await goldenFees()).toEqual(seeded);
    const published = await asOperator('operatorImportPublish', { kind: 'rates', previewId: first.previewId });
    expect(published).toMatchObject({ code: '00000000', data: { inForce: first.previewId } });
    const sold = await goldenFees();
    expect(sold).toEqual({ freight: '777.00', document: '123.45' });
    for (const format of ['xlsx', 'csv']) {
      const file = await fetchAs(server.address, headers(), 'operatorImportExport', {
        kind: 'rates',
        service: 'fcl',
        format,
      });
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { data } = await previewFile(server, bytes, `again.${format}`);
      expect(data).toMatchObject({ rowCount: 2, counts: { new: 0, changed: 0, lapsing: 0 }, errors: [] });
    }
    const second = await preview({ ...freightRow, price: '780' });
    expect(second.counts).toEqual({ new: 0, changed: 1, lapsing: 1 });
    expect(second.changes[0]?.cells).toEqual([{ column: '单价', old: '777.00', new: '780.00' }]);
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: second.previewId });
    const back = async (versionId: string | null) =>
      asOperator('operatorImportRollback', { kind: 'rates', service: 'fcl', versionId });
    expect(await back(second.previewId)).toMatchObject({ data: { inForce: first.previewId } });
    expect(await goldenFees()).toEqual(sold);
    expect(await back(second.previewId)).toMatchObject({ code: '10004009' });
    expect(await back(first.previewId)).toMatchObject({ data: { inForce: null } });
    expect(await goldenFees()).toEqual(seeded);
    const acts = await server.database.db.select().from(audit).where(eq(audit.subjectKind, 'rates'));
    expect(acts.map(({ action }) => action)).toEqual([
      'rates.published',
      'rates.published',
      'rates.rolledBack',
      'rates.rolledBack',
    ]);
    expect(acts[0]).toMatchObject({ actorId: 'local', detail: { before: null, after: first.previewId } });
  });

  it('publishes one of two at once, and the other is notified to compare again', async () => {
    const previews = [await preview(freightRow), await preview({ ...freightRow, price: '701' })];
    const answers = await Promise.all(
      previews.map(({ previewId }) => asOperator('operatorImportPublish', { kind: 'rates', previewId })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000000', '10004009']);
    const won = previews[answers.findIndex(({ code }) => code === '00000000')]?.previewId;
    expect(await inForce()).toMatchObject({ inForce: won });
    await asOperator('operatorImportRollback', { kind: 'rates', service: 'fcl', versionId: won });
  });

  it('publishes at a time: not before it, and then whole', async () => {
    const { previewId } = await preview(freightRow);
    const at = server.clock.now() + HOUR_MS;
    await asOperator('operatorImportPublish', { kind: 'rates', previewId, at });
    await publishDue(server.database.db, at - 1);
    expect(await inForce()).toMatchObject({ inForce: null });
    await publishDue(server.database.db, at);
    expect(await inForce()).toMatchObject({ inForce: previewId });
    await asOperator('operatorImportRollback', { kind: 'rates', service: 'fcl', versionId: previewId });
  });

  it('shows both of two versions that wait for their time, and puts each in force whole when it comes', async () => {
    const [first, second] = [await preview(freightRow, documentRow), await preview({ ...freightRow, price: '780' })];
    const at = server.clock.now() + HOUR_MS;
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: first.previewId, at });
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: second.previewId, at: at + HOUR_MS });
    const { data } = await asOperator('operatorImportVersions', { kind: 'rates', service: 'fcl' });
    const { versions } = data as { versions: { versionId: string; status: string; publishAt: number | null }[] };
    expect(
      versions.flatMap(({ versionId, status, publishAt }) => (status === 'SCHEDULED' ? [[versionId, publishAt]] : [])),
    ).toEqual(
      expect.arrayContaining([
        [first.previewId, at],
        [second.previewId, at + HOUR_MS],
      ]),
    );
    const third = await preview({ ...freightRow, price: '790' });
    expect(third).toMatchObject({ inForce: null, counts: { new: 1, changed: 0, lapsing: 0 } });
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: third.previewId });
    const late = await preview({ ...freightRow, price: '800' });
    expect(late).toMatchObject({ inForce: third.previewId, counts: { new: 0, changed: 1, lapsing: 0 } });
    for (const [now, version] of [
      [at, first],
      [at + HOUR_MS, second],
    ] as const) {
      await publishDue(server.database.db, now);
      expect(await inForce()).toMatchObject({ inForce: version.previewId });
    }
    expect(await asOperator('operatorImportPublish', { kind: 'rates', previewId: late.previewId })).toMatchObject({
      code: '10004009',
      message: importReplies.fcl.otherInForce,
    });
    const back = (versionId: string | null) =>
      asOperator('operatorImportRollback', { kind: 'rates', service: 'fcl', versionId });
    expect(await back(second.previewId)).toMatchObject({ data: { inForce: first.previewId } });
    expect(await back(first.previewId)).toMatchObject({ data: { inForce: third.previewId } });
    await back(third.previewId);
  });

  it('of two for one moment refuses the second by the name of the first, and leaves it to another moment', async () => {
    server.clock.advance(MINUTE_MS);
    const files = ['first.csv', 'second.csv', `${'长'.repeat(100)}.csv`];
    const read = async (price: string, name: string) =>
      (await previewFile(server, csvOfRates([{ ...freightRow, price }]), name)).data.previewId;
    const [first, second, third] = [
      await read('771', files[0]!),
      await read('772', files[1]!),
      await read('773', files[2]!),
    ];
    const at = server.clock.now() + HOUR_MS;
    const setTo = (previewId: string | null, moment: number) =>
      asOperator('operatorImportPublish', { kind: 'rates', previewId, at: moment });
    const raced = await Promise.all([setTo(first, at), setTo(second, at)]);
    expect(raced.map(({ code }) => code).sort()).toEqual(['00000000', '10004001']);
    const lost = raced[0]?.code === '00000000' ? 1 : 0;
    const message = importReplies.fcl.sameMoment(files[1 - lost]!);
    expect(raced[lost]).toMatchObject({ message, data: { fields: { at: message } } });
    const [winner, loser] = lost === 1 ? [first, second] : [second, first];
    const statuses = async () => {
      const { data } = await asOperator('operatorImportVersions', { kind: 'rates', service: 'fcl' });
      const { versions } = data as { versions: { versionId: string; status: string; publishAt: number | null }[] };
      return Object.fromEntries(versions.map(({ versionId, status }) => [versionId, status]));
    };
    expect(await statuses()).toMatchObject({ [winner!]: 'SCHEDULED', [loser!]: 'PREVIEW' });
    expect(await setTo(loser, at + 1)).toMatchObject({ code: '00000000' });
    const long = importReplies.fcl.sameMoment(files[2]!);
    expect(displayableMessage(long)).toContain(`${'长'.repeat(40)}…`);
    await asOperator('operatorImportWithdraw', { kind: 'rates', service: 'fcl', versionId: winner });
    expect(await setTo(third, at)).toMatchObject({ code: '00000000' });
    await publishDue(server.database.db, at + 1);
    expect(await inForce()).toMatchObject({ inForce: loser });
    for (const versionId of [loser, third])
      await asOperator('operatorImportRollback', { kind: 'rates', service: 'fcl', versionId });
    expect(await inForce()).toMatchObject({ inForce: null });
  });

  it('withdraws what waits for its time: once, logged, and not what came into force meanwhile', async () => {
    const withdraw = (versionId: string | null) =>
      asOperator('operatorImportWithdraw', { kind: 'rates', service: 'fcl', versionId });
    const statusOf = async (versionId: string | null) => {
      const { versions } = (await asOperator('operatorImportVersions', { kind: 'rates', service: 'fcl' })).data as {
        versions: { versionId: string; status: string; publishAt: number | null }[];
      };
      return versions.find((version) => version.versionId === versionId);
    };
    const before = await goldenFees();
    const [wrong, right] = [await preview({ ...freightRow, price: '7' }), await preview(freightRow)];
    expect(await withdraw(wrong.previewId)).toMatchObject({ code: '10004009' });
    const at = server.clock.now() + HOUR_MS;
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: wrong.previewId, at });
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: right.previewId, at: at - 1 });
    const answers = await Promise.all([withdraw(wrong.previewId), withdraw(wrong.previewId)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000000', '10004009']);
    expect(await statusOf(wrong.previewId)).toMatchObject({ status: 'WITHDRAWN', publishAt: null });
    expect(await asOperator('operatorImportPublish', { kind: 'rates', previewId: wrong.previewId })).toMatchObject({
      code: '10004009',
    });
    expect(await goldenFees()).toEqual(before);
    await publishDue(server.database.db, at);
    expect(await inForce()).toMatchObject({ inForce: right.previewId });
    expect(await withdraw(right.previewId)).toMatchObject({
      code: '10004009',
      message: importReplies.fcl.notWaiting,
    });
    expect(await inForce()).toMatchObject({ inForce: right.previewId });
    expect(
      await asOperator('operatorImportWithdraw', {
        kind: 'schedules',
        service: 'sailings',
        versionId: right.previewId,
      }),
    ).toMatchObject({
      code: '10004004',
    });
    const acts = await server.database.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, wrong.previewId ?? ''));
    expect(acts.map(({ action }) => action)).toEqual(['rates.scheduled', 'rates.scheduleWithdrawn']);
    expect(acts[1]).toMatchObject({ actorId: 'local', detail: { before: wrong.previewId, after: null, at } });
    await asOperator('operatorImportRollback', { kind: 'rates', service: 'fcl', versionId: right.previewId });
  });

  it('a withdrawal at the moment of its time leaves one of two: in force whole, or withdrawn', async () => {
    const { previewId } = await preview(freightRow);
    const at = server.clock.now() + HOUR_MS;
    await asOperator('operatorImportPublish', { kind: 'rates', previewId, at });
    const [withdrawn] = await Promise.all([
      asOperator('operatorImportWithdraw', { kind: 'rates', service: 'fcl', versionId: previewId }),
      publishDue(server.database.db, at),
    ]);
    const isWithdrawn = withdrawn.code === '00000000';
    expect(await inForce()).toMatchObject({ inForce: isWithdrawn ? null : previewId });
    if (!isWithdrawn)
      await asOperator('operatorImportRollback', { kind: 'rates', service: 'fcl', versionId: previewId });
  });

  it('what came due before the sweep passes counts first: who publishes now, goes back or withdraws is reported', async () => {
    const [waiting, now] = [await preview({ ...freightRow, price: '781' }), await preview(freightRow)];
    const at = server.clock.now() + HOUR_MS;
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: waiting.previewId, at });
    server.clock.advance(HOUR_MS);
    expect(await asOperator('operatorImportPublish', { kind: 'rates', previewId: now.previewId })).toMatchObject({
      code: '10004009',
      message: importReplies.fcl.otherInForce,
    });
    expect(await inForce()).toMatchObject({ inForce: waiting.previewId });
    expect((await goldenFees()).freight).toBe('781.00');
    const later = await preview({ ...freightRow, price: '782' });
    expect(later).toMatchObject({ inForce: waiting.previewId, counts: { changed: 1 } });
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: later.previewId, at: at + HOUR_MS });
    server.clock.advance(HOUR_MS);
    const compared = await preview({ ...freightRow, price: '783' });
    expect(compared).toMatchObject({ inForce: later.previewId, counts: { changed: 1 } });
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: compared.previewId, at: at + 2 * HOUR_MS });
    server.clock.advance(HOUR_MS);
    expect(
      await asOperator('operatorImportRollback', { kind: 'rates', service: 'fcl', versionId: later.previewId }),
    ).toMatchObject({
      code: '10004009',
      message: importReplies.fcl.notInForce,
    });
    expect(await inForce()).toMatchObject({ inForce: compared.previewId });
    const last = await preview({ ...freightRow, price: '784' });
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: last.previewId, at: at + 3 * HOUR_MS });
    server.clock.advance(HOUR_MS);
    expect(
      await asOperator('operatorImportWithdraw', { kind: 'rates', service: 'fcl', versionId: last.previewId }),
    ).toMatchObject({
      code: '10004009',
      message: importReplies.fcl.notWaiting,
    });
    await publishDue(server.database.db, server.clock.now());
    expect((await goldenFees()).freight).toBe('784.00');
    for (const { previewId } of [last, compared, later, waiting])
      expect(
        (await asOperator('operatorImportRollback', { kind: 'rates', service: 'fcl', versionId: previewId })).code,
      ).toBe('00000000');
    expect(await inForce()).toMatchObject({ inForce: null });
  });

  it('names each wrong cell by sheet, row and column, and keeps nothing', async () => {
    const wrong = { ...freightRow, currency: '$', price: '1,23', from: '1/2/2026', box: '' };
    const { previewId, errors, near } = await preview(freightRow, wrong, { ...freightRow, price: '9' });
    expect(previewId).toBeNull();
    expect(errors.map(({ row, column, kind }) => [row, column, kind])).toEqual([
      [3, '币种', 'AMBIGUOUS_CURRENCY'],
      [3, '单价', 'AMBIGUOUS_PRICE'],
      [3, '生效日期', 'AMBIGUOUS_DAY'],
      [3, '箱型', 'MISSING'],
      [4, '生效日期', 'OVERLAP'],
    ]);
    expect(errors.every(({ sheet, message }) => sheet === 'CSV' && message !== '')).toBe(true);
    expect(near.map(({ sheet, titles, rows }) => [sheet, titles, rows.map(({ row }) => row)])).toEqual([
      ['CSV', rateTitles, [1, 2, 3, 4]],
    ]);
    expect(near[0]?.rows[2]?.cells).toEqual(expect.arrayContaining(['$', '1,23', '1/2/2026']));
    const far = await preview(
      ...Array.from({ length: 9 }, (_, at) => (at === 6 ? wrong : freightRow)).map((row, at) => ({
        ...row,
        from: `20${20 + at}-01-01`,
        to: `20${20 + at}-12-31`,
      })),
    );
    expect(far.near[0]?.rows.map(({ row }) => row)).toEqual([1, 7, 8, 9]);
    expect((await preview(freightRow)).near).toEqual([]);
  });

  it('lets in no one without a key', async () => {
    const stranger = { ...server, operatorKey: 'a-guess' };
    expect(await previewFile(stranger, csvOfRates([freightRow]))).toMatchObject({ code: '00000401' });
    expect((await publish(freightRow)).code).toBe('00000000');
  });

  it('a restart on another day, with another version of the seed, keeps the prices in force to the cent', async () => {
    const { db } = server.database;
    expect((await publish({ ...freightRow, price: '785.25' }, documentRow)).code).toBe('00000000');
    const exported = async () => {
      const file = await fetchAs(server.address, headers(), 'operatorImportExport', {
        kind: 'rates',
        service: 'fcl',
        format: 'csv',
      });
      return file.text();
    };
    const sold = { freight: '785.25', document: '123.45' };
    const before = { file: await exported(), versions: await inForce() };
    expect(await goldenFees()).toEqual(sold);
    await db.update(seedRuns).set({ revision: 0 });
    server.clock.advance(DAY_MS);
    await seed(db, { kind: 'demo', now: server.clock.now() });
    await completeOffers(db, server.clock.now());
    expect({ file: await exported(), versions: await inForce() }).toEqual(before);
    expect(await goldenFees()).toEqual(sold);
  });
});
