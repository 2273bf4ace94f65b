import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { type App, type AppDependencies, createApp } from '#server/app.ts';
import type { CaptchaEngine } from '#server/captcha/engine.ts';
import type { PictureSource } from '#server/captcha/picture.ts';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '#server/data/connect.ts';
import { createPageRenderer } from '#server/head/render.ts';
import { createLog } from '#server/log.ts';
import { type Random, secureRandom } from '#server/random.ts';
import type { Passwords } from '#server/session/passwords.ts';
import type { Message, MessageSender } from '#server/sms/message.ts';
import { readSettings, type Settings } from '#src/config/settings.ts';
import { FULL } from './full.ts';
import { databaseAddress, MARKET_STARTS_AT, POSTGRES_MARKET, POSTGRES_TEMPLATE } from './server.setup.ts';
import { signInDoubles } from './sign-in-doubles.ts';

export type DatabaseKind = 'pglite' | 'postgres';
/** For files about storage, crashes, keysets and migrations: the two databases differ there. */
export const bothDatabaseKinds: readonly DatabaseKind[] = ['pglite', 'postgres'];
/** For files about locks: only PostgreSQL runs two transactions at once; both with the full counts. */
export const lockingDatabaseKinds: readonly DatabaseKind[] = FULL ? bothDatabaseKinds : ['postgres'];

/**
 * The databases the running test file uses: both with the full counts, else one by a hash of the file's name, so that
 * it is the same in every run. A tenth of the files take the embedded one, whose start costs a second of processor time
 * and whose queries cost several times those of PostgreSQL; the journeys in a browser all run on it.
 */
export function databaseKinds(): readonly DatabaseKind[] {
  const { testPath } = expect.getState();
  if (testPath === undefined) throw new Error('databaseKinds() is called outside a test file');
  return FULL ? bothDatabaseKinds : [databaseKindOf(testPath)];
}

export function databaseKindOf(testPath: string): DatabaseKind {
  const name = testPath.slice(testPath.lastIndexOf('/tests/'));
  const [byte = 0] = createHash('sha256').update(name).digest();
  return byte % 16 === 0 ? 'pglite' : 'postgres';
}

/** A clock that stands until it is moved. */
export class TestClock {
  constructor(private time = MARKET_STARTS_AT) {}
  now = (): number => this.time;
  advance(ms: number): void {
    this.time += ms;
  }
}

export interface StartOptions {
  /** A kind makes a fresh one that goes with the server; one already open is left open. */
  database: DatabaseKind | OpenDatabase;
  clock?: TestClock;
  random?: Random;
  settings?: Partial<Settings>;
  /** Begins with the demonstration's rows. */
  isMarket?: boolean;
  /** Fills the database before the server answers. */
  seed?: (database: OpenDatabase, clock: TestClock) => Promise<void>;
  site?: AppDependencies['site'];
  apiOrigin?: AppDependencies['apiOrigin'];
  renderPage?: AppDependencies['renderPage'];
  isReady?: AppDependencies['isReady'];
  onWrite?: AppDependencies['onWrite'];
  /** Draws captchas; by default pictures that show nothing, whose answers the test knows. */
  pictures?: PictureSource;
  passwords?: Passwords;
  /** Where messages go; by default they are kept for the test to read. */
  messages?: MessageSender;
  inspector?: AppDependencies['inspector'];
  files?: AppDependencies['files'];
  /** Listens there; on loopback where it is not said. */
  host?: string;
}

export interface TestServer {
  app: App;
  http: App['http'];
  address: string;
  database: OpenDatabase;
  clock: TestClock;
  /** Every line logged so far, as read back from its JSON. */
  logged: () => Record<string, unknown>[];
  captcha: CaptchaEngine;
  /** Every message sent so far. */
  sent: readonly Message[];
  /** Lets a test act as the operator at the server's machine. */
  operatorKey: string;
  stop(): Promise<void>;
}

/** A fresh migrated database, with the demonstration's rows where they are asked for; it is gone after `close`. */
export async function openTestDatabase(kind: DatabaseKind, isMarket = false): Promise<OpenDatabase> {
  if (kind === 'pglite') {
    return open({ kind, dataDir: null, template: inject(isMarket ? 'pgliteMarket' : 'pgliteTemplate') });
  }
  const url = await createPostgresDatabase(isMarket ? POSTGRES_MARKET : POSTGRES_TEMPLATE);
  const database = await open({ kind, url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await maintain(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
    },
  };
}

/** The address of a fresh migrated PostgreSQL database. */
export async function createPostgresDatabase(template = POSTGRES_TEMPLATE): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await maintain(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return databaseAddress(inject('postgresUrl'), name);
}

const open = (location: DatabaseLocation) => openDatabase(location, { onConnectionError: () => {} });

async function maintain(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The server inside the test's own process, on a free port, with everything outside it injected. */
export async function startServer(options: StartOptions): Promise<TestServer> {
  const clock = options.clock ?? new TestClock();
  const isOwn = typeof options.database === 'string';
  const database =
    typeof options.database === 'string'
      ? await openTestDatabase(options.database, options.isMarket)
      : options.database;
  await options.seed?.(database, clock);
  const lines: string[] = [];
  const log = createLog(clock, (line) => lines.push(line));
  const sent: Message[] = [];
  const operatorKey = randomUUID();
  const doubles = signInDoubles({ db: database.db, clock }, options.pictures);
  const { captcha } = doubles;
  const settings = {
    ...readSettings({}),
    requestsPerMinute: 1_000_000,
    pagesPerMinute: 1_000_000,
    ...options.settings,
  };
  const release = { version: '1.2.3', build: 'abc123' };
  const app = createApp({
    db: database.db,
    clock,
    random: options.random ?? secureRandom,
    log,
    ...doubles,
    passwords: options.passwords ?? doubles.passwords,
    messages: options.messages ?? { send: async (message) => void sent.push(message) },
    inspector: options.inspector ?? doubles.inspector,
    files: options.files ?? doubles.files,
    operatorKey,
    settings,
    release,
    site: options.site ?? null,
    apiOrigin: options.apiOrigin ?? null,
    renderPage: options.renderPage ?? createPageRenderer({ db: database.db, clock, settings, release, log }),
    isReady: options.isReady ?? (async () => true),
    ...(options.onWrite !== undefined && { onWrite: options.onWrite }),
  });
  const address = await app.http.listen({ host: options.host ?? '127.0.0.1', port: 0 });
  return {
    app,
    http: app.http,
    address,
    database,
    clock,
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    captcha,
    sent,
    operatorKey,
    stop: async () => {
      await app.http.close();
      if (isOwn) await database.close();
    },
  };
}

/** Headers the client sends with every call. */
export const clientHeaders = { appcode: 'echem', appdriver: '101' } as const;
