import { sql } from 'drizzle-orm';
import type { Database } from './data/connect.ts';
import { storageFailure } from './data/failure.ts';
import type { FileStore } from './files/store.ts';

/** `database`: it does not answer. `disk`: a write failed for want of space, and still would. */
export type Health = 'ok' | 'database' | 'disk';

export interface HealthCheck {
  /** Remembers a failed write, so that the next check tries whether there is space again. */
  note(error: unknown): void;
  read(): Promise<Health>;
}

interface HealthProbes {
  db: Database;
  files: Pick<FileStore, 'tryWrite'>;
  /** Whether the database answers. */
  isReady(): Promise<boolean>;
}

/** More than one page of a table: it takes new space on the disk, and gives it back. */
const tryWrite = (db: Database): Promise<unknown> =>
  db.transaction((tx) =>
    tx.execute(
      sql`CREATE TEMPORARY TABLE health_probe ON COMMIT DROP AS SELECT repeat('x', 1000) FROM generate_series(1, 100)`,
    ),
  );

export function createHealthCheck({ db, files, isReady }: HealthProbes): HealthCheck {
  let wasFull = false;

  async function isFull(): Promise<boolean> {
    try {
      await tryWrite(db);
      await files.tryWrite();
      return false;
    } catch (error) {
      return storageFailure(error) === 'full';
    }
  }

  return {
    note: (error) => {
      wasFull ||= storageFailure(error) === 'full';
    },
    read: async () => {
      if (!(await isReady())) return 'database';
      wasFull &&= await isFull();
      return wasFull ? 'disk' : 'ok';
    },
  };
}
