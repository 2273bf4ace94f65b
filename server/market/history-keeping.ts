import { HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import type { Services } from '../calls/context.ts';
import { ratesInForce } from '../data/schema/rates.ts';
import { repeat } from '../repeat.ts';
import { keepPriceHistory } from './price-history.ts';

type Kept = Pick<Services, 'clock' | 'db' | 'log' | 'onWrite'>;

/**
 * What a day's prices hang on: the day itself, the versions in force, and the hour for what closes by itself. While it
 * is the same, nothing is asked.
 */
async function momentOf({ db, clock }: Kept): Promise<string> {
  const now = clock.now();
  const versions = await db.select().from(ratesInForce).orderBy(ratesInForce.service);
  return JSON.stringify([localDay(now, CHINA), Math.floor(now / HOUR_MS), versions]);
}

/** Keeps the prices of each day while the server runs: at its start, each hour and within a minute of a new version. */
export function startPriceHistory(services: Kept): { stop(): Promise<void> } {
  let kept = '';
  const run = async () => {
    const moment = await momentOf(services);
    if (moment === kept) return;
    await keepPriceHistory(services.db, services.clock.now());
    kept = moment;
    services.onWrite?.(['offers']);
  };
  const onError = (error: unknown) => services.log.error('priceHistory.failed', { error });
  return repeat(run, { everyMs: MINUTE_MS, onError });
}
