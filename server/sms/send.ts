import { eq } from 'drizzle-orm';
import { inBrand } from '#src/ui/brand.ts';
import { signInReplies } from '#src/ui/copy/sign-in-replies.ts';
import type { CallContext } from '../calls/context.ts';
import { tooManyTries } from '../calls/refusal.ts';
import { companySettings } from '../company/facts.ts';
import { users } from '../data/schema/accounts.ts';
import { MessageNotSent } from '../outside/not-sent.ts';
import { demandCaptcha, spendCaptcha } from '../session/captcha-demand.ts';
import { countIn, countOut, type Window, waitForWindow } from '../session/counters.ts';
import { type Requester, requesterOf } from '../session/known-device.ts';
import { giveBack, type Limit, limitOf, longestWait, push, type Rate, take } from '../session/limiter.ts';
import { wrongPasswords } from '../session/password-tries.ts';
import { ceilingsAt, messagesFull } from './ceilings.ts';
import { type CodeOf, keepCode, newCode } from './codes.ts';

/** What a message counts against, and the one of the hour that goes without a captcha. */
interface Counted {
  limits: readonly Limit[];
  ceilings: readonly Window[];
  free: Limit;
  /** The same for this browser only, which is what counts once the account knows it. */
  freeOfBrowser: Limit;
}

/**
 * Phones before the address, always in this order, so that two senders never wait for each other. What strangers ask for
 * leaves a known device its own few a day, which neither their address nor the ceilings over all phones take from it.
 */
function countedFor(context: CallContext, { phone, kind }: CodeOf, { isKnown }: Requester): Counted {
  const { network, limits, clock, visitor } = context;
  const ofPhone = (name: string, rate: Rate) => limitOf(isKnown ? `${name}.known` : name, phone, rate);
  const ofBrowser = `${phone} ${visitor.flow.issue()}`;
  const freeOfBrowser = limitOf('sms.free.browser', ofBrowser, limits.messagesWithoutCaptcha);
  const perKind = ofPhone(`sms.${kind}`, limits.messagePerPhoneAndKind);
  if (isKnown) {
    const kept = ofPhone('sms.phone', limits.messagesPerPhoneFromKnown);
    return { limits: [perKind, kept], ceilings: [], free: freeOfBrowser, freeOfBrowser };
  }
  return {
    limits: [
      perKind,
      ofPhone('sms.phone', limits.messagesPerPhone),
      limitOf('sms.address', network, limits.messagesPerAddress),
    ],
    ceilings: ceilingsAt(context, clock.now()),
    free: limitOf('sms.free', phone, limits.messagesWithoutCaptcha),
    freeOfBrowser,
  };
}

/** The captcha is asked for and spent only where the message may go out. */
async function refuseWhileFull(context: CallContext, { limits, ceilings }: Counted, now: number): Promise<void> {
  const ownWait = await longestWait(context.db, limits, now);
  if (ownWait > 0) throw tooManyTries(ownWait);
  for (const ceiling of ceilings) {
    const retryAfter = await waitForWindow(context.db, ceiling, now);
    if (retryAfter > 0) throw messagesFull(context, retryAfter);
  }
}

/** All or none is counted, in one transaction. */
async function admit(context: CallContext, { limits, ceilings }: Counted, now: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    for (const limit of limits) {
      const retryAfter = await take(tx, limit, now);
      if (retryAfter > 0) throw tooManyTries(retryAfter);
    }
    for (const ceiling of ceilings) {
      const retryAfter = await countIn(tx, ceiling, now);
      if (retryAfter > 0) throw messagesFull(context, retryAfter);
    }
  });
}

async function giveAllBack({ db }: CallContext, counted: Counted, now: number): Promise<void> {
  const { limits, ceilings, free, freeOfBrowser } = counted;
  for (const limit of [...limits, free, freeOfBrowser]) await giveBack(db, limit, now);
  for (const ceiling of ceilings) await countOut(db, ceiling);
}

/** Sends a code, or to a phone without an account a message that says so. Both look the same to the one who asks. */
export async function sendCode(context: CallContext, of: CodeOf, verification: string | null): Promise<void> {
  const { db, clock, captcha, network, log, requestId } = context;
  const now = clock.now();
  const requester = await requesterOf(context, of.phone);
  const counted = countedFor(context, of, requester);
  await refuseWhileFull(context, counted, now);
  const captchaType = await captcha.typeFor(network);
  if (verification !== null) {
    await spendCaptcha(context, of, verification, captchaType);
    // A message after a captcha also ends the hour's free one.
    await push(db, counted.free, now);
  } else if (
    (await longestWait(db, wrongPasswords(context, of.phone, requester), now)) > 0 ||
    (await take(db, counted.free, now)) > 0
  )
    throw await demandCaptcha(context, of, captchaType);
  await push(db, counted.freeOfBrowser, now);
  await admit(context, counted, now);
  try {
    await deliver(context, of);
  } catch (error) {
    if (error instanceof MessageNotSent) await giveAllBack(context, counted, now);
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
  const { brand } = (await companySettings(context)).site;
  const text = inBrand(brand, () => (isUnknown ? signInReplies.unknownPhone() : signInReplies.code(code, host)));
  await messages.send({
    ...{ id: random.uuid(), phone: of.phone, messageType: of.kind, text },
    ...(isUnknown ? { code: null } : { code, values: { code } }),
  });
}
