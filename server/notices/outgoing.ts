import { eq, inArray } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { operatorOutbox, operatorOutboxRetry } from '#contract/calls/operator-outbox.ts';
import { CODE } from '#contract/codes.ts';
import { noticeWords } from '#copy/notices/texts.ts';
import { noticeKindText } from '#copy/orders/order.ts';
import { noticeReplies } from '#copy/replies.ts';
import { maskPhone } from '#domain/identity/phone.ts';
import type { StoredNotice } from '#domain/notices/facts.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { keysetPage } from '../data/keyset.ts';
import { users } from '../data/schema/accounts.ts';
import { notices, outbox } from '../data/schema/notices.ts';
import { type Actor, recordAct } from '../operators/audit.ts';

/** Lists messages in one state, the newest first. */
export async function listOutgoing(
  db: Database,
  { state, ...filter }: InferOutput<typeof operatorOutbox.request>,
  now: number,
): Promise<AnswerOf<typeof operatorOutbox>> {
  const runs = () => [{ where: eq(outbox.state, state), by: 'createdAt', order: 'desc' } as const];
  const { items, ...page } = await keysetPage(filter, { db, table: outbox, now, runs });
  const ids = items.map(({ noticeId }) => noticeId);
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ notice: notices, phone: users.phone })
          .from(notices)
          .leftJoin(users, eq(users.id, notices.userId))
          .where(inArray(notices.id, ids));
  const noticeById = new Map(found.map((each) => [each.notice.id, each]));
  return {
    ...page,
    items: items.flatMap(({ id, noticeId, channel, attempts, lastError, createdAt, nextAttemptAt, settledAt }) => {
      const one = noticeById.get(noticeId);
      if (one === undefined) return [];
      const { kind, subject, userId } = one.notice;
      const { about, detail } = noticeWords(one.notice as StoredNotice);
      return [
        {
          ...{ id, kind, kindName: noticeKindText[kind], channel, subject, state, attempts, lastError },
          text: `${about}${detail}`,
          receiver: userId === null ? null : maskPhone(one.phone ?? ''),
          createdAt: createdAt.getTime(),
          nextAttemptAt: nextAttemptAt.getTime(),
          settledAt: settledAt?.getTime() ?? null,
        },
      ];
    }),
  };
}

/** Retries a message that was given up, in its original position for the receiver. */
export async function sendAgain(
  db: Database,
  id: string,
  { now, actor }: { now: number; actor: Actor },
): Promise<AnswerOf<typeof operatorOutboxRetry>> {
  return db.transaction(async (tx) => {
    const [message] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
    if (message === undefined) throw new Refusal(CODE.notFound, noticeReplies.unknown);
    if (message.state !== 'dead') throw new Refusal(CODE.conflict, noticeReplies.notDead);
    const nextAttemptAt = new Date(now);
    await tx
      .update(outbox)
      .set({ state: 'waiting', attempts: 0, nextAttemptAt, settledAt: null })
      .where(eq(outbox.id, id));
    await tx.update(notices).set({ expiresAt: null }).where(eq(notices.id, message.noticeId));
    const before = { state: message.state, attempts: message.attempts, lastError: message.lastError };
    const act = {
      action: 'notice.sentAgain',
      subjectKind: 'notice',
      subjectId: id,
      before,
      after: { state: 'waiting' },
    };
    await recordAct(tx, actor, act, now);
    return { id, nextAttemptAt: now };
  });
}
