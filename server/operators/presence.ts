import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { ArticleKind } from '#domain/content/kinds.ts';
import { MINUTE_MS } from '#domain/limits.ts';
import type { CallContext } from '../calls/context.ts';
import { operators, presence } from '../data/schema/operators.ts';

/** An operator without a reading for this long counts as away. */
const PRESENT_MS = 15 * MINUTE_MS;

export type PresenceKind = ArticleKind | 'enquiry' | 'invoice' | 'lead' | 'order' | 'verification';

type Parts = Pick<CallContext, 'clock' | 'db' | 'operator'>;

/** Lists other operators with these records open. */
async function othersAt({ db, clock, operator }: Parts, kind: PresenceKind, ids: readonly string[]) {
  const byId = new Map<string, { name: string; at: number }[]>();
  if (ids.length === 0) return byId;
  const rows = await db
    .select({ id: presence.subjectId, name: operators.name, at: presence.since })
    .from(presence)
    .innerJoin(operators, eq(operators.id, presence.operatorId))
    .where(
      and(
        eq(presence.kind, kind),
        inArray(presence.subjectId, [...ids]),
        gt(presence.until, new Date(clock.now())),
        isNull(operators.removedAt),
        isNull(operators.disabledAt),
        operator === null ? undefined : ne(presence.operatorId, operator.id),
      ),
    )
    .orderBy(presence.since);
  for (const { id, name, at } of rows) byId.set(id, [...(byId.get(id) ?? []), { name, at: at.getTime() }]);
  return byId;
}

/** Records the operator's open record, replacing the previous one; systems have none. */
async function noteOpen({ db, clock, operator }: Parts, kind: PresenceKind, id: string): Promise<void> {
  if (operator === null) return;
  const now = clock.now();
  const until = new Date(now + PRESENT_MS);
  const [kept] = await db
    .update(presence)
    .set({ until })
    .where(
      and(
        eq(presence.operatorId, operator.id),
        eq(presence.kind, kind),
        eq(presence.subjectId, id),
        gt(presence.until, new Date(now)),
      ),
    )
    .returning({ id: presence.operatorId });
  if (kept !== undefined) return;
  const open = { kind, subjectId: id, since: new Date(now), until };
  await db
    .insert(presence)
    .values({ operatorId: operator.id, ...open })
    .onConflictDoUpdate({ target: presence.operatorId, set: open });
}

/** Adds the operators who have the record open. */
export async function opened<Sheet extends { row: object }>(
  parts: Parts,
  kind: PresenceKind,
  id: string,
  sheet: Sheet,
): Promise<Sheet & { row: Sheet['row'] & { openBy: { name: string; at: number }[] } }> {
  await noteOpen(parts, kind, id);
  const openBy = (await othersAt(parts, kind, [id])).get(id) ?? [];
  return { ...sheet, row: { ...sheet.row, openBy } };
}

/** Adds the operators who have each row's record open. */
export async function withOpen<Row extends object, Page extends { items: Row[] }>(
  parts: Parts,
  kind: PresenceKind,
  page: Page & { items: Row[] },
  idOf: (row: Row) => string,
): Promise<Page> {
  const byId = await othersAt(parts, kind, page.items.map(idOf));
  return { ...page, items: page.items.map((row) => ({ ...row, openBy: byId.get(idOf(row)) ?? [] })) };
}

/** Clears the operator's open record: the given one if it is still open, or any on sign-out. */
export async function leaveOperator({ db }: Pick<Parts, 'db'>, operatorId: string, subjectId?: string): Promise<void> {
  const isOpen = subjectId === undefined ? undefined : eq(presence.subjectId, subjectId);
  await db.delete(presence).where(and(eq(presence.operatorId, operatorId), isOpen));
}
