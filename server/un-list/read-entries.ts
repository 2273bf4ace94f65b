import { and, arrayContains, inArray, sql } from 'drizzle-orm';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import type { Database } from '../data/connect.ts';
import { ratesInForce } from '../data/schema/rates.ts';
import { unListEntries } from '../data/schema/reference.ts';
import { PUBLISHED_EDITION } from './published-list.ts';

type Reader = Pick<Database, 'select'>;

/** Entries of the edition in force: the one an operator published, else the built-in one. */
export const isCurrent = sql`${unListEntries.edition} = coalesce(
  (select ${ratesInForce.versionId} from ${ratesInForce} where ${ratesInForce.service} = 'unList'),
  ${PUBLISHED_EDITION.code})`;

/** Reads the entries of several numbers; unlisted ones are left out. */
export async function readUnEntries(db: Reader, unNos: readonly string[]): Promise<Map<string, UnEntry>> {
  if (unNos.length === 0) return new Map();
  const rows = await db
    .select({ unNo: unListEntries.unNo, entry: unListEntries.entry })
    .from(unListEntries)
    .where(and(isCurrent, inArray(unListEntries.unNo, [...new Set(unNos)])));
  return new Map(rows.map(({ unNo, entry }) => [unNo, entry]));
}

/** Reads the entry of a number; null without a number or an entry. */
export const readUnEntry = async (db: Reader, unNo: string | null | undefined): Promise<UnEntry | null> =>
  unNo === null || unNo === undefined ? null : ((await readUnEntries(db, [unNo])).get(unNo) ?? null);

/** True when a row of the list has the special provision. */
export async function isProvisionListed(db: Reader, provision: string): Promise<boolean> {
  const path = sql`'$.rows[*].specialProvisions[*] ? (@ == $provision)'`;
  const having = sql`jsonb_path_exists(${unListEntries.entry}, ${path}, jsonb_build_object('provision', ${provision}::text))`;
  const rows = await db.select({ unNo: unListEntries.unNo }).from(unListEntries).where(and(isCurrent, having)).limit(1);
  return rows.length > 0;
}

/** Returns the UN number of a CAS number; null when no entry, or more than one, has it. */
export async function unNoOfCas(db: Reader, casNo: string): Promise<string | null> {
  if (casNo === '') return null;
  const rows = await db
    .select({ unNo: unListEntries.unNo })
    .from(unListEntries)
    .where(and(isCurrent, arrayContains(unListEntries.casNumbers, [casNo])))
    .limit(2);
  return rows.length === 1 ? rows[0]!.unNo : null;
}
