import { and, count, desc, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { OperatorContentQuery, operatorContentQuery } from '#contract/calls/operator-content.ts';
import type { ArticleKind } from '#domain/content/kinds.ts';
import type { Database } from '../data/connect.ts';
import { contains } from '../data/contains.ts';
import { cutPage, milliseconds, QUEUE_PAGE_SIZE } from '../operators/queue.ts';
import { isShown, type PublishedTable } from './shown.ts';
import type { ArticleState, ArticleStore } from './store.ts';
import { stores } from './stores.ts';

type Request = InferOutput<typeof operatorContentQuery.request>;
type Row = OperatorContentQuery['items'][number];

export function statusOf({ shownFrom, withdrawnAt }: Pick<ArticleState, 'shownFrom' | 'withdrawnAt'>, now: number) {
  if (shownFrom !== null) return shownFrom.getTime() > now ? ('SCHEDULED' as const) : ('PUBLISHED' as const);
  return withdrawnAt === null ? ('DRAFT' as const) : ('WITHDRAWN' as const);
}

export function toRow(kind: ArticleKind, state: ArticleState, now: number): Row {
  const { id, draft, upcoming, upcomingFrom, shownFrom, editedBy, editedAt } = state;
  return {
    id,
    kind,
    title: (draft ?? upcoming)?.fields.title ?? state.title,
    status: statusOf(state, now),
    hasChanges: draft !== null,
    changeFrom: upcomingFrom?.getTime() ?? null,
    // Seeded content has no publication time.
    shownFrom: shownFrom === null || shownFrom.getTime() === 0 ? null : shownFrom.getTime(),
    editedBy,
    editedAt: editedAt?.getTime() ?? null,
  };
}

function hasStatus(table: PublishedTable, status: Request['status'], now: number): SQL | undefined {
  const { shownFrom, withdrawnAt, upcomingFrom } = table;
  switch (status) {
    case 'DRAFT':
      return and(isNull(shownFrom), isNull(withdrawnAt));
    case 'SCHEDULED':
      return or(gt(shownFrom, new Date(now)), isNotNull(upcomingFrom));
    case 'PUBLISHED':
      return isShown(table, now);
    case 'WITHDRAWN':
      return and(isNull(shownFrom), isNotNull(withdrawnAt));
    default:
      return undefined;
  }
}

const columnsOf = ({ table, title }: Pick<ArticleStore, 'table' | 'title'>) => {
  const { id, draft, upcoming, upcomingFrom, shownFrom, withdrawnAt, version, editedAt, editedBy } = table;
  return { id, title, draft, upcoming, upcomingFrom, shownFrom, withdrawnAt, version, editedAt, editedBy };
};

/** Lists one kind of content, the last changed first. */
export async function listArticles(
  db: Database,
  { kind, status, keyword, after }: Request,
  now: number,
): Promise<OperatorContentQuery> {
  const { table, madeAt, title: name, listed } = stores[kind];
  const changedAt = milliseconds(sql`coalesce(${table.editedAt}, ${madeAt})`);
  const title = sql`coalesce(coalesce(${table.draft}, ${table.upcoming}) -> 'fields' ->> 'title', ${name})`;
  const filter = and(listed, hasStatus(table, status, now), keyword === '' ? undefined : contains(title, keyword));
  const [from = '', ...id] = (after ?? '').split('.');
  const beyond =
    after === undefined ? undefined : sql`(${changedAt}, ${table.id}) < (${Number(from)}::bigint, ${id.join('.')})`;
  const rows = await db
    .select({ ...columnsOf({ table, title: name }), changedAt: sql<string>`${changedAt}` })
    .from(table)
    .where(and(filter, beyond))
    .orderBy(desc(changedAt), desc(table.id))
    .limit(QUEUE_PAGE_SIZE + 1);
  const [counted] = await db.select({ total: count() }).from(table).where(filter);
  const { shown, last } = cutPage(rows, QUEUE_PAGE_SIZE);
  return {
    items: shown.map((row) => toRow(kind, row, now)),
    total: counted?.total ?? 0,
    next: last === undefined ? null : `${Number(last.changedAt)}.${last.id}`,
    now,
  };
}
