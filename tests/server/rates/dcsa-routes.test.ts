import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RateLists } from '#domain/rates/choices.ts';
import { sailingColumns } from '#domain/schedules/columns.ts';
import { readRoutes } from '#server/rates/worker/dcsa.ts';
import { noOthers } from '#tests/kit/rate-lists.ts';
import { dcsaRoute } from '#tests/kit/sailing-sheet.ts';
import { temporaryFolder } from '#tests/kit/temporary-folder.ts';

const folder = temporaryFolder('dcsa-routes');

const lists: RateLists = {
  port: [
    { code: 'CNSHA', names: ['CNSHA'], zone: 'Asia/Shanghai' },
    { code: 'NLRTM', names: ['NLRTM'], zone: 'Europe/Amsterdam' },
  ],
  carrier: [],
  ...noOthers,
  fee: [],
};

/** Each line of the file by its columns, without the empty ones. */
async function rowsOf(content: unknown): Promise<Record<string, string>[]> {
  const path = join(folder, 'routes.json');
  writeFileSync(path, JSON.stringify(content));
  const rows: Record<string, string>[] = [];
  await readRoutes(path, lists, (at, cells) => {
    if (at === 0) return;
    const documentedRoutes = cells.flatMap((cell, column) =>
      cell.kind === 'text' ? [[sailingColumns[column]!.key, cell.text] as const] : [],
    );
    rows.push(Object.fromEntries(documentedRoutes));
  });
  return rows;
}

const direct = dcsaRoute.legs[0]!;

describe('[10.4] commercial schedules of DCSA', () => {
  it('each cut-off that a timetable has a column for is on the clock of the port of loading, the rest is left out', async () => {
    const codes = ['STA', 'SPA', 'ECP', 'EFC', 'LCO', 'DCO', 'DGC', 'VCO', 'AFC', 'CUA', 'FCO', 'RCO', 'PCO'];
    const cutOffTimes = codes.map((cutOffDateTimeCode, at) => ({
      cutOffDateTimeCode,
      cutOffDateTime: `2026-10-${10 + at}T04:00:00Z`,
    }));
    const [row] = await rowsOf([{ ...dcsaRoute, cutOffTimes }]);
    const on = (day: number) => `2026-10-${day} 12:00`;
    expect(row).toEqual({
      ...{ origin: 'CNSHA', destination: 'NLRTM', carrier: 'COS', route: 'AEU1' },
      ...{ vessel: 'Example Star', voyage: '012W', terminal: '洋山四期' },
      ...{ etd: '2026-11-02 18:00', eta: '2026-12-01 06:00' },
      ...{ bookingCloseGeneral: on(10), bookingCloseDangerous: on(11), emptyPickup: on(12), cyOpen: on(13) },
      ...{ lclCutoff: on(14), siCutoff: on(15), siCutoffDangerous: on(15), dgCutoff: on(16), vgmCutoff: on(17) },
      ...{ manifestCutoff: on(18), customsCutoff: on(19), cyClosing: on(20) },
    });
  });

  it('a sailing starts with the first vessel and ends with the last, whatever drives before and after', async () => {
    const truck = (sequenceNumber: number, from: string, to: string) => ({
      ...{ sequenceNumber, transport: { modeOfTransport: 'TRUCK' } },
      departure: { location: { UNLocationCode: from }, dateTime: '2026-10-30T08:00:00+08:00' },
      arrival: { location: { UNLocationCode: to }, dateTime: '2026-10-30T18:00:00+08:00' },
    });
    const hub = { location: { UNLocationCode: 'SGSIN' }, dateTime: '2026-11-08T06:00:00+08:00' };
    const feeder = { ...direct, sequenceNumber: 2, arrival: hub };
    const mother = {
      ...{ sequenceNumber: 3, departure: hub, arrival: direct.arrival },
      transport: { modeOfTransport: 'VESSEL', vessel: { name: 'Example Giant' }, servicePartners: [] },
    };
    const legs = [mother, truck(4, 'NLRTM', 'DEDUI'), feeder, truck(1, 'CNSUZ', 'CNSHA')];
    const [row] = await rowsOf([{ ...dcsaRoute, legs, cutOffTimes: [] }]);
    expect(row).toMatchObject({
      ...{ origin: 'CNSHA', via: 'SGSIN', destination: 'NLRTM', vessel: 'Example Star', voyage: '012W' },
      ...{ etd: '2026-11-02 18:00', eta: '2026-12-01 06:00' },
    });
  });

  it('a terminal without a name, an operator without a partner and a voyage of the alliance are named by their codes', async () => {
    const { locationName: _, ...location } = direct.departure.location;
    const leg = {
      ...direct,
      departure: { ...direct.departure, location: { ...location, facility: { facilityCode: 'CNSHAYS4' } } },
      transport: {
        ...{ modeOfTransport: 'VESSEL', universalExportVoyageReference: '2645W' },
        vessel: { name: 'Example Star', operatorCarrierCode: 'COS' },
      },
    };
    const [row] = await rowsOf([{ ...dcsaRoute, legs: [leg] }]);
    expect(row).toMatchObject({ terminal: 'CNSHAYS4', carrier: 'COS', voyage: '2645W' });
  });

  it.each([
    ['an error of the carrier', { httpMethod: 'GET', errors: [] }],
    ['a list of something else', ['CNSHA']],
  ])('%s are no routes, and are refused as that', async (_, content) => {
    await expect(rowsOf(content)).rejects.toMatchObject({ error: 'NOT_ROUTES' });
  });

  it('one of them without legs is a line whose cells are missing', async () => {
    const { legs: _, ...without } = dcsaRoute;
    expect((await rowsOf([dcsaRoute, { ...without, cutOffTimes: [] }])).at(-1)).toEqual({});
  });

  it('no route at all is a file without lines', async () => {
    expect(await rowsOf([])).toEqual([]);
  });
});
