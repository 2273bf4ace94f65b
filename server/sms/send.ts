import { eq } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import type { CaptchaType } from '#domain/captcha/protocol.ts';
import { signInReplies } from '#src/ui/copy/sign-in-replies.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import { users } from '../data/schema/accounts.ts';
import { countedTimes, giveBack, type Limit, limitOf, take, waitFor } from '../session/limiter.ts';
import { type CodeOf, keepCode, newCode } from './codes.ts';
import { MessageNotSent } from './message.ts';

/** Until when the next message of this kind waits, however often it is asked for. */
const tooMany = (retryAfter: number) => new Refusal(CODE.tooManyTries, codeMessages[CODE.tooManyTries], { retryAfter });

/** Phones before the address, always in this order, so that two senders never wait for each other. */
function messageLimits({ network, limits }: CallContext, { phone, kind }: CodeOf): Limit[] {
  return [
    limitOf(`sms.${kind}`, phone, limits.messagePerPhoneAndKind),
    limitOf('sms.phone', phone, limits.messagesPerPhone),
    limitOf('sms.address', network, limits.messagesPerAddress),
  ];
}

export const suspicions = ({ network, limits }: Pick<CallContext, 'network' | 'limits'>, phone: string): Limit[] => [
  limitOf('suspect.phone', phone, limits.suspicion),
  limitOf('suspect.address', network, limits.suspicion),
];

async function needsCaptcha(context: CallContext, free: Limit, phone: string): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  if ((await waitFor(db, free, now)) > 0) return true;
  for (const suspicion of suspicions(context, phone)) {
    if ((await countedTimes(db, suspicion, now)).length > 0) return true;
  }
  return false;
}

async function spend({ captcha }: CallContext, verification: string, wanted: CaptchaType): Promise<void> {
  const solved = await captcha.redeem(verification);
  if (solved === null) throw new Refusal(CODE.captchaUsed);
  if (wanted === 'clickWord' && solved !== wanted) throw captchaNeeded(wanted);
}

const captchaNeeded = (captchaType: CaptchaType) =>
  new Refusal(CODE.captchaNeeded, codeMessages[CODE.captchaNeeded], { captchaType });

/** All or none is counted, in one transaction. */
async function admit({ db }: CallContext, limits: readonly Limit[], now: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const limit of limits) {
      const retryAfter = await take(tx, limit, now);
      if (retryAfter > 0) throw tooMany(retryAfter);
    }
  });
}

/** Sends a code, or to a phone without an account a message that says so. Both look the same to the one who asks. */
export async function sendCode(context: CallContext, of: CodeOf, verification: string | null): Promise<void> {
  const { db, clock, limits, captcha, network, log, requestId } = context;
  const now = clock.now();
  const counted = messageLimits(context, of);
  // The captcha is asked for and spent only where the message may go out.
  for (const limit of counted) {
    const retryAfter = await waitFor(db, limit, now);
    if (retryAfter > 0) throw tooMany(retryAfter);
  }
  const free = limitOf('sms.free', of.phone, limits.messagesWithoutCaptcha);
  const captchaType = await captcha.typeFor(network);
  if (verification !== null) await spend(context, verification, captchaType);
  else if (await needsCaptcha(context, free, of.phone)) throw captchaNeeded(captchaType);
  else if ((await take(db, free, now)) > 0) throw captchaNeeded(captchaType);
  // A message after a captcha also ends the hour's free one.
  if (verification !== null) await take(db, free, now);
  await admit(context, counted, now);
  try {
    await deliver(context, of);
  } catch (error) {
    if (error instanceof MessageNotSent) for (const limit of [...counted, free]) await giveBack(db, limit, now);
    throw error;
  }
  log.info('sms.sent', { requestId, kind: of.kind });
}

async function deliver(context: CallContext, of: CodeOf): Promise<void> {
  const { db, random, messages, settings } = context;
  const code = newCode(random);
  await keepCode(context, of, code);
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.phone, of.phone));
  const isUnknown = of.kind === 'user_login' && known === undefined;
  const host = settings.publicOrigin === null ? null : new URL(settings.publicOrigin).host;
  const text = isUnknown ? signInReplies.unknownPhone : signInReplies.code(code, host);
  await messages.send({ phone: of.phone, messageType: of.kind, code: isUnknown ? null : code, text });
}
