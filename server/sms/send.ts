import { eq } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { inBrand } from '#copy/brand.ts';
import { signInReplies } from '#copy/replies.ts';
import { SMS_RESEND_MS } from '#domain/limits.ts';
import type { WorkAnswer } from '#domain/proof-of-work.ts';
import { CHINA, clockTime } from '#domain/schedule/zone.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal, tooManyTries } from '../calls/refusal.ts';
import { companySettings } from '../company/facts.ts';
import { users } from '../data/schema/accounts.ts';
import { neighbourhoodOf } from '../http/network.ts';
import { MessageNotSent } from '../outside/not-sent.ts';
import { demandCaptcha, spendCaptcha } from '../session/captcha-demand.ts';
import { countIn, countOut, type Window, waitForWindow } from '../session/counters.ts';
import { type Requester, requesterOf } from '../session/known-device.ts';
import { giveBack, type Limit, limitOf, longestWait, push, type Rate, take } from '../session/limiter.ts';
import { wrongPasswords } from '../session/password-tries.ts';
import { proveWork, workNeeded } from '../session/proof-of-work.ts';
import { countRisks, everyoneAt, missingUnits, type Risks, riskOf, uncountRisks } from '../session/risk.ts';
import { levelPaidBy } from '../session/work-rules.ts';
import { ceilingsAt, messagesFull } from './ceilings.ts';
import { type CodeOf, newCode, storeCode } from './codes.ts';

/** Limits of a message, and the hourly one that needs no captcha. */
interface Counted {
  ofPhone: readonly Limit[];
  /** Limits of the address and its network; neither captchas nor work lift them. */
  ofAddress: readonly Limit[];
  ceilings: readonly Window[];
  /** Counters that raise a message's work; a known device has none. */
  risks: Risks;
  free: Limit;
  /** The same per browser, which counts once the account knows it. */
  freeOfBrowser: Limit;
}

/**
 * Phones before addresses, always in this order, so that concurrent senders do not deadlock. A known device has its
 * own daily messages, which neither strangers' requests nor the overall ceilings use up.
 */
function countedFor(context: CallContext, { phone, kind }: CodeOf, { isKnown }: Requester): Counted {
  const { network, limits, clock, visitor, work } = context;
  const ofPhone = (name: string, rate: Rate) => limitOf(isKnown ? `${name}.known` : name, phone, rate);
  const ofBrowser = `${phone} ${visitor.flow.issue()}`;
  const freeOfBrowser = limitOf('sms.free.browser', ofBrowser, limits.messagesWithoutCaptcha);
  const perKind = ofPhone(`sms.${kind}`, limits.messagePerPhoneAndKind);
  if (isKnown) {
    const reserved = ofPhone('sms.phone', limits.messagesPerPhoneFromKnown);
    const risks: Risks = { own: [], everyone: null };
    return { ofPhone: [perKind, reserved], ofAddress: [], ceilings: [], risks, free: freeOfBrowser, freeOfBrowser };
  }
  const neighbours = neighbourhoodOf(network);
  const rules = work.messages;
  return {
    ofPhone: [perKind, ofPhone('sms.phone', limits.messagesPerPhone)],
    ofAddress: [
      limitOf('sms.address', network, limits.messagesPerAddress),
      limitOf('sms.neighbours', neighbours, limits.messagesPerNeighbourhood),
    ],
    ceilings: ceilingsAt(context, clock.now()),
    risks: {
      own: [
        riskOf('sms.work.phone', phone, rules.phone),
        riskOf('sms.work.address', network, rules.address),
        riskOf('sms.work.neighbours', neighbours, rules.neighbourhood),
      ],
      everyone: everyoneAt('sms.work', rules.everyone, clock.now()),
    },
    free: limitOf('sms.free', phone, limits.messagesWithoutCaptcha),
    freeOfBrowser,
  };
}

const endOf = (retryAfter: number, now: number) => clockTime(now + retryAfter * 1000, CHINA);

/** The phone's limit is reached: tells until when, and the alternatives. */
const phoneFull = (retryAfter: number, now: number): Refusal =>
  retryAfter <= SMS_RESEND_MS / 1000
    ? tooManyTries(retryAfter)
    : new Refusal(CODE.tooManyTries, signInReplies.phoneFull(endOf(retryAfter, now)), { retryAfter });

function addressFull({ limits, log, requestId }: CallContext, retryAfter: number, now: number): Refusal {
  log.warn('sms.addressFull', { requestId, retryAfter });
  const text = signInReplies.addressFull(limits.messagesPerAddress.most, endOf(retryAfter, now));
  return new Refusal(CODE.tooManyTries, text, { retryAfter });
}

/** Demands and spends the captcha only if the message may be sent. */
async function refuseWhileFull(context: CallContext, { ofPhone, ofAddress, ceilings }: Counted, now: number) {
  const phoneWait = await longestWait(context.db, ofPhone, now);
  if (phoneWait > 0) throw phoneFull(phoneWait, now);
  const addressWait = await longestWait(context.db, ofAddress, now);
  if (addressWait > 0) throw addressFull(context, addressWait, now);
  for (const ceiling of ceilings) {
    const retryAfter = await waitForWindow(context.db, ceiling, now);
    if (retryAfter > 0) throw messagesFull(context, retryAfter);
  }
}

/** Counts all or nothing, in one transaction; false when the risk exceeds the paid level. */
async function admit(context: CallContext, counted: Counted, level: number, now: number): Promise<boolean> {
  const hasRisen = new Error('the risk has risen');
  try {
    await context.db.transaction(async (tx) => {
      for (const limit of counted.ofPhone) {
        const retryAfter = await take(tx, limit, now);
        if (retryAfter > 0) throw phoneFull(retryAfter, now);
      }
      for (const limit of counted.ofAddress) {
        const retryAfter = await take(tx, limit, now);
        if (retryAfter > 0) throw addressFull(context, retryAfter, now);
      }
      if (!(await countRisks(tx, counted.risks, level, now))) throw hasRisen;
      for (const ceiling of counted.ceilings) {
        const retryAfter = await countIn(tx, ceiling, now);
        if (retryAfter > 0) throw messagesFull(context, retryAfter);
      }
    });
    return true;
  } catch (error) {
    if (error === hasRisen) return false;
    throw error;
  }
}

async function giveAllBack({ db }: CallContext, counted: Counted, now: number): Promise<void> {
  const { ofPhone, ofAddress, ceilings, risks, free, freeOfBrowser } = counted;
  for (const limit of [...ofPhone, ...ofAddress, free, freeOfBrowser]) await giveBack(db, limit, now);
  await uncountRisks(db, risks, now);
  for (const ceiling of ceilings) await countOut(db, ceiling);
}

/** True when this is not the hour's free message, or passwords were tried. */
const needsCaptcha = async (context: CallContext, of: CodeOf, { free }: Counted, requester: Requester, now: number) =>
  (await longestWait(context.db, [...wrongPasswords(context, of.phone, requester), free], now)) > 0;

/** Sends a code, or to a phone without an account a message saying so. The caller cannot tell the two apart. */
export async function sendCode(
  context: CallContext,
  of: CodeOf,
  { verification, work }: { verification: string | null; work: WorkAnswer | null },
): Promise<void> {
  const { db, clock, captcha, network, log, requestId } = context;
  const now = clock.now();
  const requester = await requesterOf(context, of.phone);
  const counted = countedFor(context, of, requester);
  await refuseWhileFull(context, counted, now);
  const captchaType = await captcha.typeFor(network);
  if (verification === null && (await needsCaptcha(context, of, counted, requester, now)))
    throw await demandCaptcha(context, of, captchaType);
  const subject = `sms ${of.kind} ${of.phone}`;
  const done = await proveWork(context, subject, work);
  const missing = await missingUnits(context, counted.risks, done.units, now);
  if (missing === 0) {
    if (verification !== null) {
      await spendCaptcha(context, of, verification, captchaType);
      // A message after a captcha also uses up the hour's free one.
      await push(db, counted.free, now);
    } else if ((await take(db, counted.free, now)) > 0) throw await demandCaptcha(context, of, captchaType);
  }
  const proven = await done.spend();
  const demanded = missing + done.units - proven;
  if (demanded > 0) throw workNeeded(context, subject, { units: demanded, credit: proven });
  await push(db, counted.freeOfBrowser, now);
  if (!(await admit(context, counted, levelPaidBy(context.work, proven), now))) {
    const units = await missingUnits(context, counted.risks, proven, now);
    throw units > 0 ? workNeeded(context, subject, { units, credit: proven }) : tooManyTries(1);
  }
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
  await storeCode(context, of, code);
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
