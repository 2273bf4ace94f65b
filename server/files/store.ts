import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { HOUR_MS } from '#domain/limits.ts';

/** Where uploads lie: what is coming in apart from what was taken in, on one file system so that a rename is whole. */
export interface FileStore {
  /** A place of its own for something that is coming in. */
  incoming(): string;
  write(path: string): ReturnType<typeof createWriteStream>;
  /** Takes a file in under its id: on the disk before it is anywhere in the database. */
  keep(path: string, id: string): Promise<void>;
  read(id: string): Promise<{ bytes: number; stream: Readable }>;
  pathOf(id: string): string;
  discard(path: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Forgets what came in and was never taken in. */
  sweep(now: number): Promise<number>;
}

const LEFT_AFTER_MS = HOUR_MS;
const ID = /^[A-Za-z0-9_-]{16,64}$/;

export function createFileStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });

  const pathOf = (id: string) => {
    if (!ID.test(id)) throw new Error('not an id of ours');
    return join(folder, id.slice(0, 2), id);
  };

  return {
    incoming: () => join(incoming, randomUUID()),
    write: (path) => createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    pathOf,
    async keep(path, id) {
      const target = pathOf(id);
      mkdirSync(join(target, '..'), { recursive: true, mode: 0o700 });
      const file = await open(path, 'r+');
      await file.sync();
      await file.close();
      await rename(path, target);
    },
    async read(id) {
      const path = pathOf(id);
      const { size } = await stat(path);
      return { bytes: size, stream: createReadStream(path) };
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
