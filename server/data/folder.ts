import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { serverCopy } from '#copy/replies.ts';
import { errorCode, StartError } from '../start-error.ts';

export const MEGABYTE = 1024 * 1024;
/** Megabytes a new database needs on disk, with room for its first writes. */
const FIRST_START_MB = 96;
const LATER_START_MB = 16;

const FOLDERS = { database: 'database', uploads: 'uploads', backup: 'backup' } as const;
const FILES = {
  lock: 'server.lock',
  outbox: 'outbox.jsonl',
  secret: 'secret',
  /** Address of the running server and its operator key, read by `npm run ticket`. */
  operator: 'operator.json',
} as const;

/** Paths of the data folder and its contents. */
export type DataFolder = Readonly<Record<'path' | keyof typeof FILES | keyof typeof FOLDERS, string>>;

/** Paths of a data folder, without touching the disk. */
export function pathsOf(dataDir: string): DataFolder {
  const path = resolve(dataDir);
  const within = <Names extends Record<string, string>>(names: Names) =>
    Object.fromEntries(Object.entries(names).map(([key, name]) => [key, join(path, name)])) as Record<
      keyof Names,
      string
    >;
  return { path, ...within(FOLDERS), ...within(FILES) };
}

function folderError(path: string, error: unknown): Error {
  const code = errorCode(error);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENAMETOOLONG', 'ELOOP'].includes(code ?? ''))
    return new StartError(serverCopy.error.folderReadOnly(path));
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartError(serverCopy.error.folderFull(path, LATER_START_MB));
  if (code === 'ENOTDIR' || code === 'EEXIST') return new StartError(serverCopy.error.folderNotFolder(path));
  return error instanceof Error ? error : new Error(String(error));
}

/** Avoids mkdir's recursive mode, which never returns where nothing can be created, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** Throws when the path exists with another file type or without read and write permission. */
function checkPath(target: string, isFolder: boolean): void {
  if (!existsSync(target)) return;
  if (statSync(target).isDirectory() !== isFolder)
    throw new StartError(isFolder ? serverCopy.error.fileForFolder(target) : serverCopy.error.folderForFile(target));
  try {
    accessSync(target, constants.R_OK | constants.W_OK);
  } catch {
    throw new StartError(serverCopy.error.pathForbidden(target));
  }
}

/** Creates the data folder if needed and checks that it is writable, without leaving files. */
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
  const paths = pathsOf(path);
  for (const name of Object.keys(FOLDERS) as (keyof typeof FOLDERS)[]) checkPath(paths[name], true);
  for (const name of Object.keys(FILES) as (keyof typeof FILES)[]) checkPath(paths[name], false);
  return paths;
}

/** Throws when the disk has too little space for a database, before anything is written. */
export function checkSpace(folder: DataFolder): void {
  const { bavail, bsize } = statfsSync(folder.path);
  const needed = existsSync(join(folder.database, 'PG_VERSION')) ? LATER_START_MB : FIRST_START_MB;
  if (bavail * bsize < needed * MEGABYTE) throw new StartError(serverCopy.error.folderFull(folder.path, needed));
}
