import { CODE } from '#contract/codes.ts';
import type { MessageType } from '#contract/fields/common.ts';
import { codeMessages } from '#contract/messages.ts';
import type { CaptchaType } from '#domain/captcha/protocol.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import { digest } from './tokens.ts';

/** Purpose of a captcha: an SMS of one kind to one phone, or a password login of one account. */
export interface CaptchaTarget {
  phone: string;
  kind: MessageType | 'password';
}

const targetDigest = ({ phone, kind }: CaptchaTarget): string => digest(`captcha ${kind} ${phone}`);

export const captchaNeeded = (captchaType: CaptchaType) =>
  new Refusal(CODE.captchaNeeded, codeMessages[CODE.captchaNeeded], { captchaType });

/** Binds the browser's next captcha to this target. Must not run in a transaction. */
export const noteDemand = ({ captcha, visitor }: CallContext, target: CaptchaTarget): Promise<void> =>
  captcha.demand(digest(visitor.flow.issue()), targetDigest(target));

/** Demands a captcha from this browser. Must not run in a transaction. */
export async function demandCaptcha(
  context: CallContext,
  target: CaptchaTarget,
  captchaType: CaptchaType,
): Promise<Refusal> {
  await noteDemand(context, target);
  return captchaNeeded(captchaType);
}

/** Spends the browser's captcha proof of the given type for this target, or refuses. */
export async function spendCaptcha(
  context: CallContext,
  target: CaptchaTarget,
  verification: string,
  demanded: CaptchaType,
): Promise<void> {
  const { captcha, visitor, network, log, requestId } = context;
  const flow = visitor.flow.read();
  const solved = flow === null ? null : await captcha.redeem(verification, digest(flow), targetDigest(target));
  if (solved === null) throw new Refusal(CODE.captchaUsed);
  const { type, solvedAt } = solved;
  log.info('captcha.spent', { requestId, kind: target.kind, type, sameAddress: solvedAt === digest(network) });
  if (demanded === 'clickWord' && type !== demanded) throw await demandCaptcha(context, target, demanded);
}
