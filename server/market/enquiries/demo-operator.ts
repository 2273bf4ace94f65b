import { and, asc, eq, gt } from 'drizzle-orm';
import type { Clock } from '#domain/clock.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import type { Database } from '../../data/connect.ts';
import { enquiries } from '../../data/schema/enquiries.ts';
import { audit } from '../../data/schema/operations.ts';
import type { Log } from '../../log.ts';
import { notifyEnquiryAnswered } from '../../notices/event-notices.ts';
import { moveAlong } from '../../orders/demo-moves.ts';
import type { Random } from '../../random.ts';
import { repeat } from '../../repeat.ts';
import { listedOptions } from './listed-options.ts';
import { OPTION_DAYS, promisedTo, writeOptions } from './option.ts';

export interface DemoOperator {
  db: Database;
  clock: Clock;
  random: Random;
  log: Log;
}

const MOST_OPTIONS = 3;
const MOST_IN_A_SWEEP = 50;
/** Well below the two minutes an enquiry may wait. */
const SWEEP_EVERY_MS = 15_000;

/**
 * Answers open enquiries, each in its own transaction: a crash leaves only its enquiry to the next sweep, and
 * several processes share the work by skipping locked rows.
 */
export async function answerWaiting(operator: DemoOperator): Promise<number> {
  let answered = 0;
  while (answered < MOST_IN_A_SWEEP && (await operator.db.transaction((tx) => answerNext(tx, operator)))) answered += 1;
  return answered;
}

async function answerNext(
  tx: Transaction,
  { clock, random }: Pick<DemoOperator, 'clock' | 'random'>,
): Promise<boolean> {
  const now = clock.now();
  const [waiting] = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.status, 'waiting'), gt(enquiries.deadline, new Date(now))))
    .orderBy(asc(enquiries.createdAt), asc(enquiries.enquiryNo))
    .limit(1)
    .for('update', { skipLocked: true });
  if (waiting === undefined) return false;
  const options = await listedOptions(tx, waiting, { now, most: MOST_OPTIONS });
  const promised = options.map((option) => ({ ...option, validTo: promisedTo(option.validTo, now, OPTION_DAYS) }));
  await writeOptions(tx, waiting.enquiryNo, promised, random);
  const status = options.length > 0 ? 'answered' : 'declined';
  await tx
    .update(enquiries)
    .set({ status, answeredAt: new Date(now) })
    .where(eq(enquiries.enquiryNo, waiting.enquiryNo));
  await tx.insert(audit).values({
    at: new Date(now),
    actorKind: 'system',
    action: status === 'declined' ? 'enquiry.manual' : `enquiry.${status}`,
    subjectKind: 'enquiry',
    subjectId: waiting.enquiryNo,
    detail: { options: options.length },
  });
  await notifyEnquiryAnswered(tx, waiting, { isDeclined: status === 'declined', reason: '' }, now);
  return true;
}

async function work(operator: DemoOperator): Promise<void> {
  const answered = await answerWaiting(operator);
  const moved = await moveAlong(operator);
  if (answered + moved > 0) operator.log.info('demoDesk.worked', { answered, moved });
}

/** Runs while the server does. */
export const startDemoOperator = (operator: DemoOperator): { stop(): Promise<void> } =>
  repeat(() => work(operator), {
    everyMs: SWEEP_EVERY_MS,
    onError: (error) => operator.log.error('demoDesk.failed', { error }),
  });
