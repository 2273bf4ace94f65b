import type { PageInput } from '#contract/page-inputs.ts';
import { serverCopy } from '#copy/replies.ts';
import type { Clock } from '#domain/clock.ts';
import type { Settings } from '#src/config/settings.ts';
import { type App, createApp } from './app.ts';
import type { Services } from './calls/context.ts';
import { secureChance } from './captcha/chance.ts';
import { databaseCaptchaStore } from './captcha/database-store.ts';
import { createCaptchaEngine } from './captcha/engine.ts';
import { createDrawingPool } from './captcha/pool.ts';
import { startPublishing } from './content/upcoming.ts';
import { copyForBackup } from './data/backup.ts';
import { answers, type OpenDatabase } from './data/connect.ts';
import type { DataFolder } from './data/folder.ts';
import type { FolderLock } from './data/lock.ts';
import { startDatabase } from './data/start-database.ts';
import { createDocumentMaker } from './documents/maker.ts';
import { createFileInspector } from './files/inspector.ts';
import { createFileStore, type FileStore } from './files/store.ts';
import { createPageRenderer } from './head/render.ts';
import { withScriptsAhead } from './head/scripts-ahead.ts';
import { scriptsOfPages } from './head/scripts-of-pages.ts';
import { readSite } from './http/site-files.ts';
import { checkPort, listen } from './listen.ts';
import { createLog, type Log } from './log.ts';
import { startDemoOperator } from './market/enquiries/demo-operator.ts';
import { startPriceHistory } from './market/price-history-job.ts';
import { createOutlets, smsWords } from './notices/outlets.ts';
import { type Outlets, startNotices } from './notices/start.ts';
import { startOrderSweep } from './orders/sweep.ts';
import { secureRandom } from './random.ts';
import { startRatePublishing } from './rates/publish-schedule.ts';
import { createRateFileReader } from './rates/read-file.ts';
import { operatorFolder, readApiOrigin, readRelease, siteFolder } from './release.ts';
import { storeCertificates } from './seed/certificates.ts';
import { demoAccounts, seed } from './seed/index.ts';
import { storeDemoDocuments } from './seed/orders/papers.ts';
import { startCleanup } from './session/housekeeping.ts';
import { createPasswords } from './session/passwords.ts';
import { leaveOperatorKey, serverSecret } from './session/secrets.ts';
import { SIGN_IN_LIMITS } from './session/sign-in-limits.ts';
import { newToken } from './session/tokens.ts';
import { WORK_RULES } from './session/work-rules.ts';
import { startRendering } from './ssr/start-rendering.ts';
import { errorCode } from './start-error.ts';

const DRAIN_LIMIT_MS = 5_000;
/** One rendering thread besides the main thread and the database's. */
const DRAWING_THREADS = 1;
const DRAWING_QUEUE = 64;

/** Starts the product and serves until it receives a stop signal. */
export async function runServer(settings: Settings, folder: DataFolder, lock: FolderLock): Promise<void> {
  const shift = settings.clockShift?.ms ?? 0;
  const clock: Clock = { now: () => Date.now() + shift };
  const log = createLog(clock, (line) => process.stdout.write(line));
  await checkPort(settings.host, settings.port);
  const database = await startDatabase(folder, settings.databaseUrl, {
    onConnectionError: (error) => log.error('database.connectionLost', { error }),
  });
  await seed(database.db, { kind: settings.seed, now: clock.now() });
  const release = readRelease();
  const { db } = database;
  const pictures = createDrawingPool({ size: DRAWING_THREADS, queue: DRAWING_QUEUE });
  const captcha = createCaptchaEngine({
    store: databaseCaptchaStore(db),
    pictures,
    clock,
    chance: secureChance(),
    encrypted: true,
    report: (error) => log.error('captcha.notDrawn', { error }),
  });
  const operatorKey = newToken(secureRandom);
  const outside = { settings, clock, log, random: secureRandom, show };
  const { messages, outlets } = createOutlets({ ...outside, outbox: folder.outbox });
  const files = createFileStore(folder.uploads);
  if (settings.seed === 'demo') await keepDemoFiles(db, files);
  const threads = createThreads();
  const { drawing: rendering, renderPage } = startPages({ db, clock, settings, release, log });
  const onWrite = (changes: readonly PageInput[]) => rendering?.noteWrite(changes);
  const app = createApp({
    db,
    clock,
    random: secureRandom,
    log,
    settings,
    release,
    captcha,
    passwords: createPasswords(),
    messages,
    secret: serverSecret(settings, folder.secret, secureRandom),
    limits: SIGN_IN_LIMITS,
    work: WORK_RULES,
    files,
    ...threads,
    operatorKey,
    ...readBuilt(),
    apiOrigin: readApiOrigin(),
    renderPage,
    onWrite,
    ...servicesOf(database, folder),
  });
  rendering?.answerBy(app.http);
  const address = await listen(app.http, settings.host, settings.port);
  const takeOperatorKey = leaveOperatorKey(folder.operator, address, settings.publicOrigin, operatorKey);
  const stopKeeping = startCleanup({ db, clock, captcha, files, log });
  const stopJobs = startJobs({ db, clock, log, files, onWrite, settings }, outlets);
  stopOnSignal(app, database, lock, log, async () => {
    takeOperatorKey();
    stopKeeping();
    await stopJobs();
    await Promise.all([rendering?.close(), threads.inspector.close(), threads.documents.close(), pictures.close()]);
  });
  log.info('server.started', { address, ...release, database: database.kind });
  announce(settings, folder, address);
}

const servicesOf = (database: OpenDatabase, folder: DataFolder) => ({
  isReady: () => answers(database),
  ...(database.kind === 'pglite' && { copyDatabase: () => copyForBackup(database, folder) }),
});

const createThreads = () => ({
  documents: createDocumentMaker(),
  inspector: createFileInspector(),
  rateFiles: createRateFileReader(),
});

/** Creates the page renderer, with server rendering if the build has it. */
function startPages(parts: Parameters<typeof startRendering>[0]) {
  const scriptsOf = scriptsOfPages(siteFolder());
  const rendering = parts.settings.serverRendering ? startRendering(parts, siteFolder(), scriptsOf) : null;
  const rendered = createPageRenderer(parts);
  return { drawing: rendering, renderPage: withScriptsAhead(rendering?.around(rendered) ?? rendered, scriptsOf) };
}

const show = (line: string) => void process.stderr.write(line);

const readBuilt = () => ({
  site: readSite(siteFolder()),
  operatorFiles: readSite(operatorFolder(), 'desk/index.html'),
});

type Worked = Pick<Services, 'clock' | 'db' | 'files' | 'log' | 'onWrite' | 'settings'>;

/** Starts the background jobs and returns a function that stops them. */
function startJobs(services: Worked, outlets: Outlets): () => Promise<void> {
  const jobs = [
    startOrderSweep(services),
    startRatePublishing(services),
    startPriceHistory(services),
    startPublishing(services),
    startNotices(services, outlets),
  ];
  if (services.settings.seed === 'demo') jobs.push(startDemoOperator({ ...services, random: secureRandom }));
  return async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  };
}

async function keepDemoFiles(db: OpenDatabase['db'], files: FileStore): Promise<void> {
  await storeDemoDocuments(files);
  await storeCertificates(db, files);
}

function announce(settings: Settings, folder: DataFolder, address: string): void {
  const lines = [
    serverCopy.listening(address),
    ...(settings.clockShift === null ? [] : [serverCopy.clockShifted(settings.clockShift.words)]),
    ...(settings.seed === 'demo' ? [serverCopy.accountsTitle, ...demoAccounts.map(serverCopy.account)] : []),
    smsWords(settings, folder.outbox),
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
}

function stopOnSignal(app: App, database: OpenDatabase, lock: FolderLock, log: Log, tidyUp: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (reason: string, exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    process.stderr.write(`${serverCopy.stopping}\n`);
    const cutOff = await app.drain(DRAIN_LIMIT_MS);
    await tidyUp();
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
