import type { CallContext } from '../calls/context.ts';
import type { Database } from '../data/connect.ts';
import { counted, countIn, countOut, type Window, windowAt } from './counters.ts';
import { countedTimes, giveBack, type Limit, limitOf, push, take } from './limiter.ts';
import { levelAt, type RiskRate, rateAt } from './work-rules.ts';

type Executor = Pick<Database, 'execute' | 'select' | 'update' | 'delete'>;

/** A counter of a request and the work it requires as it rises. */
export interface Risk {
  limit: Limit;
  rate: RiskRate;
}

/** Counters that decide a request's work: its own, and everyone's in this hour. */
export interface Risks {
  own: readonly Risk[];
  everyone: { window: Window; rate: RiskRate } | null;
}

/** Largest integer of the database, more than any hour's count. */
const UNCOUNTED = 2_147_483_647;

const mostOf = ({ steps }: RiskRate) => Math.max(1, ...steps);

export const riskOf = (name: string, subject: string, rate: RiskRate): Risk => ({
  limit: limitOf(name, subject, { most: mostOf(rate), spanMs: rate.spanMs }),
  rate,
});

export const everyoneAt = (name: string, rate: RiskRate, now: number) => ({
  window: windowAt(name, { most: UNCOUNTED, spanMs: rate.spanMs }, now),
  rate,
});

/** Returns the work level these counters require. */
async function levelNeeded(db: Executor, { own, everyone }: Risks, now: number): Promise<number> {
  const levels: number[] = [0];
  for (const { limit, rate } of own) levels.push(levelAt(rate, (await countedTimes(db, limit, now)).length));
  if (everyone !== null) levels.push(levelAt(everyone.rate, await counted(db, everyone.window)));
  return Math.max(...levels);
}

/** Returns the units still required beyond those proven. */
export async function missingUnits(
  { db, work }: Pick<CallContext, 'db' | 'work'>,
  risks: Risks,
  proven: number,
  now: number,
): Promise<number> {
  return Math.max(0, (work.units[await levelNeeded(db, risks, now)] ?? 0) - proven);
}

/**
 * Counts a request that paid for a level; false when a counter has exceeded it, so that concurrent requests see each
 * other.
 */
export async function countRisks(tx: Executor, { own, everyone }: Risks, level: number, now: number): Promise<boolean> {
  for (const { limit, rate } of own) {
    const paid = rateAt(rate, level);
    if (paid === null) await push(tx, limit, now);
    else if ((await take(tx, { ...limit, ...paid }, now)) > 0) return false;
  }
  if (everyone === null) return true;
  const most = rateAt(everyone.rate, level)?.most ?? everyone.window.most;
  return (await countIn(tx, { ...everyone.window, most }, now)) === 0;
}

export async function uncountRisks(db: Executor, { own, everyone }: Risks, at: number): Promise<void> {
  for (const { limit } of own) await giveBack(db, limit, at);
  if (everyone !== null) await countOut(db, everyone.window);
}
