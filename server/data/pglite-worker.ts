import { constants, cpSync, existsSync, openAsBlob } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MessagePort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { WorkerInput, WorkerReport, WorkerRequest } from './pglite-protocol.ts';

const { dataDir, template, port } = workerData as WorkerInput & { port: MessagePort };

/**
 * Marker file present while the database is first created: a database left by a crash then holds no acknowledged
 * write.
 */
const unfinished = dataDir === null ? null : `${dataDir}.unfinished`;

function report(message: WorkerReport): void {
  port.postMessage(message);
}

async function open(): Promise<PGlite> {
  if (dataDir !== null && unfinished !== null) {
    if (existsSync(unfinished)) await rm(dataDir, { recursive: true, force: true });
    if (!existsSync(dataDir)) await writeFile(unfinished, '');
    else if (!existsSync(join(dataDir, 'PG_VERSION'))) throw new Error('the folder holds no whole database');
  }
  const isNew = dataDir === null || !existsSync(dataDir);
  const database = new PGlite({
    ...(dataDir === null ? {} : { dataDir }),
    ...(isNew && template !== null ? { loadDataDir: await openAsBlob(template) } : {}),
  });
  await database.waitReady;
  if (unfinished !== null) await rm(unfinished, { force: true });
  return database;
}

/** Rolls back and resets the session that a lost connection left. */
async function forgetSession(database: PGlite): Promise<void> {
  if (database.isInTransaction()) await database.exec('ROLLBACK');
  await database.exec('DISCARD ALL');
}

/**
 * Copies the database's files while no query runs. The copy is what a killed process leaves, with every acknowledged
 * write in the write-ahead log.
 */
function copyFiles(target: string): void {
  if (dataDir === null) throw new Error('a database in memory has no files');
  cpSync(dataDir, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function serve(database: PGlite, request: WorkerRequest): Promise<void> {
  if (request.kind === 'close') {
    await database.close();
    report({ kind: 'closed' });
    port.close();
  } else if (request.kind === 'forget') {
    await forgetSession(database);
    report({ kind: 'forgotten' });
  } else if (request.kind === 'dump') {
    report({ kind: 'dumped', bytes: new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()) });
  } else if (request.kind === 'copy') {
    copyFiles(request.target);
    report({ kind: 'copied' });
  } else {
    const answer = await database.execProtocolRaw(request.bytes);
    report({ kind: 'answer', bytes: answer });
  }
}

try {
  const database = await open();
  let last: Promise<void> = Promise.resolve();
  port.on('message', (request: WorkerRequest) => {
    last = last
      .then(() => serve(database, request))
      .catch((error: unknown) => report({ kind: 'failed', reason: String(error) }));
  });
  report({ kind: 'ready' });
} catch (error) {
  report({ kind: 'failed', reason: String(error) });
  port.close();
}
