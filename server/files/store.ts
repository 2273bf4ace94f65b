import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { CODE } from '#contract/codes.ts';
import { HOUR_MS } from '#domain/limits.ts';
import { uploadReplies } from '#src/ui/copy/upload-replies.ts';
import { Refusal } from '../calls/refusal.ts';
import { errorCode } from '../start-error.ts';

/** Where uploads lie: what is coming in apart from what was taken in, on one file system so that a rename is whole. */
export interface FileStore {
  /** A place of its own for something that is coming in. */
  incoming(): string;
  write(path: string): ReturnType<typeof createWriteStream>;
  /** Takes a file in under its id: on the disk before it is anywhere in the database. */
  keep(path: string, id: string): Promise<void>;
  read(id: string): Promise<{ bytes: number; stream: Readable }>;
  /** Where the bytes of a file are; `FileElsewhere` when they are not in this folder. */
  find(id: string): Promise<{ path: string; bytes: number }>;
  discard(path: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Fails where there is no space for a file. */
  tryWrite(): Promise<void>;
  /** Forgets what came in and was never taken in. */
  sweep(now: number): Promise<number>;
}

/** The record is there and its bytes are not: another process keeps its uploads in another folder. */
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
      let gone = 0;
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name);
        const age = await stat(path).then(
          ({ mtimeMs }) => now - mtimeMs,
          () => 0,
        );
        if (age < LEFT_AFTER_MS) continue;
        await rm(path, { force: true });
        gone += 1;
      }
      return gone;
    },
  };
}
