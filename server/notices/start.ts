import { MINUTE_MS } from '#domain/limits.ts';
import type { Services } from '../calls/context.ts';
import { companySettings } from '../company/facts.ts';
import type { NoticeChannel } from '../data/schema/notices.ts';
import { repeat } from '../repeat.ts';
import { type Channels, deliverDue, forgetNotices } from './deliver.ts';
import { fanOutNotices } from './fan-out.ts';
import { deadlineWatch, notifyCancellations } from './timed.ts';

const SWEEP_MS = 3_000;

/** Channels of users and operators, and those that receive every notice. */
export interface Outlets {
  channels: Channels;
  operatorChannels: readonly NoticeChannel[];
  everywhere: readonly NoticeChannel[];
}

type Swept = Pick<Services, 'clock' | 'db' | 'log' | 'settings'>;

/** Runs one sweep: time-based notices, creation of messages, and delivery. */
export function noticeSweep(
  { db, clock, log, settings }: Swept,
  { channels, ...spread }: Outlets,
): () => Promise<void> {
  const tellDeadlines = deadlineWatch(db);
  let timedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock.now();
    if (now - timedAt >= MINUTE_MS) {
      timedAt = now;
      await notifyCancellations(db, now);
      await tellDeadlines(now);
      await forgetNotices(db, now);
    }
    while ((await fanOutNotices(db, now, spread)) > 0);
    const { sent, dead, failed } = await deliverDue(
      db,
      channels,
      clock.now,
      (await companySettings({ db, clock, settings })).site.brand,
    );
    if (dead + failed > 0) log.warn('notices.notSent', { dead, failed });
    if (sent > 0) log.info('notices.sent', { sent });
  };
}

/** Runs the sweep while the server runs. */
export const startNotices = (swept: Swept, outlets: Outlets): { stop(): Promise<void> } =>
  repeat(noticeSweep(swept, outlets), {
    everyMs: SWEEP_MS,
    onError: (error) => swept.log.error('noticeSweep.failed', { error }),
  });
