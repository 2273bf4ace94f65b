import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/table.ts';
import type { ImportService, RateService, ScheduleService } from '#domain/imports/services.ts';
import { MINUTE_MS } from '#domain/limits.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { publishDue } from '#server/rates/publish.ts';
import { seed } from '#server/seed/index.ts';
import { ask } from '#tests/kit/market-server.ts';
import { previewFile } from '#tests/kit/rate-sheet.ts';
import { sailingRow } from '#tests/kit/sailing-sheet.ts';
import { clientHeaders, databaseKinds, startServer, TestClock, type TestServer } from '#tests/kit/server.ts';
import { csvOfSheet, flightRow, serviceRows, trainRow } from '#tests/kit/service-sheets.ts';
import { fetchAs, sendAs } from '#tests/kit/signed-in.ts';

const at = (time: string) => Date.parse(`${time}:00+08:00`);
const load = { volume: '2.36', weight: '1850' };

describe.each(databaseKinds())('[10.4] departures from a file, of a company with none, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    const begin = ({ db }: TestServer['database'], clock: TestServer['clock']) =>
      seed(db, { kind: 'none', now: clock.now() });
    server = await startServer({ database, seed: begin, clock: new TestClock(at('2026-10-12T10:00')) });
  }, 60_000);
  afterAll(() => server.stop());
  /** An operator reads so many files a minute. */
  beforeEach(() => server.clock.advance(2 * MINUTE_MS));

  const headers = () => ({ ...clientHeaders, 'desk-token': server.operatorKey });
  const asOperator = (name: CallName, request: object) => sendAs(server.address, headers(), name, request);
  const preview = async (service: ImportService, rows: readonly RateRow[]) =>
    (await previewFile(server, csvOfSheet(service, rows), 'file.csv', service)).data;
  const publishRates = async (service: Exclude<RateService, 'fcl'>, rows = serviceRows[service]) => {
    const { previewId, errors } = await preview(service, rows);
    expect(errors).toEqual([]);
    await asOperator('operatorImportPublish', { kind: 'rates', previewId });
    return previewId;
  };
  const publish = async (service: ScheduleService, rows: readonly RateRow[]) => {
    const { previewId, errors } = await preview(service, rows);
    expect(errors).toEqual([]);
    expect(await asOperator('operatorImportPublish', { kind: 'schedules', previewId })).toMatchObject({
      code: '00000000',
    });
    return previewId;
  };
  const back = (service: ScheduleService, versionId: string | null) =>
    asOperator('operatorImportRollback', { kind: 'schedules', service, versionId });
  const comesBack = async (service: ScheduleService, rowCount: number) => {
    for (const format of ['xlsx', 'csv']) {
      const file = await fetchAs(server.address, headers(), 'operatorImportExport', {
        kind: 'schedules',
        service,
        format,
      });
      const { data } = await previewFile(server, new Uint8Array(await file.arrayBuffer()), `again.${format}`, service);
      expect(data).toMatchObject({ rowCount, counts: { new: 0, changed: 0, lapsing: 0 }, errors: [] });
    }
  };

  it('sells consolidated cargo on the vessels of the timetable, in whichever order the files come', async () => {
    const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', isDanger: 'Y', ...load } as const;
    const list = async () => (await ask(server, 'lclPrices', lane)).items;
    const vessel = { ...sailingRow, destination: '汉堡', carrier: '赫伯罗特', lclCutoff: 'ETD-4天 15:00' };
    const rows = serviceRows.lcl.map((row) => ({ ...row, warehouse: '' }));
    const prices = await preview('lcl', rows);
    expect(prices.unknownLanes).toEqual([{ origin: 'CNSHA', destination: 'DEHAM' }]);
    await asOperator('operatorImportPublish', { kind: 'rates', previewId: prices.previewId });
    expect(await list()).toEqual([]);
    const first = await publish('sailings', [vessel]);
    const sold = await list();
    expect(sold).toMatchObject([
      {
        ...{ vessel: 'EXAMPLE STAR', voyage: '012W', bookable: 'BOOKABLE', cutAndSail: '周四截/周一开' },
        ...{ minimumTons: '2', kgPerCubicMetre: 500, station: null },
        freight: { amount: '-12.50', currency: '2' },
        charged: { tons: '3.70', by: 'WEIGHT' },
        cutOffs: { lclCutoff: at('2026-10-29T15:00') },
      },
    ]);
    const second = await publish('sailings', [{ ...vessel, lclCutoff: 'ETD-5天 15:00' }]);
    expect((await list()).map(({ cutOffs }) => cutOffs.lclCutoff)).toEqual([at('2026-10-28T15:00')]);
    await back('sailings', second);
    expect(await list()).toEqual(sold);
    await back('sailings', first);
    expect(await list()).toEqual([]);
  });

  it('shows where a file of coasters overlaps the timetable in force, also while another waits for its time', async () => {
    const coaster = {
      ...{ origin: 'CNSHA', destination: 'CNNSA', carrier: 'DC-PANASIA', vessel: '示例1号', voyage: '2601S' },
      ...{ etd: '2026-10-30 18:00', eta: '2026-11-04 06:00', cyClosing: 'ETD-1天 12:00' },
    };
    const next = { ...coaster, voyage: '2602S', etd: '2026-11-06 18:00', eta: '2026-11-11 06:00' };
    const last = { ...coaster, voyage: '2603S', etd: '2026-11-13 18:00', eta: '2026-11-18 06:00' };
    const first = await publish('coasters', [coaster, next]);
    await comesBack('coasters', 2);
    const later = { ...coaster, eta: '2026-11-05 06:00' };
    const waiting = await preview('coasters', [later, last]);
    expect(waiting).toMatchObject({ inForce: first, counts: { new: 1, changed: 1, lapsing: 1 } });
    expect(waiting.changes.find(({ kind }) => kind === 'CHANGED')?.cells).toEqual([
      { column: '到港ETA', old: '2026-11-04 06:00', new: '2026-11-05 06:00' },
    ]);
    const publishAt = server.clock.now() + MINUTE_MS;
    await asOperator('operatorImportPublish', { kind: 'schedules', previewId: waiting.previewId, at: publishAt });
    const same = await preview('coasters', [later, last]);
    expect(same).toMatchObject({ inForce: first, counts: { new: 1, changed: 1, lapsing: 1 } });
    await publishDue(server.database.db, publishAt);
    const { data } = await previewFile(server, csvOfSheet('coasters', [later, last]), 'file.csv', 'coasters');
    expect(data).toMatchObject({ inForce: waiting.previewId, counts: { new: 0, changed: 0, lapsing: 0 } });
    const stale = await asOperator('operatorImportPublish', { kind: 'schedules', previewId: same.previewId });
    expect(stale.code).toBe('10004009');
    const { errors } = await preview('coasters', [later, { ...later, eta: '2026-11-06 06:00' }]);
    expect(errors.map(({ row, kind }) => [row, kind])).toEqual([[3, 'SAME_SAILING']]);
    await back('coasters', waiting.previewId);
    await back('coasters', first);
  });

  it('flies by the days and cut-offs of a file, and goes back to the letter', async () => {
    const lane = { orgPortCode: 'PVG', dstPortCode: 'FRA', isDanger: 'Y', ...load } as const;
    const list = async () => (await ask(server, 'airPrices', lane)).items;
    const previewed = await preview('flights', [flightRow]);
    expect(previewed.unknownLanes).toEqual([{ origin: 'PVG', destination: 'FRA' }]);
    const usual = { column: '截关', at: expect.stringMatching(/^\d{4}-\d\d-\d\d 18:00$/), isUsual: true };
    expect(previewed.changes[0]?.cutOffs).toContainEqual({
      ...{ column: '截危品订舱', rule: 'ETD-2天 18:00', isUsual: false },
      at: expect.stringMatching(/^\d{4}-\d\d-\d\d 18:00$/),
    });
    expect(previewed.changes[0]?.cutOffs).toContainEqual({ ...usual, rule: 'ETD-1天 18:00' });
    await asOperator('operatorImportPublish', { kind: 'schedules', previewId: previewed.previewId });
    await publishRates('air');
    const sold = await list();
    expect(sold).toMatchObject([
      {
        ...{ flight: 'LH8401', weekdays: '1.3.5', aircraft: 'CAO', departs: '22:15', transitDays: 3 },
        ...{ bookable: 'BOOKABLE', minimum: '400.00', bookingClose: at('2026-10-12T18:00') },
        breaks: [{ fromKg: 0 }, { fromKg: 45 }, { fromKg: 100, rate: '27.77' }],
        cutOffs: { bookingCloseDangerous: -1800, handInDangerous: -105 },
      },
    ]);
    expect(sold[0]?.days[0]).toBe('2026-10-14');
    const own = { ...serviceRows.air[3], flight: 'LH8403', price: '26' };
    const both = [flightRow, { ...flightRow, flight: 'LH8403', weekdays: '每天', departs: '9:40' }];
    const second = await publish('flights', both);
    expect((await list()).map(({ flight }) => flight).sort()).toEqual(['LH8401', 'LH8403']);
    const { errors } = await preview('air', [...serviceRows.air, own]);
    expect(errors.map(({ row, column, kind }) => [row, column, kind])).toEqual([[5, '生效日期', 'OVERLAP']]);
    await comesBack('flights', 2);
    await back('flights', second);
    expect(await list()).toEqual(sold);
  });

  it('runs trains by a file with their cut-offs, and goes back to the letter', async () => {
    const lane = { orgPortCode: 'CNCKG', dstPortCode: 'DEDUI', isDanger: 'N' } as const;
    const list = async () => (await ask(server, 'railPrices', lane)).items;
    const first = await publish('trains', [trainRow]);
    await publishRates('rail');
    const sold = await list();
    expect(sold).toMatchObject([
      {
        ...{ vessel: '渝新欧', voyage: 'X8083', border: '阿拉山口', bookable: 'BOOKABLE', transitDays: 16 },
        ...{ etd: at('2026-10-30T20:00'), returnDepot: '到站堆场' },
        cutOffs: { cyClosing: at('2026-10-29T20:00'), siCutoff: at('2026-10-26T12:00') },
        pickup: [{ code: '500000', kilometres: 40, limitKg: 25000, prices: [{ ctnType: '40HQ', amount: '999.00' }] }],
      },
    ]);
    const second = await publish('trains', [{ ...trainRow, cyClosing: 'ETD-48小时' }]);
    expect((await list())[0]?.cutOffs.cyClosing).toBe(at('2026-10-28T20:00'));
    await comesBack('trains', 1);
    await back('trains', second);
    expect(await list()).toEqual(sold);
    await back('trains', first);
    expect(await list()).toEqual([]);
  });

  it('names each wrong cell of flights and trains', async () => {
    const flights = await preview('flights', [
      { ...flightRow, flight: '汉莎8401', weekdays: '8', departs: '25:00' },
      { ...flightRow, bookingClose: '2026-10-12 12:00', handIn: 'ETD-0天 23:00' },
      { ...flightRow, weekdays: '3.1' },
      flightRow,
      { ...flightRow, weekdays: 'D57', from: '2026-12-01' },
    ]);
    expect(flights.errors.map(({ row, column, kind }) => [row, column, kind])).toEqual([
      [2, '航班号', 'NOT_A_FLIGHT'],
      [2, '班期', 'NOT_WEEKDAYS'],
      [2, '起飞时间', 'NOT_A_CLOCK'],
      [3, '截订舱', 'NOT_A_RULE'],
      [3, '截进仓', 'AFTER_DEPARTURE'],
      [4, '班期', 'NOT_WEEKDAYS'],
      [6, '首飞日期', 'OVERLAP'],
    ]);
    const trains = await preview('trains', [
      { ...trainRow, eta: '2026-10-30 10:00', cyClosing: 'ETD-48', origin: '上海' },
    ]);
    expect(trains.errors.map(({ column, kind }) => [column, kind])).toEqual([
      ['发站', 'UNKNOWN'],
      ['截进站', 'AMBIGUOUS_CUT_OFF'],
    ]);
  });
});
