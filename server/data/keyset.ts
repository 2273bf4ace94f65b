import { and, asc, desc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { END, type KeysetRequest, START } from '#contract/keyset.ts';
import type { Database } from './connect.ts';

type MomentOf<Row> = { [Key in keyof Row]: Row[Key] extends Date ? Key & string : never }[keyof Row];

/** Rows ordered by a time, then by id. */
export interface Run<Row> {
  where: SQL | undefined;
  by: MomentOf<Row>;
  order: 'asc' | 'desc';
}

/** A list is a sequence of runs. */
interface List<Row> {
  db: Database;
  table: PgTable & { $inferSelect: Row };
  now: number;
  /** Runs may depend on the time, so all pages of one listing use the time of its first page. */
  runs: (began: number) => readonly Run<Row>[];
}

interface Counted<Row> extends Run<Row> {
  count: number;
}

interface Position {
  run: number;
  moment: number;
  id: string;
}

/** Direction, start (null for an end of the list), rows skipped and rows read. */
interface Walk {
  direction: 'after' | 'before';
  from: Position | null;
  skip: number;
  limit: number;
}

interface Found<Row> {
  row: Row;
  location: Position;
}

const write = ({ run, moment, id }: Position, began: number) => `${run}.${began}.${moment}.${id}`;

function parse(cursor: string): { from: Position; began: number } {
  const [run, began, moment, id = ''] = cursor.split('.');
  return { from: { run: Number(run), moment: Number(moment), id }, began: Number(began) };
}

/** Reads the rows of a run beyond a cursor, nearest first. */
function stretch<Row extends { id: string }>(
  { db, table }: Pick<List<Row>, 'db' | 'table'>,
  { where, by, order }: Run<Row>,
  { direction, from, skip, limit }: Walk,
) {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const [moment, id] = [columns[by]!, columns.id!];
  const isRising = (order === 'asc') === (direction === 'after');
  const way = isRising ? asc : desc;
  const beyond =
    from === null
      ? undefined
      : sql`(${moment}, ${id}) ${sql.raw(isRising ? '>' : '<')} (${sql.param(new Date(from.moment), moment)}, ${from.id})`;
  return db
    .select()
    .from(table as PgTable)
    .where(and(where, beyond))
    .orderBy(way(moment), way(id))
    .limit(limit)
    .offset(skip);
}

async function walk<Row extends { id: string }>(
  list: List<Row>,
  runs: readonly Counted<Row>[],
  { direction, from, skip, limit }: Walk,
): Promise<Found<Row>[]> {
  const found: Found<Row>[] = [];
  let left = skip;
  const inOrder = [...runs.entries()];
  for (const [index, run] of direction === 'after' ? inOrder : inOrder.toReversed()) {
    const isPassed = from !== null && (direction === 'after' ? index < from.run : index > from.run);
    if (isPassed || found.length === limit) continue;
    if (left > 0 && left >= run.count) {
      left -= run.count;
      continue;
    }
    const rows = (await stretch(list, run, {
      direction,
      from: from?.run === index ? from : null,
      skip: left,
      limit: limit - found.length,
    })) as Row[];
    left = 0;
    for (const row of rows) {
      found.push({ row, location: { run: index, moment: (row[run.by] as Date).getTime(), id: row.id } });
    }
  }
  return found;
}

/** Reads one page by keyset at constant cost for any depth, with the cursors of its neighbours. */
export async function keysetPage<Row extends { id: string }>(
  { page, pageSize, after, before }: KeysetRequest,
  list: List<Row>,
) {
  const cursor = after ?? before;
  const isRow = cursor !== undefined && cursor !== START && cursor !== END;
  const { from, began } = isRow ? parse(cursor) : { from: null, began: list.now };
  const runs: Counted<Row>[] = [];
  for (const run of list.runs(began)) {
    runs.push({ ...run, count: await list.db.$count(list.table, run.where) });
  }
  const total = runs.reduce((sum, { count }) => sum + count, 0);

  const direction = before === undefined ? 'after' : 'before';
  const skip = ((page ?? 1) - 1) * pageSize;
  const found = await walk(list, runs, { direction, from, skip, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const onward = found.length > pageSize ? write(found[pageSize - 1]!.location, began) : null;
  const back = await backFrom(shown[0]);

  /** Cursor of the previous page; null behind an empty page, which means the whole list. */
  async function backFrom(nearest: Found<Row> | undefined): Promise<string | null> {
    if (nearest === undefined) return total === 0 ? null : direction === 'after' ? END : START;
    if (from === null && skip === 0) return null;
    const turned = direction === 'after' ? 'before' : 'after';
    const behind = await walk(list, runs, { direction: turned, from: nearest.location, skip: 0, limit: 1 });
    return behind.length === 0 ? null : write(nearest.location, began);
  }

  return {
    items: (direction === 'after' ? shown : shown.toReversed()).map(({ row }) => row),
    total,
    page: cursor === undefined ? (page ?? 1) : null,
    pageSize,
    previous: direction === 'after' ? back : onward,
    next: direction === 'after' ? onward : back,
  };
}
