import type { Pool } from 'pg';

type Database = Pick<Pool, 'query'>;

async function ofEachTable(pool: Database, what: string, leftOut: readonly string[]): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const names = tables.rows.map(({ name }) => name).filter((name) => !leftOut.includes(name));
  const { rows } = await pool.query<{ name: string; digest: string }>(
    names.map((name) => `select '${name}' as name, ${what} as digest from ${name} as each`).join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** A digest of the rows of every table but those left out, by the table's name. */
export const fingerprintOf = (pool: Database, leftOut: readonly string[] = []) =>
  ofEachTable(pool, `count(*) || ' ' || coalesce(sum(hashtextextended(to_jsonb(each)::text, 0)::numeric), 0)`, leftOut);

/** How many rows each table has and which transaction wrote its youngest: no insert, update or removal leaves both as they were. */
export const lastWritesOf = (pool: Database, leftOut: readonly string[] = []) =>
  ofEachTable(pool, `count(*) || ' ' || coalesce(max(xmin::text::bigint), 0)`, leftOut);
