import { CODE } from '#contract/codes.ts';
import type { WorkAnswer } from '#domain/proof-of-work.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal, tooManyTries } from '../calls/refusal.ts';
import { neighbourhoodOf } from '../http/network.ts';
import { type CaptchaTarget, captchaNeeded, demandCaptcha, noteDemand, spendCaptcha } from './captcha-demand.ts';
import { type Requester, subjectOf } from './known-device.ts';
import { countedTimes, giveBack, type Limit, limitOf, longestWait, push, take } from './limiter.ts';
import { proveWork, workNeeded } from './proof-of-work.ts';
import { countRisks, everyoneAt, missingUnits, type Risks, riskOf, uncountRisks } from './risk.ts';
import { ATTEMPTS_REPORTED, levelPaidBy } from './work-rules.ts';

export interface PasswordTry {
  phone: string;
  /** Null for an unknown account: counting and answers are the same. */
  stored: string | null;
  received: string;
  requester: Requester;
  /** Captcha proof sent with the attempt; null without one, undefined where a captcha cannot be demanded. */
  verification?: string | null;
  work: WorkAnswer | null;
  /** Called after each wrong password of a stranger. */
  onWrong?: () => void;
  /** Called after many wrong passwords of strangers, with the time of the first that counts. */
  onManyWrong?: (since: number) => void;
}

interface Counts {
  risks: Risks;
  /** Limits after which a captcha is demanded. */
  wrong: readonly Limit[];
}

interface Paid {
  at: number;
  subject: string;
  target: CaptchaTarget;
  hasCaptcha: boolean;
  /** Units of work. */
  proven: number;
}

type Network = Pick<CallContext, 'network' | 'limits' | 'work' | 'clock'>;

/** Limits after which a captcha is demanded, phones before addresses. A known device has only its own. */
export function wrongPasswords(
  { network, limits }: Pick<CallContext, 'network' | 'limits'>,
  phone: string,
  requester: Requester,
): Limit[] {
  const ofAccount = limitOf('password.wrong', subjectOf(phone, requester), limits.wrongPasswordsOfAccount);
  if (requester.isKnown) return [ofAccount];
  return [ofAccount, limitOf('password.address', network, limits.wrongPasswordsOfAddress)];
}

/** Counts that increase the work of an attempt; a known device has only its own. */
function risksOf({ network, work, clock }: Network, phone: string, requester: Requester): Risks {
  const { account, address, neighbourhood, everyone } = work.passwords;
  const ofAccount = riskOf('password.work', subjectOf(phone, requester), account);
  if (requester.isKnown) return { own: [ofAccount], everyone: null };
  return {
    own: [
      ofAccount,
      riskOf('password.work.address', network, address),
      riskOf('password.work.neighbours', neighbourhoodOf(network), neighbourhood),
    ],
    everyone: everyoneAt('password.work', everyone, clock.now()),
  };
}

/** Takes the captcha and work the risk requires. Spends neither while the other is missing. */
async function takePayment(context: CallContext, tried: PasswordTry, { risks, wrong }: Counts): Promise<Paid> {
  const { db, clock, captcha, network } = context;
  const { phone, requester, verification } = tried;
  const at = clock.now();
  const target: CaptchaTarget = { phone, kind: 'password' };
  const subject = `password ${subjectOf(phone, requester)}`;
  const captchaType = await captcha.typeFor(network);
  const hasCaptcha = typeof verification === 'string';
  if (!hasCaptcha && wrong.length > 0 && (await longestWait(db, wrong, at)) > 0)
    throw await demandCaptcha(context, target, captchaType);
  const done = await proveWork(context, subject, tried.work);
  const missing = await missingUnits(context, risks, done.units, at);
  if (hasCaptcha && missing === 0) await spendCaptcha(context, target, verification, captchaType);
  const proven = await done.spend();
  const units = missing + done.units - proven;
  if (units > 0) throw workNeeded(context, subject, { units, credit: proven });
  return { at, subject, target, hasCaptcha, proven };
}

/**
 * Counts an attempt as wrong until it proves right, so that concurrent attempts see each other; all counts or none,
 * in one transaction. Returns false when a count exceeds what was paid. A solved captcha exempts from the limits of
 * attempts without one.
 */
async function admit(context: CallContext, { risks, wrong }: Counts, paid: Paid): Promise<boolean> {
  const { db, work, captcha, network } = context;
  const captchaType = await captcha.typeFor(network);
  const hasRisen = new Error('the risk has risen');
  try {
    await db.transaction(async (tx) => {
      if (!(await countRisks(tx, risks, levelPaidBy(work, paid.proven), paid.at))) throw hasRisen;
      for (const limit of wrong) {
        if (paid.hasCaptcha) await push(tx, limit, paid.at);
        else if ((await take(tx, limit, paid.at)) > 0) throw captchaNeeded(captchaType);
      }
    });
    return true;
  } catch (error) {
    if (error === hasRisen) return false;
    if (error instanceof Refusal && error.code === CODE.captchaNeeded) await noteDemand(context, paid.target);
    throw error;
  }
}

async function informOfMany(context: CallContext, { onManyWrong, requester }: PasswordTry, { own }: Risks, at: number) {
  const [ofAccount] = own;
  if (onManyWrong === undefined || requester.isKnown || ofAccount === undefined) return;
  const times = await countedTimes(context.db, ofAccount.limit, at);
  if (times.length >= ATTEMPTS_REPORTED) onManyWrong(times[0] ?? at);
}

/**
 * Checks a password that has paid for its risk. No count ever locks an account: the maximum is half a minute of
 * work.
 */
export async function tryPassword(context: CallContext, tried: PasswordTry): Promise<boolean> {
  const { db, passwords, log, requestId } = context;
  const { phone, stored, received, requester, verification } = tried;
  const risks = risksOf(context, phone, requester);
  const wrong = verification === undefined ? [] : wrongPasswords(context, phone, requester);
  const paid = await takePayment(context, tried, { risks, wrong });
  if (!(await admit(context, { risks, wrong }, paid))) {
    const units = await missingUnits(context, risks, paid.proven, paid.at);
    throw units > 0 ? workNeeded(context, paid.subject, { units, credit: paid.proven }) : tooManyTries(1);
  }
  const takeBack = async () => {
    for (const limit of wrong) await giveBack(db, limit, paid.at);
    await uncountRisks(db, risks, paid.at);
  };
  const isRight = await passwords.isRight(stored, received).catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if (isRight) await takeBack();
  else {
    log.warn('password.refused', { requestId });
    if (!requester.isKnown) tried.onWrong?.();
    await informOfMany(context, tried, risks, paid.at);
  }
  return isRight;
}

/** Checks the old password of a signed-in user, limited per hour; others cannot use up the limit. */
export async function tryOwnPassword(
  { db, clock, limits, passwords, log, requestId }: CallContext,
  { userId, stored, received }: { userId: string; stored: string; received: string },
): Promise<boolean> {
  const at = clock.now();
  const tries = limitOf('password', `session ${userId}`, limits.passwordTries);
  const retryAfter = await take(db, tries, at);
  if (retryAfter > 0) throw tooManyTries(retryAfter);
  const isRight = await passwords.isRight(stored, received).catch(async (error: unknown) => {
    await giveBack(db, tries, at);
    throw error;
  });
  if (isRight) await giveBack(db, tries, at);
  else log.warn('password.refused', { requestId });
  return isRight;
}
