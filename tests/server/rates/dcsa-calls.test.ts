import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RateLists } from '#domain/rates/choices.ts';
import { sailingColumns } from '#domain/schedules/columns.ts';
import { readRoutes } from '#server/rates/worker/dcsa.ts';
import { noOthers } from '#tests/kit/rate-lists.ts';
import { temporaryFolder } from '#tests/kit/temporary-folder.ts';

const folder = temporaryFolder('dcsa-calls');

const port = (code: string, zone: string) => ({ code, names: [code], zone });
const lists: RateLists = {
  port: [
    port('CNNGB', 'Asia/Shanghai'),
    port('CNSHA', 'Asia/Shanghai'),
    port('SGSIN', 'Asia/Singapore'),
    port('NLRTM', 'Europe/Amsterdam'),
    port('DEHAM', 'Europe/Berlin'),
  ],
  carrier: [],
  ...noOthers,
  fee: [],
};

interface Sample {
  vesselSchedules: {
    vessel?: { name?: string };
    timestamps?: { eventDateTime: string }[];
    transportCalls?: { location: { UNLocationCode?: string }; timestamps: { eventDateTime: string }[] }[];
  }[];
}
const sample = (name: string): Sample[] => JSON.parse(readFileSync(`tests/kit/sheets/${name}.json`, 'utf8'));
const vessels = () => sample('dcsa-vessel-schedules');
const ports = () => sample('dcsa-port-schedules');

/** The lines of a file by their columns, without the empty ones, and what made none. */
async function read(content: unknown, known = lists) {
  const path = join(folder, 'calls.json');
  writeFileSync(path, JSON.stringify(content));
  const rows: Record<string, string>[] = [];
  const left = await readRoutes(path, known, (at, cells) => {
    if (at === 0) return;
    const documentedFields = cells.flatMap((cell, column) =>
      cell.kind === 'text' ? [[sailingColumns[column]!.key, cell.text] as const] : [],
    );
    rows.push(Object.fromEntries(documentedFields));
  });
  return { rows, left };
}
const lanesOf = (rows: readonly Record<string, string>[]) =>
  rows.map(({ origin, destination, voyage }) => `${origin} ${destination} ${voyage}`);

const fromShanghai = {
  ...{ origin: 'CNSHA', carrier: 'COS', route: 'AEU1', vessel: 'Example Star', voyage: '012W', terminal: '洋山四期' },
  ...{ etd: '2026-11-02 18:00', siCutoff: '2026-10-30 12:00', siCutoffDangerous: '2026-10-30 12:00' },
};

describe('[10.4] the timetable of a vessel', () => {
  it('is a sailing for each voyage between each two of its ports that are known, in two countries, and not left yet', async () => {
    const { rows, left } = await read(vessels());
    expect(lanesOf(rows)).toEqual([
      'CNSHA SGSIN 012W',
      'CNSHA NLRTM 012W',
      'CNSHA DEHAM 012W',
      'SGSIN NLRTM 012W',
      'SGSIN DEHAM 012W',
      'NLRTM DEHAM 012W',
      'DEHAM SGSIN 013E',
      'DEHAM CNSHA 013E',
      'SGSIN CNSHA 013E',
    ]);
    expect(left).toEqual({ ports: ['OMSLL'], calls: 2 });
  });

  it('leaves the port of several terminals at the last, with the earliest cut-offs, by the most certain time', async () => {
    const { rows } = await read(vessels());
    expect(rows[1]).toEqual({
      ...fromShanghai,
      ...{ destination: 'NLRTM', eta: '2026-12-01 06:00' },
      ...{ dgCutoff: '2026-10-29 16:00', cyClosing: '2026-10-30 12:00' },
    });
    expect(rows[3]).toMatchObject({ terminal: 'PSA', etd: '2026-11-09 04:00' });
  });

  it('tells a time without an offset as a cell to mend, and leaves out what never arrives', async () => {
    const content = vessels();
    const calls = content[0]!.vesselSchedules[0]!.transportCalls!;
    calls[2]!.timestamps[2]!.eventDateTime = '2026-11-02T18:00:00';
    calls[5]!.timestamps.shift();
    const { rows } = await read(content);
    expect(rows[0]).toMatchObject({ origin: 'CNSHA', etd: '2026-11-02T18:00:00（没有与 UTC 的时差）' });
    expect(lanesOf(rows)).not.toContain('CNSHA NLRTM 012W');
  });

  it('of which no two ports are known is refused by what is missing', async () => {
    await expect(read(vessels(), { ...lists, port: lists.port.slice(0, 2) })).rejects.toMatchObject({
      error: 'NO_SAILINGS',
    });
    const [service] = vessels();
    await expect(read([{ ...service, vesselSchedules: [] }])).rejects.toMatchObject({ error: 'NO_SAILINGS' });
  });
});

describe('[10.4] the timetables of ports', () => {
  it('assembled are the sailings between them, of the voyage that leaves one and comes to another', async () => {
    const { rows, left } = await read(ports());
    expect(lanesOf(rows)).toEqual(['CNSHA NLRTM 012W', 'NLRTM CNSHA 013E']);
    expect(rows.slice(0, 1)).toEqual([
      { ...fromShanghai, destination: 'NLRTM', eta: '2026-12-01 06:00', cyClosing: '2026-11-01 12:00' },
    ]);
    expect(left).toEqual({ ports: [], calls: 0 });
  });

  it('of one port are no sailing, and are refused as that', async () => {
    await expect(read(ports().slice(0, 1))).rejects.toMatchObject({ error: 'ONE_PORT' });
  });
});
