import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { moveCopy } from '#copy/operator/move.ts';
import { digestTable, inDependencyOrder, listTables } from '#server/data/move/catalogue.ts';
import { copyTable } from '#server/data/move/copy-table.ts';
import { inTransaction } from '#server/data/move/target.ts';
import { fingerprintOf } from '#tests/kit/fingerprint.ts';
import { changeFolder, hashOfFolder, leftFolder, PASSWORD, runMove, withPassword } from '#tests/kit/move.ts';
import { freePort } from '#tests/kit/postgres.ts';
import { createPostgresDatabase, openTestDatabase } from '#tests/kit/server.ts';
import { spawnServer, temporaryFolder } from '#tests/kit/server-process.ts';

/** Several processes start one after the other, each with a database of its own. */
const PROCESSES_MS = 180_000;

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

async function fingerprint(url: string) {
  const pool = new pg.Pool({ connectionString: url });
  const found = await fingerprintOf(pool);
  await pool.end();
  return found;
}

async function fingerprintOfMarket() {
  const market = await openTestDatabase('pglite', true);
  const found = await fingerprintOf(market.pool);
  await market.close();
  return found;
}

describe('moving an embedded database', () => {
  it(
    '[11.22] copies every row and sequence, leaves the folder as it was, and does nothing a second time',
    async () => {
      const path = folder('pgliteMarket');
      await changeFolder(path, "SELECT setval('audit_id_seq', 41), setval('notices_seq_seq', 7, false)");
      const before = hashOfFolder(path);
      const url = await emptyTarget();
      const moved = await runMove([withPassword(url)], path);
      expect(moved).toMatchObject({ code: 0 });
      expect(moved.output).toContain('表 | 行数 | 校验');
      expect(moved.output).toMatch(/^lanes \| \d+ \| [0-9a-f]{16} 一致$/m);
      expect(moved.output).toContain(`DATA_DIR=${path}`);
      expect(hashOfFolder(path)).toBe(before);
      expect(await fingerprint(url)).toEqual(await fingerprintOfMarket());

      const client = await connect(url);
      const sequences = await client.query(
        "SELECT nextval('audit_id_seq') AS audit, nextval('notices_seq_seq') AS notices",
      );
      expect(sequences.rows).toEqual([{ audit: '42', notices: '7' }]);

      const again = await runMove([withPassword(url)], path);
      expect(again.code).toBe(0);
      expect(again.output).toContain('不需要再搬');
      expect(moved.output + again.output).not.toContain(PASSWORD);

      const server = await spawnServer({ dataDir: path, environment: { DATABASE_URL: url, SEED: 'none' } });
      await server.ready();
      expect((await runMove([url], path)).output).toContain('不需要再搬');
      await server.stop();
      const old = await spawnServer({ dataDir: path, environment: { SEED: 'none' } });
      await old.ready();
      await old.stop();
    },
    PROCESSES_MS,
  );

  it(
    '[11.22] goes on with the first unfinished table after it was killed',
    async () => {
      const path = folder('pgliteMarket');
      const before = hashOfFolder(path);
      const url = await emptyTarget();
      const killed = await runMove([url], path, '已搬 ');
      expect(killed.signal).toBe('SIGKILL');
      const client = await connect(url);
      const { rows } = await client.query<{ name: string }>('SELECT name FROM huazhou_move.copied');
      const tables = await listTables(client);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThan(tables.length);

      const early = await spawnServer({ dataDir: path, environment: { DATABASE_URL: url, SEED: 'none' } });
      expect((await early.ended).code).toBe(1);
      expect(early.output()).toContain(moveCopy.error.unfinished(`${new URL(url).host}${new URL(url).pathname}`));
      writeFileSync(join(path, 'server.lock'), '1 earlier');

      const resumed = await runMove([url], path);
      expect(resumed.output).toContain(moveCopy.resuming(rows.length));
      for (const { name } of rows) expect(resumed.output).not.toContain(`已搬 ${name}：`);
      expect(resumed.code).toBe(0);
      expect(await fingerprint(url)).toEqual(await fingerprintOfMarket());
      expect(hashOfFolder(path)).toBe(before);
    },
    PROCESSES_MS,
  );
});

describe('a move is refused', () => {
  const { error } = moveCopy;

  async function refuse(url: string, path: string, message: string) {
    const run = await runMove([withPassword(url)], path);
    expect(run.output).toBe(`${message}\n`);
    expect(run.code).toBe(1);
    expect(run.output).not.toContain(PASSWORD);
  }
  const shown = (url: string) => `${new URL(url).host}${new URL(url).pathname}`;

  it('[11.22] without a database in the folder, or a usable address', async () => {
    const { path, remove } = temporaryFolder();
    cleanups.push(remove);
    const url = await emptyTarget();
    await refuse(url, path, error.noDatabase(path));
    mkdirSync(join(path, 'database'));
    await refuse(url, path, error.noDatabase(path));
    await refuse('mysql://127.0.0.1/huazhou', folder(), error.badAddress);
    expect(await runMove(['--help'], path)).toMatchObject({ code: 0, output: `${moveCopy.usage}\n` });
    expect(await runMove([], path)).toMatchObject({ code: 1, output: `${moveCopy.usage}\n` });
  });

  it('[11.22] while a server uses the folder', async () => {
    const path = folder();
    const server = await spawnServer({ dataDir: path, environment: { SEED: 'none' } });
    await server.ready();
    await refuse(await emptyTarget(), path, error.locked(path, server.pid));
    await server.stop();
  });

  it('[11.22] by a target that is not reachable, missing, closed to the user, of another encoding or not empty', async () => {
    const path = folder();
    const before = hashOfFolder(path);
    const away = `postgres://postgres@127.0.0.1:${await freePort()}/huazhou`;
    await refuse(away, path, error.unreachable(shown(away)));
    const missing = new URL(inject('postgresUrl'));
    missing.pathname = '/missing_database';
    await refuse(missing.href, path, error.refused(shown(missing.href)));
    const used = await createPostgresDatabase();
    await refuse(used, path, error.notEmpty(shown(used)));

    const maintenance = await connect(inject('postgresUrl'));
    const address = new URL(inject('postgresUrl'));
    address.pathname = '/move_ascii';
    await maintenance.query(`CREATE DATABASE move_ascii TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'`);
    cleanups.push(() => maintenance.query('DROP DATABASE move_ascii WITH (FORCE)'));
    await refuse(address.href, path, error.notUtf8('SQL_ASCII'));
    await maintenance.query('CREATE ROLE move_reader LOGIN');
    cleanups.push(() => maintenance.query('DROP ROLE move_reader'));
    const read = new URL(await emptyTarget());
    read.username = 'move_reader';
    await refuse(read.href, path, error.noRight(shown(read.href)));
    expect(hashOfFolder(path)).toBe(before);
  });
});

describe('the copy of a table', () => {
  it('keeps values of every kind, and its digest notices a change but no other order', async () => {
    const source = await openTestDatabase('pglite');
    cleanups.push(() => source.close());
    const from = await source.pool.connect();
    cleanups.push(() => from.release());
    const to = await connect(await emptyTarget());
    for (const client of [from, to])
      await client.query(
        `CREATE TABLE odd (id bigint GENERATED ALWAYS AS IDENTITY, words text, list text[], data jsonb, money numeric(12, 2),
         share double precision, content bytea, at timestamptz, "Select" boolean, doubled int GENERATED ALWAYS AS (2) STORED)`,
      );
    await from.query(
      `INSERT INTO odd (words, list, data, money, share, content, at, "Select") VALUES
       (E'a\\'"\\\\{},\\n\\t', ARRAY['NULL', NULL, '', '"'], 'null', 0.10, 0.1, '\\x00ff', '2026-01-15 02:00:00.123456+08', true),
       ('', '{}', NULL, 1234567890.99, 'NaN', '', NULL, NULL), (NULL, NULL, '{"a": [1.50, "化舟"]}', NULL, 1e300, NULL, 'infinity', false)`,
    );
    await from.query('INSERT INTO odd (words) SELECT repeat(n::text, 50) FROM generate_series(1, 1234) AS n');
    const table = (await listTables(from)).find(({ name }) => name === 'odd');
    expect(table?.columns.map(({ name }) => name)).not.toContain('doubled');
    if (table === undefined) throw new Error('the table is not listed');
    const rows = await inTransaction(to, () => inTransaction(from, () => copyTable(from, to, table)));
    expect(rows).toBe(1_237);
    const all = 'SELECT * FROM odd ORDER BY id';
    expect((await to.query(all)).rows).toEqual((await from.query(all)).rows);
    for (const client of [from, to]) await client.query(`SET TimeZone = 'UTC'`);
    const digest = await digestTable(from, 'odd');
    expect(await digestTable(to, 'odd')).toEqual(digest);
    await to.query('UPDATE odd SET words = words WHERE id < 600');
    expect(await digestTable(to, 'odd')).toEqual(digest);
    await to.query('UPDATE odd SET money = 0.11 WHERE id = 1');
    expect(await digestTable(to, 'odd')).not.toEqual(digest);
  });

  it('comes after the copies of the tables it references', () => {
    const references: Record<string, string[]> = { child: ['parent'], parent: ['root'], other: [], root: [] };
    expect(inDependencyOrder(Object.keys(references), (name) => references[name] ?? [])).toEqual([
      'root',
      'parent',
      'child',
      'other',
    ]);
    expect(() => inDependencyOrder(['a', 'b'], (name) => (name === 'a' ? ['b'] : ['a']))).toThrow('circle');
  });
});
