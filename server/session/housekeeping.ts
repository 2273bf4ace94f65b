import { lt, or } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '#domain/limits.ts';
import { sweepExports } from '../account/export.ts';
import type { Services } from '../calls/context.ts';
import { sweepUnusedFiles } from '../content/unused-files.ts';
import { sessions, smsCodes, tickets } from '../data/schema/accounts.ts';
import { procurementPasses } from '../data/schema/procurement.ts';
import { sweepSupplierFiles } from '../market/procurement/supplier-files.ts';
import { sweepOperatorDevices } from '../operators/devices.ts';
import { sweepOperatorSessions } from '../operators/sessions.ts';
import { sweepAttempts } from './attempts.ts';
import { sweepCounters } from './counters.ts';
import { sweepDevices } from './known-device.ts';
import { sweepLimits } from './limiter.ts';

const KEPT_AFTER_END_MS = 30 * DAY_MS;

/** Deletes expired rows. Correctness does not depend on it, because expired rows are refused before. */
export async function sweepSignIn({ db, clock, captcha }: Pick<Services, 'db' | 'clock' | 'captcha'>): Promise<void> {
  const now = clock.now();
  const long = new Date(now - KEPT_AFTER_END_MS);
  await sweepLimits(db, now);
  await sweepCounters(db, now);
  await sweepAttempts(db, now);
  await sweepDevices(db, now);
  await sweepOperatorSessions(db, now);
  await sweepOperatorDevices(db, now);
  await captcha.sweep();
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, new Date(now)));
  await db.delete(procurementPasses).where(lt(procurementPasses.expiresAt, new Date(now)));
  await db.delete(tickets).where(lt(tickets.expiresAt, new Date(now)));
  await db.delete(sessions).where(or(lt(sessions.expiresAt, long), lt(sessions.endedAt, long)));
}

export function startCleanup(services: Pick<Services, 'db' | 'clock' | 'captcha' | 'files' | 'log'>): () => void {
  const timer = setInterval(() => {
    const sweeps = [sweepSignIn, sweepExports, sweepUnusedFiles, sweepSupplierFiles];
    Promise.all(sweeps.map((sweep) => sweep(services))).catch((error: unknown) =>
      services.log.error('housekeeping.failed', { error }),
    );
  }, MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}
