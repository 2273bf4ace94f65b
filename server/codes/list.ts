import { and, asc, count, gt, or } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { OperatorCode, OperatorCodes, operatorCodes } from '#contract/calls/operator-codes.ts';
import type { CodeKind } from '#domain/reference/code-kinds.ts';
import type { Database } from '../data/connect.ts';
import { contains } from '../data/contains.ts';
import { cutPage, QUEUE_PAGE_SIZE } from '../operators/queue.ts';
import { type CodeTable, fieldsOf, isCode, ofKind, tableOf } from './kinds.ts';

export const toOperatorCode = (kind: CodeKind, row: CodeTable['$inferSelect']): OperatorCode => ({
  ...{ kind, code: row.code, version: row.version, fields: fieldsOf(row), editedBy: row.editedBy },
  editedAt: row.editedAt?.getTime() ?? null,
});

export async function readCode(db: Pick<Database, 'select'>, kind: CodeKind, code: string) {
  const [row] = await db.select().from(tableOf(kind)).where(isCode(kind, code));
  return row as CodeTable['$inferSelect'] | undefined;
}

/** Lists the codes of one kind. */
export async function listCodes(
  db: Database,
  { kind, keyword, after }: InferOutput<typeof operatorCodes.request>,
): Promise<OperatorCodes> {
  const table = tableOf(kind);
  const named = keyword === '' ? undefined : or(contains(table.code, keyword), contains(table.nameCn, keyword));
  const filter = and(ofKind(kind), named);
  const rows = (await db
    .select()
    .from(table)
    .where(and(filter, after === undefined ? undefined : gt(table.code, after)))
    .orderBy(asc(table.code))
    .limit(QUEUE_PAGE_SIZE + 1)) as CodeTable['$inferSelect'][];
  const [counted] = await db.select({ total: count() }).from(table).where(filter);
  const { shown, last } = cutPage(rows, QUEUE_PAGE_SIZE);
  return {
    items: shown.map((row) => toOperatorCode(kind, row)),
    total: counted?.total ?? 0,
    next: last?.code ?? null,
  };
}
