import { createLog } from '#server/log.ts';
import { createOutlets } from '#server/notices/outlets.ts';
import { noticeSweep, type Outlets } from '#server/notices/start.ts';
import { secureRandom } from '#server/random.ts';
import { type NoticeSettings, readSettings, type Settings } from '#src/config/settings.ts';
import type { TestServer } from './server.ts';

interface NoticeTarget {
  settings?: Partial<Settings>;
  notices?: Partial<NoticeSettings>;
  outbox?: string;
}

export interface Notifier {
  outlets: Outlets;
  /** Sweeps once, at the moment of the server's clock. */
  sweep(): Promise<void>;
  /** Lets time pass in steps, sweeping after each. */
  pass(ms: number, step: number): Promise<void>;
  /** Matching log lines. */
  logged: string[];
  shown: string[];
}

/** Notification channels of a test server, as configured. */
export function createNotifier(
  { database: { db }, clock }: Pick<TestServer, 'clock' | 'database'>,
  { settings = {}, notices = {}, outbox = '/dev/null' }: NoticeTarget,
): Notifier {
  const logged: string[] = [];
  const shown: string[] = [];
  const log = createLog(clock, (line) => logged.push(line));
  const plain = readSettings({});
  const { outlets } = createOutlets({
    settings: { ...plain, ...settings, notices: { ...plain.notices, ...notices } },
    clock,
    random: secureRandom,
    log,
    outbox,
    show: (line) => shown.push(line),
  });
  const sweep = noticeSweep({ db, clock, log, settings: readSettings({}) }, outlets);
  return {
    outlets,
    sweep,
    pass: async (ms, step) => {
      for (let left = ms; left > 0; left -= step) {
        clock.advance(Math.min(step, left));
        await sweep();
      }
    },
    logged,
    shown,
  };
}
