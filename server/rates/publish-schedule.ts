import { MINUTE_MS } from '#domain/limits.ts';
import type { Services } from '../calls/context.ts';
import { repeat } from '../repeat.ts';
import { completeOffers, forgetPreviews, publishDue } from './publish.ts';

/** Publishes due versions each minute while the server runs. */
export function startRatePublishing({ db, clock, log, onWrite }: Pick<Services, 'clock' | 'db' | 'log' | 'onWrite'>): {
  stop(): Promise<void>;
} {
  const onError = (error: unknown) => log.error('rateKeeping.failed', { error });
  const completed = completeOffers(db, clock.now()).catch(onError);
  const run = async () => {
    await completed;
    const published = await publishDue(db, clock.now());
    if (published > 0) {
      log.info('rates.published', { published });
      onWrite?.(['offers']);
    }
    await forgetPreviews(db, clock.now());
  };
  return repeat(run, { everyMs: MINUTE_MS, onError });
}
