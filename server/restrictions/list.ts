import { and, asc, count, eq, gt, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type {
  OperatorRestriction,
  OperatorRestrictions,
  operatorRestrictions,
} from '#contract/calls/operator-restrictions.ts';
import type { Database } from '../data/connect.ts';
import { contains } from '../data/contains.ts';
import { carriers, locations } from '../data/schema/reference.ts';
import { restrictions } from '../data/schema/restrictions.ts';
import type { Reader } from '../market/fee-rates.ts';
import { cutPage, QUEUE_PAGE_SIZE } from '../operators/queue.ts';
import type { RestrictionRow } from './in-force.ts';

/** Ports by sea and air. */
export const portKinds = ['port', 'airport'] as const;

const partyName = sql<string>`case ${restrictions.partyKind}
  when 'carrier' then (select ${carriers.nameCn} from ${carriers} where ${carriers.code} = ${restrictions.partyCode})
  when 'port' then (select min(${locations.nameCn}) from ${locations} where ${locations.code} = ${restrictions.partyCode}
    and ${inArray(locations.kind, [...portKinds])})
  end`;

export const selectRestrictions = (db: Reader) =>
  db.select({ row: restrictions, partyName }).from(restrictions).$dynamic();

function stateOf({ validFrom, validTo }: RestrictionRow, now: number): OperatorRestriction['state'] {
  if (validTo !== null && validTo.getTime() <= now) return 'ENDED';
  return validFrom.getTime() <= now ? 'IN_FORCE' : 'COMING';
}

export const toOperatorRow = (
  { row, partyName: name }: { row: RestrictionRow; partyName: string | null },
  now: number,
): OperatorRestriction => {
  const { validFrom, validTo, editedAt, ...written } = row;
  return {
    ...written,
    partyName: name ?? row.partyCode,
    validFrom: validFrom.getTime(),
    validTo: validTo?.getTime() ?? null,
    state: stateOf(row, now),
    editedAt: editedAt?.getTime() ?? null,
  };
};

function matches(keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const number = /^(?:UN)?\s*(\d{4})$/i.exec(keyword)?.[1];
  return or(
    contains(restrictions.partyCode, keyword),
    contains(partyName, keyword),
    contains(restrictions.source, keyword),
    eq(restrictions.dgClass, keyword),
    number === undefined ? undefined : eq(restrictions.unNo, number),
  );
}

/** Lists restrictions, grouped by carrier, port or vessel. */
export async function listRestrictions(
  db: Database,
  { state, keyword, after }: InferOutput<typeof operatorRestrictions.request>,
  now: number,
): Promise<OperatorRestrictions> {
  const { validTo, id } = restrictions;
  const ended = lte(validTo, new Date(now));
  const filter = and(state === 'ENDED' ? ended : or(isNull(validTo), not(ended)), matches(keyword));
  const rows = await selectRestrictions(db)
    .where(and(filter, after === undefined ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(QUEUE_PAGE_SIZE + 1);
  const [counted] = await db.select({ total: count() }).from(restrictions).where(filter);
  const { shown, last } = cutPage(rows, QUEUE_PAGE_SIZE);
  return {
    items: shown.map((found) => toOperatorRow(found, now)),
    total: counted?.total ?? 0,
    next: last?.row.id ?? null,
    now,
  };
}
