import { MINUTE_MS } from '#domain/limits.ts';
import type { Services } from '../calls/context.ts';
import { completeOffers, forgetPreviews, publishDue } from './publish.ts';

/** Puts versions in force when their time comes, each minute while the server runs. */
export function startRateKeeping({ db, clock, log, onWrite }: Pick<Services, 'clock' | 'db' | 'log' | 'onWrite'>): {
  stop(): Promise<void>;
} {
  let isStopped = false;
  const run = async () => {
    try {
      const published = await publishDue(db, clock.now());
      if (published > 0) log.info('rates.published', { published });
      await forgetPreviews(db, clock.now());
    } catch (error) {
      log.error('rateKeeping.failed', { error });
    }
  };
  const complete = () =>
    completeOffers(db, clock.now()).catch((error: unknown) => log.error('rateKeeping.failed', { error }));
  let work: Promise<void> = complete().then(run).finally(onWrite);
  const timer = setInterval(() => {
    work = work.then(() => (isStopped ? undefined : run())).finally(onWrite);
  }, MINUTE_MS);
  return {
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      return work;
    },
  };
}
