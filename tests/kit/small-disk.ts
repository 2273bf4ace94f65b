import { execFileSync } from 'node:child_process';
import { chownSync, closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { unprivileged } from './postgres.ts';
import { temporaryFolder } from './server-process.ts';

export interface SmallDisk {
  path: string;
  /** Takes all but a few blocks. */
  fill(): void;
  empty(): void;
  remove(): void;
}

/** A file system of its own in memory; with `isOfPostgres` its folder belongs to the user that PostgreSQL runs as. */
export function mountSmallDisk(megabytes: number, isOfPostgres = false): SmallDisk {
  const { path, remove } = temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', path], { stdio: 'pipe' });
  const user = isOfPostgres ? unprivileged() : undefined;
  if (user !== undefined) chownSync(path, user.uid, user.gid);
  const ballast = join(path, 'ballast');
  return {
    path,
    fill: () => {
      const { bavail, bsize } = statfsSync(path);
      const descriptor = openSync(ballast, 'w');
      const part = Buffer.alloc(bsize);
      for (let left = bavail - 64; left > 0; left -= 1) writeSync(descriptor, part);
      closeSync(descriptor);
    },
    empty: () => rmSync(ballast),
    remove: () => {
      execFileSync('umount', ['-l', path]);
      remove();
    },
  };
}
