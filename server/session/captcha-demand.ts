import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import type { CaptchaType } from '#domain/captcha/protocol.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';

export const captchaNeeded = (captchaType: CaptchaType) =>
  new Refusal(CODE.captchaNeeded, codeMessages[CODE.captchaNeeded], { captchaType });

/** Spends the proof of a captcha of the wanted type, or refuses. */
export async function spendCaptcha({ captcha }: CallContext, verification: string, wanted: CaptchaType): Promise<void> {
  const solved = await captcha.redeem(verification);
  if (solved === null) throw new Refusal(CODE.captchaUsed);
  if (wanted === 'clickWord' && solved !== wanted) throw captchaNeeded(wanted);
}
