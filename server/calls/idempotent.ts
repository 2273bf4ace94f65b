import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import type { CallName } from '#contract/table.ts';
import { HOUR_MS } from '#domain/limits.ts';
import type { Database } from '../data/connect.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import { idempotencyKeys } from '../data/schema/orders.ts';
import type { CallContext } from './context.ts';
import { Refusal } from './refusal.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Clients retry within minutes; two days cover one that was suspended. */
const KEPT_MS = 48 * HOUR_MS;

/** Serialises content independently of its key order. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export const digestOf = (value: unknown): string => createHash('sha256').update(canonicalText(value)).digest('hex');

interface Write<Answer extends object> {
  call: CallName;
  /** A user's id, or the digest of a guest's phone. */
  owner: string;
  request: unknown;
  /** Runs the write in the transaction that stores the answer; refusals are not stored. */
  work(tx: Transaction): Promise<Answer>;
}

type Known = typeof idempotencyKeys.$inferSelect;

type Keyed = Pick<CallContext, 'clock' | 'db' | 'idempotencyKey' | 'noteRepeat'>;

const keyOf = (owner: string, key: string) => and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));

function answered<Answer extends object>(
  { noteRepeat }: Keyed,
  known: Known,
  { call, bodyDigest }: { call: CallName; bodyDigest: string },
): Answer {
  if (known.callName !== call || known.bodyDigest !== bodyDigest) throw new Refusal(CODE.conflict);
  noteRepeat?.();
  return known.answer as Answer;
}

/** Returns the stored answer of a finished write; null when it never ran. */
export async function answeredBefore<Answer extends object>(
  context: Keyed,
  { call, owner, request }: Omit<Write<Answer>, 'work'>,
): Promise<Answer | null> {
  const { db, clock, idempotencyKey } = context;
  const [done] = await db
    .select()
    .from(idempotencyKeys)
    .where(keyOf(owner, idempotencyKey ?? ''));
  const isDone = done !== undefined && done.answer !== null && done.expiresAt.getTime() > clock.now();
  return isDone ? answered<Answer>(context, done, { call, bodyDigest: digestOf(request) }) : null;
}

/**
 * Runs a write once per key. A repetition with the same body gets the stored answer, one with another body is
 * refused. A concurrent repetition waits for the first in the database, in any process.
 */
export async function once<Answer extends object>(
  context: Keyed,
  { call, owner, request, work }: Write<Answer>,
): Promise<Answer> {
  const { db, clock, idempotencyKey } = context;
  if (idempotencyKey === null) throw new Error(`${call} has no idempotency key`);
  const now = clock.now();
  const mine = keyOf(owner, idempotencyKey);
  const bodyDigest = digestOf(request);
  const row = {
    callName: call,
    bodyDigest,
    answer: null,
    createdAt: new Date(now),
    expiresAt: new Date(now + KEPT_MS),
  };
  // Most repetitions come after the first has finished and need no transaction.
  const done = await answeredBefore<Answer>(context, { call, owner, request });
  if (done !== null) return done;
  return db.transaction(async (tx) => {
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ owner, key: idempotencyKey, ...row })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length === 0) {
      const [known] = await tx.select().from(idempotencyKeys).where(mine).for('update');
      if (known !== undefined && known.expiresAt.getTime() > now) return answered(context, known, { call, bodyDigest });
      await tx.update(idempotencyKeys).set(row).where(mine);
    }
    const answer = await work(tx);
    await tx
      .update(idempotencyKeys)
      .set({ answer: answer as unknown as JsonObject })
      .where(mine);
    return answer;
  });
}
