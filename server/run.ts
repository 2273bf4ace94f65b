import { join } from 'node:path';
import type { Clock } from '#domain/clock.ts';
import type { Settings } from '#src/config/settings.ts';
import { serverCopy } from '#src/ui/copy/server.ts';
import { type App, createApp } from './app.ts';
import { answers, type OpenDatabase } from './data/connect.ts';
import type { DataFolder } from './data/folder.ts';
import type { FolderLock } from './data/lock.ts';
import { startDatabase } from './data/start-database.ts';
import { createPageRenderer } from './head/render.ts';
import { readSite } from './http/site-files.ts';
import { checkPort, listen } from './listen.ts';
import { createLog, type Log } from './log.ts';
import { secureRandom } from './random.ts';
import { readRelease, siteFolder } from './release.ts';
import { demoAccounts, seed } from './seed/index.ts';
import { errorCode } from './start-fault.ts';

const DRAIN_LIMIT_MS = 5_000;

/** Starts the product and serves until it is told to stop. */
export async function runServer(settings: Settings, folder: DataFolder, lock: FolderLock): Promise<void> {
  const shift = settings.clockShift?.ms ?? 0;
  const clock: Clock = { now: () => Date.now() + shift };
  const log = createLog(clock, (line) => process.stdout.write(line));
  await checkPort(settings.host, settings.port);
  const database = await startDatabase(folder, settings.databaseUrl, {
    onConnectionError: (error) => log.error('database.connectionLost', { error }),
  });
  await seed(database.db, { kind: settings.seed, now: clock.now() });
  const site = readSite(siteFolder());
  const release = readRelease();
  const app = createApp({
    db: database.db,
    clock,
    random: secureRandom,
    log,
    settings,
    release,
    site,
    renderPage: createPageRenderer({ db: database.db, clock, settings, release }),
    isReady: () => answers(database),
  });
  const address = await listen(app.http, settings.host, settings.port);
  stopOnSignal(app, database, lock, log);
  log.info('server.started', { address, ...release, database: database.kind });
  announce(settings, folder, address);
}

function announce(settings: Settings, folder: DataFolder, address: string): void {
  const lines = [
    serverCopy.listening(address),
    ...(settings.clockShift === null ? [] : [serverCopy.clockShifted(settings.clockShift.words)]),
    ...(settings.seed === 'demo' ? [serverCopy.accountsTitle, ...demoAccounts.map(serverCopy.account)] : []),
    settings.smsWebhookUrl === null
      ? serverCopy.smsInTerminal(join(folder.path, 'outbox.jsonl'))
      : serverCopy.smsByWebhook,
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
}

function stopOnSignal(app: App, database: OpenDatabase, lock: FolderLock, log: Log): void {
  let isStopping = false;
  const stop = async (reason: string, exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    process.stderr.write(`${serverCopy.stopping}\n`);
    const cutOff = await app.drain(DRAIN_LIMIT_MS);
    await database.close();
    lock.release();
    log.info('server.stopped', { reason, cutOff });
    process.stderr.write(`${serverCopy.stopped}\n`, () => process.exit(exitCode));
  };
  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => void stop('SIGINT', 0));
  process.on('unhandledRejection', (error) => log.error('process.unhandledRejection', { error }));
  process.on('uncaughtException', (error) => {
    if (errorCode(error) === 'EPIPE') return;
    log.error('process.uncaughtException', { error });
    void stop('uncaughtException', 1);
  });
}
