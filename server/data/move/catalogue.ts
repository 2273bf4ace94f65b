import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

export interface TableColumns {
  name: string;
  /** Columns that are written, with their SQL types; generated ones are left out. */
  columns: readonly { name: string; type: string }[];
}

export interface TableDigest {
  rows: number;
  content: string;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Makes both sides write the same value as the same text. */
export async function fixTextForms(client: ClientBase): Promise<void> {
  await client.query(
    `SET TimeZone = 'UTC'; SET DateStyle = 'ISO, MDY'; SET IntervalStyle = 'postgres';
     SET bytea_output = 'hex'; SET extra_float_digits = 1`,
  );
}

/** Lists all tables of the product; each comes after the tables it references. */
export async function listTables(client: ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<{ table: string; names: string[]; types: string[] }>(
    `SELECT c.relname::text AS "table", array_agg(a.attname::text ORDER BY a.attnum) AS names,
       array_agg(format_type(a.atttypid, a.atttypmod) ORDER BY a.attnum) AS types
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
  );
  const references = await client.query<{ table: string; referenced: string[] }>(
    `SELECT c.relname::text AS "table", array_agg(r.relname::text) AS referenced
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class r ON r.oid = k.confrelid
     WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND k.conrelid <> k.confrelid
     GROUP BY c.relname`,
  );
  const referencedBy = new Map(references.rows.map(({ table, referenced }) => [table, referenced]));
  const columnsOf = new Map(
    rows.map(({ table, names, types }) => [
      table,
      names.map((name, index) => ({ name, type: types[index] ?? 'text' })),
    ]),
  );
  return inDependencyOrder([...columnsOf.keys()], (name) => referencedBy.get(name) ?? []).map((name) => ({
    name,
    columns: columnsOf.get(name) ?? [],
  }));
}

/** Sorts names so that each follows its dependencies; throws on a cycle. */
export function inDependencyOrder(
  names: readonly string[],
  dependenciesOf: (name: string) => readonly string[],
): string[] {
  const sorted = new Set<string>();
  const open = new Set<string>();
  const visit = (name: string) => {
    if (sorted.has(name)) return;
    if (open.has(name)) throw new Error(`tables reference each other in a circle: ${[...open, name].join(' → ')}`);
    open.add(name);
    for (const dependency of dependenciesOf(name)) visit(dependency);
    open.delete(name);
    sorted.add(name);
  };
  for (const name of names) visit(name);
  return [...sorted];
}

/** Counts and digests a table. The digest sums a hash of each row, so it does not depend on the order of rows. */
export async function digestTable(client: ClientBase, table: string): Promise<TableDigest> {
  const { rows } = await client.query<{ rows: string; sums: string }>(
    `SELECT count(*)::text AS rows,
       concat(sum(('x' || left(hash, 16))::bit(64)::bigint::numeric), ' ',
              sum(('x' || right(hash, 16))::bit(64)::bigint::numeric)) AS sums
     FROM (SELECT md5(digested_row::text) AS hash FROM public.${quoted(table)} AS digested_row) AS hashes`,
  );
  const { rows: count, sums } = rows[0] ?? { rows: '0', sums: '' };
  const content = createHash('sha256').update(`${count} ${sums}`).digest('hex').slice(0, 16);
  return { rows: Number(count), content };
}
