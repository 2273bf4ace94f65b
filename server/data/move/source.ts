import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveCopy } from '#copy/operator/move.ts';
import { StartError } from '../../start-error.ts';
import { migrateDatabase, newestMigration, type OpenDatabase, openDatabase } from '../connect.ts';
import { type DataFolder, MEGABYTE, pathsOf } from '../folder.ts';
import { type FolderLock, FolderLocked, lockFolder } from '../lock.ts';

const COPY_PREFIX = 'huazhou-move-';

/** Finds the embedded database of a data folder without writing anything. */
export function findSource(dataDir: string): DataFolder {
  const folder = pathsOf(dataDir);
  const isWhole = existsSync(join(folder.database, 'PG_VERSION')) && !existsSync(`${folder.database}.unfinished`);
  if (!isWhole) throw new StartError(moveCopy.error.noDatabase(folder.path));
  return folder;
}

/** Locks the folder against a server without changing the lock file's content. */
export function lockSource({ path, lock }: DataFolder): FolderLock {
  try {
    return lockFolder(lock, { isRecorded: false });
  } catch (error) {
    throw error instanceof FolderLocked ? new StartError(moveCopy.error.locked(path, error.pid)) : error;
  }
}

/** Identifies a folder by its location. */
export const locationMark = ({ database }: DataFolder): string =>
  createHash('sha256')
    .update(`${hostname()}\0${realpathSync(database)}`)
    .digest('hex');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Identifies the database's content: one hash over names and bytes of its files. */
export function contentMark({ database }: DataFolder): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(database)) {
    hash.update(`${file.slice(database.length)}\0${hashOfFile(file)}\n`);
  }
  return hash.digest('hex');
}

/** Reads in pieces: a file of a large table has up to 1 GB. */
function hashOfFile(file: string): string {
  const hash = createHash('sha256');
  const piece = Buffer.alloc(MEGABYTE);
  const descriptor = openSync(file, 'r');
  try {
    for (let length = readSync(descriptor, piece); length > 0; length = readSync(descriptor, piece))
      hash.update(piece.subarray(0, length));
  } finally {
    closeSync(descriptor);
  }
  return hash.digest('hex');
}

export interface SourceCopy {
  database: OpenDatabase;
  remove(): Promise<void>;
}

/** Opens and migrates a copy of the database, because opening the original would write to it. */
export async function openSourceCopy(folder: DataFolder): Promise<SourceCopy> {
  removeOrphanedCopies();
  const needed = filesBelow(folder.database).reduce((sum, file) => sum + statSync(file).size, 0);
  const { bavail, bsize } = statfsSync(tmpdir());
  // The copy grows by its write-ahead log and by migrations.
  const megabytes = Math.ceil(needed / MEGABYTE) + 96;
  if (bavail * bsize < megabytes * MEGABYTE) throw new StartError(moveCopy.error.noSpace(tmpdir(), megabytes));
  const path = mkdtempSync(join(tmpdir(), `${COPY_PREFIX}${process.pid}-`));
  const removeFiles = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', removeFiles);
  const dataDir = join(path, 'database');
  cpSync(folder.database, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const database = await openDatabase({ kind: 'pglite', dataDir }, { onConnectionError: () => {} }).catch(() => {
    throw new StartError(moveCopy.error.damaged(folder.path));
  });
  const remove = async () => {
    await database.close();
    removeFiles();
    process.off('exit', removeFiles);
  };
  try {
    await refuseNewer(database);
    await migrateDatabase(database);
  } catch (error) {
    await remove();
    throw error;
  }
  return { database, remove };
}

/** Removes copies of killed processes: they hold personal data. */
function removeOrphanedCopies(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${COPY_PREFIX}(\\d+)-`).exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || isRunning(pid)) continue;
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Refuses a database with migrations this program does not have. */
async function refuseNewer({ pool }: OpenDatabase): Promise<void> {
  const { rows } = await pool.query<{ latest: string | null }>(
    'SELECT max(created_at)::text AS latest FROM drizzle.__drizzle_migrations',
  );
  if (Number(rows[0]?.latest ?? 0) > newestMigration()) throw new StartError(moveCopy.error.newer);
}
