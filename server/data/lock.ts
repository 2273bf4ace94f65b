import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  ftruncateSync,
  linkSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { errorCode } from '../start-error.ts';
import { formatIdentity, isAlive, ownIdentity, type ProcessIdentity, parseIdentity } from './process-identity.ts';

export interface FolderLock {
  release(): void;
}

export class FolderLocked extends Error {
  override name = 'FolderLocked';
  constructor(readonly pid: number | null) {
    super('folder locked');
  }
}

/**
 * Locks the folder for this process, or throws FolderLocked with the owner's process id. Without `isRecorded` the
 * content of the lock file stays as it is, so that a reader leaves the folder unchanged.
 */
export function lockFolder(path: string, { isRecorded = true }: { isRecorded?: boolean } = {}): FolderLock {
  return lockByKernel(path, isRecorded) ?? lockBySuccession(path);
}

/**
 * Uses the kernel's file lock: it ends with its process however that dies, and works across containers sharing the
 * folder, where process ids mean nothing. The file is never removed, because a lock on a removed file locks nothing.
 * Returns undefined where the system has no `flock` command; the child process locks the descriptor it shares with
 * this process.
 */
function lockByKernel(path: string, isRecorded: boolean): FolderLock | undefined {
  const descriptor = openSync(path, 'a+', 0o600);
  const { status, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
  if (error !== undefined || (status !== 0 && status !== 1)) {
    closeSync(descriptor);
    return undefined;
  }
  if (status === 1) {
    closeSync(descriptor);
    throw new FolderLocked(liveOwner(path)?.pid ?? null);
  }
  if (isRecorded) {
    ftruncateSync(descriptor);
    writeSync(descriptor, formatIdentity(ownIdentity()));
  }
  return { release: () => closeSync(descriptor) };
}

/**
 * Fallback without flock: a chain of files, each created by a hard link that only one process can win. A dead owner
 * has one successor file, named after that owner, so two processes can never both follow it, and only an owner
 * removes its own file.
 */
function lockBySuccession(path: string): FolderLock {
  const own = ownIdentity();
  const draft = `${path}.${own.pid}`;
  writeFileSync(draft, formatIdentity(own), { mode: 0o600 });
  try {
    let target = `${path}.owner`;
    for (;;) {
      try {
        linkSync(draft, target);
        const last = target;
        return { release: () => unlinkSync(last) };
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
      }
      const owner = readOwner(target);
      if (owner === undefined || isAlive(owner)) throw new FolderLocked(owner?.pid ?? null);
      target = `${path}.after-${createHash('sha256').update(formatIdentity(owner)).digest('hex').slice(0, 16)}`;
    }
  } finally {
    unlinkSync(draft);
  }
}

const OWNER_WAIT_MS = 300;
const OWNER_POLL_MS = 10;

/** Returns the owner. A new owner may still have to overwrite a dead owner's process id, so this retries. */
function liveOwner(path: string): ProcessIdentity | undefined {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; waited < OWNER_WAIT_MS; waited += OWNER_POLL_MS) {
    const owner = readOwner(path);
    if (owner !== undefined && isAlive(owner)) return owner;
    Atomics.wait(pause, 0, 0, OWNER_POLL_MS);
  }
  return undefined;
}

function readOwner(path: string): ProcessIdentity | undefined {
  try {
    return parseIdentity(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
