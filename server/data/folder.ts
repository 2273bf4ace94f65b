import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { serverCopy } from '#src/ui/copy/server.ts';
import { errorCode, StartError } from '../start-error.ts';

const MEGABYTE = 1024 * 1024;
/** What a new database takes on disk, with room for its first writes. */
const FIRST_START_MB = 96;
const LATER_START_MB = 16;

const FOLDERS = { database: 'database', uploads: 'uploads' } as const;
const FILES = {
  lock: 'server.lock',
  outbox: 'outbox.jsonl',
  secret: 'secret',
  /** Where `npm run ticket` finds the running server and the key that lets it in. */
  operator: 'operator.json',
} as const;

/** The folder and what the server keeps in it. */
export type DataFolder = Readonly<Record<'path' | keyof typeof FILES | keyof typeof FOLDERS, string>>;

function folderError(path: string, error: unknown): Error {
  const code = errorCode(error);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENAMETOOLONG', 'ELOOP'].includes(code ?? ''))
    return new StartError(serverCopy.error.folderReadOnly(path));
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartError(serverCopy.error.folderFull(path, LATER_START_MB));
  if (code === 'ENOTDIR' || code === 'EEXIST') return new StartError(serverCopy.error.folderNotFolder(path));
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

/** What is in a place of the server's own must be what the server puts there, and its to read and write. */
function checkPath(place: string, isFolder: boolean): void {
  if (!existsSync(place)) return;
  if (statSync(place).isDirectory() !== isFolder)
    throw new StartError(isFolder ? serverCopy.error.fileForFolder(place) : serverCopy.error.folderForFile(place));
  try {
    accessSync(place, constants.R_OK | constants.W_OK);
  } catch {
    throw new StartError(serverCopy.error.pathForbidden(place));
  }
}

/** Makes the data folder where it is missing and proves that it can be written, leaving nothing in it. */
export function prepareFolder(dataDir: string): DataFolder {
  const path = resolve(dataDir);
  try {
    makeFolder(path);
    if (!statSync(path).isDirectory()) throw new StartError(serverCopy.error.folderNotFolder(path));
    const probe = join(path, `.probe-${process.pid}`);
    try {
      writeFileSync(probe, 'x');
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw folderError(path, error);
  }
  const within = <Names extends Record<string, string>>(names: Names, isFolder: boolean) =>
    Object.fromEntries(
      Object.entries(names).map(([key, name]) => {
        checkPath(join(path, name), isFolder);
        return [key, join(path, name)];
      }),
    ) as Record<keyof Names, string>;
  return { path, ...within(FOLDERS, true), ...within(FILES, false) };
}

/** Refuses before anything is written when the disk cannot hold a database. */
export function checkSpace(folder: DataFolder): void {
  const { bavail, bsize } = statfsSync(folder.path);
  const needed = existsSync(join(folder.database, 'PG_VERSION')) ? LATER_START_MB : FIRST_START_MB;
  if (bavail * bsize < needed * MEGABYTE) throw new StartError(serverCopy.error.folderFull(folder.path, needed));
}
