import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { deliver } from './delivered.ts';
import { freePort } from './postgres.ts';
import { type ServedSite, SHARED_DESK_TOKEN, serveCopy, type WatchedSite } from './served-site.ts';
import { briefly } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The product as it is delivered: what `npm start` would run. */
    deliveredFolder: string;
    /** Data folder after a first start with demonstration data; each site starts from a copy. */
    seededData: string;
    /** A site that runs as long as the browser's tests. */
    sharedSite: WatchedSite;
  }
}

const SEED_LIMIT_MS = 120_000;

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Data folder after a first start; a run of several stages creates it once. */
async function seededData(product: string): Promise<string> {
  const keeper = process.env.RUN_FOLDER;
  if (keeper === undefined) return seedData(product, join(product, 'seeded'));
  const kept = join(keeper, 'seeded');
  if (!existsSync(kept)) renameSync(await seedData(product, `${kept}-unfinished`), kept);
  return kept;
}

/** Runs the server once, for as long as its first start takes. */
async function seedData(product: string, dataDir: string): Promise<string> {
  const port = String(await freePort());
  const server = spawn(process.execPath, [...briefly, join(product, 'dist/server/main.js')], {
    env: { PATH: process.env.PATH, HOME: tmpdir(), PORT: port, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const deadline = performance.now() + SEED_LIMIT_MS;
  while (!(await answers(`http://127.0.0.1:${port}/healthz`))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      server.kill('SIGKILL');
      throw new Error('the delivered server did not start');
    }
    await new Promise((next) => setTimeout(next, 100));
  }
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  return dataDir;
}

/** Site and server, built once for the whole run, and their data made once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = await deliver();
  let shared: ServedSite | undefined;
  try {
    const data = await seededData(folder);
    project.provide('seededData', data);
    if (project.name === 'browser') {
      shared = await serveCopy(folder, data, { DESK_TOKEN: SHARED_DESK_TOKEN, TRUST_PROXY: '127.0.0.1' });
      const { address, dataDir } = shared;
      project.provide('sharedSite', { address, dataDir });
    }
  } catch (error) {
    remove();
    throw error;
  }
  project.provide('deliveredFolder', folder);
  return async () => {
    await shared?.stop();
    remove();
  };
}
