import type { ClientBase } from 'pg';
import { quoted, type TableColumns } from './catalogue.ts';

/** Text of one batch; bounds the memory however wide a row is. */
const BATCH_BYTES = 2 * 1024 * 1024;
const FIRST_BATCH_ROWS = 100;
const MAX_BATCH_ROWS = 10_000;

type TextRow = (string | null)[];

/**
 * Copies all rows of a table as text, which every type reads back exactly. Source and target must each be in a
 * transaction. Returns the number of rows.
 */
export async function copyTable(source: ClientBase, target: ClientBase, table: TableColumns): Promise<number> {
  const names = table.columns.map(({ name }) => quoted(name));
  const name = `public.${quoted(table.name)}`;
  const insert = `INSERT INTO ${name} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${table.columns.map(({ type }, index) => `batch.c${index}::${type}`).join(', ')}
    FROM unnest(${names.map((_, index) => `$${index + 1}::text[]`).join(', ')})
      AS batch(${names.map((_, index) => `c${index}`).join(', ')})`;
  await source.query(
    `DECLARE moved_rows NO SCROLL CURSOR FOR SELECT ${names.map((column) => `${column}::text`).join(', ')} FROM ${name}`,
  );
  let copied = 0;
  for (let size = FIRST_BATCH_ROWS; ; ) {
    const { rows } = await source.query<TextRow>({ text: `FETCH ${size} FROM moved_rows`, rowMode: 'array' });
    if (rows.length === 0) break;
    await target.query(
      { name: `copy ${table.name}`, text: insert },
      names.map((_, index) => rows.map((row) => row[index] ?? null)),
    );
    copied += rows.length;
    const bytesPerRow = Math.max(1, bytesOf(rows) / rows.length);
    size = Math.max(1, Math.min(MAX_BATCH_ROWS, Math.floor(BATCH_BYTES / bytesPerRow)));
  }
  await source.query('CLOSE moved_rows');
  return copied;
}

const bytesOf = (rows: readonly TextRow[]): number =>
  rows.reduce((sum, row) => sum + row.reduce((length, value) => length + (value?.length ?? 4), 0), 0);

/** Sets the target's sequences, those of identity columns included, to the source's values. */
export async function copySequences(source: ClientBase, target: ClientBase): Promise<void> {
  const { rows } = await source.query<{ name: string }>(
    `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  for (const { name } of rows) {
    const sequence = `public.${quoted(name)}`;
    const value = await source.query<{ last: string; called: boolean }>(
      `SELECT last_value::text AS last, is_called AS called FROM ${sequence}`,
    );
    const { last = '1', called = false } = value.rows[0] ?? {};
    await target.query('SELECT setval($1::regclass, $2::bigint, $3)', [sequence, last, called]);
  }
}
