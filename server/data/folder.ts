import { existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { serverCopy } from '#src/ui/copy/server.ts';
import { errorCode, StartFault } from '../start-fault.ts';

const MEGABYTE = 1024 * 1024;
/** What a new database takes on disk, with room for its first writes. */
const FIRST_START_MB = 96;
const LATER_START_MB = 16;

export interface DataFolder {
  path: string;
  database: string;
  lock: string;
}

function folderFault(path: string, error: unknown): Error {
  const code = errorCode(error);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOENT')
    return new StartFault(serverCopy.fault.folderReadOnly(path));
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartFault(serverCopy.fault.folderFull(path, LATER_START_MB));
  if (code === 'ENOTDIR' || code === 'EEXIST') return new StartFault(serverCopy.fault.folderNotFolder(path));
  return error instanceof Error ? error : new Error(String(error));
}

/** Node's own recursion never ends where a folder can be seen and nothing can be made in it, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** Makes the data folder where it is missing and proves that it can be written, leaving nothing in it. */
export function prepareFolder(dataDir: string): DataFolder {
  const path = resolve(dataDir);
  const folder = { path, database: join(path, 'database'), lock: join(path, 'server.lock') };
  try {
    makeFolder(path);
    if (!statSync(path).isDirectory()) throw new StartFault(serverCopy.fault.folderNotFolder(path));
    const probe = join(path, `.probe-${process.pid}`);
    try {
      writeFileSync(probe, 'x');
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw folderFault(path, error);
  }
  return folder;
}

/** Refuses before anything is written when the disk cannot hold a database. */
export function checkSpace(folder: DataFolder): void {
  const { bavail, bsize } = statfsSync(folder.path);
  const needed = existsSync(join(folder.database, 'PG_VERSION')) ? LATER_START_MB : FIRST_START_MB;
  if (bavail * bsize < needed * MEGABYTE) throw new StartFault(serverCopy.fault.folderFull(folder.path, needed));
}
