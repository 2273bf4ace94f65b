import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CodeToSave } from '#contract/calls/operator-codes.ts';
import type { CallName } from '#contract/table.ts';
import { importReplies } from '#copy/operator/replies.ts';
import { HOUR_MS } from '#domain/limits.ts';
import { sailings } from '#server/data/schema/market.ts';
import { audit } from '#server/data/schema/operations.ts';
import { publishDue } from '#server/rates/publish.ts';
import { seed } from '#server/seed/index.ts';
import { ask } from '#tests/kit/market-server.ts';
import { csvOfRates, documentRow, freightRow, previewFile } from '#tests/kit/rate-sheet.ts';
import { dcsaRoute, previewSailings, sailingRow } from '#tests/kit/sailing-sheet.ts';
import { clientHeaders, databaseKinds, startServer, TestClock, type TestServer } from '#tests/kit/server.ts';
import { fetchAs, sendAs } from '#tests/kit/signed-in.ts';

const service = 'sailings';
const departed = { ...sailingRow, voyage: '001W', etd: '2026-09-01 18:00', cyClosing: 'ETD-24小时' };
const at = (time: string) => Date.parse(`${time}:00+08:00`);

describe.each(databaseKinds())('[10.4] sailings from a file, of a company that starts with none, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    const begin = ({ db }: TestServer['database'], clock: TestServer['clock']) =>
      seed(db, { kind: 'none', now: clock.now() });
    server = await startServer({ database, seed: begin, clock: new TestClock(at('2026-10-12T10:00')) });
  }, 60_000);
  afterAll(() => server.stop());

  const headers = () => ({ ...clientHeaders, 'desk-token': server.operatorKey });
  const asOperator = (name: CallName, request: object) => sendAs(server.address, headers(), name, request);
  const preview = async (...rows: Parameters<typeof previewSailings>[1]) => (await previewSailings(server, rows)).data;
  const publish = async (...rows: Parameters<typeof previewSailings>[1]) => {
    const { previewId } = await preview(...rows);
    const { data } = await asOperator('operatorImportPublish', { kind: 'schedules', previewId });
    return (data as { inForce: string }).inForce;
  };
  const back = (versionId: string | null) =>
    asOperator('operatorImportRollback', { kind: 'schedules', service, versionId });
  const inForce = async () =>
    (await asOperator('operatorImportVersions', { kind: 'schedules', service })).data as { inForce: string | null };
  const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'Y' } as const;
  const sold = async () => {
    const { items } = await ask(server, 'sellingPrices', {
      ...lane,
      boxes: [{ ctnType: '20GP', quantity: 1 }],
      sort: 'etd',
    });
    return items;
  };
  const listed = async () => {
    const answer = await ask(server, 'sailSchedule', { ...lane, ctnType: '20GP' });
    return answer.sailings.items;
  };

  it('imports, previews with its cut-offs, publishes, sells at the prices in force, and goes back to the letter', async () => {
    expect(await listed()).toEqual([]);
    const first = await preview(sailingRow, departed);
    expect(first).toMatchObject({
      inForce: null,
      rowCount: 2,
      counts: { new: 2, changed: 0, lapsing: 0 },
      unknownLanes: [{ origin: 'CNSHA', destination: 'NLRTM' }],
      errorTotal: 0,
    });
    expect(first.changes[0]?.cutOffs).toContainEqual({ column: '截单', at: '2026-10-30 12:00', isUsual: false });
    expect(first.changes[0]?.cutOffs).toContainEqual({ column: '截危品单', at: '2026-10-28 12:00', isUsual: true });
    expect(await asOperator('operatorImportExport', { kind: 'schedules', service })).toMatchObject({
      code: '10004004',
    });
    expect(await asOperator('operatorImportPublish', { kind: 'rates', previewId: first.previewId })).toMatchObject({
      code: '10004004',
    });
    await asOperator('operatorImportPublish', { kind: 'schedules', previewId: first.previewId });
    expect(await listed()).toEqual([]);
    const rates = await previewFile(server, csvOfRates([freightRow]));
    expect(rates.data.unknownLanes).toEqual([]);
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: rates.data.previewId });
    const before = await listed();
    expect(before).toMatchObject([
      {
        carrier: { code: 'COSU' },
        vessel: 'EXAMPLE STAR',
        voyage: '012W',
        terminal: '洋山四期',
        etd: at('2026-11-02T18:00'),
        eta: at('2026-12-01T13:00'),
        transitDays: 29,
        cutOffs: { siCutoff: at('2026-10-28T12:00'), cyClosing: at('2026-11-01T12:00') },
        bookable: 'BOOKABLE',
      },
    ]);
    const [offer] = await sold();
    const next = await preview({ ...sailingRow, cyClosing: 'ETD-48小时' }, { ...sailingRow, voyage: '013W' });
    expect(next).toMatchObject({ counts: { new: 1, changed: 1, lapsing: 0 }, unknownLanes: [] });
    expect(next.changes[1]?.cells).toEqual([{ column: '截港', old: '2026-11-01 12:00', new: 'ETD-48小时' }]);
    await asOperator('operatorImportPublish', { kind: 'schedules', previewId: next.previewId });
    const moved = await sold();
    expect(moved.map(({ voyage, cutOffs }) => [voyage, cutOffs.cyClosing])).toEqual([
      ['012W', at('2026-10-31T18:00')],
      ['013W', at('2026-11-01T12:00')],
    ]);
    expect(moved.map(({ priceId }) => priceId)).not.toContain(offer?.priceId);
    const [kept] = await server.database.db
      .select()
      .from(sailings)
      .where(eq(sailings.id, before[0]?.scheduleId ?? ''));
    expect(kept?.cyClosing.getTime()).toBe(at('2026-11-01T12:00'));
    expect(await back(next.previewId)).toMatchObject({ data: { inForce: first.previewId } });
    expect(await listed()).toEqual(before);
    expect(await sold()).toEqual([offer]);
    expect(await back(next.previewId)).toMatchObject({ code: '10004009' });
    const acts = await server.database.db.select().from(audit).where(eq(audit.subjectKind, 'schedules'));
    expect(acts.map(({ action }) => action)).toEqual([
      'schedules.published',
      'schedules.published',
      'schedules.rolledBack',
    ]);
  });

  it('exports what comes in again unchanged, and reads the same departure from a carrier’s routes', async () => {
    for (const format of ['xlsx', 'csv']) {
      const file = await fetchAs(server.address, headers(), 'operatorImportExport', {
        kind: 'schedules',
        service,
        format,
      });
      const { data } = await previewFile(server, new Uint8Array(await file.arrayBuffer()), `again.${format}`, service);
      expect(data).toMatchObject({ rowCount: 2, counts: { new: 0, changed: 0, lapsing: 0 }, errors: [] });
    }
    const json = (content: unknown) =>
      previewFile(server, Buffer.from(JSON.stringify(content)), 'routes.json', service);
    const { data } = await json([dcsaRoute]);
    expect(data.errors).toEqual([]);
    expect(data.changes).toMatchObject([
      {
        kind: 'CHANGED',
        cells: [
          { column: '截单', old: 'ETD-3天 12:00', new: '2026-10-30 12:00' },
          { column: '截危品单', old: '', new: '2026-10-30 12:00' },
        ],
      },
    ]);
    const wrong = structuredClone(dcsaRoute);
    wrong.legs[0]!.departure.dateTime = '2026-11-02T18:00:00';
    expect((await json([wrong])).data.errors).toMatchObject([
      {
        sheet: 'JSON',
        row: 1,
        column: '离港ETD',
        kind: 'NOT_A_TIME',
        found: '2026-11-02T18:00:00（没有与 UTC 的时差）',
      },
    ]);
    expect(await json({ routes: [] })).toMatchObject({ code: '10004001' });
    const vessels = readFileSync('tests/kit/sheets/dcsa-vessel-schedules.json');
    const calls = await previewFile(server, vessels, 'vessels.json', service);
    expect(calls.data).toMatchObject({ errors: [], rowCount: 9, leftOut: { ports: ['OMSLL'], calls: 2 } });
    expect(calls.data.previewId).not.toBeNull();
    const [ownPort] = JSON.parse(readFileSync('tests/kit/sheets/dcsa-port-schedules.json', 'utf8'));
    expect(await json([ownPort])).toMatchObject({ code: '10004001', message: importReplies.sailings.file.ONE_PORT });
    const half = Buffer.from(JSON.stringify([dcsaRoute])).subarray(0, 200);
    expect(await previewFile(server, half, 'routes.json', service)).toMatchObject({ code: '10004001' });
  });

  it('publishes one of two at once, at a time, and names each wrong cell', async () => {
    const previews = [
      await preview({ ...sailingRow, voyage: '020W' }),
      await preview({ ...sailingRow, voyage: '021W' }),
    ];
    const answers = await Promise.all(
      previews.map(({ previewId }) => asOperator('operatorImportPublish', { kind: 'schedules', previewId })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000000', '10004009']);
    const won = previews[answers.findIndex(({ code }) => code === '00000000')]?.previewId;
    const { previewId } = await preview(sailingRow);
    const later = server.clock.now() + HOUR_MS;
    await asOperator('operatorImportPublish', { kind: 'schedules', previewId, at: later });
    await publishDue(server.database.db, later - 1);
    expect(await inForce()).toMatchObject({ inForce: won });
    await publishDue(server.database.db, later);
    expect((await sold()).map(({ voyage }) => voyage)).toEqual(['012W']);
    const { errors } = await preview(
      sailingRow,
      { ...sailingRow, carrier: '无此船司', destination: 'XXXXX', voyage: '030W' },
      { ...sailingRow, voyage: '031W', eta: '2026-11-02 10:00', siCutoff: '2026-11-02 18:00', etd: '2026-11-02 18:00' },
      { ...sailingRow, voyage: '032W', etd: '2/11/2026 18:00', cyClosing: 'ETD-48' },
      { ...sailingRow, voyage: '033W', etd: '2026-11-02', cyOpen: 'ETD-1天 13:00' },
      sailingRow,
      { ...sailingRow, destination: 'DEHAM', etd: '2026-11-03 18:00' },
    );
    expect(errors.map(({ row, column, kind }) => [row, column, kind])).toEqual([
      [3, '目的港', 'UNKNOWN'],
      [3, '船公司', 'UNKNOWN'],
      [4, '到港ETA', 'ARRIVES_BEFORE_DEPARTURE'],
      [4, '截单', 'AFTER_DEPARTURE'],
      [5, '离港ETD', 'AMBIGUOUS_DAY'],
      [5, '截港', 'AMBIGUOUS_CUT_OFF'],
      [6, '离港ETD', 'DAY_WITHOUT_TIME'],
      [7, '航次', 'SAME_SAILING'],
      [8, '离港ETD', 'OTHER_DEPARTURE'],
    ]);
    expect(errors.every(({ sheet, message }) => sheet === 'CSV' && message !== '')).toBe(true);
    await publish(sailingRow);
  });

  it('[10.3] sells under a port, a carrier, a fee and a lane that its operators add', async () => {
    const save = async (asked: CodeToSave) =>
      expect((await asOperator('operatorCodeSave', asked)).code, asked.kind).toBe('00000000');
    const origin = 'CNTCX';
    await save({
      ...{ kind: 'PORT', of: null },
      fields: {
        ...{ code: origin, nameCn: '太仓新港', nameEn: 'Taicang New Port', country: 'CN', timezone: 'Asia/Shanghai' },
        ...{ pinyin: 'taicangxingang', initials: 'tcxg', aliases: '', group: '华东' },
      },
    });
    await save({
      ...{ kind: 'CARRIER', of: null },
      fields: { code: 'HZLN', trade: 'ocean', nameCn: '示例航运', secondCode: '', dgCollect: 'Y' },
    });
    await save({
      ...{ kind: 'FEE', of: null },
      fields: {
        ...{ code: 'ECC', nameCn: '环保附加', feeGroup: 'FREIGHT', basis: 'CONTAINER', currency: '2', atCost: 'N' },
      },
    });
    const departing = await preview({ ...sailingRow, origin, carrier: 'HZLN', voyage: '040W', terminal: '' });
    expect(departing).toMatchObject({ errors: [], unknownLanes: [{ origin, destination: 'NLRTM' }] });
    await asOperator('operatorImportPublish', { kind: 'schedules', previewId: departing.previewId });
    const own = { origin, carrier: 'HZLN' };
    const fee = { ...documentRow, ...own, fee: 'ECC', box: '20GP', basis: '箱', currency: 'USD', price: '33.30' };
    const { data } = await previewFile(
      server,
      csvOfRates([
        { ...freightRow, ...own },
        { ...fee, tax: '0' },
      ]),
    );
    expect(data).toMatchObject({ errors: [], unknownLanes: [] });
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: data.previewId });
    const boxes = [{ ctnType: '20GP', quantity: 1 }] as const;
    const { items } = await ask(server, 'sellingPrices', { ...lane, orgPortCode: origin, boxes: [...boxes] });
    expect(items).toMatchObject([{ carrier: { code: 'HZLN', nameCn: '示例航运' }, voyage: '040W' }]);
    expect(items[0]?.lines.map(({ feeCode, feeName, unitPrice }) => [feeCode, feeName, unitPrice])).toEqual([
      ['OF', '海运费', '777.00'],
      ['ECC', '环保附加', '33.30'],
    ]);
  });
});
