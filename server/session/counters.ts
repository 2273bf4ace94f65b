import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../data/connect.ts';
import { counters } from '../data/schema/accounts.ts';

/** Allows at most `most` until `endsAt`, when the next window starts. */
export interface Window {
  key: string;
  most: number;
  endsAt: number;
}

type Executor = Pick<Database, 'execute' | 'select' | 'update' | 'delete'>;

/** The window of this length that contains `now`; `offsetMs` shifts the boundaries. */
export function windowAt(name: string, { most, spanMs, offsetMs = 0 }: WindowRate, now: number): Window {
  const index = Math.floor((now + offsetMs) / spanMs);
  return { key: `${name} ${index}`, most, endsAt: (index + 1) * spanMs - offsetMs };
}

interface WindowRate {
  most: number;
  spanMs: number;
  offsetMs?: number;
}

const secondsLeft = ({ endsAt }: Window, now: number): number => Math.max(1, Math.ceil((endsAt - now) / 1000));

/** Reads the count of a window. */
export async function counted(db: Executor, { key }: Pick<Window, 'key'>): Promise<number> {
  const [row] = await db.select({ count: counters.count }).from(counters).where(eq(counters.key, key));
  return row?.count ?? 0;
}

/** Returns the seconds until another would pass, or 0, without counting. */
export async function waitForWindow(db: Executor, window: Window, now: number): Promise<number> {
  return (await counted(db, window)) < window.most ? 0 : secondsLeft(window, now);
}

/** Counts one in a single atomic statement; returns the seconds to wait, or 0 when it passed. */
export async function countIn(db: Executor, window: Window, now: number): Promise<number> {
  const { key, most, endsAt } = window;
  const counted = await db.execute(sql`
    insert into ${counters} as known (key, count, expires_at)
    values (${key}, 1, ${new Date(endsAt).toISOString()})
    on conflict (key) do update set count = known.count + 1
    where known.count < ${most}
    returning key`);
  return counted.rows.length > 0 ? 0 : secondsLeft(window, now);
}

export async function countOut(db: Executor, { key }: Window): Promise<void> {
  await db
    .update(counters)
    .set({ count: sql`greatest(0, ${counters.count} - 1)` })
    .where(eq(counters.key, key));
}

export async function sweepCounters(db: Executor, now: number): Promise<void> {
  await db.delete(counters).where(lt(counters.expiresAt, new Date(now)));
}
