import { eq, inArray } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import type { CaptchaType } from '#domain/captcha/protocol.ts';
import { signInReplies } from '#src/ui/copy/sign-in-replies.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal, tooManyTries } from '../calls/refusal.ts';
import { knownDevices, limits as limitRows } from '../data/schema/accounts.ts';
import { type CaptchaTarget, captchaNeeded, demandCaptcha, noteDemand, spendCaptcha } from './captcha-demand.ts';
import { type Requester, subjectOf } from './known-device.ts';
import { giveBack, type Limit, limitOf, push, take, waitsFor } from './limiter.ts';

export interface PasswordTry {
  phone: string;
  /** Null of an account that does not exist: everything is counted and answered the same. */
  stored: string | null;
  received: string;
  requester: Requester;
  /** Of the captcha that came along; null when none did, undefined where none can be asked for. */
  verification?: string | null;
}

type Limits = Pick<CallContext, 'limits'>;

const inARow = ({ limits }: Limits, phone: string, requester: Requester): Limit =>
  limitOf('password.row', subjectOf(phone, requester), limits.wrongPasswordsInARow);

/** The wrong passwords after which a captcha is asked for, phones before addresses. A known device has only its own. */
export function wrongPasswords(
  { network, limits }: Limits & Pick<CallContext, 'network'>,
  phone: string,
  requester: Requester,
): Limit[] {
  const ofAccount = limitOf('password.wrong', subjectOf(phone, requester), limits.wrongPasswordsOfAccount);
  if (requester.isKnown) return [ofAccount];
  return [ofAccount, limitOf('password.address', network, limits.wrongPasswordsOfAddress)];
}

const stopped = () => new Refusal(CODE.tooManyTries, signInReplies.passwordStopped);

/**
 * Counts a try as a wrong one until it proves right, so that many at once see each other: all limits or none, in one
 * transaction. A try with a solved captcha is past the limits of those without.
 */
async function admit(
  { db }: CallContext,
  { row, tries, wrong }: Record<'row' | 'tries', Limit> & { wrong: readonly Limit[] },
  { at, isProven, captchaType }: { at: number; isProven: boolean; captchaType: CaptchaType },
): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await take(tx, row, at)) > 0) throw stopped();
    const retryAfter = await take(tx, tries, at);
    if (retryAfter > 0) throw tooManyTries(retryAfter);
    for (const limit of wrong) {
      if (isProven) await push(tx, limit, at);
      else if ((await take(tx, limit, at)) > 0) throw captchaNeeded(captchaType);
    }
  });
}

/** Evaluates a password, unless too many were wrong before it. */
export async function tryPassword(context: CallContext, tried: PasswordTry): Promise<boolean> {
  const { db, clock, limits, network, captcha, passwords, log, requestId } = context;
  const { phone, stored, received, requester, verification } = tried;
  const at = clock.now();
  const row = inARow(context, phone, requester);
  const tries = limitOf('password', `${phone} ${requester.id}`, limits.passwordTries);
  const wrong = verification === undefined ? [] : wrongPasswords(context, phone, requester);
  const isProven = typeof verification === 'string';
  const captchaType = await captcha.typeFor(network);
  // A captcha is asked for and spent only where the password is looked at.
  const [ofRow = 0, ofTries = 0, ...ofWrong] = await waitsFor(db, [row, tries, ...wrong], at);
  if (ofRow > 0) throw stopped();
  if (ofTries > 0) throw tooManyTries(ofTries);
  const target: CaptchaTarget = { phone, kind: 'password' };
  if (!isProven && Math.max(0, ...ofWrong) > 0) throw await demandCaptcha(context, target, captchaType);
  if (isProven) await spendCaptcha(context, target, verification, captchaType);
  await admit(context, { row, tries, wrong }, { at, isProven, captchaType }).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === CODE.captchaNeeded) await noteDemand(context, target);
    throw error;
  });
  const isRight = await passwords.isRight(stored, received).catch(async (error: unknown) => {
    for (const limit of [row, tries, ...wrong]) await giveBack(db, limit, at);
    throw error;
  });
  if (isRight) {
    for (const limit of [tries, ...wrong]) await giveBack(db, limit, at);
    await db.delete(limitRows).where(eq(limitRows.key, row.key));
  } else log.warn('password.refused', { requestId });
  return isRight;
}

/** Who has the phone may use its password again, on every device. */
export async function reopenPassword(context: CallContext, phone: string, userId: string): Promise<void> {
  const { db } = context;
  const devices = await db.select({ id: knownDevices.id }).from(knownDevices).where(eq(knownDevices.userId, userId));
  const requesters: Requester[] = [
    { isKnown: false, id: '' },
    ownSession(userId),
    ...devices.map(({ id }) => ({ isKnown: true, id: `device ${id}` })),
  ];
  const rows = requesters.map((requester) => inARow(context, phone, requester).key);
  await db.delete(limitRows).where(inArray(limitRows.key, rows));
}

/** Somebody who is signed in already and gives the old password for a new one. */
export const ownSession = (userId: string): Requester => ({ isKnown: true, id: `session ${userId}` });
