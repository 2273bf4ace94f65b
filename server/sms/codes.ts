import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import type { MessageType } from '#contract/fields/common.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal, tooManyTries } from '../calls/refusal.ts';
import { smsCodes } from '../data/schema/accounts.ts';
import type { Random } from '../random.ts';
import { requesterOf } from '../session/known-device.ts';
import { giveBack, limitOf, take } from '../session/limiter.ts';
import { SMS_CODE_LIFE_MS, SMS_CODE_TRIES } from '../session/sign-in-limits.ts';
import { digest, isSame } from '../session/tokens.ts';

export interface CodeOf {
  phone: string;
  kind: MessageType;
}

/** Key of a code, which is valid only for its browser, phone and kind. */
export const codeKey = ({ phone, kind }: CodeOf, flow: string): string => digest(`${flow} ${kind} ${phone}`);

const codeDigest = (secret: string, { phone, kind }: CodeOf, code: string): string =>
  createHmac('sha256', secret).update(`${kind} ${phone} ${code}`).digest('hex');

export const newCode = (random: Random): string => String(random.below(1_000_000)).padStart(6, '0');

/**
 * Stores the code in place of an earlier one. A code that is never sent is stored too, so that timing does not
 * reveal the account.
 */
export async function storeCode({ db, clock, secret, visitor }: CallContext, of: CodeOf, code: string): Promise<void> {
  const now = clock.now();
  const stored = {
    codeDigest: codeDigest(secret, of, code),
    triesLeft: SMS_CODE_TRIES,
    createdAt: new Date(now),
    expiresAt: new Date(now + SMS_CODE_LIFE_MS),
    usedAt: null,
  };
  await db
    .insert(smsCodes)
    .values({ key: codeKey(of, visitor.flow.issue()), ...stored })
    .onConflictDoUpdate({ target: smsCodes.key, set: stored });
}

/** Spends one attempt; of concurrent correct ones one wins. */
async function isRight({ db, clock, secret, visitor }: CallContext, of: CodeOf, code: string): Promise<boolean> {
  const now = new Date(clock.now());
  const key = codeKey(of, visitor.flow.read() ?? '');
  const usable = and(eq(smsCodes.key, key), isNull(smsCodes.usedAt), gt(smsCodes.expiresAt, now));
  const [tried] = await db
    .update(smsCodes)
    .set({ triesLeft: sql`${smsCodes.triesLeft} - 1` })
    .where(and(usable, gt(smsCodes.triesLeft, 0)))
    .returning({ codeDigest: smsCodes.codeDigest });
  if (tried === undefined || !isSame(tried.codeDigest, codeDigest(secret, of, code))) return false;
  const used = await db
    .update(smsCodes)
    .set({ usedAt: now })
    .where(and(usable, eq(smsCodes.codeDigest, tried.codeDigest)))
    .returning({ key: smsCodes.key });
  return used.length === 1;
}

/**
 * Consumes a code or refuses it. Counted as wrong until it proves right, so that concurrent attempts see each other.
 */
export async function useCode(context: CallContext, of: CodeOf, code: string): Promise<void> {
  const { db, clock, limits } = context;
  const at = clock.now();
  const { id } = await requesterOf(context, of.phone);
  const wrongCodes = limitOf('sms.wrong', id, limits.wrongCodesPerAddress);
  const retryAfter = await take(db, wrongCodes, at);
  if (retryAfter > 0) throw tooManyTries(retryAfter);
  if (!(await isRight(context, of, code))) {
    context.log.warn('sms.codeRefused', { requestId: context.requestId, kind: of.kind });
    throw new Refusal(CODE.wrongSmsCode);
  }
  await giveBack(db, wrongCodes, at);
}
