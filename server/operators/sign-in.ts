import { and, eq, isNull, lt } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import type { OperatorAnswer } from '#contract/fields/operator.ts';
import { operatorReplies } from '#copy/operator/replies.ts';
import type { WorkAnswer } from '#domain/proof-of-work.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal, tooManyTries } from '../calls/refusal.ts';
import { operators } from '../data/schema/operators.ts';
import { informOfOperatorAttempts } from '../notices/event-notices.ts';
import { subjectOf } from '../session/known-device.ts';
import { giveBack, limitOf, take } from '../session/limiter.ts';
import { tryPassword } from '../session/password-tries.ts';
import { recordAct } from './audit.ts';
import { operatorRequester, rememberOperatorDevice } from './devices.ts';
import { stepOfCode } from './one-time-code.ts';
import { findPending, openSession, startPending } from './sessions.ts';

const maySignIn = and(isNull(operators.removedAt), isNull(operators.disabledAt));

interface GivenPassword {
  name: string;
  password: string;
  work: WorkAnswer | null;
}

/** First step; the browser gets a token valid only for the second. */
export async function checkPassword(context: CallContext, { name, password, work }: GivenPassword): Promise<void> {
  const { db, clock, random, visitor } = context;
  const [operator] = await db
    .select()
    .from(operators)
    .where(and(eq(operators.name, name), isNull(operators.removedAt)));
  const isRight = await tryPassword(context, {
    phone: `operator ${operator?.credentialsId ?? name}`,
    stored: operator?.passwordHash ?? null,
    received: password,
    requester: await operatorRequester(context, operator?.id ?? null),
    work,
    ...(operator === undefined ? {} : { onManyWrong: () => informOfOperatorAttempts(context, operator.name) }),
  });
  if (operator === undefined || !isRight) throw new Refusal(CODE.wrongCredentials, operatorReplies.wrongPassword);
  if (operator.disabledAt !== null) throw new Refusal(CODE.wrongCredentials, operatorReplies.disabled);
  const pending = { operatorId: operator.id, before: visitor.operatorToken, now: clock.now(), random };
  visitor.setOperator(await startPending(db, pending));
}

/** Second step; each code is accepted once. */
export async function checkCode(context: CallContext, code: string): Promise<Pick<OperatorAnswer, 'name' | 'roles'>> {
  const { db, clock, random, visitor, limits, secret, requestId } = context;
  const now = clock.now();
  const pending = await findPending(db, visitor.operatorToken, now);
  if (pending === null) throw new Refusal(CODE.expired, operatorReplies.startAgain);
  const { operator, sessionId } = pending;
  const requester = await operatorRequester(context, operator.id);
  const tries = limitOf('operator.code', subjectOf(operator.credentialsId, requester), limits.passwordTries);
  const retryAfter = await take(db, tries, now);
  if (retryAfter > 0) throw tooManyTries(retryAfter);
  const step = stepOfCode(operator.totpSecret, code, now, secret);
  if (step === null) throw new Refusal(CODE.wrongSmsCode, operatorReplies.wrongCode);
  const token = await db.transaction(async (tx) => {
    const taken = await tx
      .update(operators)
      .set({ totpStep: step, signedInAt: new Date(now) })
      .where(and(eq(operators.id, operator.id), lt(operators.totpStep, step), maySignIn))
      .returning({ id: operators.id });
    if (taken.length === 0) throw new Refusal(CODE.wrongSmsCode, operatorReplies.usedCode);
    const actor = { actorKind: 'desk', actorId: operator.id, requestId } as const;
    const act = { action: 'operator.signedIn', subjectKind: 'operator', subjectId: operator.name };
    await recordAct(tx, actor, { ...act, before: null, after: null, more: { address: context.address } }, now);
    return openSession(tx, sessionId, now, random);
  });
  if (token === null) throw new Refusal(CODE.expired, operatorReplies.startAgain);
  await giveBack(db, tries, now);
  visitor.setOperator(token);
  await rememberOperatorDevice(context, operator.id);
  return { name: operator.name, roles: operator.roles };
}
