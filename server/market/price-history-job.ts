import { HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import type { Services } from '../calls/context.ts';
import { ratesInForce } from '../data/schema/rates.ts';
import { repeat } from '../repeat.ts';
import { storePriceHistory } from './price-history.ts';

type JobServices = Pick<Services, 'clock' | 'db' | 'log' | 'onWrite'>;

/**
 * Key of the inputs to a day's prices: the day, the versions in force, and the hour, because sailings close by
 * themselves. An unchanged key skips the queries.
 */
async function momentOf({ db, clock }: JobServices): Promise<string> {
  const now = clock.now();
  const versions = await db.select().from(ratesInForce).orderBy(ratesInForce.service);
  return JSON.stringify([localDay(now, CHINA), Math.floor(now / HOUR_MS), versions]);
}

/** Stores each day's prices: at start, hourly and within a minute of a new version. */
export function startPriceHistory(services: JobServices): { stop(): Promise<void> } {
  let storedMoment = '';
  const run = async () => {
    const moment = await momentOf(services);
    if (moment === storedMoment) return;
    await storePriceHistory(services.db, services.clock.now());
    storedMoment = moment;
    services.onWrite?.(['offers']);
  };
  const onError = (error: unknown) => services.log.error('priceHistory.failed', { error });
  return repeat(run, { everyMs: MINUTE_MS, onError });
}
