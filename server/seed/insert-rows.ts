import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgDatabase, type PgQueryResultHKT, type PgTable } from 'drizzle-orm/pg-core';

/** The part of the database handle that seeding needs, for either driver. */
export type SeedDatabase = Pick<PgDatabase<PgQueryResultHKT>, 'execute'>;

const ROWS_PER_STATEMENT = 4_000;

interface Conflict<Row> {
  /** Columns updated in an existing row; without any it stays unchanged. */
  refresh?: readonly (keyof Row & string)[];
  /** An existing row with a value in this column stays unchanged. */
  unless?: keyof Row & string;
}

/**
 * Inserts a few thousand rows per statement. They are sent as one JSON parameter typed by the table, which is ten
 * times faster than a parameter per value. All rows must have the same keys.
 */
export async function insertRows<Table extends PgTable>(
  db: SeedDatabase,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { refresh = [], unless }: Conflict<Table['$inferInsert']> = {},
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const config = getTableConfig(table);
  const byKey = table as unknown as Record<string, { name: string } | undefined>;
  const named = Object.keys(first).map((key) => ({ key, name: byKey[key]?.name ?? key }));
  const columns = sql.join(
    named.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const conflict =
    refresh.length === 0
      ? sql`do nothing`
      : sql`(${primaryKeyOf(config)}) do update set ${sql.join(
          refresh.map((key) => {
            const name = sql.identifier(byKey[key]?.name ?? key);
            return sql`${name} = excluded.${name}`;
          }),
          sql`, `,
        )}${unless === undefined ? sql`` : sql` where ${table}.${sql.identifier(byKey[unless]?.name ?? unless)} is null`}`;
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows
      .slice(start, start + ROWS_PER_STATEMENT)
      .map((row) => Object.fromEntries(named.map(({ key, name }) => [name, (row as Record<string, unknown>)[key]])));
    await db.execute(sql`
      insert into ${table} (${columns})
      select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(batch)}::json)
      on conflict ${conflict}`);
  }
}

function primaryKeyOf(config: ReturnType<typeof getTableConfig>): SQL {
  const composite = config.primaryKeys[0]?.columns ?? config.columns.filter((column) => column.primary);
  return sql.join(
    composite.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
}
