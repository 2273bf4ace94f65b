import { asc, eq, isNull, sql } from 'drizzle-orm';
import {
  INITIAL_CHOICE,
  type NoticeChoice,
  type OperatorKind,
  operatorKinds,
  type UserKind,
} from '#domain/notices/kinds.ts';
import type { Transaction } from '../calls/idempotent.ts';
import type { Database } from '../data/connect.ts';
import { users } from '../data/schema/accounts.ts';
import { type NoticeChannel, noticeChoices, notices, outbox } from '../data/schema/notices.ts';

type Notice = typeof notices.$inferSelect;

interface Way {
  channel: NoticeChannel;
  /** A user, or the operators. */
  receiver: string;
}

const MOST_IN_A_BATCH = 100;
const DESK = 'desk';

const isForOperators = (kind: Notice['kind']): kind is OperatorKind =>
  (operatorKinds as readonly string[]).includes(kind);

/** Returns the user's chosen channels for a kind that have an address. */
async function waysToUser(tx: Transaction, userId: string, kind: UserKind): Promise<Way[]> {
  const [user] = await tx.select({ phone: users.phone, email: users.email }).from(users).where(eq(users.id, userId));
  if (user === undefined) return [];
  const chosen = await tx.select().from(noticeChoices).where(eq(noticeChoices.userId, userId));
  const choice: NoticeChoice = chosen.find((row) => row.kind === kind) ?? INITIAL_CHOICE;
  const ways: Way[] = [];
  if (choice.sms && user.phone !== null) ways.push({ channel: 'sms', receiver: userId });
  if (choice.mail && user.email !== null) ways.push({ channel: 'mail', receiver: userId });
  return ways;
}

function waysOf(tx: Transaction, notice: Notice, operatorChannels: readonly NoticeChannel[]): Promise<Way[]> {
  const { kind, userId } = notice;
  if (isForOperators(kind)) return Promise.resolve(operatorChannels.map((channel) => ({ channel, receiver: DESK })));
  return userId === null ? Promise.resolve([]) : waysToUser(tx, userId, kind);
}

/** Creates the messages of new notices in order, in one process at a time. */
export async function fanOutNotices(
  db: Database,
  now: number,
  {
    operatorChannels,
    everywhere,
  }: { operatorChannels: readonly NoticeChannel[]; everywhere: readonly NoticeChannel[] },
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('notices'))`);
    const pending = await tx
      .select()
      .from(notices)
      .where(isNull(notices.spreadAt))
      .orderBy(asc(notices.seq))
      .limit(MOST_IN_A_BATCH);
    const at = new Date(now);
    for (const notice of pending) {
      const ways = await waysOf(tx, notice, operatorChannels);
      const all = [...ways, ...everywhere.map((channel) => ({ channel, receiver: DESK }))];
      if (all.length > 0)
        await tx.insert(outbox).values(
          all.map(({ channel, receiver }) => ({
            id: `${notice.id}-${channel}`,
            noticeId: notice.id,
            channel,
            lane: `${channel} ${receiver}`,
            state: 'waiting' as const,
            attempts: 0,
            nextAttemptAt: at,
            createdAt: notice.createdAt,
          })),
        );
      await tx.update(notices).set({ spreadAt: at }).where(eq(notices.id, notice.id));
    }
    return pending.length;
  });
}
