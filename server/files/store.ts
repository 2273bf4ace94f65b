import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { CODE } from '#contract/codes.ts';
import { uploadReplies } from '#copy/replies.ts';
import { HOUR_MS } from '#domain/limits.ts';
import { Refusal } from '../calls/refusal.ts';
import { errorCode } from '../start-error.ts';

/** Stores uploads. Incoming files lie apart from stored ones, on the same file system so that a rename is atomic. */
export interface FileStore {
  /** Returns a new path for an incoming file. */
  incoming(): string;
  write(path: string): ReturnType<typeof createWriteStream>;
  /** Stores a file under its id; must precede its database row. */
  keep(path: string, id: string): Promise<void>;
  read(id: string): Promise<{ bytes: number; stream: Readable }>;
  /** Finds a file; throws `FileElsewhere` when it is not in this folder. */
  find(id: string): Promise<{ path: string; bytes: number }>;
  discard(path: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Throws when the disk is full. */
  tryWrite(): Promise<void>;
  /** Deletes incoming files that were never stored. */
  sweep(now: number): Promise<number>;
}

/** The record exists without its file, because another process stores uploads in another folder. */
export class FileElsewhere extends Refusal {
  override readonly status = 404;
  constructor() {
    super(CODE.notFound, uploadReplies.elsewhere);
  }
}

const PROBE_BYTES = 64 * 1024;
const LEFT_AFTER_MS = HOUR_MS;
const ID = /^[A-Za-z0-9_-]{16,64}$/;

export function createFileStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });

  const pathOf = (id: string) => {
    if (!ID.test(id)) throw new Error('not an id of ours');
    return join(folder, id.slice(0, 2), id);
  };

  async function find(id: string) {
    const path = pathOf(id);
    const { size } = await stat(path).catch((error: unknown) => {
      throw errorCode(error) === 'ENOENT' ? new FileElsewhere() : error;
    });
    return { path, bytes: size };
  }

  return {
    incoming: () => join(incoming, randomUUID()),
    write: (path) => createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    find,
    async keep(path, id) {
      const target = pathOf(id);
      mkdirSync(join(target, '..'), { recursive: true, mode: 0o700 });
      const file = await open(path, 'r+');
      await file.sync();
      await file.close();
      await rename(path, target);
    },
    async read(id) {
      const { path, bytes } = await find(id);
      return { bytes, stream: createReadStream(path) };
    },
    async tryWrite() {
      const path = join(incoming, randomUUID());
      try {
        await writeFile(path, Buffer.alloc(PROBE_BYTES), { flag: 'wx', mode: 0o600 });
      } finally {
        await rm(path, { force: true });
      }
    },
    discard: (path) => rm(path, { force: true }),
    remove: (id) => rm(pathOf(id), { force: true }),
    async sweep(now) {
      let removed = 0;
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name);
        const age = await stat(path).then(
          ({ mtimeMs }) => now - mtimeMs,
          () => 0,
        );
        if (age < LEFT_AFTER_MS) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
