import { sql } from 'drizzle-orm';
import type { Database } from './data/connect.ts';
import { storageFailure } from './data/failure.ts';
import type { FileStore } from './files/store.ts';

/** `database`: it does not answer. `disk`: a write failed for lack of space, and would still fail. */
export type Health = 'ok' | 'database' | 'disk';

export interface HealthCheck {
  /** Records a failed write; the next check tries to write again. */
  note(error: unknown): void;
  read(): Promise<Health>;
}

interface HealthProbes {
  db: Database;
  files: Pick<FileStore, 'tryWrite'>;
  /** True when the database answers. */
  isReady(): Promise<boolean>;
}

/** Writes more than one page, which takes new disk space, and rolls back. */
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
