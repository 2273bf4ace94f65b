import { afterEach, describe, expect, it } from 'vitest';
import type { Envelope } from '#contract/codes.ts';
import { CODE } from '#contract/codes.ts';
import { DAY_MS } from '#domain/limits.ts';
import { ports } from '#domain/reference/ports.ts';
import { FULL } from '../../kit/full.ts';
import { csvOfRates, freightRow, previewFile } from '../../kit/rate-sheet.ts';
import { csvOfSailings, sailingRow } from '../../kit/sailing-sheet.ts';
import { clientHeaders, createPostgresDatabase, type DatabaseKind, lockingDatabaseKinds } from '../../kit/server.ts';
import { fillDataFolder, type ServerProcess, spawnServer, temporaryFolder } from '../../kit/server-process.ts';
import { sendAs } from '../../kit/signed-in.ts';

/** Fifty moments over both databases together with the full counts. */
const ROUNDS = FULL ? 25 : 1;
const DESK_TOKEN = 'token-of-the-desk-1';
const headers = { ...clientHeaders, 'desk-token': DESK_TOKEN };

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function prepare(kind: DatabaseKind) {
  const { path, remove } = temporaryFolder();
  cleanups.push(remove);
  const environment = { SEED: 'none', DESK_TOKEN, DRAWN_PAGES: 'off' };
  if (kind === 'postgres')
    return { dataDir: path, environment: { ...environment, DATABASE_URL: await createPostgresDatabase() } };
  fillDataFolder(path);
  return { dataDir: path, environment };
}

const abroad = ports.filter(({ lane, country }) => lane !== null && country !== 'CN').map(({ code }) => code);
const home = ports.filter(({ country }) => country === 'CN').slice(0, 4);

/** A price for every lane out of some ports, the same in all of a file. */
const listAt = (price: number) =>
  csvOfRates(
    home.flatMap(({ code }) =>
      abroad.flatMap((destination) =>
        ['20GP', '40HQ'].map((box) => ({
          ...{ ...freightRow, origin: code, destination, box, price: `${price}.00` },
        })),
      ),
    ),
  );

const asServer = (server: ServerProcess) => ({ address: server.address, operatorKey: DESK_TOKEN });

async function start(prepare: { dataDir: string; environment: Record<string, string> }) {
  const server = await spawnServer(prepare);
  cleanups.push(() => server.child.kill('SIGKILL'));
  await server.ready();
  return server;
}

async function previewed(server: ServerProcess, content: Uint8Array, service: 'fcl' | 'sailings' = 'fcl') {
  const answer = await previewFile(asServer(server), content, 'own.csv', service);
  expect(answer).toMatchObject({ code: CODE.ok, data: { errors: [] } });
  return answer.data.previewId!;
}

const publish = (server: ServerProcess, previewId: string) =>
  sendAs(server.address, headers, 'operatorImportPublish', { kind: 'rates', previewId });

/** The prices that are sold, of every lane that sails and of every box. */
async function sold(server: ServerProcess): Promise<string[]> {
  const asked = { orgPortCode: home[0]!.code, dstPortCode: 'NLRTM', unNo: '1230' };
  const { code, data } = await sendAs(server.address, clientHeaders, 'sellingPrices', asked);
  expect(code).toBe(CODE.ok);
  return [...new Set(JSON.stringify(data).match(/"(\d{3})\.00"/g))];
}

/** Every price of the version in force, as its export has it. */
async function exported(server: ServerProcess): Promise<{ prices: string[]; rows: number }> {
  const reply = await fetch(`${server.address}/api-platform/desk/rates/export`, {
    ...{ method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
    body: JSON.stringify({ service: 'fcl', format: 'csv' }),
  });
  const lines = (await reply.text()).trim().split('\n').slice(1);
  return {
    prices: [...new Set(lines.map((line) => /,(\d{3}(?:\.00)?),/.exec(line)?.[1] ?? line))],
    rows: lines.length,
  };
}

const versions = async (server: ServerProcess) =>
  (await sendAs(server.address, headers, 'operatorImportVersions', { kind: 'rates', service: 'fcl' })).data;

const soon = (ms: number) => new Promise((next) => setTimeout(next, ms));

describe.each(lockingDatabaseKinds)('[10.3] killed while it publishes, on %s', (kind) => {
  it(`${ROUNDS} times at random moments: one version is in force, whole, the old or the new`, async () => {
    const folder = await prepare(kind);
    let server = await start(folder);
    const etd = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10);
    const eta = new Date(Date.now() + 50 * DAY_MS).toISOString().slice(0, 10);
    const { siCutoff: _, cyClosing: __, ...sailing } = sailingRow;
    const row = { ...sailing, origin: home[0]!.code, etd: `${etd} 18:00`, eta: `${eta} 06:00` };
    const timetable = await previewed(server, csvOfSailings([row]), 'sailings');
    await sendAs(server.address, headers, 'operatorImportPublish', { kind: 'schedules', previewId: timetable });
    let price = 100;
    let inForce = await previewed(server, listAt(price));
    const began = performance.now();
    expect((await publish(server, inForce)).code).toBe(CODE.ok);
    const longest = performance.now() - began;
    const whole = (await exported(server)).rows;
    expect(whole).toBe(home.length * abroad.length * 2);

    const ends = { old: 0, new: 0 };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const next = await previewed(server, listAt(100 + round));
      const answer: Promise<Envelope<unknown> | null> = publish(server, next).catch(() => null);
      await soon(Math.random() * longest * 1.2);
      server.child.kill('SIGKILL');
      expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
      const isAcknowledged = (await answer)?.code === CODE.ok;
      server = await start(folder);
      const listedVersions = await versions(server);
      expect([inForce, next]).toContain(listedVersions.inForce);
      if (isAcknowledged) expect(listedVersions.inForce).toBe(next);
      ends[listedVersions.inForce === next ? 'new' : 'old'] += 1;
      if (listedVersions.inForce === next) price = 100 + round;
      inForce = listedVersions.inForce!;
      expect(await exported(server)).toEqual({ prices: [expect.stringContaining(String(price))], rows: whole });
      expect(await sold(server)).toEqual([`"${price}.00"`]);
      if (inForce !== next) {
        expect((await publish(server, next)).code).toBe(CODE.ok);
        [inForce, price] = [next, 100 + round];
        expect(await sold(server)).toEqual([`"${price}.00"`]);
      }
    }
    expect(ends.old + ends.new).toBe(ROUNDS);
    await server.stop();
  }, 1_800_000);
});
