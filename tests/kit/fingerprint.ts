import type { Pool } from 'pg';

/** A digest of the rows of every table but those left out, by the table's name. */
export async function fingerprintOf(
  pool: Pick<Pool, 'query'>,
  leftOut: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables.rows.filter((table) => !leftOut.includes(table.name))) {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(to_jsonb(each)::text, 0)::numeric), 0) as digest
       from ${name} as each`,
    );
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}
