import type { AnswerOf } from '#contract/call.ts';
import type { captchaGet } from '#contract/calls/auth.ts';
import type { CaptchaType } from '#domain/captcha/protocol.ts';
import type { CallContext, CallHandlers } from './context.ts';

async function get(captchaType: CaptchaType, context: CallContext): Promise<AnswerOf<typeof captchaGet>> {
  const { repData, ...reply } = await context.captcha.get(captchaType, context.network);
  if (repData === null || 'retryAfter' in repData) return { ...reply, repData };
  const { wordList, captchaType: _asked, ...challenge } = repData;
  return { ...reply, repData: { ...challenge, wordList: wordList === null ? null : [...wordList] } };
}

export const captchaCalls: Pick<CallHandlers, 'captchaGet' | 'captchaGetByPost' | 'captchaCheck'> = {
  captchaGet: ({ captchaType }, context) => get(captchaType, context),
  captchaGetByPost: ({ captchaType }, context) => get(captchaType, context),
  captchaCheck: (request, context) => context.captcha.check(request, context.network),
};
