import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../data/connect.ts';
import { limits } from '../data/schema/accounts.ts';
import { digest } from './tokens.ts';

/** At most `most` within any `spanMs`. */
export interface Rate {
  most: number;
  spanMs: number;
}

export interface Limit extends Rate {
  key: string;
}

type Executor = Pick<Database, 'execute' | 'select' | 'update' | 'delete'>;

/** Key of a limit; phones and addresses are stored as digests. */
export const limitOf = (name: string, subject: string, rate: Rate): Limit => ({
  key: `${name} ${digest(subject)}`,
  ...rate,
});

function waitSeconds(times: readonly number[], { most, spanMs }: Rate, now: number): number {
  const counted = times.filter((time) => time > now - spanMs).toSorted((one, other) => one - other);
  if (counted.length < most) return 0;
  return Math.max(1, Math.ceil((counted[counted.length - most]! + spanMs - now) / 1000));
}

/** Times that still count, the oldest first. */
export async function countedTimes(db: Executor, { key, spanMs }: Limit, now: number): Promise<readonly number[]> {
  const [row] = await db.select({ times: limits.times }).from(limits).where(eq(limits.key, key));
  return (row?.times ?? []).filter((time) => time > now - spanMs).toSorted((one, other) => one - other);
}

/** Returns the seconds until another would pass per limit, or 0, without counting. */
export async function waitsFor(db: Executor, checked: readonly Limit[], now: number): Promise<number[]> {
  const keys = checked.map(({ key }) => key);
  const rows = await db.select().from(limits).where(inArray(limits.key, keys));
  const timesOf = new Map(rows.map(({ key, times }) => [key, times]));
  return checked.map((limit) => waitSeconds(timesOf.get(limit.key) ?? [], limit, now));
}

export const longestWait = async (db: Executor, checked: readonly Limit[], now: number): Promise<number> =>
  Math.max(...(await waitsFor(db, checked, now)));

/** Counts one in a single atomic statement; returns the seconds to wait, or 0 when it passed. */
export async function take(db: Executor, limit: Limit, now: number): Promise<number> {
  const { key, most, spanMs } = limit;
  const since = now - spanMs;
  const expiresAt = new Date(now + spanMs).toISOString();
  const taken = await db.execute(sql`
    insert into ${limits} as known (key, times, expires_at)
    values (${key}, array[${now}]::bigint[], ${expiresAt})
    on conflict (key) do update set
      times = array(select each from unnest(known.times) each where each > ${since} order by each) || ${now}::bigint,
      expires_at = excluded.expires_at
    where (select count(*) from unnest(known.times) each where each > ${since}) < ${most}
    returning key`);
  return taken.rows.length > 0 ? 0 : Math.max(1, await longestWait(db, [limit], now));
}

/** Counts one unconditionally; drops the oldest beyond `most`. */
export async function push(db: Executor, limit: Limit, now: number): Promise<void> {
  const { key, most, spanMs } = limit;
  const expiresAt = new Date(now + spanMs).toISOString();
  await db.execute(sql`
    insert into ${limits} as known (key, times, expires_at)
    values (${key}, array[${now}]::bigint[], ${expiresAt})
    on conflict (key) do update set
      times = (known.times || ${now}::bigint)[greatest(1, cardinality(known.times) + 2 - ${most}::int):],
      expires_at = excluded.expires_at`);
}

/** Removes one of those counted at `at`. */
export async function giveBack(db: Executor, { key }: Limit, at: number): Promise<void> {
  await db.execute(sql`
    update ${limits}
    set times = times[:array_position(times, ${at}::bigint) - 1] || times[array_position(times, ${at}::bigint) + 1:]
    where key = ${key} and array_position(times, ${at}::bigint) is not null`);
}

export async function sweepLimits(db: Executor, now: number): Promise<void> {
  await db.delete(limits).where(lt(limits.expiresAt, new Date(now)));
}
