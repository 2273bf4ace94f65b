import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { migrateDatabase, type OpenDatabase, openDatabase } from '#server/data/connect.ts';
import { seed } from '#server/seed/index.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Maintenance database of the run's PostgreSQL. */
    postgresUrl: string;
    /** A migrated embedded database that others start from. */
    pgliteTemplate: string;
    /** The same with the demonstration's rows in it. */
    pgliteMarket: string;
    /** The bundled server's entry, and that of the program that writes until it is killed. */
    serverEntry: string;
    crashWriterEntry: string;
    /** The server as it is fuzzed. */
    fuzzServerEntry: string;
  }
}

export const POSTGRES_TEMPLATE = 'huazhou_template';
export const POSTGRES_MARKET = 'huazhou_market';
/** When the demonstration of the templates begins: where a test's clock stands. */
export const MARKET_STARTS_AT = Date.UTC(2026, 0, 15, 2);
/** Inside the project, for the bundle finds its packages from where it lies. */
const BUNDLE = '.cache/server-under-test';

const ignoreLoss = { onConnectionError: () => {} };

/** One PostgreSQL, one embedded template and one bundle for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'huazhou-server-tests-'));
  const pgliteTemplate = join(folder, 'template.tar');
  const pgliteMarket = join(folder, 'market.tar');
  const [postgres] = await Promise.all([
    startTemplatePostgres(),
    dumpTemplates(pgliteTemplate, pgliteMarket),
    bundle(),
  ]);
  project.provide('postgresUrl', postgres.url);
  project.provide('pgliteTemplate', pgliteTemplate);
  project.provide('pgliteMarket', pgliteMarket);
  project.provide('serverEntry', join(process.cwd(), BUNDLE, 'main.js'));
  project.provide('crashWriterEntry', join(process.cwd(), BUNDLE, 'crash-writer.js'));
  project.provide('fuzzServerEntry', join(process.cwd(), BUNDLE, 'fuzz-server.js'));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function bundle(): Promise<void> {
  await build({
    configFile: 'vite.server.config.ts',
    logLevel: 'error',
    build: {
      outDir: BUNDLE,
      rolldownOptions: {
        input: { 'crash-writer': 'tests/kit/crash-writer.ts', 'fuzz-server': 'tests/server/fuzz/server.ts' },
      },
    },
  });
}

const fill = ({ db }: OpenDatabase) => seed(db, { kind: 'demo', now: MARKET_STARTS_AT });

async function dumpTemplates(empty: string, market: string): Promise<void> {
  const database = await openDatabase({ kind: 'pglite', dataDir: null }, ignoreLoss);
  await migrateDatabase(database);
  writeFileSync(empty, await database.dump());
  await fill(database);
  writeFileSync(market, await database.dump());
  await database.close();
}

async function startTemplatePostgres() {
  const postgres = await startPostgres();
  await makePostgresTemplates(postgres.url);
  return postgres;
}

async function makePostgresTemplates(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${POSTGRES_TEMPLATE}`);
  const database = await openDatabase({ kind: 'postgres', url: databaseAddress(url, POSTGRES_TEMPLATE) }, ignoreLoss);
  await migrateDatabase(database);
  await database.close();
  await client.query(`CREATE DATABASE ${POSTGRES_MARKET} TEMPLATE ${POSTGRES_TEMPLATE}`);
  await client.end();
  const market = await openDatabase({ kind: 'postgres', url: databaseAddress(url, POSTGRES_MARKET) }, ignoreLoss);
  await fill(market);
  await market.close();
}

export function databaseAddress(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
