import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { moveCopy } from '#copy/operator/move.ts';
import { openDatabase } from '#server/data/connect.ts';
import { changeFolder, hashOfFolder, leftFolder, runMove } from '#tests/kit/move.ts';
import { createPostgresDatabase } from '#tests/kit/server.ts';
import { temporaryFolder } from '#tests/kit/server-process.ts';

const ROWS = 200_000;
/** Several processes start one after the other, each with a database of its own. */
const PROCESSES_MS = 300_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const emptyTarget = () => createPostgresDatabase('template0');

function folder(template?: Parameters<typeof leftFolder>[0]): string {
  const { path, remove } = leftFolder(template);
  cleanups.push(remove);
  return path;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanups.push(() => client.end());
  return client;
}

const migrationEntries = (): { tag: string }[] =>
  JSON.parse(readFileSync('server/data/migrations/meta/_journal.json', 'utf8')).entries;

/** Fills a folder by all migrations but the newest. */
async function writeEarlierVersion(path: string): Promise<void> {
  const migrations = mkdtempSync(join(tmpdir(), 'migrations-'));
  cleanups.push(() => rmSync(migrations, { recursive: true }));
  cpSync('server/data/migrations', migrations, { recursive: true });
  const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8'));
  writeFileSync(
    join(migrations, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }),
  );
  const database = await openDatabase({ kind: 'pglite', dataDir: join(path, 'database') }, { onConnectionError() {} });
  await migrate(drizzle(database.pool), { migrationsFolder: migrations });
  await database.pool.query("INSERT INTO number_sequences (prefix, day, last) VALUES ('FCL', '260101', 3)");
  await database.close();
}

describe('moving an embedded database', () => {
  it(
    '[11.22] starts over when the folder changed after the interruption',
    async () => {
      const path = folder();
      const url = await emptyTarget();
      expect((await runMove([url], path, '已搬 ')).signal).toBe('SIGKILL');
      await changeFolder(path, "INSERT INTO number_sequences (prefix, day, last) VALUES ('FCL', '260101', 7)");
      const moved = await runMove([url], path);
      expect(moved.output).toContain(moveCopy.startingOver);
      expect(moved.code).toBe(0);
      const client = await connect(url);
      expect((await client.query('SELECT last FROM number_sequences')).rows).toEqual([{ last: 7 }]);
    },
    PROCESSES_MS,
  );

  it(
    '[11.22] migrates a copy of a folder that an earlier version wrote',
    async () => {
      const { path, remove } = temporaryFolder();
      cleanups.push(remove);
      await writeEarlierVersion(path);
      writeFileSync(join(path, 'server.lock'), '1 earlier');
      const before = hashOfFolder(path);
      const url = await emptyTarget();
      expect(await runMove([url], path)).toMatchObject({ code: 0 });
      expect(hashOfFolder(path)).toBe(before);
      const client = await connect(url);
      const latest = 'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations';
      expect((await client.query(latest)).rows).toEqual([{ count: migrationEntries().length }]);
      expect((await client.query('SELECT last FROM number_sequences')).rows).toEqual([{ last: 3 }]);
    },
    PROCESSES_MS,
  );

  it(
    '[11.22] into the target of another folder, and by a folder of a newer version',
    async () => {
      const first = folder('pgliteMarket');
      const url = await emptyTarget();
      expect((await runMove([url], first, '已搬 ')).signal).toBe('SIGKILL');
      const refused = await runMove([url], folder());
      expect(refused).toMatchObject({
        code: 1,
        output: `${moveCopy.error.notEmpty(new URL(url).host + new URL(url).pathname)}\n`,
      });

      const newer = folder();
      await changeFolder(newer, 'UPDATE drizzle.__drizzle_migrations SET created_at = created_at + 1000000000000');
      const run = await runMove([await emptyTarget()], newer);
      expect(run).toMatchObject({ code: 1 });
      expect(run.output).toContain(moveCopy.error.newer);
    },
    PROCESSES_MS,
  );

  it(`[11.22] moves ${ROWS} rows`, async () => {
    const path = folder();
    await changeFolder(
      path,
      `INSERT INTO audit (at, actor_kind, actor_id, action, subject_kind, subject_id, detail)
       SELECT to_timestamp(1767000000 + n), 'system', 'key ' || n % 7, 'order.moved', 'order', 'FCL' || n,
         jsonb_build_object('status', 'booked', 'reason', md5(n::text)) FROM generate_series(1, ${ROWS}) AS n`,
    );
    const url = await emptyTarget();
    const moved = await runMove([url], path);
    expect(moved.code).toBe(0);
    expect(moved.output).toMatch(new RegExp(`^audit \\| ${ROWS} \\| [0-9a-f]{16} 一致$`, 'm'));
  }, 900_000);
});
