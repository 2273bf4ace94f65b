import { writeSync } from 'node:fs';
import { prepareFolder } from '#server/data/folder.ts';
import { lockFolder } from '#server/data/lock.ts';
import { startDatabase } from '#server/data/start-database.ts';

/**
 * Opens the data folder as the server does and writes pairs of rows, each pair in one transaction, until it is killed.
 * A number printed is a pair acknowledged.
 */
const folder = prepareFolder(process.env.DATA_DIR ?? '');
lockFolder(folder.lock);
const { pool } = await startDatabase(folder, process.env.DATABASE_URL ?? null, { onConnectionError: () => {} });
await pool.query('CREATE TABLE IF NOT EXISTS crash_left (id integer PRIMARY KEY, filling text)');
await pool.query('CREATE TABLE IF NOT EXISTS crash_right (id integer PRIMARY KEY)');
const { rows } = await pool.query<{ last: number }>('SELECT coalesce(max(id), 0) AS last FROM crash_left');
writeSync(1, 'ready\n');

const filling = 'x'.repeat(700);
for (let id = (rows[0]?.last ?? 0) + 1; ; id += 1) {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('INSERT INTO crash_left VALUES ($1, $2)', [id, filling]);
  await client.query('INSERT INTO crash_right VALUES ($1)', [id]);
  await client.query('COMMIT');
  client.release();
  writeSync(1, `${id}\n`);
}
