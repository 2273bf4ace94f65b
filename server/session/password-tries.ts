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
  /** Null of an account that does not exist: everything is counted and answered the same. */
  stored: string | null;
  received: string;
  requester: Requester;
  /** Of the captcha that came along; null when none did, undefined where none can be asked for. */
  verification?: string | null;
  work: WorkAnswer | null;
  /** Called after each wrong password of a stranger. */
  onWrong?: () => void;
  /** Called after a wrong password of a stranger once there were many, with the moment of the first that counts. */
  onManyWrong?: (since: number) => void;
}

interface Counts {
  risks: Risks;
  /** After which a captcha is asked for. */
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

/** The wrong passwords after which a captcha is asked for, phones before addresses. A known device has only its own. */
export function wrongPasswords(
  { network, limits }: Pick<CallContext, 'network' | 'limits'>,
  phone: string,
  requester: Requester,
): Limit[] {
  const ofAccount = limitOf('password.wrong', subjectOf(phone, requester), limits.wrongPasswordsOfAccount);
  if (requester.isKnown) return [ofAccount];
  return [ofAccount, limitOf('password.address', network, limits.wrongPasswordsOfAddress)];
}

/** The wrong passwords that make a try dearer; of a known device only its own. */
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

/** Takes the captcha and the work that the risk asks for. Neither is spent while the other is missing. */
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
 * Counts a try as a wrong one until it proves right, so that many at once see each other: all counts or none, in one
 * transaction. False where a count has passed what was paid. A solved captcha is past the limits of tries without one.
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

/** Evaluates a password that has paid for its risk. No count ever closes one: the most is half a minute of work. */
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

/** The old password of someone who is signed in already: so many tries an hour, which no one else can use up. */
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
